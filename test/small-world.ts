import { demoCollections } from '../demo/editorial/collections.ts';
import type { DemoCollection } from '../demo/editorial/types.ts';
import { createCollection, publishCollection, setCollectionItems } from '../src/server/admin/edit-collection.ts';
import type { Context } from '../src/server/context.ts';
import type { Fetch } from '../src/server/store/fetch-queue.ts';
import { confirmArrivals } from '../src/server/sync/confirm-arrivals.ts';
import { snapshotAll } from '../src/server/sync/sync-availability.ts';
import { syncOne } from '../src/server/sync/sync-one.ts';
import { ALL_RANKINGS, syncRankings } from '../src/server/sync/sync-rankings.ts';

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
const TOGETHER = 8;
const BATCH = { urgency: 'batch', deadlineMs: 30_000 } as const;

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
  await publish(ctx, collection);
}

async function fetchAll(ctx: Context, fetches: readonly Fetch[]): Promise<void> {
  const waiting = [...fetches];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await syncOne(ctx, next, BATCH);
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
}

async function publish(ctx: Context, collection: DemoCollection): Promise<void> {
  const signed = { author: 'redacao', note: '' };
  const { slug, name, titleH1, descriptionH1, shortDescription, items } = collection;
  const fields = { slug, name, title_h1: titleH1, description_h1: descriptionH1, short_description: shortDescription };
  const collectionId = await createCollection(ctx, { fields, ...signed });
  const placed = items.map(({ kind, id, note = '' }) => ({ kind, titleId: id, note }));
  await setCollectionItems(ctx, { collectionId, items: placed, ...signed });
  await publishCollection(ctx, { collectionId, ...signed });
}
