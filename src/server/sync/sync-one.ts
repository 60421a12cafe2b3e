import type { Context } from '../context.ts';
import type { Fetch, FetchKind } from '../store/jobs/fetch-queue.ts';
import type { CallOptions } from '../tmdb/client.ts';
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
