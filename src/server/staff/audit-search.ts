import { AUDIT_LINES_EXPORTED, AUDIT_LINES_PER_PAGE } from '#shared/admin/domain/limits.ts';
import type { AuditQuery } from '#shared/admin/domain/site-screens.ts';
import type { AuditLine } from '#shared/admin/domain/staff.ts';
import type { Context } from '../context.ts';
import { type Actor, checkAudit, findAuditLines, listAuditActions, listAuditPeople } from '../store/staff/audit.ts';
import { note } from './audited.ts';

export async function searchAudit(
  ctx: Context,
  query: AuditQuery,
  page: number,
): Promise<{ lines: AuditLine[]; total: number }> {
  const offset = (Math.max(1, page) - 1) * AUDIT_LINES_PER_PAGE;
  return findAuditLines(ctx.db, query, { offset, limit: AUDIT_LINES_PER_PAGE });
}

export async function listAuditChoices(ctx: Context) {
  const [people, actions] = await Promise.all([listAuditPeople(ctx.db), listAuditActions(ctx.db)]);
  return { people, actions };
}

export async function checkAuditChain(ctx: Context) {
  const { entries, problems } = await checkAudit(ctx.db);
  return { entries, problems };
}

const COLUMNS = [
  'seq',
  'at',
  'actor',
  'actorName',
  'action',
  'entity',
  'entityId',
  'entityName',
  'after',
  'network',
] as const;

/** Newest first. The export itself is an audit event, written before the file is returned. */
export async function exportAudit(ctx: Context, actor: Actor, query: AuditQuery): Promise<string> {
  await note(ctx, actor, { action: 'audit.exported', entity: 'audit', entityId: '', after: { ...query } });
  const { lines } = await findAuditLines(ctx.db, query, { offset: 0, limit: AUDIT_LINES_EXPORTED });
  const rows = lines.map((line) => COLUMNS.map((column) => toCell(line[column])).join(','));
  // The byte order mark makes spreadsheets read the file as UTF-8.
  return `\uFEFF${COLUMNS.join(',')}\r\n${rows.join('\r\n')}\r\n`;
}

function toCell(value: unknown): string {
  const text = toText(value);
  // A spreadsheet would execute a cell that starts like this as a formula.
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}
