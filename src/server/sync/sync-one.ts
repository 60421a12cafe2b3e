import type { Context } from '../context.ts';
import { isDatabaseTrouble } from '../infra/db-trouble.ts';
import type { Fetch, FetchKind } from '../store/jobs/fetch-queue.ts';
import type { CallOptions } from '../tmdb/client.ts';
import { TmdbUnavailable } from '../tmdb/failures.ts';
import { syncMovie } from './sync-movie.ts';
import { syncPerson } from './sync-person.ts';
import { syncSeries } from './sync-series.ts';
import type { SyncOutcome } from './sync-steps.ts';

const SYNC: Record<FetchKind, (ctx: Context, id: number, options: CallOptions) => Promise<SyncOutcome>> = {
  movie: syncMovie,
  series: syncSeries,
  person: syncPerson,
};

export function syncOne(ctx: Context, { kind, id }: Fetch, options: CallOptions): Promise<SyncOutcome> {
  return SYNC[kind](ctx, id, options);
}

/** For callers that can do without the title: faults of TMDB and bugs become an outcome; database errors are thrown. */
export async function trySyncOne(
  ctx: Context,
  what: Fetch,
  options: CallOptions,
): Promise<SyncOutcome | 'unavailable'> {
  try {
    return await syncOne(ctx, what, options);
  } catch (error) {
    if (isDatabaseTrouble(error)) throw error;
    // A visitor gets "not found" for a title we cannot store; the log has the error.
    if (error instanceof TmdbUnavailable) ctx.log.warn({ fault: error.fault, ...what }, 'could not be fetched');
    else ctx.log.error({ err: error, ...what }, 'could not be stored');
    return 'unavailable';
  }
}
