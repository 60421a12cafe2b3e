import { isSameValue } from '#shared/admin/domain/editing/same-value.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../infra/db.ts';
import { saveDraftRow } from '../../store/editing/drafts.ts';
import type { Authorship, Subject } from '../../store/titles/overrides.ts';
import { noteDraft, saveReplacedDraft } from './draft-revisions.ts';
import { isSameAsShown } from './save-draft.ts';
import { lockWritten, readWritten, versionOf, type Written } from './written.ts';

export interface ChangedList<T> {
  before: readonly T[];
  items: readonly T[];
  version: number;
}

/**
 * Changes the draft of a list, under the lock of its subject and in the caller's transaction. Concurrent changes apply one after the
 * other to the current list, and none is lost.
 */
export async function changeListIn<T>(
  trx: Trx,
  by: Authorship,
  subject: Subject,
  field: string,
  change: (items: readonly T[]) => readonly T[],
): Promise<ChangedList<T>> {
  const written = await lockWritten(trx, subject);
  const before = listDrafted<T>(written, field);
  const items = change(before);
  if (isSameValue(items, before)) return { before, items, version: versionOf(written, field) };
  const replaced = written.drafts.get(field);
  await saveReplacedDraft(trx, subject, written, replaced?.isOpen ? [replaced] : [], by);
  const version = versionOf(written, field) + 1;
  // A list that was never published and is empty again is no draft.
  const value = items.length === 0 && !written.overrides.has(field) ? null : items;
  const isOpen = !isSameAsShown(written, {}, field, value);
  await saveDraftRow(trx, subject, { field, value, isOpen, version, ...by });
  await noteDraft(trx, subject, await readWritten(trx, subject), by);
  return { before, items, version };
}

/** The list as it would be if the draft were published. */
export function listDrafted<T>({ drafts, overrides }: Written, field: string): readonly T[] {
  const draft = drafts.get(field);
  const value = draft?.isOpen ? draft.value : overrides.get(field)?.value;
  return (value as readonly T[] | null | undefined) ?? [];
}

/** `work` is a transaction that changes a list; `changed` names it in the log. */
export async function takeTurns<T>(ctx: Context, changed: number | string, work: () => Promise<T>): Promise<T> {
  for (let turn = 1; turn < TURNS; turn += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isWaitTooLong(error)) throw error;
      ctx.log.warn({ changed, turn }, 'a list is being changed by many; waiting again');
    }
  }
  return work();
}

/** With a hundred concurrent changes to one list, the last exceeds the statement timeout. It was rolled back, so retry. */
const TURNS = 5;

function isWaitTooLong(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014';
}
