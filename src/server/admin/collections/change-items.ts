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
import type { Authorship } from '../../store/titles/overrides.ts';
import { type ChangedList, changeListIn, listDrafted, takeTurns } from '../editing/change-list.ts';
import type { Editor } from '../editing/editor.ts';
import type { Written } from '../editing/written.ts';
import { queueUnknownItems } from './queue-unknown-items.ts';

type Described = ItemChange & {
  /** The note as the editor saw it: if it was changed meanwhile, the other editor's note stays. */
  was?: string | undefined;
};

export type ChangedItems = ChangedList<CollectionItem>;

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

/** In the caller's transaction: the list is changed together with what the caller writes, or not at all. */
export async function changeItemsIn(
  trx: Trx,
  by: Authorship,
  collectionId: number,
  changes: readonly Described[],
): Promise<ChangedItems> {
  const subject = { entity: 'collection', id: collectionId } as const;
  const changed = await changeListIn<CollectionItem>(trx, by, subject, 'items', (before) =>
    changes.reduce(applyOne, before),
  );
  await queueUnknownItems(
    trx,
    changes.flatMap((change) => (change.type === 'add' ? change.items : [])),
    by.at,
  );
  return changed;
}

/** The list as it would be if the draft were published. */
export const listDraftedItems = (written: Written) => listDrafted<CollectionItem>(written, 'items');

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
