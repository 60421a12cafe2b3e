import { listRevisionLines, readRevision } from '#server/admin/editing/revisions.ts';
import type { Context } from '#server/context.ts';
import type { Subject } from '#server/store/titles/overrides.ts';
import type { RevisionContent, RevisionLine } from '#shared/admin/domain/editing/edited-subject.ts';

/** The revisions and the two to compare: from the address, else the newest and the one published before it. */
export async function loadHistory(ctx: Context, subject: Subject, parameters: URLSearchParams) {
  const lines = await listRevisionLines(ctx, subject);
  const b = find(lines, parameters.get('b')) ?? lines[0];
  // Both a draft and a published revision are compared with the one published before.
  const before = lines.filter(({ number, state }) => number < (b?.number ?? 0) && state !== 'draft');
  const a = find(lines, parameters.get('a')) ?? before[0] ?? b;
  const read = (line: RevisionLine | undefined): Promise<RevisionContent> | undefined =>
    line && readRevision(ctx, subject, line.number);
  const [left, right] = await Promise.all([read(a), read(b)]);
  return { lines, left, right, isEqualShown: parameters.get('iguais') === '1' };
}

function find(lines: readonly RevisionLine[], number: string | null): RevisionLine | undefined {
  return number === null ? undefined : lines.find((line) => String(line.number) === number);
}
