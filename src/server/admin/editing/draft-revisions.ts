import { isSameValue } from '#shared/admin/domain/editing/same-value.ts';
import { DRAFT_REVISION_MINUTES } from '#shared/admin/domain/limits.ts';
import type { Trx } from '../../infra/db.ts';
import type { StoredDraft } from '../../store/editing/drafts.ts';
import { addRevision, findRevision, type WholeRevision } from '../../store/editing/revisions.ts';
import type { Authorship, Subject } from '../../store/titles/overrides.ts';
import { listOpenDrafts, toDraftedValues, type Written } from './written.ts';

/**
 * Before a draft is overwritten, it is stored as a revision if it is another author's or the last revision is not recent. An
 * editor who keeps typing leaves one revision per ten minutes, not one per second.
 */
export async function saveReplacedDraft(
  trx: Trx,
  subject: Subject,
  before: Written,
  replaced: readonly StoredDraft[],
  { author, at }: Authorship,
): Promise<void> {
  const others = replaced.filter((draft) => draft.author !== author);
  const newest = findNewest(others) ?? findNewest(replaced);
  if (!newest) return;
  const last = await findRevision(trx, subject);
  if (others.length > 0 || !isRecent(last, at)) await addDraftRevision(trx, subject, before, last, newest);
}

/** Stores the open draft as a revision, unless the newest revision has the same content. */
export async function saveDraftCopy(trx: Trx, subject: Subject, written: Written): Promise<void> {
  const newest = findNewest(listOpenDrafts(written));
  if (newest) await addDraftRevision(trx, subject, written, await findRevision(trx, subject), newest);
}

/** After a save: a revision if the last one is not recent or has another author. */
export async function noteDraft(trx: Trx, subject: Subject, after: Written, by: Authorship): Promise<void> {
  const last = await findRevision(trx, subject);
  if (last?.state === 'draft' && last.author === by.author && isRecent(last, by.at)) return;
  await addDraftRevision(trx, subject, after, last, by);
}

async function addDraftRevision(
  trx: Trx,
  subject: Subject,
  written: Written,
  last: WholeRevision | undefined,
  { author, at }: Authorship,
): Promise<void> {
  const changedFields = listOpenDrafts(written).map(({ field }) => field);
  const snapshot = toDraftedValues(written);
  if (changedFields.length === 0 || isSameValue(last?.snapshot, snapshot)) return;
  await addRevision(trx, subject, { snapshot, changedFields, note: '', state: 'draft', author, at });
}

function findNewest(drafts: readonly StoredDraft[]): StoredDraft | undefined {
  return drafts.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0];
}

function isRecent(revision: WholeRevision | undefined, now: Date): boolean {
  return revision !== undefined && now.getTime() - revision.at.getTime() < DRAFT_REVISION_MINUTES * 60_000;
}
