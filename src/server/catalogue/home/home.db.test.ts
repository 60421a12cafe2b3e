import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { HomeData } from '#shared/contract/home.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { editMovie } from '../../admin/editing/edit-entity.ts';
import type { Context } from '../../context.ts';
import { createDb } from '../../infra/db.ts';
import { deleteAllDocuments } from '../../store/cache/documents.ts';
import { drainFetchQueue } from '../../sync/drain-queue.ts';
import { ALL_RANKINGS, syncRankings } from '../../sync/sync-rankings.ts';
import { getHome } from './home.ts';

const fixture = await openTestFixture({}, { movies: 400, series: 200, people: 300 });
const { ctx } = fixture;
// This small world has no title for some of them.
await Promise.allSettled([syncRankings(ctx, ALL_RANKINGS)]);
await drainFetchQueue(ctx, {
  concurrency: 16,
  signal: AbortSignal.timeout(60_000),
  leaseSeconds: 60,
  untilEmpty: true,
});

const NOWHERE = 'postgres://nobody@127.0.0.1:1/nothing';
const withoutDatabase = (context: Context): Context => ({
  ...context,
  db: createDb({ url: NOWHERE, poolSize: 2, statementTimeoutMs: 1_000, log: context.log }),
});
const withoutTmdb = (context: Context): Context => ({
  ...context,
  tmdb: { ...context.tmdb, get: () => Promise.reject(new Error('TMDB is away: secret')) },
});

async function readsOf(context: Context, from: string): Promise<number> {
  const metric = await context.metrics.documents.get();
  return metric.values.find(({ labels }) => labels.kind === 'home' && labels.from === from)?.value ?? 0;
}

test('has every section of the specification, in its slices, by its own schema', async () => {
  const { value } = await getHome(ctx);
  expect(HomeData.strict().parse(value)).toEqual(value);
  expect(value.isFallback).toBe(false);
  expect(value.notice).toBeNull();
  expect(value.trending.movies.length).toBeLessThanOrEqual(12);
  expect(value.trending.tvShows.length).toBeGreaterThan(3);
  expect(value.trending.tvShows.length).toBeLessThanOrEqual(12);
  expect(value.streamingNews.movies.length + value.streamingNews.tvShows.length).toBeLessThanOrEqual(15);
  expect(value.nowPlaying.length).toBeLessThanOrEqual(20);
  expect(value.topMovies.length).toBeLessThanOrEqual(10);
  expect(value.topSeries.length).toBeLessThanOrEqual(10);
  expect(value.genres).toHaveLength(18);
  expect(value.streamings).toHaveLength(12);
  expect(value.trendingPeople).toHaveLength(6);
  expect(value.banners.movies.length).toBeLessThanOrEqual(3);
  expect(value.banners.tvShows.length).toBeLessThanOrEqual(3);
  for (const banner of [...value.banners.movies, ...value.banners.tvShows]) {
    expect(banner.backdrop_path).not.toBeNull();
    expect(banner.overview).not.toBe('');
  }
  const days = value.banners.movies.map((movie) => movie.release_date ?? '');
  expect(days).toEqual(days.toSorted().toReversed());
});

test('comes from memory first, then from its table, then from the catalogue', async () => {
  await getHome(ctx);
  const memory = await readsOf(ctx, 'memory');
  await getHome(ctx);
  expect(await readsOf(ctx, 'memory')).toBe(memory + 1);

  const { ctx: other } = await fixture.openAnother();
  await getHome(other);
  expect([await readsOf(other, 'table'), await readsOf(other, 'build')]).toEqual([1, 0]);

  const { ctx: third } = await fixture.openAnother();
  await deleteAllDocuments(ctx.db);
  await getHome(third);
  expect([await readsOf(third, 'table'), await readsOf(third, 'build')]).toEqual([0, 1]);
});

test('is built once by two processes that ask two hundred times each', async () => {
  const processes = [(await fixture.openAnother()).ctx, (await fixture.openAnother()).ctx];
  await deleteAllDocuments(ctx.db);
  await Promise.all(processes.flatMap((context) => Array.from({ length: 200 }, () => getHome(context))));
  const builds = await Promise.all(processes.map((context) => readsOf(context, 'build')));
  expect(builds.reduce((sum, count) => sum + count, 0)).toBe(1);
});

test('shows an edit of a film it names in the next read', async () => {
  const [film] = (await getHome(ctx)).value.trending.movies;
  await editMovie(ctx, { movieId: film?.id ?? 0, changes: { title: 'Nome da casa' }, author: 'redacao', note: '' });
  const again = (await getHome(ctx)).value.trending.movies;
  expect(again.find(({ id }) => id === film?.id)?.title).toBe('Nome da casa');
  const { ctx: other } = await fixture.openAnother();
  expect((await getHome(other)).value.trending.movies.find(({ id }) => id === film?.id)?.title).toBe('Nome da casa');
});

test('without a database, a process that has a copy shows it', async () => {
  await getHome(ctx);
  ctx.copies.home.expireAll();
  const { value } = await getHome(withoutTmdb(withoutDatabase(ctx)));
  expect(value.isFallback).toBe(false);
});

test('without a database and without a copy it comes from TMDB, and says so in the words of the specification', async () => {
  const { ctx: other } = await fixture.openAnother();
  const started = performance.now();
  const { value } = await getHome(withoutDatabase(other));
  expect(performance.now() - started).toBeLessThan(3_000);
  expect(HomeData.strict().parse(value)).toEqual(value);
  expect(value.isFallback).toBe(true);
  expect(value.notice).toBe(
    'Usando dados da API original (Firebase Functions indisponível). Algumas funcionalidades podem estar limitadas.',
  );
  expect(value.trending.movies.length).toBeGreaterThan(3);
  expect(value.genres.length).toBeGreaterThan(10);
});

test('concurrent visitors share one fetch of the home page from TMDB', async () => {
  const { ctx: other, listener } = await fixture.openAnother();
  // All caches expire when the listener connects, which is shortly after the process opens.
  await expect.poll(() => listener.isConnected()).toBe(true);
  let calls = 0;
  const get: Context['tmdb']['get'] = (...args) => {
    calls += 1;
    return ctx.tmdb.get(...args);
  };
  const lone = withoutDatabase({ ...other, tmdb: { ...other.tmdb, get } });
  await Promise.all(Array.from({ length: 50 }, () => getHome(lone)));
  await getHome(lone);
  expect(calls).toBe(9);
});

test('asks TMDB for trending, popular, now playing, top rated and genres, and writes back what came', async () => {
  const { ctx: other } = await fixture.openAnother();
  await deleteAllDocuments(ctx.db);
  const asked: string[] = [];
  const get: Context['tmdb']['get'] = (path, ...args) => {
    asked.push(path);
    return ctx.tmdb.get(path, ...args);
  };
  // The cache can be read and written; one table that the home page is built from cannot be read.
  const owner = createDb({ url: fixture.database.ownerUrl, poolSize: 1, statementTimeoutMs: 15_000, log: ctx.log });
  await sql`alter table availability_events rename to availability_events_away`.execute(owner);
  try {
    const { value } = await getHome({ ...other, tmdb: { ...other.tmdb, get } });
    expect(value.isFallback).toBe(true);
    expect(asked.toSorted()).toEqual([
      '/genre/movie/list',
      '/movie/now_playing',
      '/movie/popular',
      '/movie/top_rated',
      '/trending/movie/day',
      '/trending/person/day',
      '/trending/tv/day',
      '/tv/popular',
      '/tv/top_rated',
    ]);
    const read = () => ctx.db.selectFrom('home_cache').select('cache_key').execute();
    await expect.poll(read).toEqual([{ cache_key: 'fallback' }]);

    const { ctx: third } = await fixture.openAnother();
    const again = await getHome(withoutTmdb(third));
    expect(again.value).toEqual(value);
  } finally {
    await sql`alter table availability_events_away rename to availability_events`.execute(owner);
    await owner.destroy();
    await deleteAllDocuments(ctx.db);
  }
});

test('with nothing left it fails with both errors, and reveals no internals', async () => {
  const { ctx: other } = await fixture.openAnother();
  const failure = await getHome(withoutTmdb(withoutDatabase(other))).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    code: 'unavailable',
    message:
      'Todas as tentativas de carregar a página inicial falharam. Função: o catálogo não respondeu. API: o TMDB não respondeu.',
  });
});
