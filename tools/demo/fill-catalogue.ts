import { demoMovies } from '../../packages/demo/movies.ts';
import { demoPeople } from '../../packages/demo/people.ts';
import { demoSeries } from '../../packages/demo/series.ts';
import type { Context } from '../../src/server/context.ts';
import { enqueueFetches, FETCH_PRIORITY, type Fetch, type FetchKind } from '../../src/server/store/jobs/fetch-queue.ts';
import { drainFetchQueue } from '../../src/server/sync/drain-queue.ts';
import { syncSagas } from '../../src/server/sync/sync-sagas.ts';
import { fetchAll } from '../fetch-all.ts';

/** Fetches the hand-made titles and people through the normal fetch queue. */
export async function fillCatalogue(ctx: Context): Promise<void> {
  const isTold = (person: (typeof demoPeople)[number]) => person.biography !== '' || person.born !== null;
  await enqueue(ctx, 'movie', demoMovies);
  await enqueue(ctx, 'series', demoSeries);
  await enqueue(ctx, 'person', demoPeople.filter(isTold));
  await drainFetchQueue(ctx, {
    concurrency: 32,
    signal: AbortSignal.timeout(600_000),
    leaseSeconds: 600,
    untilEmpty: true,
  });
  await syncSagas(ctx);
  // Of the others only the name is known, and the credits brought it: the worker fetches them after the demo has opened.
  await enqueue(
    ctx,
    'person',
    demoPeople.filter((person) => !isTold(person)),
  );
}

function enqueue(ctx: Context, kind: FetchKind, things: readonly { id: number }[]): Promise<void> {
  const fetches = things.map(({ id }) => ({ kind, id, priority: FETCH_PRIORITY.streaming, reason: 'demo' }));
  return enqueueFetches(ctx.db, fetches, ctx.now());
}

/** As many places of each list as its first two pages show. */
const RANKED_PLACES = 40;
const LISTS = ['movie-now-playing', 'movie-upcoming', 'series-airing-today', 'series-on-the-air'];

/**
 * Films in cinemas, coming films and series on the air. The other lists start with the hand-made titles and wait for
 * the worker.
 */
export async function fetchRanked(ctx: Context): Promise<void> {
  const ranked = await ctx.db
    .selectFrom('rankings')
    .select(['kind', 'entity_id as id'])
    .where('name', 'in', LISTS)
    .where('position', '<=', RANKED_PLACES)
    .distinct()
    .execute();
  await fetchAll(ctx, ranked as Fetch[]);
}
