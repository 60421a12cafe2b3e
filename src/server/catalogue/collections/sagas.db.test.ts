import type { PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type FilmSaga, MovieDetails } from '#shared/contract/movie-details.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { ordinaryFilm } from '../../../../test/ordinary-answers.ts';
import { startTmdbAnswers } from '../../../../test/tmdb-answers.ts';
import {
  createCollection,
  publishCollection,
  setCollectionItems,
  updateCollection,
} from '../../admin/collections/edit-collection.ts';
import { editMovie } from '../../admin/editing/edit-entity.ts';
import { removeRecord } from '../../admin/records/remove-record.ts';
import { retireTitle } from '../../sync/retire-title.ts';
import { syncMovie } from '../../sync/sync-movie.ts';
import { syncSagas } from '../../sync/sync-sagas.ts';
import { callFunction } from '../documents/call-function.ts';
import { toCardDay } from '../titles/to-card-availability.ts';
import { readSagas } from './read-sagas.ts';

const tmdb = await startTmdbAnswers();
const fixture = await openTestFixture({ TMDB_API_URL: tmdb.url, TMDB_TOKEN: 'x', TMDB_RATE_PER_SECOND: '1000' });
const { ctx } = fixture;
const batch = { urgency: 'batch', deadlineMs: 10_000 } as const;
const signed = { author: 'redacao', note: '' };
const chief = { actor: { id: 'redacao', network: '' }, role: 'administrator' } as const;

const SILENT = {
  translations: { translations: [] },
  alternative_titles: { titles: [] },
  release_dates: { results: [] },
};
const service = (provider_id: number, provider_name: string) => ({ provider_id, provider_name, logo_path: '/l.jpg' });
const NETFLIX = service(8, 'Netflix');
const DISNEY = service(337, 'Disney Plus');

interface Part {
  year?: number;
  sagaId?: number | null;
  fields?: object;
}

async function holdFilm(id: number, { year = 2000 + (id % 100), sagaId = 10, fields = {} }: Part = {}): Promise<void> {
  tmdb.set(`/movie/${id}`, {
    ...ordinaryFilm,
    ...SILENT,
    id,
    imdb_id: `tt${String(id).padStart(7, '0')}`,
    title: `Parte ${id}`,
    original_title: `Parte ${id}`,
    release_date: `${year}-05-01`,
    belongs_to_collection: sagaId === null ? null : { id: sagaId, name: 'Collection' },
    'watch/providers': { results: {} },
    ...fields,
  });
  await syncMovie(ctx, id, batch);
}

const setSaga = (id: number, partIds: number[], name = 'Guerra & Paz - Coleção') =>
  tmdb.set(`/collection/${id}`, { id, name, parts: partIds.map((part) => ({ id: part, media_type: 'movie' })) });

/** Stored at once, with its films. */
async function holdSaga(id: number, partIds: number[]): Promise<void> {
  setSaga(id, partIds);
  for (const part of partIds) await holdFilm(part, { sagaId: id });
  await syncSagas(ctx);
}

async function sagasOf(movieId: number, context = ctx): Promise<FilmSaga[]> {
  const { value } = await callFunction(context, 'getMovieDetails', { movieId });
  expect(MovieDetails.strict().parse(value)).toEqual(value);
  return value.sagas;
}
const idsOf = (saga: FilmSaga | undefined) => saga?.mediaItems.map(({ id }) => id);
const partsOf = async (movieId: number) => idsOf((await sagasOf(movieId))[0]);

const watched = (offers: object) => ({ 'watch/providers': { results: { BR: { link: null, ...offers } } } });

describe('a saga of TMDB', () => {
  test('is on the pages of its films, in order of release, with where each can be watched', async () => {
    setSaga(10, [103, 101, 102, 999]);
    await holdFilm(101, { fields: watched({ flatrate: [NETFLIX] }) });
    await holdFilm(102, { year: 1999, fields: watched({ flatrate: [NETFLIX, DISNEY] }) });
    await holdFilm(103, { fields: watched({ flatrate: [DISNEY] }) });
    expect(await sagasOf(101)).toEqual([]);
    expect(await syncSagas(ctx)).toBe(1);
    const [saga, ...others] = await sagasOf(101);
    expect(others).toEqual([]);
    expect(saga).toMatchObject({ name: 'Guerra & Paz', slug: null, ordemCronologica: false });
    expect(saga?.mediaItems.map(({ id, ano, providers }) => [id, ano, providers?.length])).toEqual([
      [102, 1999, 2],
      [101, 2001, 1],
      [103, 2003, 1],
    ]);
    expect(saga?.coverage.smallest.map((at) => saga.coverage.platforms[at]?.provider_name)).toEqual([
      'Netflix',
      'Disney+',
    ]);
    const queued = await ctx.db
      .selectFrom('fetch_queue')
      .select(['id', 'reason'])
      .where('kind', '=', 'movie')
      .execute();
    expect(queued).toEqual([{ id: 999, reason: 'saga' }]);
  });

  test('is not asked for again until it is old, or a film joins or leaves it', async () => {
    await holdSaga(11, [111, 112]);
    expect(await syncSagas(ctx)).toBe(0);
    await holdFilm(113, { sagaId: 11 });
    setSaga(11, [111, 112, 113]);
    expect(await syncSagas(ctx)).toBe(1);
    expect(await partsOf(111)).toEqual([111, 112, 113]);
    await holdFilm(113, { sagaId: null });
    setSaga(11, [111, 112]);
    expect(await syncSagas(ctx)).toBe(1);
    expect(await partsOf(111)).toEqual([111, 112]);
    expect(await sagasOf(113)).toEqual([]);
    expect(await syncSagas(ctx)).toBe(0);
    const later = { ...ctx, now: () => new Date(ctx.now().getTime() + 8 * 86_400_000) };
    expect(await syncSagas(later)).toBeGreaterThan(1);
  });

  test('without a part that is hidden, until it is shown again, here and in another process', async () => {
    await holdSaga(12, [121, 122, 123]);
    const other = await fixture.openAnother();
    expect(await partsOf(121)).toEqual([121, 122, 123]);
    expect(idsOf((await sagasOf(121, other.ctx))[0])).toEqual([121, 122, 123]);
    await editMovie(ctx, { movieId: 122, changes: { isHidden: true }, ...signed });
    expect(await partsOf(121)).toEqual([121, 123]);
    await expect.poll(async () => idsOf((await sagasOf(121, other.ctx))[0])).toEqual([121, 123]);
    await editMovie(ctx, { movieId: 122, changes: { isHidden: null }, ...signed });
    expect(await partsOf(121)).toEqual([121, 122, 123]);
  });

  test('without a part that is gone, and with the one that it was merged into', async () => {
    await holdSaga(13, [131, 132, 133]);
    expect(await partsOf(131)).toEqual([131, 132, 133]);
    tmdb.set('/find/tt0000133', { movie_results: [], tv_results: [], person_results: [] });
    await retireTitle(ctx, { kind: 'movie', id: 133 });
    expect(await partsOf(131)).toEqual([131, 132]);
    tmdb.set('/find/tt0000132', { movie_results: [{ id: 134 }], tv_results: [], person_results: [] });
    await retireTitle(ctx, { kind: 'movie', id: 132 });
    expect(await sagasOf(131)).toEqual([]);
    await holdFilm(134, { sagaId: 13 });
    expect(await partsOf(131)).toEqual([131, 134]);
    expect(await partsOf(134)).toEqual([131, 134]);
  });

  test('without a part for adults', async () => {
    await holdSaga(14, [141, 142, 143]);
    expect(await partsOf(141)).toEqual([141, 142, 143]);
    await holdFilm(142, { sagaId: 14, fields: { adult: true } });
    expect(await partsOf(141)).toEqual([141, 143]);
  });

  test('with parts that are not released yet last, and the day of one that has it', async () => {
    const year = new Date().getUTCFullYear() + 1;
    const cinema = { type: 3, release_date: `${year}-05-01T00:00:00.000Z` };
    const opening = { release_dates: { results: [{ iso_3166_1: 'BR', release_dates: [cinema] }] } };
    await holdFilm(1501, { sagaId: 15 });
    await holdFilm(1502, { sagaId: 15 });
    await holdFilm(1503, { sagaId: 15, year, fields: { ...opening, status: 'Post Production' } });
    await holdFilm(1504, { sagaId: 15, fields: { release_date: '', status: 'Planned' } });
    setSaga(15, [1504, 1503, 1501, 1502]);
    await syncSagas(ctx);
    const [saga] = await sagasOf(1501);
    expect(saga?.mediaItems.map(({ id, ano, opens_on }) => [id, ano, opens_on])).toEqual([
      [1501, 2001, undefined],
      [1502, 2002, undefined],
      [1503, year, `${year}-05-01`],
      [1504, null, undefined],
    ]);
    expect(saga?.coverage.none).toEqual([0, 1, 2, 3]);
  });

  test('that TMDB does not have any more is shown until it was missing for days', async () => {
    await holdSaga(16, [161, 162]);
    const at = (days: number) => ({ ...ctx, now: () => new Date(Date.now() + days * 86_400_000) });
    tmdb.remove('/collection/16');
    await syncSagas(at(8));
    expect(await partsOf(161)).toEqual([161, 162]);
    await syncSagas(at(12));
    expect(await sagasOf(161)).toEqual([]);
    setSaga(16, [161, 162]);
    await syncSagas(at(20));
    expect(await partsOf(161)).toEqual([161, 162]);
  });

  test('that cannot be read does not stop the others', async () => {
    await holdFilm(171, { sagaId: 17 });
    await holdFilm(172, { sagaId: 17 });
    tmdb.set('/collection/17', { id: 17, name: 7, parts: 'x' });
    await holdSaga(18, [181, 182]);
    expect(await sagasOf(171)).toEqual([]);
    expect(await partsOf(181)).toEqual([181, 182]);
    expect(await syncSagas(ctx)).toBe(0);
  });
});

describe('an editors’ collection', () => {
  const fields = { name: 'Na ordem da história', titleH1: 'x', descriptionH1: 'x' };
  const film = (titleId: number, note = '') => ({ kind: 'movie', titleId, note }) as const;

  test('in the order of a story comes before the saga, with its order and notes, as soon as it is published', async () => {
    await holdSaga(20, [201, 202, 203]);
    expect((await sagasOf(201)).map(({ slug }) => slug)).toEqual([null]);
    const collectionId = await createCollection(ctx, { fields: { ...fields, isChronological: true }, ...signed });
    await setCollectionItems(ctx, { collectionId, items: [film(203, 'Comece aqui.'), film(201)], ...signed });
    expect((await sagasOf(201)).map(({ slug }) => slug)).toEqual([null]);
    await publishCollection(ctx, { collectionId, ...signed });
    const [own, saga] = await sagasOf(201);
    expect(own).toMatchObject({ name: fields.name, slug: 'na-ordem-da-historia', ordemCronologica: true });
    expect(own?.mediaItems.map(({ id, nota }) => [id, nota])).toEqual([
      [203, 'Comece aqui.'],
      [201, ''],
    ]);
    expect(idsOf(saga)).toEqual([201, 202, 203]);
    expect((await sagasOf(202)).map(({ slug }) => slug)).toEqual([null]);

    await setCollectionItems(ctx, { collectionId, items: [film(203), film(201), film(202)], ...signed });
    expect((await sagasOf(202)).map(({ slug }) => slug)).toEqual(['na-ordem-da-historia', null]);
    await setCollectionItems(ctx, { collectionId, items: [film(203), film(201)], ...signed });
    expect((await sagasOf(202)).map(({ slug }) => slug)).toEqual([null]);
    await updateCollection(ctx, { collectionId, changes: { isChronological: null }, ...signed });
    expect((await sagasOf(201)).map(({ slug }) => slug)).toEqual([null]);
    await updateCollection(ctx, { collectionId, changes: { isChronological: true }, ...signed });
    expect((await sagasOf(201)).map(({ slug }) => slug)).toEqual(['na-ordem-da-historia', null]);
    await removeRecord(ctx, chief, { entity: 'collection', id: collectionId }, { leadsTo: '' });
    expect((await sagasOf(201)).map(({ slug }) => slug)).toEqual([null]);
  });
});

test('a saga of six films is read with as many statements as one of two', async () => {
  await holdSaga(21, [211, 212, 213, 214, 215, 216]);
  await holdSaga(22, [221, 222]);
  const countStatements = async (id: number, franchise_id: number) => {
    let statements = 0;
    const counting = {
      transformQuery: ({ node }: PluginTransformQueryArgs) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }: PluginTransformResultArgs) => result,
    };
    const { sagas } = await readSagas(ctx.db.withPlugin(counting), { id, franchise_id }, toCardDay(ctx.now()));
    return { statements, parts: sagas[0]?.mediaItems.length };
  };
  expect(await countStatements(211, 21)).toEqual({ statements: 2, parts: 6 });
  expect(await countStatements(221, 22)).toEqual({ statements: 2, parts: 2 });
});
