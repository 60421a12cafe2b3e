import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openBatchContext, openContext } from '../../src/server/context.ts';
import { readEnv } from '../../src/server/infra/env.ts';
import { createLog } from '../../src/server/infra/log.ts';
import { foldNameChanges } from '../../src/server/search/index.ts';
import { lockSource, saveSource } from '../../src/server/store/titles/sources.ts';
import { announceArrivals } from '../../src/server/sync/announce-listing.ts';
import { AnnouncePace } from '../../src/server/sync/announce-pace.ts';
import { reprojectMovie } from '../../src/server/sync/projection/reproject.ts';
import { storeSynced, toFetched } from '../../src/server/sync/sync-steps.ts';
import { ARRIVALS_ANNOUNCED } from '../../src/shared/domain/limits.ts';
import type { MovieSource } from '../../src/shared/domain/titles/movie.ts';

/**
 * What a sync does with TMDB's responses, without TMDB: nine of ten films are stored already and get new votes and popularity,
 * the tenth is new. Runs in its own process, as the worker does; afterwards everything is restored.
 */
export interface BatchOrder {
  do: 'change' | 'restore';
  titles: number;
  perSecond: number;
}
export interface BatchReport {
  stored: number;
  seconds: number;
}

const AT_ONCE = 24;
/** As often as the worker does. */
const FOLD_MS = 1_000;
/** Above any id of TMDB or of the generated catalogue. */
const FIRST_NEW = 1_900_000_000;

const env = readEnv();
const opened = await openContext(env, createLog('error'));
// A connection pool of its own, like the worker's, which waits for a connection without a limit.
const { ctx, close } = openBatchContext(env, opened.ctx);
const announcements = new AnnouncePace(Date.now());
const kept = new Map<number, MovieSource>();
let nextNew = FIRST_NEW;
let after = 0;

process.on('message', (order: BatchOrder) => {
  void work(order).then((report) => process.send?.(report));
});
process.on('disconnect', () => void Promise.all([close(), opened.close()]).then(() => process.exit(0)));
process.send?.('ready');

async function work({ do: what, titles, perSecond }: BatchOrder): Promise<BatchReport> {
  const steps =
    what === 'change' ? await chooseFilms(titles) : [...kept.keys()].slice(0, titles).map((id) => [id, id] as const);
  const started = performance.now();
  let stored = 0;
  let announced = started;
  const pace = async (index: number) => {
    const wait = started + (index * 1_000) / perSecond - performance.now();
    if (wait > 0) await sleep(wait);
  };
  let index = 0;
  const one = async () => {
    for (let step = steps[index]; step; step = steps[index]) {
      const place = index;
      index += 1;
      await pace(place);
      const [id, from] = step;
      await (what === 'change' ? storeChanged(id, from) : restore(id));
      stored += 1;
      if (performance.now() - announced > ARRIVALS_ANNOUNCED.everyMs) {
        announced = performance.now();
        if (announcements.mayAnnounce(Date.now()) && (await announceArrivals(ctx))) announcements.announced();
      }
    }
  };
  let isOver = false;
  const folding = (async () => {
    for (; !isOver; await sleep(FOLD_MS)) await foldNameChanges(ctx);
  })();
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  isOver = true;
  await folding;
  // The next measurement must not find pending changes.
  if (what === 'restore') while ((await foldNameChanges(ctx)) > 0);
  return { stored, seconds: (performance.now() - started) / 1_000 };
}

/** The id of each film to write, and the id of the film whose data it gets. */
async function chooseFilms(titles: number): Promise<(readonly [id: number, from: number])[]> {
  const { rows } = await sql<{ id: number }>`
    select id from movies where is_listed and id > ${after} order by id limit ${titles}
  `.execute(ctx.db);
  after = (rows.at(-1)?.id ?? 0) + 1_000;
  return rows.map(({ id }, place) => {
    if (place % 10 !== 9) return [id, id] as const;
    nextNew += 1;
    return [nextNew, id] as const;
  });
}

async function storeChanged(id: number, from: number): Promise<void> {
  await storeSynced(ctx, async (change) => {
    const held = await lockSource(change.trx, 'movie', from);
    if (!held) return;
    const { source } = held;
    if (id === from) kept.set(id, source);
    const changed = { ...source, id, popularity: source.popularity * 1.17, voteCount: source.voteCount + 3 };
    await store(change, changed);
  });
}

async function restore(id: number): Promise<void> {
  const source = kept.get(id);
  if (!source) return;
  await storeSynced(ctx, (change) => store(change, source));
  kept.delete(id);
  if (kept.size === 0) await ctx.db.deleteFrom('movie_sources').where('id', '>=', FIRST_NEW).execute();
}

async function store(change: Parameters<typeof reprojectMovie>[0], source: MovieSource): Promise<void> {
  const now = new Date();
  await saveSource(change.trx, 'movie', toFetched(source, { fetchStartedAt: now, fetchedAt: now }));
  await reprojectMovie(change, source.id);
}
