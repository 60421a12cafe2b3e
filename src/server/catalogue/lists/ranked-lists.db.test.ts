import { beforeEach, describe, expect, test } from 'vitest';
import {
  GetRanking,
  GetTrending,
  GetTrendingOf,
  MovieList,
  SeriesList,
  TrendingList,
} from '#shared/contract/title-lists.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { tags } from '#shared/domain/tags.ts';
import { insertMovie, insertSeries } from '../../../../test/builders/stored-title.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { editMovie } from '../../admin/editing/edit-entity.ts';
import { saveRanking } from '../../lists/index.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { syncMovie } from '../../sync/sync-movie.ts';
import { rankedMovies, rankedSeries } from './ranked-lists.ts';
import type { MovieRanking, SeriesRanking } from './ranked-titles.ts';
import { getTrending, getTrendingMovies, getTrendingSeries } from './trending.ts';

const { ctx } = await openTestFixture();
const today = toBrazilianDay(ctx.now());

beforeEach(async () => {
  for (const table of ['rankings', 'ranking_runs', 'list_cache', 'movie_sources', 'series_sources'] as const) {
    await ctx.db.deleteFrom(table).execute();
  }
  ctx.copies.documents.clear();
});

async function movies(name: MovieRanking, input: object = {}) {
  const { value, tags: dropped } = await rankedMovies(name)(ctx, GetRanking.parse(input));
  expect(MovieList.strict().parse(value)).toEqual(value);
  expect(dropped).toContain(tags.ranking(name));
  return value;
}

async function series(name: SeriesRanking, input: object = {}) {
  const { value } = await rankedSeries(name)(ctx, GetRanking.parse(input));
  expect(SeriesList.strict().parse(value)).toEqual(value);
  return value;
}

const idsOf = ({ results }: { results: { id: number }[] }) => results.map(({ id }) => id);

function rank(name: MovieRanking | SeriesRanking, ids: number[], fetchedAt = ctx.now()) {
  const kind = name.startsWith('movie') ? 'movie' : 'series';
  return changeCatalogue(ctx, async ({ trx, announce }) => {
    await saveRanking(trx, { name, kind, ids, fetchedAt });
    announce(tags.ranking(name));
  });
}

describe("one of TMDB's orders", () => {
  test.each(['movie-top-rated', 'movie-popular'] as const)(
    '%s is followed, without unknown and unlisted titles, page by page',
    async (name) => {
      for (const id of [1, 2, 3, 4]) await insertMovie(ctx.db, { id, isListed: id !== 3 });
      await rank(name, [4, 3, 77, 1, 2]);
      const first = await movies(name, { limit: 2, region: 'BR' });
      expect(idsOf(first)).toEqual([4, 1]);
      expect(first.pagination).toEqual({ currentPage: 1, totalPages: 2, totalResults: 3, hasNextPage: true });
      const second = await movies(name, { page: '2', limit: '2' });
      expect([idsOf(second), second.pagination.hasNextPage]).toEqual([[2], false]);
      const beyond = await movies(name, { page: 9 });
      expect(beyond).toEqual({
        results: [],
        pagination: { currentPage: 9, totalPages: 1, totalResults: 3, hasNextPage: false },
      });
    },
  );

  test.each(['series-top-rated', 'series-popular', 'series-airing-today', 'series-on-the-air'] as const)(
    '%s is followed too',
    async (name) => {
      for (const id of [1, 2]) await insertSeries(ctx.db, { id });
      await rank(name, [2, 1]);
      expect(idsOf(await series(name))).toEqual([2, 1]);
    },
  );

  test('is shown in its new order as soon as that is saved', async () => {
    for (const id of [1, 2]) await insertMovie(ctx.db, { id });
    await rank('movie-popular', [2, 1]);
    expect(idsOf(await movies('movie-popular'))).toEqual([2, 1]);
    await rank('movie-popular', [1, 2]);
    expect(idsOf(await movies('movie-popular'))).toEqual([1, 2]);
  });

  test('shows what an editor wrote in the next read', async () => {
    await syncMovie(ctx, 598, { urgency: 'batch', deadlineMs: 10_000 });
    await rank('movie-top-rated', [598]);
    expect((await movies('movie-top-rated')).results[0]?.title).toBe('Cidade de Deus');
    await editMovie(ctx, { movieId: 598, changes: { title: 'A Cidade' }, author: 'redacao', note: '' });
    expect((await movies('movie-top-rated')).results[0]?.title).toBe('A Cidade');
  });
});

describe('where TMDB’s ranking was never fetched, or is too old', () => {
  const daysAgo = (days: number) => new Date(ctx.now().getTime() - days * 86_400_000);

  test('the best rated are those many people rated well', async () => {
    await insertMovie(ctx.db, { id: 1, voteAverage: 10, voteCount: 3 });
    await insertMovie(ctx.db, { id: 2, voteAverage: 8.5, voteCount: 20_000 });
    await insertMovie(ctx.db, { id: 3, voteAverage: 8.6, voteCount: 400 });
    await insertMovie(ctx.db, { id: 4, voteAverage: 0, voteCount: 0 });
    expect(idsOf(await movies('movie-top-rated'))).toEqual([2, 3, 1]);
    await rank('movie-top-rated', [3], daysAgo(8));
    expect(idsOf(await movies('movie-top-rated'))).toEqual([2, 3, 1]);
    await rank('movie-top-rated', [3], daysAgo(6));
    expect(idsOf(await movies('movie-top-rated'))).toEqual([3]);
  });

  test('an order of nothing but unknown titles is ignored', async () => {
    await insertSeries(ctx.db, { id: 1, popularity: 1 });
    await insertSeries(ctx.db, { id: 2, popularity: 5 });
    await insertSeries(ctx.db, { id: 3, popularity: 9, isListed: false });
    await rank('series-popular', [77, 3]);
    expect(idsOf(await series('series-popular'))).toEqual([2, 1]);
  });

  test('series with an episode today air today, and those with one within a week either way are on the air', async () => {
    await insertSeries(ctx.db, { id: 1, popularity: 5, nextAirDate: today });
    await insertSeries(ctx.db, { id: 2, popularity: 9, lastAirDate: today });
    await insertSeries(ctx.db, { id: 3, popularity: 7, nextAirDate: addDays(today, 7) });
    await insertSeries(ctx.db, { id: 4, popularity: 6, lastAirDate: addDays(today, -7) });
    await insertSeries(ctx.db, { id: 5, nextAirDate: addDays(today, 8), lastAirDate: addDays(today, -8) });
    expect(idsOf(await series('series-airing-today'))).toEqual([2, 1]);
    expect(idsOf(await series('series-on-the-air'))).toEqual([2, 3, 4, 1]);
    // Yesterday's list of today's episodes is too old; last week's trends are not.
    await rank('series-airing-today', [5], daysAgo(1));
    await rank('series-on-the-air', [5], daysAgo(1));
    expect(idsOf(await series('series-airing-today'))).toEqual([2, 1]);
    expect(idsOf(await series('series-on-the-air'))).toEqual([5]);
  });
});

test('the list of what airs today changes at midnight in Brazil, and is not cached past it', async () => {
  const midnight = new Date(`${addDays(today, 1)}T03:00:00Z`).getTime();
  await insertSeries(ctx.db, { id: 1, nextAirDate: today });
  await insertSeries(ctx.db, { id: 2, nextAirDate: addDays(today, 1) });
  const at = (seconds: number) => ({ ...ctx, now: () => new Date(midnight + seconds * 1_000) });
  const read = (seconds: number) => rankedSeries('series-airing-today')(at(seconds), GetRanking.parse({}));
  const before = await read(-10);
  const after = await read(1);
  expect([idsOf(before.value), idsOf(after.value)]).toEqual([[1], [2]]);
  expect(before.freshUntil?.getTime()).toBe(midnight);
});

describe('trends', () => {
  async function trending(input: object = {}) {
    const { value } = await getTrending(ctx, GetTrending.parse(input));
    expect(TrendingList.strict().parse(value)).toEqual(value);
    return value;
  }
  const written = ({ results }: TrendingList) => results.map(({ media_type, id }) => `${media_type}${id}`).join(' ');

  beforeEach(async () => {
    for (const id of [1, 2, 3]) await insertMovie(ctx.db, { id, popularity: id });
    for (const id of [1, 2, 3, 4, 5]) await insertSeries(ctx.db, { id, popularity: id });
    await rank('movie-trending-day', [2, 3]);
    await rank('series-trending-day', [5, 4, 3, 1]);
    await rank('movie-trending-week', [1]);
  });

  test('are films and series in turn, a film first, then what is left of the longer list', async () => {
    const { movies: films, tvShows, pagination, ...rest } = await trending();
    expect(written({ ...rest, movies: films, tvShows, pagination })).toBe('movie2 tv5 movie3 tv4 tv3 tv1');
    expect([idsOf({ results: films }), idsOf({ results: tvShows })]).toEqual([
      [2, 3],
      [5, 4, 3, 1],
    ]);
    expect(pagination).toEqual({ currentPage: 1, totalPages: 1, totalResults: 6, hasNextPage: false });
  });

  test('go on where the page before ended, and end', async () => {
    expect(written(await trending({ page: 1, limit: 3 }))).toBe('movie2 tv5 movie3');
    expect(written(await trending({ options: { page: 2, limit: 3 } }))).toBe('tv4 tv3 tv1');
    const beyond = await trending({ page: 3, limit: 3 });
    expect([written(beyond), beyond.pagination.totalResults]).toEqual(['', 6]);
  });

  test('of the week are others, and without TMDB’s ranking the popular ones', async () => {
    expect(written(await trending({ timeWindow: 'week', limit: 4 }))).toBe('movie1 tv5 tv4 tv3');
  });

  test.each([
    { mediaType: 'all', expected: 'movie2 tv5 movie3 tv4 tv3 tv1' },
    { mediaType: 'movie', expected: 'movie2 movie3' },
    { mediaType: 'filmes', expected: 'movie2 movie3' },
    { mediaType: 'tv', expected: 'tv5 tv4 tv3 tv1' },
  ])('of $mediaType are $expected', async ({ mediaType, expected }) => {
    const list = await trending({ mediaType });
    expect(written(list)).toBe(expected);
    expect(list.results).toHaveLength(list.movies.length + list.tvShows.length);
  });

  test('of films and of series alone are lists like any other', async () => {
    const films = (await getTrendingMovies(ctx, GetTrendingOf.parse({ timeWindow: 'day', limit: 1 }))).value;
    expect(MovieList.strict().parse(films)).toEqual(films);
    expect([idsOf(films), films.pagination.totalResults]).toEqual([[2], 2]);
    const shows = (await getTrendingSeries(ctx, GetTrendingOf.parse({}))).value;
    expect(SeriesList.strict().parse(shows)).toEqual(shows);
    expect(idsOf(shows)).toEqual([5, 4, 3, 1]);
  });
});
