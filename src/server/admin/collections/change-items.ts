import { isSameValue } from '#shared/admin/domain/editing/same-value.ts';
import { NOTE_CHARACTERS } from '#shared/admin/domain/limits.ts';
import { adminCompare } from '#shared/admin/text/compare.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { Failure } from '#shared/domain/failure.ts';
import { COLLECTION_TITLES_MAX } from '#shared/domain/limits.ts';
import {
  type CollectionItem,
  changeItems,
  type ItemChange,
  isSameItem,
} from '#shared/domain/titles/collection-items.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../infra/db.ts';
import { commitReplicated } from '../../store/cache/commit.ts';
import { saveDraftRow } from '../../store/editing/drafts.ts';
import type { Authorship } from '../../store/titles/overrides.ts';
import { noteDraft, saveReplacedDraft } from '../editing/draft-revisions.ts';
import type { Editor } from '../editing/editor.ts';
import { isSameAsShown } from '../editing/save-draft.ts';
import { lockWritten, readWritten, versionOf, type Written } from '../editing/written.ts';
import { queueUnknownItems } from './queue-unknown-items.ts';

type Described = ItemChange & {
  /** The note as the editor saw it: if it was changed meanwhile, the other editor's note stays. */
  was?: string | undefined;
};

export interface ChangedItems {
  before: readonly CollectionItem[];
  items: readonly CollectionItem[];
  version: number;
}

/**
 * Changes the draft of a collection's list title by title, under the collection's lock. Concurrent moves, additions and removals
 * apply one after the other to the current list, and none is lost. Titles that are not stored yet are queued.
 */
export async function changeCollectionItems(
  ctx: Context,
  { actor }: Editor,
  collectionId: number,
  changes: readonly Described[],
): Promise<ChangedItems> {
  const by = { author: actor.id, at: ctx.now() };
  return takeTurns(ctx, collectionId, () =>
    ctx.db.transaction().execute(async (trx) => {
      await commitReplicated(trx);
      return changeItemsIn(trx, by, collectionId, changes);
    }),
  );
}

/** `work` is a transaction that changes the list of a collection; `changed` names it, or the bulk action, in the log. */
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

/** In the caller's transaction: the list is changed together with what the caller writes, or not at all. */
export async function changeItemsIn(
  trx: Trx,
  by: Authorship,
  collectionId: number,
  changes: readonly Described[],
): Promise<ChangedItems> {
  const subject = { entity: 'collection', id: collectionId } as const;
  const written = await lockWritten(trx, subject);
  const before = listDraftedItems(written);
  const items = changes.reduce(applyOne, before);
  if (isSameValue(items, before)) return { before, items, version: versionOf(written, 'items') };
  const replaced = written.drafts.get('items');
  await saveReplacedDraft(trx, subject, written, replaced?.isOpen ? [replaced] : [], by);
  const version = versionOf(written, 'items') + 1;
  const isOpen = !isSameAsShown(written, {}, 'items', items);
  await saveDraftRow(trx, subject, { field: 'items', value: items, isOpen, version, ...by });
  await noteDraft(trx, subject, await readWritten(trx, subject), by);
  await queueUnknownItems(
    trx,
    changes.flatMap((change) => (change.type === 'add' ? change.items : [])),
    by.at,
  );
  return { before, items, version };
}

/** The list as it would be if the draft were published. */
export function listDraftedItems({ drafts, overrides }: Written): readonly CollectionItem[] {
  const draft = drafts.get('items');
  const value = draft?.isOpen ? draft.value : overrides.get('items')?.value;
  return (value as readonly CollectionItem[] | null | undefined) ?? [];
}

function applyOne(items: readonly CollectionItem[], change: Described): readonly CollectionItem[] {
  if (change.type === 'add' && items.length + change.items.length > COLLECTION_TITLES_MAX) {
    const added = changeItems(items, change);
    const isAllIn = change.items.every((key) => added.some((item) => isSameItem(item, key)));
    if (!isAllIn) throw new Failure('aborted', editing.collectionTooLong(COLLECTION_TITLES_MAX));
  }
  if (change.type !== 'describe') return changeItems(items, change);
  const held = items.find((item) => isSameItem(item, change.item));
  const note = [...change.note.trim()].slice(0, NOTE_CHARACTERS).join('');
  if (held && change.was !== undefined && held.note !== change.was && held.note !== note)
    throw new Failure('aborted', adminCompare.noteChanged(held.note));
  return changeItems(items, { ...change, note });
}
