import { beforeEach, describe, expect, test } from 'vitest';
import { Gallery } from '#shared/contract/movie-details.ts';
import { type GetTVDetails, SeriesDetails } from '#shared/contract/series-details.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { buildSeasonAnswer, buildSeasonSummary, buildSeriesAnswer } from '../../../../test/builders/series-answer.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { startTmdbAnswers } from '../../../../test/tmdb-answers.ts';
import { editSeries } from '../../admin/editing/edit-entity.ts';
import { saveReplacement } from '../../store/titles/stored.ts';
import { syncSeries } from '../../sync/sync-series.ts';
import { callFunction } from '../documents/call-function.ts';
import { getSeriesDetails as answerSeriesDetails } from './series-details.ts';

const tmdb = await startTmdbAnswers();
const fixture = await openTestFixture({ TMDB_API_URL: tmdb.url, TMDB_TOKEN: 'x', TMDB_RATE_PER_SECOND: '1000' });
const { ctx } = fixture;
const batch = { urgency: 'batch', deadlineMs: 10_000 } as const;
beforeEach(() => tmdb.forget());

async function hold(id: number, parts: object = {}): Promise<void> {
  tmdb.set(`/tv/${id}`, buildSeriesAnswer({ id, ...parts }));
  await syncSeries(ctx, id, batch);
}
const getSeriesDetails = async (request: GetTVDetails) => (await answerSeriesDetails(ctx, request)).value;
const edit = (seriesId: number, changes: Parameters<typeof editSeries>[1]['changes']) =>
  editSeries(ctx, { seriesId, changes, author: 'redacao', note: '' });

describe('the document of a series', () => {
  test('says everything its page shows', async () => {
    const actress = { id: 71, name: 'Alice Carvalho', popularity: 5, profile_path: '/a.jpg' };
    await hold(2, { original_name: 'Parecida', popularity: 3 });
    await hold(1, {
      seasons: [0, 1, 2, 3].map((number) => buildSeasonSummary(number)),
      'season/0': buildSeasonAnswer(0),
      'season/1': buildSeasonAnswer(1),
      'season/2': buildSeasonAnswer(2, { name: '' }),
      'season/3': buildSeasonAnswer(3, {
        episodes: [{ id: 9, episode_number: 1, name: 'Segredo', air_date: '2026-12-01' }],
      }),
      number_of_seasons: 2,
      number_of_episodes: 4,
      episode_run_time: [50],
      last_air_date: '2025-05-02',
      last_episode_to_air: { season_number: 2, episode_number: 2 },
      next_episode_to_air: { season_number: 3, episode_number: 1, air_date: '2026-12-01' },
      in_production: true,
      genres: [{ id: 10759 }, { id: 18 }, { id: 99_999 }],
      created_by: [{ id: 72, name: 'Mariana Bardan' }],
      aggregate_credits: {
        cast: [{ ...actress, order: 0, roles: [{ character: 'Dinorah' }], total_episode_count: 8 }],
        crew: [
          { id: 73, name: 'Aly Muritiba', department: 'Directing', jobs: [{ job: 'Director', episode_count: 8 }] },
        ],
      },
      content_ratings: { results: [{ iso_3166_1: 'BR', rating: '16' }] },
      'watch/providers': { results: { BR: { flatrate: [{ provider_id: 119, provider_name: 'Prime Video' }] } } },
      networks: [{ name: 'Prime Video' }],
      origin_country: ['BR'],
      production_countries: [],
      recommendations: { results: [{ id: 2 }, { id: 404 }] },
      similar: { results: [] },
      images: { posters: [{ file_path: '/p1.jpg', width: 1000, height: 1500 }], backdrops: [] },
    });
    const details = await getSeriesDetails({ seriesId: 1 });

    expect(SeriesDetails.strict().parse(details)).toEqual(details);
    expect(details).toMatchObject({
      name: 'Cangaço Novo',
      first_air_date: '2023-08-18',
      first_air_year: 2023,
      last_air_date: '2025-05-02',
      next_air_date: '2026-12-01',
      number_of_seasons: 2,
      number_of_episodes: 4,
      episode_run_time: [50],
      in_production: true,
      networks: ['Prime Video'],
      countries: ['Brasil'],
      created_by: [{ id: 72, name: 'Mariana Bardan', slug: 'mariana-bardan-72' }],
      certification: { certification: '16', meaning: 'Não recomendado para menores de 16 anos' },
      genres: [
        { id: 10759, name: 'Ação e aventura', slug: 'acao-e-aventura' },
        { id: 18, name: 'Drama', slug: 'drama' },
      ],
      last_episode_to_air: { name: 'Capítulo 2', season_number: 2, episode_number: 2, air_date: '2023-08-18' },
      next_episode_to_air: { season_number: 3, episode_number: 1, air_date: '2026-12-01' },
      redirectInfo: { shouldRedirect: false, canonicalUrl: '/serie/cangaco-novo-2023-1' },
    });
    expect(details.credits.crew.map(({ name, job }) => [name, job])).toEqual([
      ['Mariana Bardan', 'Creator'],
      ['Aly Muritiba', 'Director'],
    ]);
    expect(details.credits.cast).toMatchObject([{ id: 71, character: 'Dinorah', slug: 'alice-carvalho-71' }]);
    expect(details['watch/providers'].results.BR.flatrate).toMatchObject([{ provider_name: 'Amazon Prime Video' }]);
    expect(details.similarSeries).toMatchObject([{ id: 2, media_type: 'tv', name: 'Parecida', first_air_year: 2023 }]);
    expect(details.seoData).toMatchObject({
      title: 'Cangaço Novo (2023)',
      description: 'Uma sinopse.',
      imageUrl: expect.stringContaining(`${ctx.siteUrl}/cartao/serie/`),
      canonicalUrl: `${ctx.siteUrl}/serie/cangaco-novo-2023-1`,
    });
  });

  test('lists its seasons by number, the specials last, and names those TMDB did not', async () => {
    const { seasons } = await getSeriesDetails({ seriesId: 1 });
    expect(seasons.map(({ season_number, name, episode_count }) => [season_number, name, episode_count])).toEqual([
      [1, 'Temporada 1', 2],
      [2, 'Temporada 2', 2],
      [3, 'Temporada 3', 1],
      [0, 'Temporada 0', 2],
    ]);
    expect(seasons.map(({ season_url }) => season_url)).toEqual(
      [1, 2, 3, 0].map((number) => `/serie/cangaco-novo-2023-1/${number}`),
    );
  });

  test('is whole for a series of which TMDB knows next to nothing', async () => {
    const nothing = { overview: '', first_air_date: '', poster_path: null, backdrop_path: null, vote_count: 0 };
    await hold(3, nothing);
    const details = await getSeriesDetails({ seriesId: 3 });
    expect(SeriesDetails.strict().parse(details)).toEqual(details);
    expect(details).toMatchObject({
      first_air_date: null,
      first_air_year: null,
      episode_run_time: [],
      seasons: [],
      last_episode_to_air: null,
      certification: null,
      images: { posters: [], backdrops: [] },
      seoData: {
        title: 'Cangaço Novo',
        description: 'Cangaço Novo: temporadas, elenco e onde assistir no Brasil.',
        imageUrl: expect.stringContaining(`${ctx.siteUrl}/cartao/serie/`),
      },
    });
  });

  test('has as many similar series as were asked for', async () => {
    expect((await getSeriesDetails({ seriesId: 1, similarOptions: { limit: 0 } })).similarSeries).toEqual([]);
    expect((await getSeriesDetails({ seriesId: 1, similarOptions: { limit: 5 } })).similarSeries).toHaveLength(1);
  });

  test('shows an edit in the next read, its own and that of a series whose card it shows', async () => {
    await getSeriesDetails({ seriesId: 1 });
    await edit(1, { overview: 'Sinopse da casa.' });
    await edit(2, { title: 'Outro nome no cartão' });
    const details = await getSeriesDetails({ seriesId: 1 });
    expect([details.overview, details.similarSeries[0]?.name]).toEqual(['Sinopse da casa.', 'Outro nome no cartão']);
  });
});

describe('the gallery of a series', () => {
  const getImages = async (seriesId: number) => (await callFunction(ctx, 'getTVImages', { seriesId })).value;

  test('has every picture, and where there is none the poster or the backdrop at its usual size', async () => {
    const gallery = await getImages(1);
    expect(Gallery.strict().parse(gallery)).toEqual(gallery);
    expect(gallery).toEqual({
      id: 1,
      posters: [{ file_path: '/p1.jpg', aspect_ratio: 0.667, width: 1000, height: 1500 }],
      backdrops: [{ file_path: '/b.jpg', aspect_ratio: 1.778, width: 1280, height: 720 }],
    });
    expect((await getImages(2)).posters).toEqual([
      { file_path: '/p.jpg', aspect_ratio: 0.667, width: 500, height: 750 },
    ]);
  });

  test('of an unknown series is not found', async () => {
    await expect(getImages(77_777)).rejects.toMatchObject({ code: 'not-found', message: refusals.seriesNotFound });
  });
});

describe('an address', () => {
  test.each([
    ['cangaco-novo-2023-1', false],
    ['qualquer-coisa-1', true],
    ['1', true],
  ])('%s leads to Cangaço Novo, elsewhere: %s', async (seriesSlug, shouldRedirect) => {
    const { redirectInfo, id } = await getSeriesDetails({ seriesSlug });
    expect({ id, ...redirectInfo }).toEqual({
      id: 1,
      shouldRedirect,
      canonicalUrl: '/serie/cangaco-novo-2023-1',
    });
  });

  test('that ends in a number which is no id leads to the series with exactly that slug', async () => {
    await hold(10);
    await ctx.db.updateTable('series').set({ slug: 'area-2' }).where('id', '=', 10).execute();
    expect((await getSeriesDetails({ seriesSlug: 'area-2' })).id).toBe(10);
  });

  test.each(['nao-existe', 'nao-existe-99999999', '-'])('%s is not found', async (seriesSlug) => {
    await expect(getSeriesDetails({ seriesSlug })).rejects.toMatchObject({
      code: 'not-found',
      message: refusals.seriesNotFound,
    });
  });

  test('of a series TMDB merged into another leads to the survivor', async () => {
    await saveReplacement(ctx.db, { kind: 'series', id: 88_888 }, 1, ctx.now());
    const { id, redirectInfo } = await getSeriesDetails({ seriesSlug: 'cangaco-novo-2023-88888' });
    expect([id, redirectInfo.shouldRedirect]).toEqual([1, true]);
  });

  test.each([
    [{}, refusals.seriesIdentifierInvalid],
    [{ seriesId: 0 }, refusals.seriesIdInvalid],
    [{ seriesSlug: '' }, refusals.seriesIdentifierInvalid],
  ])('is refused when it is %j', async (request, message) => {
    await expect(callFunction(ctx, 'getTVDetails', request)).rejects.toMatchObject({
      code: 'invalid-argument',
      message,
    });
  });
});

describe('a series requested for the first time', () => {
  test('is fetched once, however many ask, and is stored from then on', async () => {
    tmdb.set('/tv/20', buildSeriesAnswer({ id: 20 }));
    const all = await Promise.all(Array.from({ length: 10 }, () => getSeriesDetails({ seriesId: 20 })));
    expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, () => 20));
    await getSeriesDetails({ seriesId: 20 });
    expect(tmdb.asked.map((url) => url.pathname)).toEqual(['/tv/20']);
  });

  test('is not found when TMDB does not have it, and TMDB is not asked again at once', async () => {
    for (let time = 0; time < 2; time += 1) {
      await expect(getSeriesDetails({ seriesId: 21 })).rejects.toMatchObject({ code: 'not-found' });
    }
    expect(tmdb.asked).toHaveLength(1);
  });

  test('is said to be on its way when TMDB gives no usable answer', async () => {
    tmdb.set('/tv/22', '<html>');
    await expect(getSeriesDetails({ seriesId: 22 })).rejects.toMatchObject({
      code: 'unavailable',
      message: refusals.seriesUnavailable,
      isNotStored: true,
    });
  });
});

test('a series an editor hid is not found, and no other shows its card', async () => {
  expect((await getSeriesDetails({ seriesId: 1 })).similarSeries).toHaveLength(1);
  await edit(2, { isHidden: true });
  await expect(getSeriesDetails({ seriesId: 2 })).rejects.toMatchObject({ code: 'not-found' });
  expect((await getSeriesDetails({ seriesId: 1 })).similarSeries).toEqual([]);
});
