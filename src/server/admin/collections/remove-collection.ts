import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { TRASH_DAYS } from '#shared/admin/domain/limits.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { Failure } from '#shared/domain/failure.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../../context.ts';
import {
  bringBackCollection,
  deleteRemovedCollections,
  markRemoved,
} from '../../store/collections/collection-trash.ts';
import { deletePlan } from '../../store/editing/plans.ts';
import { type Change, changeCatalogue } from '../../sync/change-catalogue.ts';
import { applyPublication } from '../editing/apply-publication.ts';
import { saveDraftCopy } from '../editing/draft-revisions.ts';
import type { Editor } from '../editing/editor.ts';
import { type LockedSubject, lockWritten } from '../editing/written.ts';

const TRASH_MS = TRASH_DAYS * 86_400_000;

/** Unpublishes; overrides, drafts and history stay. */
export async function unpublishCollection(ctx: Context, { actor }: Editor, id: number): Promise<void> {
  await changeCatalogue(ctx, async (change) => {
    const held = await lockWritten(change.trx, { entity: 'collection', id });
    if (!isOnAirNow(held)) throw new Failure('aborted', editing.notOnAir);
    const revision = await hide(change, id, held, { author: actor.id, note: editing.unpublished });
    await deletePlan(change.trx, { entity: 'collection', id });
    const after = { fields: ['isHidden'], revision };
    change.record(actor, { action: 'collection.unpublished', entity: 'collection', entityId: String(id), after });
  });
}

/** Moves it to the trash for thirty days. Its address answers 410, or redirects to a page of ours that the editor chose. */
export async function removeCollection(
  ctx: Context,
  { actor }: Editor,
  id: number,
  { leadsTo }: { leadsTo: string },
): Promise<void> {
  const path = leadsTo.trim();
  refuseWrongFields({ leadsTo: path === '' || isOwnPath(path) ? undefined : editing.pathInvalid });
  await changeCatalogue(ctx, async (change) => {
    const { trx, announce, now } = change;
    const held = await lockWritten(trx, { entity: 'collection', id });
    if (isOnAirNow(held)) await hide(change, id, held, { author: actor.id, note: editing.removed });
    else await saveDraftCopy(trx, { entity: 'collection', id }, held);
    await deletePlan(trx, { entity: 'collection', id });
    await markRemoved(trx, id, { leadsTo: path || null, author: actor.id, at: now });
    announce(tags.collection(id), tags.collectionList());
    change.record(actor, {
      action: 'collection.removed',
      entity: 'collection',
      entityId: String(id),
      after: { leadsTo: path || null },
    });
  });
}

/** Restored unpublished: an editor reviews it before publishing. */
export async function takeCollectionBack(ctx: Context, { actor }: Editor, id: number): Promise<void> {
  await changeCatalogue(ctx, async ({ trx, announce, record }) => {
    if (!(await bringBackCollection(trx, id))) throw new Failure('not-found', editing.trashNotFound);
    announce(tags.collection(id), tags.collectionList());
    record(actor, { action: 'collection.recovered', entity: 'collection', entityId: String(id) });
  });
}

/** After thirty days in the trash only the addresses and their redirects remain, and the history. */
export async function forgetRemovedCollections(ctx: Context): Promise<void> {
  await deleteRemovedCollections(ctx.db, new Date(ctx.now().getTime() - TRASH_MS));
}

function isOnAirNow({ overrides }: LockedSubject<'collection'>): boolean {
  return overrides.has('name') && overrides.get('isHidden')?.value !== true;
}

async function hide(
  change: Change,
  id: number,
  held: LockedSubject<'collection'>,
  signed: { author: string; note: string },
): Promise<number> {
  const subject = { entity: 'collection', id } as const;
  await saveDraftCopy(change.trx, subject, held);
  return applyPublication(change, subject, held, { values: { isHidden: true }, at: change.now, ...signed });
}

/** A path of ours, without a host: no open redirect. */
function isOwnPath(path: string): boolean {
  return /^\/(?!\/)[\w/-]{0,199}$/.test(path) && !path.startsWith('/admin');
}
