import { describe, expect, test } from 'vitest';
import { SUBJECTS_PER_PAGE } from '#shared/admin/domain/limits.ts';
import { EVERYTHING, type ListQuery } from '#shared/admin/domain/list-query.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { hire } from '../../../../test/editing/hire.ts';
import { rebuildSearch } from '../../search/index.ts';
import { listSavedViews } from '../../store/editing/saved-views.ts';
import { judgeTexts } from '../../sync/projection/judge-texts.ts';
import { syncOne } from '../../sync/sync-one.ts';
import { editMovie } from '../editing/edit-entity.ts';
import { saveDraft } from '../editing/save-draft.ts';
import { exportSubjects, listChoices } from '../site/list-choices.ts';
import { findSubjects } from './find-subjects.ts';
import { storeView } from './saved-views.ts';

const { ctx } = await openTestFixture({}, { movies: 160, series: 20, people: 40 });
const BATCH = { urgency: 'batch', deadlineMs: 30_000 } as const;
const ids = Array.from({ length: 140 }, (_, index) => index + 1);
await Promise.all(ids.map((id) => syncOne(ctx, { kind: 'movie', id }, BATCH).catch(() => undefined)));
const ana = await hire(ctx, 'Ana', 'editor');
const [first, second] = (await ctx.db.selectFrom('movies').select('id').orderBy('id').limit(2).execute()).map(
  ({ id }) => id,
);
if (!first || !second) throw new Error('the world is empty');
await editMovie(ctx, { movieId: first, changes: { isHidden: true, overview: '' }, author: 'cli', note: '' });
await editMovie(ctx, {
  movieId: second,
  changes: { isNoindex: true, overview: 'A heist goes wrong and the crew must run from the police.' },
  author: 'cli',
  note: '',
});
await saveDraft(ctx, ana, { entity: 'movie', id: second }, [{ field: 'tagline', value: 'Rascunho', version: 0 }]);

/** Every film as a plain row, read without the code under test. */
const rows = await ctx.db.selectFrom('movies').selectAll().execute();
const offers = await ctx.db
  .selectFrom('movie_offers')
  .innerJoin('platform_services', 'platform_services.service_id', 'movie_offers.service_id')
  .select(['movie_id', 'platform_id'])
  .execute();
type Row = (typeof rows)[number];
const popular = (one: Row, other: Row) => other.popularity - one.popularity || one.id - other.id;
const platformId = offers[0]?.platform_id ?? 0;
const genreId = rows.flatMap((row) => row.genre_ids)[0] ?? 0;
const year = rows[0]?.release_year ?? 0;

describe('a list shows exactly the films that answer, the best known first', () => {
  test.each<[string, Partial<ListQuery>, (row: Row) => boolean]>([
    ['without a filter', {}, () => true],
    ['hidden', { state: 'oculto' }, (row) => !row.is_public],
    ['on air', { state: 'no-ar' }, (row) => row.is_public],
    ['kept from search engines', { state: 'noindex' }, (row) => row.is_noindex],
    ['with a draft', { state: 'rascunho' }, (row) => row.id === second],
    ['planned', { state: 'agendado' }, () => false],
    ['with a conflict', { state: 'conflito' }, () => false],
    ['gone', { state: 'fora' }, () => false],
    ['that could not be read', { state: 'quebrado' }, () => false],
    ['that somebody edited', { isEdited: true }, (row) => [first, second].includes(row.id)],
    ['without a synopsis', { text: 'ausente' }, (row) => row.text_language === 'none'],
    ['in English', { text: 'ingles' }, (row) => row.text_language === 'en'],
    ['in a language to look at', { text: 'suspeito' }, (row) => !['none', 'pt-BR'].includes(row.text_language ?? '')],
    ['without a rating', { isUncertified: true }, (row) => row.certification === null && row.is_public],
    ['of a genre', { genreId }, (row) => row.genre_ids.includes(genreId)],
    ['of a year', { year }, (row) => row.release_year === year],
    [
      'at a platform',
      { platformId },
      (row) => offers.some((offer) => offer.movie_id === row.id && offer.platform_id === platformId),
    ],
    [
      'of a genre, published and unrated',
      { genreId, state: 'no-ar', isUncertified: true },
      (row) => row.genre_ids.includes(genreId) && row.is_public && row.certification === null,
    ],
  ])('%s', async (_name, list, answers) => {
    const expected = rows
      .filter(answers)
      .toSorted(popular)
      .map((row) => row.id);
    const found = await findSubjects(ctx, { entity: 'movie', ...list });
    expect(found.lines.map((line) => line.id)).toEqual(expected.slice(0, SUBJECTS_PER_PAGE));
    expect(found).toMatchObject({ total: expected.length, hasMore: false });
    const next = await findSubjects(ctx, { entity: 'movie', ...list, page: 2 });
    expect(next.lines.map((line) => line.id)).toEqual(expected.slice(SUBJECTS_PER_PAGE, 2 * SUBJECTS_PER_PAGE));
    const file = await exportSubjects(ctx, { entity: 'movie', ids: [], list: { ...EVERYTHING, ...list } });
    expect(file.map((line) => line.id)).toEqual(expected);
  });

  test('whatever order its address asks for that it does not have', async () => {
    for (const entity of ['movie', 'person', 'genre', 'page'] as const) {
      const expected = await findSubjects(ctx, { entity });
      expect(await findSubjects(ctx, { entity, order: 'nome' })).toEqual(expected);
    }
  });

  test('the newest numbers first', async () => {
    const { lines } = await findSubjects(ctx, { entity: 'movie', order: 'novos' });
    expect(lines.map((line) => line.id)).toEqual(
      rows
        .map((row) => row.id)
        .toSorted((a, b) => b - a)
        .slice(0, 50),
    );
  });
});

test('a row says who edited it last, what is locked and what is missing', async () => {
  const { lines } = await findSubjects(ctx, { entity: 'movie', query: String(second) });
  expect(lines).toMatchObject([
    {
      id: second,
      hasDraft: true,
      editedFields: 2,
      lockedFields: 0,
      isNoindex: true,
      lastEdit: { author: { name: 'Ana' } },
    },
  ]);
  expect(lines[0]?.health?.reasons).toContain('text-foreign');
});

describe('a misspelt name is found as the public search finds it', () => {
  const idsFor = async (query: string, list: Partial<ListQuery> = {}) =>
    (await findSubjects(ctx, { entity: 'movie', query, ...list })).lines.map(({ id }) => id);

  test('a published film, and its filters still apply; a hidden one too, which visitors do not find', async () => {
    const other = await openTestFixture({}, { movies: 20, series: 5, people: 5 });
    await syncOne(other.ctx, { kind: 'movie', id: 598 }, BATCH);
    await rebuildSearch(other.ctx);
    const find = async (query: string, list: Partial<ListQuery> = {}) =>
      (await findSubjects(other.ctx, { entity: 'movie', query, ...list })).lines.map(({ id }) => id);
    expect(await find('cidadi de deus')).toEqual([598]);
    expect(await find('cidadi de deus', { state: 'oculto' })).toEqual([]);
    await editMovie(other.ctx, { movieId: 598, changes: { isHidden: true }, author: 'cli', note: '' });
    for (const query of ['cidade de deus', 'cidadi de deus', 'Cidade de Deuz'])
      expect(await find(query), query).toEqual([598]);
  });

  test('words that are in no name find nothing', async () => {
    expect(await idsFor('zzzz qqqq')).toEqual([]);
  });
});

test('texts from before languages were detected are judged once, whatever they were', async () => {
  await ctx.db.updateTable('movies').set({ text_language: null }).execute();
  expect(await judgeTexts(ctx)).toBe(rows.length);
  expect(await judgeTexts(ctx)).toBe(0);
  const after = await ctx.db.selectFrom('movies').select(['id', 'text_language', 'version']).orderBy('id').execute();
  expect(after).toEqual(
    rows
      .toSorted((one, other) => one.id - other.id)
      .map(({ id, text_language, version }) => ({ id, text_language, version })),
  );
});

test('a list is saved under a name, for its owner only', async () => {
  await storeView(ctx, ana, { entity: 'movie', name: 'Sem sinopse', search: 'texto=ausente&pagina=4&x=1' });
  await storeView(ctx, ana, { entity: 'movie', name: 'Sem sinopse', search: 'texto=ausente&ordem=novos' });
  const views = await listSavedViews(ctx.db, ana.actor.id, 'movie');
  expect(views).toMatchObject([{ name: 'Sem sinopse', query: 'texto=ausente&ordem=novos' }]);
  expect(await listSavedViews(ctx.db, 'somebody else', 'movie')).toEqual([]);
  await expect(storeView(ctx, ana, { entity: 'movie', name: '', search: '' })).rejects.toThrow();
});

test('series and people have the same lists', async () => {
  for (const entity of ['series', 'person'] as const)
    for (const text of [undefined, 'ausente', 'suspeito'] as const)
      for (const state of [undefined, 'oculto', 'no-ar', 'fora'] as const)
        expect(
          await findSubjects(ctx, { entity, text, state, isUncertified: true, year: 2020, genreId: 18, platformId: 1 }),
        ).toMatchObject({ total: 0 });
  expect((await listChoices(ctx, 'series')).genres.map(({ name }) => name)).toContain('Novela');
  expect(await listChoices(ctx, 'person')).toEqual({ platforms: [], genres: [] });
});
