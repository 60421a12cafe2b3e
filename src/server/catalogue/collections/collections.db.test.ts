import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { Collection, CollectionDetails, CollectionList } from '#shared/contract/collections.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { errors } from '#shared/text/errors.ts';
import { buildSeriesAnswer } from '../../../../test/builders/series-answer.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { ordinaryFilm } from '../../../../test/ordinary-answers.ts';
import { startTmdbAnswers } from '../../../../test/tmdb-answers.ts';
import {
  createCollection,
  publishCollection,
  setCollectionItems,
  updateCollection,
  type WantedItem,
} from '../../admin/collections/edit-collection.ts';
import { editMovie, editSeries } from '../../admin/editing/edit-entity.ts';
import { removeRecord } from '../../admin/records/remove-record.ts';
import type { Context } from '../../context.ts';
import { createDb } from '../../infra/db.ts';
import { syncMovie } from '../../sync/sync-movie.ts';
import { syncSeries } from '../../sync/sync-series.ts';
import { callFunction } from '../documents/call-function.ts';

const tmdb = await startTmdbAnswers();
const fixture = await openTestFixture({ TMDB_API_URL: tmdb.url, TMDB_TOKEN: 'x', TMDB_RATE_PER_SECOND: '1000' });
const { ctx } = fixture;
const batch = { urgency: 'batch', deadlineMs: 10_000 } as const;
const signed = { author: 'redacao', note: '' };

const chief = { actor: { id: 'redacao', network: '' }, role: 'administrator' } as const;

const UNKNOWN = 99;

/** Without translations, so that the film has its original title. */
async function holdFilm(id: number, title: string, fields: object = {}): Promise<void> {
  const silent = { translations: { translations: [] }, alternative_titles: { titles: [] } };
  const film = {
    ...ordinaryFilm,
    ...silent,
    id,
    title,
    original_title: title,
    backdrop_path: `/fundo-${id}.jpg`,
    ...fields,
  };
  tmdb.set(`/movie/${id}`, film);
  await syncMovie(ctx, id, batch);
}
for (const id of [1, 2, 3]) await holdFilm(id, `Filme ${id}`);
const name = 'Série 1';
tmdb.set('/tv/1', buildSeriesAnswer({ id: 1, name, original_name: name, backdrop_path: '/serie.jpg' }));
await syncSeries(ctx, 1, batch);

const film = (titleId: number, note = ''): WantedItem => ({ kind: 'movie', titleId, note });
const series = (titleId: number, note = ''): WantedItem => ({ kind: 'series', titleId, note });

let created = 0;
type Fields = Parameters<typeof createCollection>[1]['fields'];

async function publish(items: WantedItem[], fields: Partial<Fields> = {}, position?: number): Promise<number> {
  created += 1;
  const own = { name: `Coleção ${created}`, titleH1: 'Um título', descriptionH1: 'Uma descrição.' };
  const collectionId = await createCollection(ctx, {
    fields: { ...own, ...fields },
    ...signed,
    ...(position !== undefined && { position }),
  });
  await setCollectionItems(ctx, { collectionId, items, ...signed });
  await publishCollection(ctx, { collectionId, ...signed });
  return collectionId;
}

async function detailsOf(collectionId: number, context: Context = ctx): Promise<CollectionDetails> {
  const { value } = await callFunction(context, 'getCustomCollectionWithDetails', { collectionId });
  expect(CollectionDetails.strict().parse(value)).toEqual(value);
  return value;
}

const titlesOf = ({ mediaItems }: CollectionDetails) => mediaItems.map((item) => item.titulo ?? item.nome);
const bySlug = async (slug: string) =>
  (await callFunction(ctx, 'getCustomCollectionWithDetailsBySlug', { slug })).value.id;

async function listAll(request: object = {}): Promise<CollectionList> {
  const { value } = await callFunction(ctx, 'getCustomCollections', request);
  expect(CollectionList.strict().parse(value)).toEqual(value);
  return value;
}

async function cardOf(id: number) {
  const card = (await listAll({ limit: 40 })).collections.find((collection) => collection.id === id);
  if (!card) throw new Error('not in the list');
  return card;
}

const notFound = { code: 'not-found', message: errors.collectionNotFound };

describe('a collection', () => {
  test('says everything its page shows, in the order its editor gave', async () => {
    const id = await publish([film(2, 'Comece por aqui.'), series(1), film(1)], {
      name: 'Clássicos & Cia.',
      titleH1: 'Os clássicos',
      descriptionH1: 'Filmes que ficaram.',
      titleH2: 'Por que ver',
      descriptionH2: '<p>Porque <strong>sim</strong>.</p>',
      isChronological: true,
    });
    expect(await detailsOf(id)).toEqual({
      id,
      name: 'Clássicos & Cia.',
      slug: 'classicos-cia',
      tituloH1: 'Os clássicos',
      descricaoH1: 'Filmes que ficaram.',
      tituloH2: 'Por que ver',
      descricaoH2: '<p>Porque <strong>sim</strong>.</p>',
      ordemCronologica: true,
      backdropPrimeiroFilme: '/fundo-2.jpg',
      mediaItems: [
        {
          id: 2,
          type: 'movie',
          titulo: 'Filme 2',
          slug: 'filme-2-2002-2',
          ano: 2002,
          release_date: '2002-08-30',
          poster_path: '/p.jpg',
          backdrop_path: '/fundo-2.jpg',
          vote_average: 7.5,
          providers: expect.any(Array),
          nota: 'Comece por aqui.',
        },
        {
          id: 1,
          type: 'tv',
          nome: 'Série 1',
          slug: 'serie-1-2023-1',
          ano: 2023,
          first_air_date: '2023-08-18',
          poster_path: '/p.jpg',
          backdrop_path: '/serie.jpg',
          vote_average: 8,
          providers: expect.any(Array),
          nota: '',
        },
        expect.objectContaining({ id: 1, titulo: 'Filme 1' }),
      ],
      coverage: expect.objectContaining({ minutes: 260, timedMovies: 2 }),
      noindex: false,
      nofollow: false,
      seoData: {
        title: 'Os clássicos',
        description: 'Filmes que ficaram.',
        keywords: expect.stringContaining('Clássicos & Cia.'),
        imageUrl: expect.stringContaining(`${ctx.siteUrl}/cartao/colecao/`),
        canonicalUrl: `${ctx.siteUrl}/colecoes/classicos-cia`,
      },
    });
  });

  test('says which of its titles each platform has, and the fewest subscriptions for all', async () => {
    const offer = (provider_id: number, provider_name: string) => ({ provider_id, provider_name, logo_path: '/l.jpg' });
    const [netflix, withAds] = [offer(8, 'Netflix'), offer(1796, 'Netflix Standard with Ads')];
    const [disney, pluto, shop] = [offer(337, 'Disney Plus'), offer(300, 'Pluto TV'), offer(2, 'Apple TV')];
    const offered = [
      { flatrate: [disney, netflix], rent: [shop] },
      { ads: [withAds] },
      { flatrate: [disney], ads: [pluto] },
      { rent: [shop], buy: [shop] },
      { buy: [shop] },
      { ads: [offer(73, 'Tubi TV')] },
      {},
    ];
    for (const [place, offers] of offered.entries()) {
      const fields = { 'watch/providers': { results: { BR: { link: null, ...offers } } } };
      await holdFilm(70 + place, `Parte ${place + 1}`, { ...fields, runtime: place === 6 ? 0 : 100 });
    }
    const { coverage } = await detailsOf(await publish(offered.map((_, place) => film(70 + place))));
    const names = coverage.platforms.map(({ provider_name, slug, included, free }) => [
      ...[provider_name, slug, included, free],
    ]);
    expect(names).toEqual([
      ['Netflix', 'netflix', [0, 1], []],
      ['Disney+', 'disney-plus', [0, 2], []],
      ['Pluto TV', 'pluto-tv', [], [2]],
    ]);
    const { platforms: _, ...rest } = coverage;
    expect(rest).toEqual({ smallest: [0], ads: [5], rent: [3], buy: [4], none: [6], minutes: 600, timedMovies: 6 });
  });

  test('without its titles says how many there are', async () => {
    const collectionId = await publish([film(1), series(1), film(UNKNOWN)]);
    const { value } = await callFunction(ctx, 'getCustomCollectionById', { collectionId });
    expect(Collection.strict().parse(value)).toEqual(value);
    expect(value).toMatchObject({ id: collectionId, tituloH1: 'Um título', itemCount: 2 });
  });

  test('has the cover its editor gave, else its first film’s backdrop, else its first series’', async () => {
    const covered = await publish([film(1)], { coverPath: '/capa.jpg' });
    const mixed = await publish([series(1), film(3), film(1)]);
    const onlySeries = await publish([series(1)]);
    const covers = await Promise.all([covered, mixed, onlySeries].map((id) => detailsOf(id)));
    expect(covers.map((details) => details.backdropPrimeiroFilme)).toEqual(['/capa.jpg', '/fundo-3.jpg', '/serie.jpg']);
    expect((await cardOf(covered)).backdropPrimeiroFilme).toBe('/capa.jpg');
    expect((await cardOf(mixed)).backdropPrimeiroFilme).toBe('/fundo-3.jpg');
  });

  test('none of whose titles has a wide picture shows the posters of its first four', async () => {
    for (const id of [11, 12, 13, 14, 15, 16]) {
      await holdFilm(id, `Sem fundo ${id}`, {
        backdrop_path: null,
        poster_path: id === 12 ? null : `/cartaz-${id}.jpg`,
      });
    }
    const id = await publish([11, 12, 13, 14, 15, 16].map((titleId) => film(titleId)));
    const posters = [11, 13, 14, 15].map((titleId) => `/cartaz-${titleId}.jpg`);
    expect(await cardOf(id)).toMatchObject({ backdropPrimeiroFilme: null, posters });
    expect(await cardOf(await publish([film(1), film(11)]))).not.toHaveProperty('posters');

    await editMovie(ctx, { movieId: 13, changes: { posterPath: '/outro.jpg' }, ...signed });
    expect((await cardOf(id)).posters).toContain('/outro.jpg');
  });

  test('that is a draft, was deleted or never was is not found', async () => {
    const fields = { name: 'Rascunho', titleH1: 'x', descriptionH1: 'x' };
    const draft = await createCollection(ctx, { fields, ...signed });
    await expect(detailsOf(draft)).rejects.toMatchObject(notFound);
    await expect(bySlug('rascunho')).rejects.toMatchObject(notFound);
    const deleted = await publish([film(1)], { name: 'De passagem' });
    expect(await bySlug('de-passagem')).toBe(deleted);
    await removeRecord(ctx, chief, { entity: 'collection', id: deleted }, { leadsTo: '' });
    await expect(detailsOf(deleted)).rejects.toMatchObject(notFound);
    await expect(bySlug('de-passagem')).rejects.toMatchObject(notFound);
    await expect(callFunction(ctx, 'getCustomCollectionById', { collectionId: 4_000 })).rejects.toMatchObject(notFound);
  });

  test('with nothing to show is hidden from search engines, and so is one whose editor says so', async () => {
    const empty = await publish([film(UNKNOWN)]);
    const hidden = await publish([film(1)], { isNoindex: true });
    expect([(await detailsOf(empty)).noindex, (await detailsOf(hidden)).noindex]).toEqual([true, true]);
  });
});

describe('an address', () => {
  test('is the slug its editor gave, or what the name makes of it', async () => {
    const id = await publish([film(1)], { name: 'Homem-Aranha', slug: 'homem-aranha' });
    expect(await bySlug('homem-aranha')).toBe(id);
    expect(await bySlug('homemaranha')).toBe(id);
    await expect(bySlug('homem')).rejects.toMatchObject(notFound);
  });

  test('that is one collection’s slug and another’s name is the first one’s', async () => {
    await publish([film(1)], { name: 'Terror', slug: 'medo' });
    const exact = await publish([film(2)], { name: 'Outro', slug: 'terror' });
    expect(await bySlug('terror')).toBe(exact);
  });

  test('a collection had leads to the one it has now', async () => {
    const collectionId = await publish([film(1)], { name: 'Velho nome' });
    expect(await bySlug('velho-nome')).toBe(collectionId);
    const changes = { name: 'Novo nome', slug: 'novo-nome' };
    await updateCollection(ctx, { collectionId, changes, ...signed });
    expect(await bySlug('novo-nome')).toBe(collectionId);
    expect(await bySlug('velho-nome')).toBe(collectionId);
  });

  test('cached in memory is found while the database is down', async () => {
    const id = await publish([film(1)], { name: 'Na memória' });
    // Until the notification of the change has come back, the collection is not cached.
    await sleep(200);
    expect(await bySlug('na-memoria')).toBe(id);
    ctx.copies.documents.expireAll();
    const nowhere = 'postgres://nobody@127.0.0.1:1/nothing';
    const db = createDb({ url: nowhere, poolSize: 1, statementTimeoutMs: 1_000, log: ctx.log });
    const { value } = await callFunction({ ...ctx, db }, 'getCustomCollectionWithDetailsBySlug', {
      slug: 'na-memoria',
    });
    expect(value.id).toBe(id);
  });

  test.each([
    ['getCustomCollectionById', { collectionId: 0 }, refusals.collectionIdInvalid],
    ['getCustomCollectionWithDetails', { collectionId: 'x' }, refusals.collectionIdInvalid],
    ['getCustomCollectionWithDetails', {}, refusals.collectionIdInvalid],
    ['getCustomCollectionWithDetailsBySlug', { slug: '' }, refusals.collectionSlugMissing],
    ['getCustomCollectionWithDetailsBySlug', {}, refusals.collectionSlugMissing],
    ['getCustomCollectionWithDetailsBySlug', { slug: 'a\0b' }, refusals.collectionSlugMissing],
    ['getCustomCollections', { page: 0 }, refusals.pageInvalid],
    ['getCustomCollections', { options: { limit: 41 } }, refusals.limitInvalid],
  ] as const)('%s of %j says what is wrong with it', async (name, request, message) => {
    await expect(callFunction(ctx, name, request)).rejects.toMatchObject({ code: 'invalid-argument', message });
  });
});

describe('a change', () => {
  test('of a title is seen in its collections, here and in another process', async () => {
    const id = await publish([film(1), series(1)]);
    expect(titlesOf(await detailsOf(id))).toEqual(['Filme 1', 'Série 1']);
    const other = await fixture.openAnother();
    expect(titlesOf(await detailsOf(id, other.ctx))).toEqual(['Filme 1', 'Série 1']);

    await editMovie(ctx, { movieId: 1, changes: { title: 'Filme renomeado' }, ...signed });
    await editSeries(ctx, { seriesId: 1, changes: { title: 'Série renomeada' }, ...signed });
    expect(titlesOf(await detailsOf(id))).toEqual(['Filme renomeado', 'Série renomeada']);
    await expect
      .poll(async () => titlesOf(await detailsOf(id, other.ctx)))
      .toEqual(['Filme renomeado', 'Série renomeada']);
    const third = await fixture.openAnother();
    expect(titlesOf(await detailsOf(id, third.ctx))).toEqual(['Filme renomeado', 'Série renomeada']);

    await editMovie(ctx, { movieId: 1, changes: { title: null }, ...signed });
    await editSeries(ctx, { seriesId: 1, changes: { title: null }, ...signed });
  });

  test('that hides a title takes it out of its collections and their counts, and back', async () => {
    const id = await publish([film(3), film(2), series(1)]);
    expect(await cardOf(id)).toMatchObject({ movieCount: 2, seriesCount: 1, backdropPrimeiroFilme: '/fundo-3.jpg' });
    expect(titlesOf(await detailsOf(id))).toEqual(['Filme 3', 'Filme 2', 'Série 1']);

    await editMovie(ctx, { movieId: 3, changes: { isHidden: true }, ...signed });
    expect(titlesOf(await detailsOf(id))).toEqual(['Filme 2', 'Série 1']);
    expect(await cardOf(id)).toMatchObject({ movieCount: 1, seriesCount: 1, backdropPrimeiroFilme: '/fundo-2.jpg' });

    await editMovie(ctx, { movieId: 3, changes: { isHidden: null }, ...signed });
    expect(titlesOf(await detailsOf(id))).toEqual(['Filme 3', 'Filme 2', 'Série 1']);
  });

  test('that fetches a title added beforehand puts it into its place', async () => {
    const id = await publish([film(50), film(1)]);
    expect(titlesOf(await detailsOf(id))).toEqual(['Filme 1']);
    await holdFilm(50, 'Chegou');
    expect(titlesOf(await detailsOf(id))).toEqual(['Chegou', 'Filme 1']);
    const other = await fixture.openAnother();
    expect(titlesOf(await detailsOf(id, other.ctx))).toEqual(['Chegou', 'Filme 1']);
  });

  test('of its texts and of its order is seen in the next read', async () => {
    const collectionId = await publish([film(1), film(2)]);
    await detailsOf(collectionId);
    const changes = { titleH1: 'Outro título', shortDescription: 'Em uma linha.' };
    await updateCollection(ctx, { collectionId, changes, ...signed });
    await setCollectionItems(ctx, { collectionId, items: [film(2), film(1, 'Por fim.')], ...signed });
    const details = await detailsOf(collectionId);
    expect([details.tituloH1, details.seoData.description]).toEqual(['Outro título', 'Em uma linha.']);
    expect(details.mediaItems.map((item) => [item.id, item.nota])).toEqual([
      [2, ''],
      [1, 'Por fim.'],
    ]);
    expect((await cardOf(collectionId)).shortDescription).toBe('Em uma linha.');
  });
});

test('collections are listed by their place, page by page, and drafts are not', async () => {
  const before = (await listAll()).pagination.totalResults;
  await createCollection(ctx, { fields: { name: 'Escondida', titleH1: 'x', descriptionH1: 'x' }, ...signed });
  const last = await publish([film(1)], { name: 'Última' });
  const first = await publish([film(1), film(2), series(1)], { name: 'Primeira' }, -1);

  const { collections, pagination } = await listAll({ options: { page: 1, limit: 2 } });
  expect(collections).toHaveLength(2);
  expect(collections[0]).toMatchObject({ id: first, name: 'Primeira', movieCount: 2, seriesCount: 1 });
  const totalPages = Math.ceil((before + 2) / 2);
  expect(pagination).toEqual({ currentPage: 1, totalPages, totalResults: before + 2, hasNextPage: true });
  const end = await listAll({ pagina: totalPages, limit: 2 });
  expect([end.collections.at(-1)?.id, end.pagination.hasNextPage]).toEqual([last, false]);
  expect((await listAll({ page: totalPages + 1, limit: 2 })).collections).toEqual([]);
});
