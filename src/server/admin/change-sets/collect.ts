import { adminChanges } from '#shared/admin/text/change-sets.ts';
import { Failure } from '#shared/domain/failure.ts';
import { type ItemKey, isSameItem } from '#shared/domain/titles/collection-items.ts';
import type { Context } from '../../context.ts';
import type { ChangeSetItem } from '../../store/editing/change-sets.ts';
import { type Change } from '../../sync/change-catalogue.ts';
import { changeItemsIn } from '../collections/change-items.ts';
import { takeTurns } from '../editing/change-list.ts';
import type { Editor } from '../editing/editor.ts';
import { applyWith } from './apply-change-set.ts';

/** Appends titles to a collection's draft, which an editor still reviews and publishes. The list and the set change together. */
export async function collectChangeSet(ctx: Context, editor: Editor, id: string, collectionId: number): Promise<void> {
  const work = () =>
    applyWith(ctx, editor, id, async ({ trx, now }, { source }, items) => {
      if (source !== 'collect') throw new Failure('not-found', adminChanges.notFound);
      const keys = items.flatMap(toKeys);
      const by = { author: editor.actor.id, at: now };
      // A title that is listed already is not added again.
      const { before, version } = await changeItemsIn(trx, by, collectionId, [{ type: 'add', items: keys }]);
      const outcomes = keys.map((key) =>
        before.some((item) => isSameItem(item, key)) ? { refusal: 'same' as const } : { after: { items: version } },
      );
      return { outcomes, applied: { targetId: collectionId, publishAt: null, isDrafted: true } };
    });
  await takeTurns(ctx, collectionId, work);
}

/** Removes only the titles that were added; other changes to the list stay. */
export async function uncollect(
  { trx, now }: Change,
  { actor }: Editor,
  collectionId: number,
  items: readonly ChangeSetItem[],
): Promise<void> {
  const removals = items.flatMap(toKeys).map((item) => ({ type: 'remove' as const, item }));
  await changeItemsIn(trx, { author: actor.id, at: now }, collectionId, removals);
}

function toKeys({ entity, id }: ChangeSetItem): ItemKey[] {
  return entity === 'movie' || entity === 'series' ? [{ kind: entity, titleId: id }] : [];
}
