import { demoCollections } from '../packages/demo/editorial/collections.ts';
import { demoNews } from '../packages/demo/editorial/news.ts';
import type { Context } from '../src/server/context.ts';
import type { Fetch } from '../src/server/store/jobs/fetch-queue.ts';
import { confirmArrivals } from '../src/server/sync/availability/confirm-arrivals.ts';
import { snapshotAll } from '../src/server/sync/availability/sync-availability.ts';
import { ALL_RANKINGS, syncRankings } from '../src/server/sync/sync-rankings.ts';
import { syncSagas } from '../src/server/sync/sync-sagas.ts';
import { addDays, toBrazilianDay } from '../src/shared/domain/day.ts';
import { writeCollection, writeStory, writeVoices } from '../tools/demo/write-editorial.ts';
import { fetchAll } from '../tools/fetch-all.ts';
import { storeStay } from './insert-history.ts';

/** Large enough that some film opens soon and some series airs today; `fillSmallWorld` fetches a few hundred of its titles. */
export const SMALL_WORLD = { movies: 3_000, series: 1_500, people: 500 } as const;

/** Titles that the examples of the function documentation use. */
const COLLECTION = 'cinema-novo-e-depois';
/** It names films of that collection. */
const STORY = 'cinema-novo-por-onde-comecar';
const NAMED_FILM = 598;
const NAMED: Fetch[] = [
  { kind: 'movie', id: NAMED_FILM },
  { kind: 'movie', id: 7347 },
  { kind: 'movie', id: 47931 },
  { kind: 'series', id: 456 },
  { kind: 'series', id: 900_000_590 },
  { kind: 'person', id: 8602 },
];
const RANKED = 20;

/** Fills a fixture with some of everything: the top of every ranking, a snapshot of every platform, a collection and a story of the demo. */
export async function fillSmallWorld(ctx: Context): Promise<void> {
  await syncRankings(ctx, ALL_RANKINGS);
  const ranked = await ctx.db
    .selectFrom('rankings')
    .select(['kind', 'entity_id as id'])
    .where('position', '<=', RANKED)
    .distinct()
    .execute();
  const collection = demoCollections.find(({ slug }) => slug === COLLECTION);
  if (!collection) throw new Error(`the demo has no collection ${COLLECTION}`);
  const story = demoNews.find(({ slug }) => slug === STORY);
  if (!story) throw new Error(`the demo has no story ${STORY}`);
  await fetchAll(ctx, [...NAMED, ...collection.items, ...(ranked as Fetch[])]);
  await syncSagas(ctx);
  await snapshotAll(ctx);
  await confirmArrivals(ctx);
  await writeCollection(ctx, collection);
  await writeStory(ctx, story);
  await fillHistory(ctx);
  await writeVoices(ctx);
}

const NETFLIX = 8;

/** A film that left Netflix, came back and left again, so that the examples have a history. */
async function fillHistory(ctx: Context): Promise<void> {
  const today = toBrazilianDay(ctx.now());
  const stay = { kind: 'movie', titleId: NAMED_FILM, platformId: NETFLIX, isArrivalSeen: true } as const;
  await storeStay(ctx, { ...stay, from: addDays(today, -160), isArrivalSeen: false, until: addDays(today, -90) });
  await storeStay(ctx, { ...stay, from: addDays(today, -60), until: addDays(today, -15) });
}
