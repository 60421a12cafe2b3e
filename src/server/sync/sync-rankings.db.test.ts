import { expect, test } from 'vitest';
import { GetMovieDetails } from '#shared/contract/movie-details.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { insertMovie } from '../../../test/builders/stored-title.ts';
import { openTestFixture } from '../../../test/database/test-fixture.ts';
import { startTmdbAnswers } from '../../../test/tmdb-answers.ts';
import { getMovieDetails } from '../catalogue/titles/movie-details.ts';
import { syncRankings } from './sync-rankings.ts';

const tmdb = await startTmdbAnswers();
const { ctx } = await openTestFixture({ TMDB_API_URL: tmdb.url, TMDB_RATE_PER_SECOND: '1000' });

const page = (ids: number[], totalPages = 1) => ({
  page: 1,
  results: ids.map((id) => ({ id })),
  total_pages: totalPages,
  total_results: ids.length,
});
const nowPlaying = (ids: number[]) => tmdb.set('/movie/now_playing', page(ids));
const read = async (name: string) => {
  const rows = await ctx.db
    .selectFrom('rankings')
    .select('entity_id')
    .where('name', '=', name)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.entity_id);
};

test('a ranking is stored in TMDB’s order, each title once, and replaced as a whole', async () => {
  nowPlaying([3, 1, 3, 2]);
  await syncRankings(ctx, ['movie-now-playing']);
  expect(await read('movie-now-playing')).toEqual([3, 1, 2]);

  nowPlaying([2, 9]);
  await syncRankings(ctx, ['movie-now-playing']);
  expect(await read('movie-now-playing')).toEqual([2, 9]);
});

test('the cinemas asked about are Brazil’s, in Portuguese', async () => {
  tmdb.forget();
  await syncRankings(ctx, ['movie-now-playing']);
  expect(tmdb.asked[0]?.searchParams.get('region')).toBe('BR');
  expect(tmdb.asked[0]?.searchParams.get('language')).toBe('pt-BR');
});

test('a film that enters or leaves the cinemas is announced by its own tag, one that stays is not', async () => {
  nowPlaying([2, 9]);
  await syncRankings(ctx, ['movie-now-playing']);
  await ctx.db.deleteFrom('outbox').execute();
  nowPlaying([9, 4]);
  await syncRankings(ctx, ['movie-now-playing']);
  const rows = await ctx.db.selectFrom('outbox').select('tags').execute();
  const tags = rows.flatMap((row) => row.tags);
  expect(tags).toEqual(expect.arrayContaining(['movie:2', 'movie:4', 'home']));
  expect(tags).not.toContain('movie:9');
});

test('an empty list, or one that breaks off, leaves yesterday’s in place, and the others are still synced', async () => {
  nowPlaying([7, 8]);
  tmdb.set('/tv/popular', page([70]));
  await syncRankings(ctx, ['movie-now-playing', 'series-popular']);

  nowPlaying([]);
  tmdb.set('/trending/movie/day', page([1], 2));
  tmdb.set('/tv/popular', page([71]));
  await expect(syncRankings(ctx, ['movie-now-playing', 'series-popular', 'movie-top-rated'])).rejects.toMatchObject({
    errors: [expect.any(Error), expect.any(Error)],
    message: '2 of 3 failed',
  });
  expect(await read('movie-now-playing')).toEqual([7, 8]);
  expect(await read('series-popular')).toEqual([71]);
});

test('a ranked title that is not stored is queued, once, before titles that only changed', async () => {
  nowPlaying([501, 502]);
  await syncRankings(ctx, ['movie-now-playing']);
  await syncRankings(ctx, ['movie-now-playing']);
  const rows = await ctx.db
    .selectFrom('fetch_queue')
    .select(['id', 'reason'])
    .where('id', 'in', [501, 502])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { id: 501, reason: 'movie-now-playing' },
    { id: 502, reason: 'movie-now-playing' },
  ]);
});

test('a film that TMDB no longer lists left cinemas on the last day we saw it there', async () => {
  const today = toBrazilianDay(ctx.now());
  await insertMovie(ctx.db, { id: 701, releases: [[3, addDays(today, -20)]] });
  const sync = async (ids: number[], daysAgo: number) => {
    nowPlaying(ids);
    const now = () => new Date(ctx.now().getTime() - daysAgo * 86_400_000);
    await syncRankings({ ...ctx, now }, ['movie-now-playing']);
  };
  const cinema = async () => (await getMovieDetails(ctx, GetMovieDetails.parse({ movieId: 701 }))).value.cinema;
  await sync([701], 3);
  await sync([701], 2);
  await sync([701], 0);
  expect(await cinema()).toEqual({ state: 'in-cinemas', since: addDays(today, -20) });
  await ctx.db
    .updateTable('cinema_listings')
    .set({ last_on: addDays(today, -2) })
    .where('movie_id', '=', 701)
    .execute();
  await sync([702], 0);
  expect(await cinema()).toEqual({ state: 'left', from: addDays(today, -20), to: addDays(today, -2) });
  await sync([701], 0);
  expect(await cinema()).toEqual({ state: 'in-cinemas', since: addDays(today, -20) });
});
