import { demoCollections } from '../demo/editorial/collections.ts';
import type { Context } from '../src/server/context.ts';
import type { Fetch } from '../src/server/store/fetch-queue.ts';
import { confirmArrivals } from '../src/server/sync/confirm-arrivals.ts';
import { snapshotAll } from '../src/server/sync/sync-availability.ts';
import { ALL_RANKINGS, syncRankings } from '../src/server/sync/sync-rankings.ts';
import { writeCollection } from '../tools/demo/write-editorial.ts';
import { fetchAll } from '../tools/fetch-all.ts';

/** Large enough that something opens soon and something airs today; `fillSmallWorld` takes a few hundred titles of it. */
export const SMALL_WORLD = { movies: 3_000, series: 1_500, people: 500 } as const;

/** What the documentation of the functions asks for by name. */
const COLLECTION = 'cinema-novo-e-depois';
const NAMED: Fetch[] = [
  { kind: 'movie', id: 598 },
  { kind: 'series', id: 456 },
  { kind: 'person', id: 8602 },
];
const RANKED = 20;

/** A house with something of everything: the top of every ranking, a look at every platform, a collection of the demo's. */
export async function fillSmallWorld(ctx: Context): Promise<void> {
  const [failure] = await syncRankings(ctx, ALL_RANKINGS);
  if (failure) throw failure;
  const ranked = await ctx.db
    .selectFrom('rankings')
    .select(['kind', 'entity_id as id'])
    .where('position', '<=', RANKED)
    .distinct()
    .execute();
  const collection = demoCollections.find(({ slug }) => slug === COLLECTION);
  if (!collection) throw new Error(`the demo has no collection ${COLLECTION}`);
  await fetchAll(ctx, [...NAMED, ...collection.items, ...(ranked as Fetch[])]);
  await snapshotAll(ctx);
  await confirmArrivals(ctx);
  await writeCollection(ctx, collection);
}
