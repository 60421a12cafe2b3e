import { beforeEach, describe, expect, test } from 'vitest';
import { GetMediaByStreaming, MediaByStreaming, PlatformList } from '#shared/contract/title-lists.ts';
import { tags } from '#shared/domain/tags.ts';
import { insertMovie, insertSeries } from '../../../../test/builders/stored-title.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { editMovie } from '../../admin/editing/edit-entity.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { syncMovie } from '../../sync/sync-movie.ts';
import { getPlatforms, getTitlesByPlatform } from './platforms.ts';

const { ctx } = await openTestFixture();
const NETFLIX = 8;
const NETFLIX_WITH_ADS = 1796;
const PLUTO = 300;
const APPLE_SHOP = 2;

beforeEach(async () => {
  for (const table of ['movie_sources', 'series_sources', 'list_cache'] as const) {
    await ctx.db.deleteFrom(table).execute();
  }
  await ctx.db.deleteFrom('watch_services').execute();
  ctx.copies.documents.clear();
});

async function listPlatforms() {
  const { value } = await getPlatforms(ctx);
  expect(PlatformList.strict().parse(value)).toEqual(value);
  return value.providers;
}

async function listTitles(input: object) {
  const { value } = await getTitlesByPlatform(ctx, GetMediaByStreaming.parse(input));
  expect(MediaByStreaming.strict().parse(value)).toEqual(value);
  return value;
}

const written = ({ results }: MediaByStreaming) => results.map(({ media_type, id }) => `${media_type}${id}`).join(' ');

describe('the platforms', () => {
  test('are the twelve we describe, in our order', async () => {
    const platforms = await listPlatforms();
    expect(platforms.map(({ id }) => id)).toEqual([8, 119, 337, 1899, 307, 350, 531, 283, 11, 484, 47, 300]);
    expect(platforms.every(({ description, h1, p }) => description && h1 && p)).toBe(true);
  });

  test('have the logo of their own service, else of another of theirs', async () => {
    const seen = { name: '', seen_at: new Date(0) };
    await ctx.db
      .insertInto('watch_services')
      .values([
        { id: NETFLIX, logo_path: '/n.jpg', ...seen },
        { id: NETFLIX_WITH_ADS, logo_path: '/ads.jpg', ...seen },
        { id: 119, logo_path: null, ...seen },
        { id: 9, logo_path: '/prime.jpg', ...seen },
      ])
      .execute();
    const logos = (await listPlatforms()).map(({ logo }) => logo);
    expect(logos.slice(0, 3)).toEqual(['/n.jpg', '/prime.jpg', null]);
  });

  test('are called what the table says from the next read on', async () => {
    await listPlatforms();
    const rename = (name: string) =>
      changeCatalogue(ctx, async ({ trx, announce }) => {
        await trx.updateTable('platforms').set({ name }).where('id', '=', 1899).execute();
        announce(tags.platforms());
      });
    await rename('HBO Max');
    expect((await listPlatforms()).find(({ slug }) => slug === 'max')?.name).toBe('HBO Max');
    expect((await listTitles({ providerSlug: 'hbo-max' })).provider.name).toBe('HBO Max');
    await rename('Max');
  });
});

describe("a platform's page", () => {
  beforeEach(async () => {
    const both = [['flatrate', NETFLIX] as const, ['flatrate', NETFLIX_WITH_ADS] as const];
    await insertMovie(ctx.db, {
      ...{ id: 1, popularity: 9, offers: both, day: '2020-02-02', genreIds: [18] },
      ...{ voteAverage: 7.7, voteCount: 100, title: 'Zebra' },
    });
    await insertMovie(ctx.db, {
      ...{ id: 2, popularity: 5, offers: [['ads', NETFLIX_WITH_ADS]], day: '2021-02-02', genreIds: [28] },
      ...{ voteAverage: 6.2, voteCount: 40, title: 'Abelha' },
    });
    await insertMovie(ctx.db, {
      id: 3,
      offers: [
        ['rent', NETFLIX],
        ['buy', APPLE_SHOP],
        ['free', PLUTO],
      ],
    });
    await insertMovie(ctx.db, { id: 4, offers: [['flatrate', NETFLIX]], isListed: false });
    await insertMovie(ctx.db, { id: 5, offers: [['flatrate', APPLE_SHOP]] });
    await insertSeries(ctx.db, {
      id: 1,
      offers: [['flatrate', NETFLIX]],
      day: '2020-06-06',
      genreIds: [10759],
      voteCount: 70,
    });
  });

  test.each([
    { words: 'its slug', input: { providerSlug: 'netflix' }, expected: 'movie1 movie2' },
    { words: 'its number', input: { providerSlug: 8 }, expected: 'movie1 movie2' },
    { words: 'its slug and number', input: { plataforma: 'netflix-8' }, expected: 'movie1 movie2' },
    { words: 'another name', input: { provider: 'pluto' }, expected: 'movie3' },
    { words: 'films', input: { providerSlug: 'netflix', mediaType: 'movie' }, expected: 'movie1 movie2' },
    { words: 'series', input: { providerSlug: 'netflix', mediaType: 'tv' }, expected: 'tv1' },
    { words: 'both', input: { providerSlug: 'netflix', mediaType: 'both' }, expected: 'movie1 movie2 tv1' },
    { words: 'a genre', input: { providerSlug: 'netflix', tipo: 'both', genero: 'acao' }, expected: 'movie2 tv1' },
    { words: 'a year', input: { providerSlug: 'netflix', tipo: 'both', ano: '2020' }, expected: 'movie1 tv1' },
    {
      words: 'fewest votes',
      input: { providerSlug: 'netflix', tipo: 'both', votosMinimos: 70 },
      expected: 'movie1 tv1',
    },
    { words: 'a lowest rating', input: { providerSlug: 'netflix', avaliacaoMinima: '7,7' }, expected: 'movie1' },
    { words: 'a highest rating', input: { providerSlug: 'netflix', avaliacaoMaxima: 6.2 }, expected: 'movie2' },
    {
      words: 'all of it',
      input: { options: { providerSlug: 'netflix', ordenacao: 'titulo-asc', regiao: 'BR', idioma: 'pt-BR', page: 1 } },
      expected: 'movie2 movie1',
    },
    { words: 'a shop', input: { providerSlug: 'apple-tv' }, expected: 'movie3' },
  ])('is asked for with $words', async ({ input, expected }) => {
    expect(written(await listTitles(input))).toBe(expected);
  });

  test('says how many films and series the platform has, whatever the filters', async () => {
    const page = await listTitles({ providerSlug: 'netflix', tipo: 'both', ano: 2020, ordenacao: 'melhor-avaliados' });
    expect([page.results, page.counts]).toEqual([[], { movies: 2, tvShows: 1 }]);
  });

  test('turns the pages of films and series together', async () => {
    for (let id = 100; id < 125; id += 1) await insertMovie(ctx.db, { id, offers: [['free', PLUTO]] });
    await insertSeries(ctx.db, { id: 2, offers: [['free', PLUTO]] });
    const first = await listTitles({ providerSlug: 'pluto-tv', tipo: 'both' });
    expect([first.movies.length, first.tvShows.length]).toEqual([20, 1]);
    expect(first.pagination).toEqual({ currentPage: 1, totalPages: 2, totalResults: 27, hasNextPage: true });
    const second = await listTitles({ providerSlug: 'pluto-tv', tipo: 'both', pagina: 2 });
    expect([second.movies.length, second.tvShows.length, second.pagination.hasNextPage]).toEqual([6, 0, false]);
    const beyond = await listTitles({ providerSlug: 'pluto-tv', tipo: 'both', pagina: 3 });
    expect([beyond.results, beyond.pagination.totalResults]).toEqual([[], 27]);
  });

  test('names the platform', async () => {
    const { provider } = await listTitles({ providerSlug: 'netflix', tipo: 'tv' });
    expect(provider).toMatchObject({ id: NETFLIX, slug: 'netflix', name: 'Netflix', h1: 'Filmes e séries na Netflix' });
    const shop = (await listTitles({ providerSlug: 'apple-tv' })).provider;
    expect(shop).toMatchObject({ id: APPLE_SHOP, name: 'Apple TV (loja)', description: '' });
  });

  test.each(['inexistente', '999999', 'netflix-999999'])('%s is not found', async (providerSlug) => {
    const expected = { code: 'not-found', message: 'Plataforma não encontrada' };
    await expect(listTitles({ providerSlug })).rejects.toMatchObject(expected);
  });

  test('with an unknown genre is not found', async () => {
    const expected = { code: 'not-found', message: 'Gênero não encontrado' };
    await expect(listTitles({ providerSlug: 'netflix', genero: 'filosofia' })).rejects.toMatchObject(expected);
  });

  test('has in the next read what an editor wrote', async () => {
    await syncMovie(ctx, 598, { urgency: 'batch', deadlineMs: 10_000 });
    const offer = await ctx.db
      .selectFrom('movie_offers')
      .innerJoin('platform_services', 'platform_services.service_id', 'movie_offers.service_id')
      .select('platform_id')
      .where('movie_id', '=', 598)
      .where('kind', '=', 'flatrate')
      .executeTakeFirstOrThrow();
    const find = async () =>
      (await listTitles({ providerSlug: offer.platform_id, ano: 2002 })).movies.find(({ id }) => id === 598);
    expect((await find())?.title).toBe('Cidade de Deus');
    await editMovie(ctx, { movieId: 598, changes: { title: 'A Cidade' }, author: 'redacao', note: '' });
    expect((await find())?.title).toBe('A Cidade');
  });
});

test('with an empty platform table the built-in twelve are listed, and their pages list what they offer', async () => {
  await ctx.db.deleteFrom('platforms').execute();
  const platforms = await listPlatforms();
  expect(platforms.map(({ id, slug }) => `${slug} ${id}`)).toEqual([
    ...['netflix 8', 'amazon-prime 119', 'disney-plus 337', 'max 1899', 'paramount-plus 531', 'apple-tv-plus 350'],
    ...['apple-tv 2', 'google-play-filmes 3', 'vudu 4', 'microsoft-store 5', 'youtube 6', 'itunes 7'],
  ]);
  await insertMovie(ctx.db, { id: 1, offers: [['flatrate', NETFLIX]] });
  await insertMovie(ctx.db, { id: 2, offers: [['rent', 192]] });
  expect(written(await listTitles({ providerSlug: 'netflix' }))).toBe('movie1');
  expect(written(await listTitles({ providerSlug: 'youtube' }))).toBe('movie2');
});
