import type { BulkRefusal } from '#shared/admin/domain/bulk.ts';
import { adminBulk } from '#shared/admin/text/bulk.ts';
import { Failure } from '#shared/domain/failure.ts';
import { isSameItem } from '#shared/domain/titles/collection-items.ts';
import type { Context } from '../../context.ts';
import { findBulk, listBulkItems, markBulkApplied, markBulkUndone, saveBulkItem } from '../../store/editing/bulk.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { changeCollectionItems, listDraftedItems } from '../collections/change-items.ts';
import type { Editor } from '../editing/editor.ts';
import { readWritten } from '../editing/written.ts';
import { lockUnapplied } from './prepare-bulk.ts';
import { lockUndoable } from './undo-bulk.ts';

/**
 * Appends titles to a collection's draft, which an editor still reviews and publishes. The list is changed first, because that
 * step is idempotent; the bulk record follows.
 */
export async function collectBulk(ctx: Context, editor: Editor, id: string, collectionId: number): Promise<void> {
  const bulk = await findBulk(ctx.db, id);
  if (!bulk || bulk.action !== 'collect' || bulk.entity === 'person')
    throw new Failure('not-found', adminBulk.notFound);
  if (bulk.appliedAt) throw new Failure('aborted', adminBulk.alreadyDone);
  const kind = bulk.entity;
  const items = await listBulkItems(ctx.db, id);
  const listed = await ctx.db
    .transaction()
    .execute(async (trx) => listDraftedItems(await readWritten(trx, { entity: 'collection', id: collectionId })));
  const isListed = (titleId: number) => listed.some((item) => isSameItem(item, { kind, titleId }));
  const added = items.filter((item) => !isListed(item.id)).map((item) => ({ kind, titleId: item.id }));
  const { version } = await changeCollectionItems(ctx, editor, collectionId, [{ type: 'add', items: added }]);
  await changeCatalogue(ctx, async (change) => {
    await lockUnapplied(change, id);
    for (const item of items) {
      const refusal: BulkRefusal | null = isListed(item.id) ? 'same' : null;
      await saveBulkItem(change.trx, id, { id: item.id, after: refusal ? null : { items: version }, refusal });
    }
    await markBulkApplied(change.trx, id, change.now, { targetId: collectionId });
    const after = {
      action: bulk.action,
      entity: kind,
      collection: collectionId,
      ids: added.map((item) => item.titleId),
    };
    change.record(editor.actor, { action: 'bulk.applied', entity: 'bulk', entityId: id, after });
  });
}

/** Removes only the titles that the bulk action added; other changes to the list stay. */
export async function undoCollect(ctx: Context, editor: Editor, id: string): Promise<void> {
  const bulk = await findBulk(ctx.db, id);
  if (!bulk || bulk.entity === 'person' || bulk.targetId === null) throw new Failure('not-found', adminBulk.notFound);
  const kind = bulk.entity;
  const added = (await listBulkItems(ctx.db, id)).filter((item) => item.after);
  await changeCatalogue(ctx, async (change) => {
    await lockUndoable(change, id);
    await markBulkUndone(change.trx, id, editor.actor.id, change.now);
    const after = { action: bulk.action, entity: kind, ids: added.map((item) => item.id) };
    change.record(editor.actor, { action: 'bulk.undone', entity: 'bulk', entityId: id, after });
  });
  const removals = added.map((item) => ({ type: 'remove' as const, item: { kind, titleId: item.id } }));
  await changeCollectionItems(ctx, editor, bulk.targetId, removals);
}
