import { chosenLimitOf } from '#shared/admin/domain/change-sets.ts';
import type { ProviderData } from '#shared/admin/domain/editing/edited-subject.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminChanges } from '#shared/admin/text/change-sets.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { type Editable, type Entity, isFromTmdb } from '#shared/domain/entities.ts';
import { Failure } from '#shared/domain/failure.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../../context.ts';
import { deleteRelatedDocuments } from '../../store/cache/documents.ts';
import { enqueueFetches, FETCH_PRIORITY } from '../../store/jobs/fetch-queue.ts';
import type { Subject } from '../../store/titles/overrides.ts';
import { findStoredSource } from '../../store/titles/sources.ts';
import { listStoredIds } from '../../store/titles/stored.ts';
import { type Change, changeCatalogue } from '../../sync/change-catalogue.ts';
import { trySyncOne } from '../../sync/sync-one.ts';
import type { Editor } from './editor.ts';

/** An editor waits; a series with many seasons needs several calls. */
const RESYNC = { urgency: 'interactive', deadlineMs: 10_000 } as const;

/** TMDB's answer as stored. */
export async function readProviderData({ db }: Context, { entity, id }: Subject): Promise<ProviderData> {
  const held = await findStoredSource(db, ofProvider(entity), id);
  if (!held) throw new Failure('not-found', subjects[entity].words.notFound);
  return { fetchedAt: held.fetchedAt, facts: JSON.stringify(held.source, undefined, 2) };
}

/** Fetches from TMDB now. Returns whether there was anything new; overrides stay. */
export async function resync(ctx: Context, { actor }: Editor, { entity, id }: Subject): Promise<'new' | 'same'> {
  const what = { kind: ofProvider(entity), id };
  const outcome = await trySyncOne(ctx, what, RESYNC);
  if (outcome === 'unavailable') throw new Failure('unavailable', editing.tmdbAway);
  if (outcome === 'absent') throw new Failure('aborted', editing.tmdbAbsent);
  await changeCatalogue(ctx, async ({ record }) => {
    record(actor, { action: 'subject.resynced', entity, entityId: String(id), after: { outcome } });
  });
  return outcome === 'stored' ? 'new' : 'same';
}

/** Invalidates every cached copy of its pages, in every process. */
export async function dropCopies(ctx: Context, { actor }: Editor, { entity, id }: Subject): Promise<void> {
  await changeCatalogue(ctx, async ({ announce, record }) => {
    announce(tags[ofProvider(entity)](id));
    record(actor, { action: 'copies.dropped', entity, entityId: String(id) });
  });
}

interface Chosen {
  entity: Entity;
  ids: readonly number[];
}

/** Queues chosen rows of a list with editor priority, before all background fetches. Returns how many are stored. */
export function resyncChosen(ctx: Context, editor: Editor, chosen: Chosen): Promise<number> {
  return changeChosen(ctx, editor, chosen, 'subjects.resynced', async ({ trx, now }, ids) => {
    const fetches = ids.map((id) => ({ kind: chosen.entity, id, priority: FETCH_PRIORITY.asked, reason: 'admin' }));
    await enqueueFetches(trx, fetches, now);
  });
}

export function dropCopiesOfChosen(ctx: Context, editor: Editor, chosen: Chosen): Promise<number> {
  return changeChosen(ctx, editor, chosen, 'subjects.purged', async ({ trx, announce }, ids) => {
    for (const id of ids) {
      await deleteRelatedDocuments(trx, chosen.entity, id);
      announce(tags[chosen.entity](id));
    }
  });
}

async function changeChosen(
  ctx: Context,
  { actor, role }: Editor,
  { entity, ids }: Chosen,
  action: string,
  work: (change: Change, ids: readonly number[]) => Promise<void>,
): Promise<number> {
  const limit = chosenLimitOf(role);
  if (new Set(ids).size > limit) throw new Failure('permission-denied', adminChanges.tooMany(limit));
  return changeCatalogue(ctx, async (change) => {
    const stored = await listStoredIds(change.trx, entity, ids);
    if (stored.length === 0) throw new Failure('not-found', adminChanges.nothingChosen);
    await work(change, stored);
    change.record(actor, { action, entity, entityId: '', after: { ids: stored } });
    return stored.length;
  });
}

/** Collections and parts of the site have no TMDB source. */
function ofProvider(entity: Editable): Entity {
  if (!isFromTmdb(entity)) throw new Failure('not-found', subjects[entity].words.notFound);
  return entity;
}
