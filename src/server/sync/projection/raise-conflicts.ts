import { createHash } from 'node:crypto';
import { findEditableField } from '#shared/admin/domain/editing/check-field.ts';
import { toCanonicalText } from '#shared/admin/domain/editing/same-value.ts';
import type { Editable, SourceOf } from '#shared/domain/entities.ts';
import type { FieldKind } from '#shared/domain/subjects/field-values.ts';
import type { SeasonSource } from '#shared/domain/titles/series.ts';
import type { Trx } from '../../infra/db.ts';
import { replaceConflicts } from '../../store/editing/conflicts.ts';
import { notify } from '../../store/notifications/notify.ts';
import type { Base, Subject, WrittenOverride } from '../../store/titles/overrides.ts';
import { readProviderValues } from './read-provider-values.ts';

/** Kinds whose override replaces TMDB's value. The others only add to it, so changes at TMDB are no conflict. */
const REPLACING: ReadonlySet<FieldKind> = new Set([
  'line',
  'text',
  'rich',
  'certification',
  'reasons',
  'origin',
  'department',
  'job',
  'format',
  'date',
  'picture',
  'handle',
]);

/** Whether an override of this field replaces TMDB's value. */
export function isReplacing(entity: Editable, field: string): boolean {
  const known = findEditableField(entity, field);
  return known !== undefined && REPLACING.has(known.kind);
}

/** TMDB's value of a field at the time of an edit, as stored with the override. */
export function toBase(value: unknown): Base {
  return { value: value ?? null, hash: createHash('sha256').update(toCanonicalText(value)).digest('base64') };
}

interface Judged<E extends Editable> {
  source: SourceOf<E>;
  written: readonly WrittenOverride[];
  /** All of a series, if the caller has read them. */
  seasons?: readonly SeasonSource[];
}

/**
 * If TMDB's value is not the one an editor saw when writing the override, an editor has to decide; our value stays published
 * until then. Part of every projection, so that conflicts are raised by syncs and settled by edits.
 */
export async function raiseConflicts<E extends Editable>(
  { trx, now }: { trx: Trx; now: Date },
  subject: Subject<E>,
  { source, written, seasons }: Judged<E>,
): Promise<void> {
  // Most titles have no overrides, and a conflict is deleted with its override.
  if (written.length === 0) return;
  const names = written.map(({ field }) => field);
  const provider = await readProviderValues(trx, subject, { source, ...(seasons && { seasons }) }, names);
  const fields = written
    // An episode that TMDB no longer lists is not shown: there is nothing to decide until it is back.
    .filter(({ field }) => isReplacing(subject.entity, field) && field in provider)
    .filter((override) => isInConflict(override, provider[override.field], now))
    .map(({ field }) => field);
  const raised = await replaceConflicts(trx, subject, fields, now);
  if (raised.length === 0) return;
  const authors = written.filter(({ field }) => raised.includes(field)).map(({ author }) => author);
  const to = [...new Set(authors)];
  await notify(trx, { kind: 'conflict', at: now, actor: 'system', to, subject, details: { fields: raised } });
}

function isInConflict({ base, baseHash, value, ...lock }: WrittenOverride, provider: unknown, now: Date): boolean {
  if (baseHash === null || isLockedAt(lock, now)) return false;
  // White space decides nothing: TMDB's is collapsed where it enters, and was not when older bases were stored.
  if (typeof base === 'string' && typeof provider === 'string' && toWords(base) === toWords(provider)) return false;
  const { hash } = toBase(provider);
  // If TMDB now has the same value as we do, there is nothing to decide.
  return hash !== baseHash && hash !== toBase(value).hash;
}

const toWords = (text: string) => text.replace(/\s+/g, ' ').trim();

export function isLockedAt({ isLocked, expiresAt }: Pick<WrittenOverride, 'isLocked' | 'expiresAt'>, now: Date) {
  return isLocked && (expiresAt === null || expiresAt > now);
}
