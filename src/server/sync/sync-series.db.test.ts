import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildSeasonAnswer, buildSeasonSummary, buildSeriesAnswer } from '../../../test/builders/series-answer.ts';
import { openTestFixture } from '../../../test/database/test-fixture.ts';
import { startTmdbAnswers } from '../../../test/tmdb-answers.ts';
import { editSeries } from '../admin/editing/edit-entity.ts';
import { findSeries } from '../store/titles/series.ts';
import { findSource } from '../store/titles/sources.ts';
import { trySyncOne } from './sync-one.ts';
import { syncSeries } from './sync-series.ts';

const tmdb = await startTmdbAnswers();
const fixture = await openTestFixture({ TMDB_API_URL: tmdb.url, TMDB_TOKEN: 'x', TMDB_RATE_PER_SECOND: '1000' });
const { ctx } = fixture;
const batch = { urgency: 'batch', deadlineMs: 10_000 } as const;
beforeEach(() => tmdb.forget());

/** A series with these seasons, the first eight and the specials appended as TMDB does it. */
function tell(id: number, numbers: number[], parts: object = {}): void {
  const appended = numbers
    .filter((number) => number <= 8)
    .map((number) => [`season/${number}`, buildSeasonAnswer(number)]);
  const seasons = numbers.map((number) => buildSeasonSummary(number));
  tmdb.set(`/tv/${id}`, buildSeriesAnswer({ id, seasons, ...Object.fromEntries(appended), ...parts }));
}

const askedFor = () => tmdb.asked.map((url) => url.pathname);
const listSeasons = (id: number) =>
  ctx.db
    .selectFrom('seasons')
    .select(['number', 'name', 'episode_count'])
    .where('series_id', '=', id)
    .orderBy('number')
    .execute();
const listEpisodes = (id: number) =>
  ctx.db
    .selectFrom('episodes')
    .select(['season_number', 'number', 'name'])
    .select(sql<string>`xmin`.as('written_by'))
    .where('series_id', '=', id)
    .orderBy('season_number')
    .orderBy('number')
    .execute();

describe('a series that is synced', () => {
  test('is stored whole by one call: row, seasons, episodes, credits, offers and people', async () => {
    const person = { id: 71, name: 'Alice Carvalho', popularity: 5, profile_path: '/a.jpg' };
    tell(1, [0, 1, 2], {
      created_by: [{ id: 72, name: 'Mariana Bardan' }],
      aggregate_credits: {
        cast: [{ ...person, order: 0, roles: [{ character: 'Dinorah' }], total_episode_count: 8 }],
        crew: [],
      },
      content_ratings: { results: [{ iso_3166_1: 'BR', rating: '16' }] },
      'watch/providers': { results: { BR: { flatrate: [{ provider_id: 119, provider_name: 'Prime Video' }] } } },
    });
    expect(await syncSeries(ctx, 1, batch)).toBe('stored');

    expect(askedFor()).toEqual(['/tv/1']);
    expect(tmdb.asked[0]?.searchParams.get('append_to_response')?.split(',')).toHaveLength(20);
    expect(await findSeries(ctx.db, 1)).toMatchObject({ slug: 'cangaco-novo-2023-1', certification: '16' });
    expect(await listSeasons(1)).toEqual([
      { number: 0, name: 'Temporada 0', episode_count: 2 },
      { number: 1, name: 'Temporada 1', episode_count: 2 },
      { number: 2, name: 'Temporada 2', episode_count: 2 },
    ]);
    expect(await listEpisodes(1)).toHaveLength(6);
    const cast = await ctx.db.selectFrom('series_cast').select(['person_id', 'character', 'episode_count']).execute();
    expect(cast).toEqual([{ person_id: 71, character: 'Dinorah', episode_count: 8 }]);
    const crew = await ctx.db.selectFrom('series_crew').select(['person_id', 'job']).execute();
    expect(crew).toEqual([{ person_id: 72, job: 'Creator' }]);
    const people = await ctx.db
      .selectFrom('people')
      .select(['id', 'search_name', 'has_source'])
      .orderBy('id')
      .execute();
    expect(people).toEqual([
      { id: 71, search_name: 'alice carvalho', has_source: false },
      { id: 72, search_name: 'mariana bardan', has_source: false },
    ]);
    const offers = await ctx.db.selectFrom('series_offers').select(['service_id', 'kind']).execute();
    expect(offers).toEqual([{ service_id: 119, kind: 'flatrate' }]);
  });

  test('is left alone when TMDB sends the same again', async () => {
    tell(2, [1]);
    await syncSeries(ctx, 2, batch);
    const before = await findSeries(ctx.db, 2);
    expect(await syncSeries(ctx, 2, batch)).toBe('unchanged');
    expect((await findSeries(ctx.db, 2))?.version).toBe(before?.version);
  });

  test('with twelve seasons costs a call for each that does not fit into the first', async () => {
    tell(3, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const number of [9, 10, 11, 12]) tmdb.set(`/tv/3/season/${number}`, buildSeasonAnswer(number));
    expect(await syncSeries(ctx, 3, batch)).toBe('stored');
    expect(askedFor().toSorted()).toEqual(['/tv/3', ...[10, 11, 12, 9].map((number) => `/tv/3/season/${number}`)]);
    expect(await listEpisodes(3)).toHaveLength(24);
  });

  test('is stored again when only one season changed, and the rows of the other seasons are not rewritten', async () => {
    tell(4, [1, 2]);
    await syncSeries(ctx, 4, batch);
    const before = await listEpisodes(4);
    tell(4, [1, 2], { 'season/2': buildSeasonAnswer(2, { episodes: [{ id: 201, episode_number: 1, name: 'Novo' }] }) });
    expect(await syncSeries(ctx, 4, batch)).toBe('stored');
    const after = await listEpisodes(4);
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
    expect(after.slice(2).map(({ name }) => name)).toEqual(['Novo']);
  });

  test('loses the season that TMDB no longer lists, with its episodes and its source', async () => {
    tell(5, [1, 2]);
    await syncSeries(ctx, 5, batch);
    tell(5, [1]);
    expect(await syncSeries(ctx, 5, batch)).toBe('stored');
    expect((await listSeasons(5)).map(({ number }) => number)).toEqual([1]);
    expect(await listEpisodes(5)).toHaveLength(2);
    const sources = await ctx.db.selectFrom('season_sources').select('number').where('series_id', '=', 5).execute();
    expect(sources).toEqual([{ number: 1 }]);
  });

  test('keeps the stored season when the new one cannot be read', async () => {
    tell(6, [1]);
    await syncSeries(ctx, 6, batch);
    tell(6, [1], { 'season/1': { season_number: 'x' }, popularity: 99 });
    tmdb.set('/tv/6/season/1', { season_number: null });
    expect(await syncSeries(ctx, 6, batch)).toBe('stored');
    expect((await findSeries(ctx.db, 6))?.popularity).toBe(99);
    expect(await listEpisodes(6)).toHaveLength(2);
  });

  test('is not stored at all when a season that should come does not for trouble of TMDB', async () => {
    tell(7, [1, 9]);
    tmdb.set('/tv/7/season/9', '<html>');
    const impatient = { urgency: 'interactive', deadlineMs: 2_000 } as const;
    expect(await trySyncOne(ctx, { kind: 'series', id: 7 }, impatient)).toBe('unavailable');
    expect(await findSource(ctx.db, 'series', 7)).toBeUndefined();
  });

  test('is not overwritten by an answer to an older question, nor are its seasons', async () => {
    tell(8, [1]);
    await syncSeries(ctx, 8, batch);
    tell(8, [1], { 'season/1': buildSeasonAnswer(1, { episodes: [] }), popularity: 1 });
    const late = { ...ctx, now: () => new Date('2020-01-01T00:00:00Z') };
    expect(await syncSeries(late, 8, batch)).toBe('outdated');
    expect(await listEpisodes(8)).toHaveLength(2);
  });

  test('that TMDB does not have is absent, and nothing is stored', async () => {
    expect(await syncSeries(ctx, 77_777, batch)).toBe('absent');
    expect(await findSeries(ctx.db, 77_777)).toBeUndefined();
  });

  test('is refused when TMDB answers about another', async () => {
    tmdb.set('/tv/9', buildSeriesAnswer({ id: 10 }));
    await expect(syncSeries(ctx, 9, batch)).rejects.toThrow('answered series 10');
  });

  test('by two processes at once is stored once and left consistent', async () => {
    const other = await fixture.openAnother();
    for (const id of [11, 12]) tell(id, [0, 1, 2, 3], { created_by: [{ id: 72, name: 'Mariana Bardan' }] });
    const outcomes = await Promise.all(
      [11, 12].flatMap((id) => [syncSeries(ctx, id, batch), syncSeries(other.ctx, id, batch)]),
    );
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(2);
    expect(await listEpisodes(11)).toHaveLength(8);
  });
});

test("an editor's texts survive a sync that changes them, while unedited fields follow TMDB", async () => {
  tell(20, [1]);
  await syncSeries(ctx, 20, batch);
  const changes = { title: 'Título da casa', overview: 'Sinopse da casa.' };
  expect(await editSeries(ctx, { seriesId: 20, changes, author: 'redacao', note: '' })).toBe(1);
  tell(20, [1], { name: 'Outro', overview: 'Outra.', vote_count: 7 });
  expect(await syncSeries(ctx, 20, batch)).toBe('stored');
  expect(await findSeries(ctx.db, 20)).toMatchObject({ ...changes, vote_count: 7, slug: 'titulo-da-casa-2023-20' });

  await editSeries(ctx, { seriesId: 20, changes: { overview: null }, author: 'redacao', note: '' });
  expect((await findSeries(ctx.db, 20))?.overview).toBe('Outra.');
});

test('a sync and an edit announce the series by its tag; hiding it also invalidates lists and home', async () => {
  tell(21, [1]);
  await ctx.db.deleteFrom('outbox').execute();
  await syncSeries(ctx, 21, batch);
  await syncSeries(ctx, 21, batch);
  await editSeries(ctx, { seriesId: 21, changes: { isHidden: true }, author: 'redacao', note: '' });
  const rows = await ctx.db.selectFrom('outbox').select('tags').orderBy('id').execute();
  expect(rows.map((row) => row.tags.toSorted())).toEqual([
    ['series:21'],
    ['home', 'list:colecoes', 'list:series', 'series:21'],
  ]);
});

test('a series that was gone and comes back unchanged is shown again', async () => {
  tell(22, [1]);
  await syncSeries(ctx, 22, batch);
  await ctx.db.updateTable('series_sources').set({ gone_at: ctx.now() }).where('id', '=', 22).execute();
  await editSeries(ctx, { seriesId: 22, changes: { tagline: 'x' }, author: 'redacao', note: '' });
  expect((await findSeries(ctx.db, 22))?.is_public).toBe(false);
  expect(await syncSeries(ctx, 22, batch)).toBe('stored');
  expect(await findSeries(ctx.db, 22)).toMatchObject({ is_public: true, tagline: 'x' });
});
