import { beforeEach, describe, expect, test } from 'vitest';
import { GetMovieDetails } from '#shared/contract/movie-details.ts';
import { GetRanking, MovieList, SeriesList } from '#shared/contract/title-lists.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { tags } from '#shared/domain/tags.ts';
import { cinemaWeek } from '#shared/domain/titles/cinema.ts';
import { insertMovie, insertSeries } from '../../../../test/builders/stored-title.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { editMovie } from '../../admin/editing/edit-entity.ts';
import type { Context } from '../../context.ts';
import { saveRanking } from '../../lists/index.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { syncMovie } from '../../sync/sync-movie.ts';
import { getMovieDetails } from '../titles/movie-details.ts';
import { rankedMovies, rankedSeries } from './ranked-lists.ts';

const { ctx } = await openTestFixture();
const today = toBrazilianDay(ctx.now());
const thursday = cinemaWeek(today);

beforeEach(async () => {
  for (const table of [
    'rankings',
    'ranking_runs',
    'cinema_listings',
    'list_cache',
    'movie_sources',
    'series_sources',
  ] as const) {
    await ctx.db.deleteFrom(table).execute();
  }
  ctx.copies.documents.clear();
  ctx.copies.cards.clear();
});

type CinemaList = 'movie-now-playing' | 'movie-upcoming';

function rank(name: CinemaList, ids: number[], fetchedAt = ctx.now()) {
  return changeCatalogue(ctx, async ({ trx, announce }) => {
    const { changed } = await saveRanking(trx, { name, kind: 'movie', ids, fetchedAt });
    announce(tags.ranking(name), ...changed.map(tags.movie));
  });
}

async function read(name: CinemaList, input: object = {}, reading: Context = ctx) {
  const { value } = await rankedMovies(name)(reading, GetRanking.parse(input));
  expect(MovieList.strict().parse(value)).toEqual(value);
  return value;
}
const idsOf = ({ results }: { results: { id: number }[] }) => results.map(({ id }) => id);
const cinemaOf = async (movieId: number, reading: Context = ctx) =>
  (await getMovieDetails(reading, GetMovieDetails.parse({ movieId }))).value.cinema;

describe('films in cinemas', () => {
  const insert = (id: number, days: number, popularity = 1) =>
    insertMovie(ctx.db, { id, popularity, releases: [[3, addDays(thursday, days)]] });

  test('are those of the rule, the newest week first, within it the popular ones, page by page', async () => {
    await insert(1, 0, 5);
    await insert(2, -7, 9);
    await insert(3, -1, 3);
    await insert(4, 0, 7);
    await insert(5, 14);
    await insertMovie(ctx.db, {
      id: 6,
      releases: [
        [3, addDays(thursday, -21)],
        [4, addDays(today, -1)],
      ],
    });
    await insertMovie(ctx.db, { id: 7, releases: [[3, thursday]], isListed: false });
    await insert(8, 0, 99);
    await rank('movie-now-playing', [7, 6, 5, 2, 3, 77, 1, 4]);
    const first = await read('movie-now-playing', { limit: 3, region: 'BR' });
    expect(idsOf(first)).toEqual([4, 1, 2]);
    expect(first.results.map(({ in_cinemas_since }) => in_cinemas_since)).toEqual([
      thursday,
      thursday,
      addDays(thursday, -7),
    ]);
    expect(first.pagination).toEqual({ currentPage: 1, totalPages: 2, totalResults: 4, hasNextPage: true });
    expect(idsOf(await read('movie-now-playing', { page: 2, limit: 3 }))).toEqual([3]);
    expect(idsOf(await read('movie-now-playing', { page: 9 }))).toEqual([]);
  });

  test('each say on their own page that they are, and no other film does', async () => {
    for (const id of [1, 2, 3, 4]) await insert(id, -id * 3);
    await rank('movie-now-playing', [1, 2, 3]);
    const listed = await read('movie-now-playing');
    expect(idsOf(listed).sort()).toEqual([1, 2, 3]);
    for (const { id, in_cinemas_since: since } of listed.results) {
      expect(await cinemaOf(id)).toEqual({ state: 'in-cinemas', since });
    }
    expect(await cinemaOf(4)).toEqual({ state: 'none' });
  });

  test('are those that opened within six weeks while there is no list of the last day', async () => {
    await insertMovie(ctx.db, { id: 1, releases: [[3, today]] });
    await insertMovie(ctx.db, { id: 2, releases: [[2, addDays(today, -42)]] });
    await insertMovie(ctx.db, { id: 3, releases: [[3, addDays(today, -43)]] });
    await insertMovie(ctx.db, { id: 4, releases: [[4, today]] });
    await insertMovie(ctx.db, { id: 5, releases: [[3, addDays(today, 1)]] });
    expect(idsOf(await read('movie-now-playing'))).toEqual([1, 2]);
    await rank('movie-now-playing', [3], new Date(ctx.now().getTime() - 25 * 3_600_000));
    expect(idsOf(await read('movie-now-playing'))).toEqual([1, 2]);
  });

  test('enter and leave the list with the word of an editor', async () => {
    await syncMovie(ctx, 598, { urgency: 'batch', deadlineMs: 10_000 });
    await insert(1, 0);
    await rank('movie-now-playing', [1]);
    expect(idsOf(await read('movie-now-playing'))).toEqual([1]);
    const say = (changes: object) => editMovie(ctx, { movieId: 598, changes, author: 'redacao', note: '' });
    await say({ cinemaWord: 'yes' });
    expect(idsOf(await read('movie-now-playing'))).toEqual([1, 598]);
    expect(await cinemaOf(598)).toMatchObject({ state: 'in-cinemas' });
    await say({ cinemaWord: 'no' });
    expect(idsOf(await read('movie-now-playing'))).toEqual([1]);
    expect(await cinemaOf(598)).toEqual({ state: 'none' });
  });
});

describe('films to come', () => {
  test('are those with a day in Brazilian cinemas, the next week first, and those without a day last', async () => {
    const [next, later] = [addDays(thursday, 7), addDays(thursday, 28)];
    await insertMovie(ctx.db, { id: 1, popularity: 2, releases: [[3, addDays(next, 1)]] });
    await insertMovie(ctx.db, { id: 2, popularity: 9, releases: [[3, later]] });
    await insertMovie(ctx.db, { id: 3, popularity: 5, releases: [[2, next]] });
    await insertMovie(ctx.db, { id: 4, day: later, releases: [[4, later]] });
    await insertMovie(ctx.db, { id: 5, releases: [[3, thursday]] });
    await insertMovie(ctx.db, { id: 6, day: later });
    await ctx.db.updateTable('movies').set({ is_brazilian_release: false }).where('id', '=', 6).execute();
    await insertMovie(ctx.db, { id: 7, releases: [[3, addDays(today, 91)]] });
    await rank('movie-upcoming', [6, 5, 2]);
    const list = await read('movie-upcoming');
    expect(idsOf(list)).toEqual([3, 1, 2, 6]);
    expect(list.results.map(({ opens_on }) => opens_on)).toEqual([next, addDays(next, 1), later, undefined]);
  });
});

test('at midnight in Brazil a film that opens is in cinemas: in the list, on its card and on its page', async () => {
  const midnight = new Date(`${addDays(today, 1)}T03:00:00Z`).getTime();
  await insertMovie(ctx.db, { id: 1, releases: [[3, addDays(today, 1)]] });
  await rank('movie-now-playing', [1]);
  const at = (seconds: number): Context => ({ ...ctx, now: () => new Date(midnight + seconds * 1_000) });
  const before = await getMovieDetails(at(-60), GetMovieDetails.parse({ movieId: 1 }));
  expect(before.value.cinema).toEqual({ state: 'opens', date: addDays(today, 1) });
  expect(before.freshUntil?.getTime()).toBe(midnight);
  expect(idsOf(await read('movie-upcoming', {}, at(-60)))).toEqual([1]);
  expect(idsOf(await read('movie-now-playing', {}, at(-60)))).toEqual([]);
  ctx.copies.documents.clear();
  expect(await cinemaOf(1, at(1))).toEqual({ state: 'in-cinemas', since: addDays(today, 1) });
  expect(idsOf(await read('movie-upcoming', {}, at(1)))).toEqual([]);
  expect(idsOf(await read('movie-now-playing', {}, at(1)))).toEqual([1]);
});

test('a series on the air names the episode of today, the next one, or the last', async () => {
  for (const id of [1, 2, 3]) await insertSeries(ctx.db, { id, nextAirDate: today });
  await ctx.db
    .updateTable('series')
    .set({ network_names: ['TV Globo'] })
    .where('id', '=', 1)
    .execute();
  const season = { name: '', overview: '', overview_language: '', episode_count: 9, tmdb_id: 1 };
  for (const series_id of [1, 2, 3])
    await ctx.db
      .insertInto('seasons')
      .values({ ...season, series_id, number: 2 })
      .execute();
  const episode = { season_number: 2, overview: '', tmdb_id: 1 };
  const air = (series_id: number, number: number, days: number) =>
    ctx.db
      .insertInto('episodes')
      .values({ ...episode, series_id, number, name: `Nome ${number}`, air_date: addDays(today, days) })
      .execute();
  for (const days of [-7, 0, 7]) await air(1, 7 + days / 7, days);
  for (const days of [-3, 4]) await air(2, days === 4 ? 8 : 7, days);
  await air(3, 6, -5);
  const codes = async (name: 'series-airing-today' | 'series-on-the-air') => {
    const { value } = await rankedSeries(name)(ctx, GetRanking.parse({}));
    expect(SeriesList.strict().parse(value)).toEqual(value);
    return value.results.map(({ id, episode: aired }) => [id, aired?.episode_number, aired?.network]);
  };
  expect(await codes('series-on-the-air')).toEqual([
    [1, 7, 'TV Globo'],
    [2, 8, null],
    [3, 6, null],
  ]);
  expect(await codes('series-airing-today')).toEqual([
    [1, 7, 'TV Globo'],
    [2, undefined, undefined],
    [3, undefined, undefined],
  ]);
});
