import { describe, expect, test } from 'vitest';
import { Gallery } from '#shared/contract/movie-details.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { insertMovie, insertSeries } from '../../../../test/builders/stored-title.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { saveRanking } from '../../lists/index.ts';
import { syncMovie } from '../../sync/sync-movie.ts';
import { callFunction } from './call-function.ts';

const { ctx } = await openTestFixture();

const RANKED = [
  ['getTopMovies', 'movie-top-rated'],
  ['getMoviesNowPlaying', 'movie-now-playing'],
  ['getUpcomingMovies', 'movie-upcoming'],
  ['getTrendingMovies', 'movie-trending-day'],
  ['getTopTVSeries', 'series-top-rated'],
  ['getPopularTVSeries', 'series-popular'],
  ['getTVAiringToday', 'series-airing-today'],
  ['getTVOnTheAir', 'series-on-the-air'],
  ['getTrendingTVSeries', 'series-trending-day'],
] as const;

/** A film is in these lists by its day, too. */
const OPENS_IN_DAYS: Partial<Record<string, number>> = { 'movie-now-playing': 0, 'movie-upcoming': 1 };

/** Each ranking has a title of its own, so that rankings cannot be confused. */
const titleOf = (index: number) => 1_000 + index;
for (const [index, [, ranking]] of RANKED.entries()) {
  const id = titleOf(index);
  const opens = OPENS_IN_DAYS[ranking];
  const releases = opens === undefined ? [] : [[3, addDays(toBrazilianDay(ctx.now()), opens)] as const];
  await insertMovie(ctx.db, { id, genreIds: [18], releases });
  await insertSeries(ctx.db, { id, genreIds: [18] });
  const kind = ranking.startsWith('movie-') ? 'movie' : 'series';
  await ctx.db
    .transaction()
    .execute((trx) => saveRanking(trx, { name: ranking, kind, ids: [id], fetchedAt: ctx.now() }));
}

test.each(RANKED.map(([name, ranking], index) => [name, ranking, titleOf(index)] as const))(
  '%s answers with the ranking %s',
  async (name, _ranking, id) => {
    const { value } = await callFunction(ctx, name, {});
    expect(value.results.map((card) => card.id)).toEqual([id]);
  },
);

test.each(['getMoviesNowPlaying', 'getUpcomingMovies'] as const)(
  '%s lists the films of Brazil for the region BR only',
  async (name) => {
    const list = async (region?: string) => (await callFunction(ctx, name, { ...(region && { region }) })).value;

    expect(await list('BR')).toEqual(await list());
    expect(await list('br')).toEqual(await list());
    expect((await list()).results).toHaveLength(1);
    expect(await list('US')).toEqual({
      results: [],
      pagination: { currentPage: 1, totalPages: 0, totalResults: 0, hasNextPage: false },
    });
  },
);

describe('two names of one function', () => {
  test.each([
    ['getMoviesList', 'getFilmesList', { ordenacao: 'mais-antigos', limit: 3 }],
    ['getTVList', 'getSeriesList', { ordenacao: 'mais-antigas', limit: 3 }],
    ['getMediaByGenre', 'getMidiaPorGenero', { genero: 'drama', tipo: 'series' }],
  ] as const)('%s and %s answer alike', async (name, other, input) => {
    const { value } = await callFunction(ctx, name, input);
    expect(value.results.length).toBeGreaterThan(0);
    expect((await callFunction(ctx, other, input)).value).toEqual(value);
  });
});

test('a film has twelve similar ones, or as many fewer as were asked for', async () => {
  const similar_ids = Array.from({ length: 20 }, (_, index) => 2_000 + index);
  for (const id of similar_ids) await insertMovie(ctx.db, { id });
  await insertMovie(ctx.db, { id: 76 });
  await ctx.db.updateTable('movies').set({ similar_ids }).where('id', '=', 76).execute();
  const countSimilar = async (similarOptions?: object) =>
    (await callFunction(ctx, 'getMovieDetails', { movieId: 76, similarOptions })).value.similarMovies.length;
  expect([await countSimilar(), await countSimilar({ limit: 5 }), await countSimilar({ limit: '12' })]).toEqual([
    12, 5, 12,
  ]);
  await expect(countSimilar({ limit: 13 })).rejects.toMatchObject({ code: 'invalid-argument' });
});

describe('the gallery of a film', () => {
  test('is that of its page', async () => {
    await syncMovie(ctx, 598, { urgency: 'batch', deadlineMs: 10_000 });
    const { value } = await callFunction(ctx, 'getMovieImages', { movieId: 598 });
    expect(Gallery.strict().parse(value)).toEqual(value);
    const { images } = (await callFunction(ctx, 'getMovieDetails', { movieId: 598 })).value;
    expect(value).toEqual({ id: 598, ...images });
    expect(value.posters.length).toBeGreaterThan(0);
  });

  test('without pictures is the poster and the backdrop it is shown with, at their usual size', async () => {
    await insertMovie(ctx.db, { id: 77, backdropPath: '/fundo.jpg' });
    await ctx.db.updateTable('movies').set({ poster_path: '/cartaz.jpg' }).where('id', '=', 77).execute();
    expect((await callFunction(ctx, 'getMovieImages', { movieId: 77 })).value).toEqual({
      id: 77,
      posters: [{ file_path: '/cartaz.jpg', aspect_ratio: 0.667, width: 500, height: 750 }],
      backdrops: [{ file_path: '/fundo.jpg', aspect_ratio: 1.778, width: 1280, height: 720 }],
    });
  });

  test.each([
    [{ movieId: 0 }, 'invalid-argument', 'ID do filme inválido'],
    [{}, 'invalid-argument', 'ID do filme inválido'],
    [{ movieId: 77_777_777 }, 'not-found', 'Filme não encontrado'],
  ])('asked for with %j is refused', async (input, code, message) => {
    await expect(callFunction(ctx, 'getMovieImages', input)).rejects.toMatchObject({ code, message });
  });
});
