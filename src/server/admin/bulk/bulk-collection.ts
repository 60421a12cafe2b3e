import type { BulkRefusal } from '#shared/admin/domain/bulk.ts';
import { adminBulk } from '#shared/admin/text/bulk.ts';
import { Failure } from '#shared/domain/failure.ts';
import { isSameItem } from '#shared/domain/titles/collection-items.ts';
import type { Context } from '../../context.ts';
import { listBulkItems, markBulkApplied, markBulkUndone, saveBulkItem } from '../../store/editing/bulk.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { changeItemsIn, takeTurns } from '../collections/change-items.ts';
import type { Editor } from '../editing/editor.ts';
import { lockUnapplied } from './prepare-bulk.ts';
import { lockUndoable } from './undo-bulk.ts';

/** Appends titles to a collection's draft, which an editor still reviews and publishes. The list and the record change together. */
export async function collectBulk(ctx: Context, { actor }: Editor, id: string, collectionId: number): Promise<void> {
  const work = () =>
    changeCatalogue(ctx, async (change) => {
      const { trx, now } = change;
      const { action, entity: kind } = await lockUnapplied(change, id);
      if (action !== 'collect' || kind === 'person') throw new Failure('not-found', adminBulk.notFound);
      const items = await listBulkItems(trx, id);
      const wanted = items.map((item) => ({ kind, titleId: item.id }));
      const by = { author: actor.id, at: now };
      // A title that is listed already is not added again.
      const { before, version } = await changeItemsIn(trx, by, collectionId, [{ type: 'add', items: wanted }]);
      const isListed = (titleId: number) => before.some((item) => isSameItem(item, { kind, titleId }));
      for (const item of items) {
        const refusal: BulkRefusal | null = isListed(item.id) ? 'same' : null;
        await saveBulkItem(trx, id, { id: item.id, after: refusal ? null : { items: version }, refusal });
      }
      await markBulkApplied(trx, id, now, { targetId: collectionId });
      const ids = items.flatMap((item) => (isListed(item.id) ? [] : [item.id]));
      const after = { action, entity: kind, collection: collectionId, ids };
      change.record(actor, { action: 'bulk.applied', entity: 'bulk', entityId: id, after });
    });
  await takeTurns(ctx, collectionId, work);
}

/** Removes only the titles that the bulk action added; other changes to the list stay. */
export async function undoCollect(ctx: Context, { actor }: Editor, id: string): Promise<void> {
  const work = () =>
    changeCatalogue(ctx, async (change) => {
      const { trx, now } = change;
      const { action, entity: kind, targetId } = await lockUndoable(change, id);
      if (kind === 'person' || targetId === null) throw new Failure('not-found', adminBulk.notFound);
      const added = (await listBulkItems(trx, id)).filter((item) => item.after).map((item) => item.id);
      const removals = added.map((titleId) => ({ type: 'remove' as const, item: { kind, titleId } }));
      await changeItemsIn(trx, { author: actor.id, at: now }, targetId, removals);
      await markBulkUndone(trx, id, actor.id, now);
      const after = { action, entity: kind, ids: added };
      change.record(actor, { action: 'bulk.undone', entity: 'bulk', entityId: id, after });
    });
  await takeTurns(ctx, id, work);
}
