import { describe, expect, test } from 'vitest';
import { openTestFixture } from '../../../test/database/test-fixture.ts';
import { editMovie } from '../admin/editing/edit-entity.ts';
import { getMovieDetails } from '../catalogue/titles/movie-details.ts';
import { findMovie } from '../store/titles/movies.ts';
import { findSource } from '../store/titles/sources.ts';
import { syncMovie } from './sync-movie.ts';

const CITY_OF_GOD = 598;
const fixture = await openTestFixture();
const { ctx } = fixture;
const batch = { urgency: 'batch', deadlineMs: 10_000 } as const;

describe('a film that is synced', () => {
  test('is stored whole: source, effective row, credits, offers and releases', async () => {
    expect(await syncMovie(ctx, CITY_OF_GOD, batch)).toBe('stored');

    const { value: details } = await getMovieDetails(ctx, { movieId: CITY_OF_GOD });
    expect(details).toMatchObject({
      title: 'Cidade de Deus',
      slug: 'cidade-de-deus-2002-598',
      original_language: 'pt',
    });
    expect(details.credits.cast.length).toBeGreaterThanOrEqual(6);
    expect(details.credits.crew.some((member) => member.job === 'Director')).toBe(true);
    expect(details.certification).not.toBeNull();
  });

  test('is left alone when TMDB sends the same again', async () => {
    const before = await findMovie(ctx.db, CITY_OF_GOD);
    expect(await syncMovie(ctx, CITY_OF_GOD, batch)).toBe('unchanged');
    expect((await findMovie(ctx.db, CITY_OF_GOD))?.version).toBe(before?.version);
  });

  test('is not overwritten by an answer to an older question', async () => {
    const late = { ...ctx, now: () => new Date('2020-01-01T00:00:00Z') };
    await fixture.changeFilm(CITY_OF_GOD, { runtime: 1 });
    expect(await syncMovie(late, CITY_OF_GOD, batch)).toBe('outdated');
    expect((await findMovie(ctx.db, CITY_OF_GOD))?.runtime_minutes).not.toBe(1);
  });

  test('that TMDB does not have is absent, and nothing is stored', async () => {
    expect(await syncMovie(ctx, 77_777_777, batch)).toBe('absent');
    expect(await findMovie(ctx.db, 77_777_777)).toBeUndefined();
  });

  test('by two processes at once is stored once and left consistent', async () => {
    const other = await fixture.openAnother();
    const outcomes = await Promise.all([
      syncMovie(ctx, 666, batch),
      syncMovie(other.ctx, 666, batch),
      syncMovie(ctx, 446159, batch),
      syncMovie(other.ctx, 446159, batch),
    ]);
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(2);
    expect((await getMovieDetails(ctx, { movieId: 666 })).value.title).toBe('Central do Brasil');
  });
});

test("an editor's title and synopsis survive a sync that changes both, while unedited fields follow TMDB", async () => {
  await syncMovie(ctx, 7347, batch);
  await editMovie(ctx, {
    movieId: 7347,
    changes: { title: 'Tropa de Elite: edição da casa', overview: 'A sinopse que a redação escreveu.' },
    author: 'redacao',
    note: 'texto próprio',
  });

  await fixture.changeFilm(7347, { title: 'Elite Squad', overview: 'Outra sinopse do TMDB.', runtime: 116 });
  expect(await syncMovie(ctx, 7347, batch)).toBe('stored');

  const { value: page } = await getMovieDetails(ctx, { movieId: 7347 });
  expect(page).toMatchObject({
    title: 'Tropa de Elite: edição da casa',
    overview: 'A sinopse que a redação escreveu.',
    runtime: 116,
    slug: 'tropa-de-elite-edicao-da-casa-2007-7347',
  });
  const source = await findSource(ctx.db, 'movie', 7347);
  expect(source?.titles['pt-BR']).toBe('Elite Squad');
  expect(source?.overviews['pt-BR']).toBe('Outra sinopse do TMDB.');

  await editMovie(ctx, { movieId: 7347, changes: { title: null }, author: 'redacao', note: 'volta ao TMDB' });
  expect((await getMovieDetails(ctx, { movieId: 7347 })).value).toMatchObject({
    title: 'Elite Squad',
    overview: 'A sinopse que a redação escreveu.',
  });
});

test('an edit is a numbered revision that the application can neither change nor remove', async () => {
  await syncMovie(ctx, 346, batch);
  const first = await editMovie(ctx, { movieId: 346, changes: { tagline: 'um' }, author: 'redacao', note: '' });
  const second = await editMovie(ctx, { movieId: 346, changes: { tagline: 'dois' }, author: 'redacao', note: '' });
  expect([first, second]).toEqual([1, 2]);

  const rows = await ctx.db
    .selectFrom('revisions')
    .select(['number', 'snapshot', 'changed_fields'])
    .where('entity_id', '=', 346)
    .orderBy('number')
    .execute();
  expect(rows.map((row) => row.snapshot)).toEqual([{ tagline: 'um' }, { tagline: 'dois' }]);
  await expect(ctx.db.deleteFrom('revisions').execute()).rejects.toThrow(/permission denied/);
  await expect(ctx.db.updateTable('revisions').set({ note: 'x' }).execute()).rejects.toThrow(/permission denied/);
});

test('an edit that fails half-way leaves nothing behind', async () => {
  await expect(
    editMovie(ctx, { movieId: 88_888_888, changes: { title: 'x' }, author: 'redacao', note: '' }),
  ).rejects.toMatchObject({ code: 'not-found' });
  const overrides = await ctx.db.selectFrom('overrides').select('field').where('entity_id', '=', 88_888_888).execute();
  expect(overrides).toEqual([]);
});
