import { beforeEach, describe, expect, test } from 'vitest';
import { SeasonDetails } from '#shared/contract/series-details.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { buildSeasonAnswer, buildSeasonSummary, buildSeriesAnswer } from '../../../../test/builders/series-answer.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { startTmdbAnswers } from '../../../../test/tmdb-answers.ts';
import { editSeries } from '../../admin/editing/edit-entity.ts';
import { saveReplacement } from '../../store/titles/stored.ts';
import { syncSeries } from '../../sync/sync-series.ts';
import { callFunction } from '../documents/call-function.ts';

const tmdb = await startTmdbAnswers();
const fixture = await openTestFixture({ TMDB_API_URL: tmdb.url, TMDB_TOKEN: 'x', TMDB_RATE_PER_SECOND: '1000' });
const { ctx } = fixture;
const batch = { urgency: 'batch', deadlineMs: 10_000 } as const;
beforeEach(() => tmdb.forget());

/** Sets TMDB's answer for a series with these seasons. */
function tell(id: number, numbers: number[], parts: object = {}): void {
  const appended = numbers.map((number) => [`season/${number}`, buildSeasonAnswer(number)]);
  const seasons = numbers.map((number) => buildSeasonSummary(number));
  tmdb.set(`/tv/${id}`, buildSeriesAnswer({ id, seasons, ...Object.fromEntries(appended), ...parts }));
}
const getSeason = async (request: object) => (await callFunction(ctx, 'getTVSeasonDetails', request)).value;
const edit = (seriesId: number, changes: Parameters<typeof editSeries>[1]['changes']) =>
  editSeries(ctx, { seriesId, changes, author: 'redacao', note: '' });

tell(1, [0, 1], {
  'watch/providers': { results: { BR: { flatrate: [{ provider_id: 119, provider_name: 'Prime Video' }] } } },
  'season/1': buildSeasonAnswer(1, { name: 'Livro Um', overview: 'O começo.', poster_path: '/t1.jpg' }),
});
await syncSeries(ctx, 1, batch);

describe('the document of a season', () => {
  test('says everything its page shows, of the season and of its series', async () => {
    const details = await getSeason({ seriesId: 1, seasonNumber: 1 });
    expect(SeasonDetails.strict().parse(details)).toEqual(details);
    expect(details).toMatchObject({
      season: {
        ...{ id: 1_001, title: 'Livro Um', season_number: 1, season_url: '/serie/cangaco-novo-2023-1/1' },
        ...{ air_date: '2023-08-18', overview: 'O começo.', overview_lang: 'pt-BR' },
      },
      'watch/providers': { results: { BR: { flatrate: [{ provider_name: 'Amazon Prime Video' }] } } },
      series: { id: 1, name: 'Cangaço Novo', slug: 'cangaco-novo-2023-1', backdrop_path: '/b.jpg' },
      noindex: false,
      redirectInfo: { shouldRedirect: false, canonicalUrl: '/serie/cangaco-novo-2023-1/1' },
      seoData: {
        title: 'Cangaço Novo (2023): Livro Um',
        description: 'O começo.',
        imageUrl: expect.stringContaining(`${ctx.siteUrl}/cartao/temporada/`),
        canonicalUrl: `${ctx.siteUrl}/serie/cangaco-novo-2023-1/1`,
      },
    });
    expect(details.season.episodes).toMatchObject([
      { id: 101, episode_number: 1, name: 'Capítulo 1', air_date: '2023-08-18', runtime: 50, still_path: null },
      { id: 102, episode_number: 2, name: 'Capítulo 2' },
    ]);
  });

  test('is there for the specials too, with a default description where there is none', async () => {
    const { season, seoData } = await getSeason({ seriesSlug: 'cangaco-novo-2023-1', seasonNumber: '0' });
    expect(season).toMatchObject({ season_number: 0, overview: '' });
    expect(seoData.description).toBe(
      `Cangaço Novo, ${season.title}: episódios, datas de exibição, duração e sinopses.`,
    );
  });

  test('shows an edit of its series in the next read', async () => {
    await getSeason({ seriesId: 1, seasonNumber: 1 });
    await edit(1, { title: 'Outro nome', isNoindex: true });
    const { series, noindex, seoData } = await getSeason({ seriesId: 1, seasonNumber: 1 });
    expect([series.name, noindex, seoData.title]).toEqual(['Outro nome', true, 'Outro nome (2023): Livro Um']);
    await edit(1, { title: null, isNoindex: null });
  });

  test('shows an episode that came with the last sync', async () => {
    tell(2, [1]);
    await syncSeries(ctx, 2, batch);
    expect((await getSeason({ seriesId: 2, seasonNumber: 1 })).season.episodes).toHaveLength(2);
    tell(2, [1], { 'season/1': buildSeasonAnswer(1, { episodes: [{ id: 9, episode_number: 3, name: 'Novo' }] }) });
    await syncSeries(ctx, 2, batch);
    expect((await getSeason({ seriesId: 2, seasonNumber: 1 })).season.episodes).toMatchObject([{ name: 'Novo' }]);
  });

  test('comes from the table in another process', async () => {
    await getSeason({ seriesId: 1, seasonNumber: 1 });
    const other = await fixture.openAnother();
    await callFunction(other.ctx, 'getTVSeasonDetails', { seriesId: 1, seasonNumber: 1 });
    const reads = (await other.ctx.metrics.documents.get()).values;
    expect(reads.map(({ labels }) => labels)).toEqual([{ kind: 'season', from: 'table' }]);
  });
});

describe('the neighbours of a season', () => {
  const neighbours = async (seasonNumber: number) => {
    const { previous_season, next_season } = await getSeason({ seriesId: 5, seasonNumber });
    return [previous_season, next_season];
  };
  const link = (number: number, name = `Temporada ${number}`) => ({
    ...{ name, season_number: number, season_url: `/serie/cangaco-novo-2023-5/${number}` },
  });

  test('are those before and after it there are, whatever numbers are missing', async () => {
    tell(5, [0, 1, 2, 5]);
    await syncSeries(ctx, 5, batch);
    expect(await neighbours(1)).toEqual([null, link(2)]);
    expect(await neighbours(2)).toEqual([link(1), link(5)]);
    expect(await neighbours(5)).toEqual([link(2), null]);
  });

  test('the specials have none', async () => {
    expect(await neighbours(0)).toEqual([null, null]);
  });

  test('change with the series', async () => {
    tell(5, [0, 1, 2, 5, 6]);
    await syncSeries(ctx, 5, batch);
    expect(await neighbours(5)).toEqual([link(2), link(6)]);
  });
});

describe('the address of a season', () => {
  test.each([
    ['cangaco-novo-2023-1', false],
    ['qualquer-coisa-1', true],
    ['1', true],
  ])('of %s leads to Cangaço Novo, elsewhere: %s', async (seriesSlug, shouldRedirect) => {
    const { series, redirectInfo } = await getSeason({ seriesSlug, seasonNumber: '01' });
    expect({ id: series.id, ...redirectInfo }).toEqual({
      id: 1,
      shouldRedirect,
      canonicalUrl: '/serie/cangaco-novo-2023-1/1',
    });
  });
});

test('a season its series does not have is not found, nor is one of an unknown series', async () => {
  await expect(getSeason({ seriesId: 1, seasonNumber: 7 })).rejects.toMatchObject({
    code: 'not-found',
    message: refusals.seasonNotFound,
  });
  await expect(getSeason({ seriesId: 77_777, seasonNumber: 1 })).rejects.toMatchObject({
    code: 'not-found',
    message: refusals.seriesNotFound,
  });
});

test.each([
  [{ seriesId: 1, seasonNumber: 'x' }, refusals.seasonNumberInvalid],
  [{ seriesId: 1, seasonNumber: -1 }, refusals.seasonNumberInvalid],
  [{ seriesId: 1, seasonNumber: 10_000 }, refusals.seasonNumberInvalid],
  [{ seasonNumber: 1 }, refusals.seriesIdentifierInvalid],
])('%j is refused', async (request, message) => {
  await expect(getSeason(request)).rejects.toMatchObject({ code: 'invalid-argument', message });
});

test('a season of a series an editor hid is not found', async () => {
  tell(3, [1]);
  await syncSeries(ctx, 3, batch);
  await getSeason({ seriesId: 3, seasonNumber: 1 });
  await edit(3, { isHidden: true });
  await expect(getSeason({ seriesId: 3, seasonNumber: 1 })).rejects.toMatchObject({ code: 'not-found' });
});

test('two seasons and the series itself, asked for at once and never before, cost one call', async () => {
  tell(4, [1, 2]);
  await Promise.all([
    getSeason({ seriesId: 4, seasonNumber: 1 }),
    getSeason({ seriesId: 4, seasonNumber: 2 }),
    callFunction(ctx, 'getTVDetails', { seriesId: 4 }),
  ]);
  expect(tmdb.asked.map((url) => url.pathname)).toEqual(['/tv/4']);
});

test('a season of a series TMDB merged into another is that of the survivor', async () => {
  await saveReplacement(ctx.db, { kind: 'series', id: 88_888 }, 1, ctx.now());
  expect((await getSeason({ seriesId: 88_888, seasonNumber: 1 })).series.id).toBe(1);
});
