import { SAGA_MISSING_DAYS, SAGA_REFRESH_DAYS, SAGA_RETENTION_DAYS } from '#shared/domain/limits.ts';
import { toSagaKey } from '#shared/domain/search/saga-words.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../context.ts';
import { workOnEach } from '../infra/work-on-each.ts';
import { deleteOldSagas, listDueSagas, noteMissingSaga, postponeSaga, saveSaga } from '../store/collections/sagas.ts';
import { enqueueFetches } from '../store/jobs/fetch-queue.ts';
import { listStoredIds } from '../store/titles/stored.ts';
import { TmdbNotFound, TmdbUnavailable } from '../tmdb/failures.ts';
import { fetchCollection, type SagaSource, toSagaSource } from '../tmdb/saga-answer.ts';
import { storeSynced } from './sync-steps.ts';

const BATCH = { urgency: 'batch', deadlineMs: 60_000 } as const;
const DAY_MS = 86_400_000;
/** The rest follows in the next run. */
const AT_ONCE = 300;
/** Behind everything that was asked for, ranked or changed. */
const PRIORITY = 1;

/**
 * Fetches the sagas that stored films name: unknown ones, old ones, and those that a film has joined or left. Idempotent: what
 * a run that was killed did not reach is still due.
 */
export async function syncSagas(ctx: Context, limit = AT_ONCE): Promise<number> {
  const ago = (days: number) => new Date(ctx.now().getTime() - days * DAY_MS);
  const before = { stale: ago(SAGA_REFRESH_DAYS), missing: ago(SAGA_MISSING_DAYS) };
  const due = await listDueSagas(ctx.db, before, limit);
  await deleteOldSagas(ctx.db, ago(SAGA_RETENTION_DAYS));
  const endsAll = (error: unknown) => error instanceof TmdbUnavailable;
  const describe = (saga: number) => ({ saga });
  await workOnEach(due, { log: ctx.log, describe, endsAll }, (id) => syncSaga(ctx, id, before.missing));
  return due.length;
}

/** TMDB's faults are thrown, except an answer that would be the same again. */
async function syncSaga(ctx: Context, id: number, goneBefore: Date): Promise<void> {
  const askedAt = ctx.now();
  let saga: SagaSource;
  try {
    saga = toSagaSource(await fetchCollection(ctx.tmdb, id, BATCH));
    if (saga.id !== id) throw new TmdbUnavailable('schema', `TMDB answered collection ${saga.id} when asked for ${id}`);
  } catch (error) {
    if (error instanceof TmdbNotFound) return storeMissing(ctx, id, askedAt, goneBefore);
    if (!(error instanceof TmdbUnavailable) || error.fault !== 'schema') throw error;
    ctx.log.warn({ err: error, id }, 'a saga could not be read');
    return postponeSaga(ctx.db, id, askedAt);
  }
  await storeSynced(ctx, async ({ trx, announce }) => {
    const isChanged = await saveSaga(trx, { ...saga, searchName: toSagaKey(saga.name) }, askedAt);
    if (isChanged) announce(tags.saga(id));
  });
  await enqueueParts(ctx, saga.partIds);
}

async function storeMissing(ctx: Context, id: number, askedAt: Date, goneBefore: Date): Promise<void> {
  await storeSynced(ctx, async ({ trx, announce }) => {
    if (await noteMissingSaga(trx, id, askedAt, goneBefore)) announce(tags.saga(id));
  });
}

/** The other films of a saga are worth having, whatever their popularity. */
async function enqueueParts(ctx: Context, ids: readonly number[]): Promise<void> {
  const stored = new Set(await listStoredIds(ctx.db, 'movie', ids));
  const unknown = ids.filter((id) => !stored.has(id));
  const fetches = unknown.map((id) => ({ kind: 'movie' as const, id, priority: PRIORITY, reason: 'saga' }));
  await enqueueFetches(ctx.db, fetches, ctx.now());
}
