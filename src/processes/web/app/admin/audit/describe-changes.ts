import { findEditableField } from '#shared/admin/domain/editing/check-field.ts';
import { labelOfField, type PeopleNames } from '#shared/admin/domain/editing/editable-fields.ts';
import { formatExactTime } from '#shared/admin/domain/format-time.ts';
import type { AuditLine } from '#shared/admin/domain/staff.ts';
import { isRole } from '#shared/admin/domain/staff-roles.ts';
import { isEditable } from '#shared/admin/domain/subjects/subjects.ts';
import { admin } from '#shared/admin/text/admin.ts';
import { adminAudit } from '#shared/admin/text/audit.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminTaxonomy } from '#shared/admin/text/taxonomy.ts';
import { isFromTmdb } from '#shared/domain/entities.ts';
import { describeValue } from '../editing/field/describe-value.ts';

export interface DescribedChange {
  label: string;
  before: string;
  after: string;
}

const words = adminAudit;
type Values = Readonly<Record<string, unknown>>;

/** What an audit event changed, field by field, in words. Empty where the event changed no value or stored none. */
export function describeChanges(line: AuditLine, people: PeopleNames): DescribedChange[] {
  if (line.published) return line.published.fields.map((change) => describeField(line.entity, change, people));
  const [before, after] = [readObject(line.before), readObject(line.after)];
  if (line.action === 'role.changed')
    return [{ label: admin.role, before: describeRole(before.role), after: describeRole(after.role) }];
  if (line.action === 'plan.moved') return compare(PLAN_TIMES, sayTimes(before), sayTimes(after));
  if (line.entity === 'genre' || line.entity === 'platform')
    return compare(adminTaxonomy.fields, readObject(before.value), readObject(after.value));
  if (line.entity === 'redirect') return compare(words.redirectFields, before, after);
  if (line.entity === 'robots')
    return [{ label: words.hiddenPages, before: describePlain(before.value), after: describePlain(after.value) }];
  if (line.action === 'alias.added') return [{ label: words.alias, before: '', after: describePlain(after.alias) }];
  if (line.entity === 'report' && after.answer)
    return [{ label: words.answer, before: '', after: describePlain(after.answer) }];
  return [];
}

const PLAN_TIMES = { publishAt: adminEditing.publishAt, unpublishAt: adminEditing.unpublishAt };

function sayTimes(times: Values): Values {
  const said = Object.entries(times).map(([key, time]) => [key, formatExactTime(new Date(String(time)))] as const);
  return Object.fromEntries(said);
}

/** The fields that an event names without their values: "Sinopse, Título". */
export function describeFields({ published, after }: AuditLine, people: PeopleNames): string {
  if (published) return '';
  const { field, fields } = readObject(after);
  const names = typeof field === 'string' ? [field] : Array.isArray(fields) ? fields : [];
  return names.map((name) => labelOfField(String(name), people)).join(', ');
}

function describeField(
  entity: string,
  { field, before, after }: { field: string; before: unknown; after: unknown },
  people: PeopleNames,
): DescribedChange {
  const kind = (isEditable(entity) && findEditableField(entity, field)?.kind) || 'text';
  const unwritten = isEditable(entity) && isFromTmdb(entity) ? words.fromTmdb : words.usual;
  const say = (value: unknown) => (value === undefined || value === null ? unwritten : describeValue(kind, value));
  return { label: labelOfField(field, people), before: cut(say(before)), after: cut(say(after)) };
}

function compare(labels: Readonly<Record<string, string>>, before: Values, after: Values): DescribedChange[] {
  return Object.entries(labels).flatMap(([key, label]) => {
    const [old, now] = [describePlain(before[key]), describePlain(after[key])];
    return old === now ? [] : [{ label, before: cut(old), after: cut(now) }];
  });
}

function describeRole(role: unknown): string {
  return isRole(role) ? admin.roles[role] : '';
}

function describePlain(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? adminAudit.yes : adminAudit.no;
  if (Array.isArray(value)) return value.map(String).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function readObject(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};
}

const LONGEST = 160;
function cut(text: string): string {
  const letters = [...text];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : text;
}
