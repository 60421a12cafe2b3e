import { beforeEach, describe, expect, test } from 'vitest';
import { GenreList, GetMediaByGenre, MediaByGenre } from '#shared/contract/title-lists.ts';
import { tags } from '#shared/domain/tags.ts';
import { insertMovie, insertSeries } from '../../../../test/builders/stored-title.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { editMovie } from '../../admin/editing/edit-entity.ts';
import { listPageEntries } from '../../sitemaps/page-entries.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { syncMovie } from '../../sync/sync-movie.ts';
import { getGenres, getTitlesByGenre } from './genres.ts';

const { ctx } = await openTestFixture();
const DRAMA = 18;
const ACTION = 28;
const ADVENTURE = 12;
const THRILLER = 53;
const ACTION_ON_TV = 10759;

beforeEach(async () => {
  for (const table of ['movie_sources', 'series_sources', 'list_cache'] as const) {
    await ctx.db.deleteFrom(table).execute();
  }
  ctx.copies.documents.clear();
});

async function listGenres() {
  const { value } = await getGenres(ctx);
  expect(GenreList.strict().parse(value)).toEqual(value);
  return value.genres;
}

async function listTitles(input: object) {
  const { value } = await getTitlesByGenre(ctx, GetMediaByGenre.parse(input));
  expect(MediaByGenre.strict().parse(value)).toEqual(value);
  return value;
}

const idsOf = ({ results }: MediaByGenre) => results.map(({ id }) => id);

describe('the genres', () => {
  test('come in our order, each with its number for films and its number for television', async () => {
    const genres = await listGenres();
    expect(genres).toHaveLength(24);
    expect(genres.slice(0, 2).map(({ slug }) => slug)).toEqual(['drama', 'comedia']);
    expect(genres.at(-1)?.slug).toBe('cinema-tv');
    expect(genres.find(({ slug }) => slug === 'acao')).toEqual({
      id: ACTION,
      name: 'Ação',
      slug: 'acao',
      backdrop: null,
      movieGenre: { id: ACTION, name: 'Ação', slug: 'acao' },
      tvGenre: { id: ACTION_ON_TV, name: 'Ação', slug: 'acao' },
    });
    expect(genres.find(({ slug }) => slug === 'suspense')?.tvGenre).toBeNull();
    expect(genres.find(({ slug }) => slug === 'novela')).toMatchObject({ id: 10766, movieGenre: null });
  });

  test('of which nothing is in our lists are left out, once there is anything at all', async () => {
    await insertMovie(ctx.db, { id: 1, genreIds: [ACTION] });
    await insertSeries(ctx.db, { id: 2, genreIds: [DRAMA] });
    await insertMovie(ctx.db, { id: 3, genreIds: [THRILLER], isListed: false });
    expect((await listGenres()).map(({ slug }) => slug)).toEqual(['drama', 'acao']);
    const named = (await listPageEntries(ctx.db)).map(({ path }) => path).filter((path) => path.includes('/genero'));
    expect(named).toEqual([
      '/generos',
      '/generos/drama',
      '/series/genero/drama-18',
      '/generos/acao',
      '/filmes/genero/acao-28',
    ]);
  });

  test('show the picture of their best known title that no other genre shows', async () => {
    await insertMovie(ctx.db, { id: 1, popularity: 9, genreIds: [DRAMA, ACTION], backdropPath: '/both.jpg' });
    await insertMovie(ctx.db, { id: 2, popularity: 5, genreIds: [ACTION], backdropPath: '/action.jpg' });
    await insertMovie(ctx.db, { id: 3, popularity: 99, genreIds: [ACTION] });
    await insertSeries(ctx.db, { id: 1, genreIds: [10766], backdropPath: '/soap.jpg' });
    const pictures = new Map((await listGenres()).map(({ slug, backdrop }) => [slug, backdrop]));
    expect([pictures.get('drama'), pictures.get('acao'), pictures.get('novela'), pictures.get('terror')]).toEqual([
      '/both.jpg',
      '/action.jpg',
      '/soap.jpg',
      undefined,
    ]);
  });

  test("are called what the table says from the next read on, with the editor's picture", async () => {
    await insertMovie(ctx.db, { id: 1, genreIds: [27], backdropPath: '/film.jpg' });
    await listGenres();
    const rename = (name: string, backdrop_path: string | null) =>
      changeCatalogue(ctx, async ({ trx, announce }) => {
        await trx.updateTable('genres').set({ name, backdrop_path }).where('slug', '=', 'terror').execute();
        announce(tags.genres());
      });
    await rename('Horror', '/chosen.jpg');
    const horror = (await listGenres()).find(({ slug }) => slug === 'terror');
    expect(horror).toMatchObject({ name: 'Horror', backdrop: '/chosen.jpg' });
    expect((await listTitles({ genero: 'terror' })).genre).toEqual({ ...horror, h1: '', p: '', description: '' });
    await rename('Terror', null);
  });
});

describe("a genre's page", () => {
  beforeEach(async () => {
    await insertMovie(ctx.db, {
      id: 1,
      popularity: 9,
      genreIds: [ACTION],
      day: '2020-03-03',
      title: 'Zebra',
      voteCount: 50,
    });
    await insertMovie(ctx.db, {
      id: 2,
      popularity: 5,
      genreIds: [ACTION, DRAMA],
      day: '2021-03-03',
      title: 'Abelha',
      voteCount: 50,
    });
    await insertMovie(ctx.db, { id: 3, popularity: 1, genreIds: [THRILLER], day: '2021-04-04' });
    await insertMovie(ctx.db, { id: 4, popularity: 1, genreIds: [ACTION], isListed: false });
    await insertMovie(ctx.db, { id: 5, popularity: 1, genreIds: [ADVENTURE] });
    await insertSeries(ctx.db, { id: 8, genreIds: [ACTION_ON_TV], day: '2021-05-05' });
  });

  test.each([
    { words: 'the older ones, films', input: { genero: 'acao', tipo: 'filmes' }, ids: [1, 2] },
    { words: 'the older ones, series', input: { genero: 'acao', tipo: 'series', regiao: 'BR' }, ids: [8] },
    { words: 'nothing but the genre', input: { genero: 'acao' }, ids: [1, 2] },
    {
      words: 'the newer ones',
      input: {
        options: { genreSlug: 'acao', mediaType: 'tv', page: 1, region: 'BR', language: 'pt-BR', includeAdult: false },
      },
      ids: [8],
    },
    { words: 'a slug with a number', input: { genero: 'acao-28' }, ids: [1, 2] },
    { words: "television's number", input: { genero: 10759, tipo: 'tv' }, ids: [8] },
    { words: "television's number, for films", input: { genero: 'acao-10759' }, ids: [1, 2] },
    { words: 'another name', input: { genero: 'thriller' }, ids: [3] },
    { words: 'a year', input: { genero: 'acao', ano: 2021 }, ids: [2] },
    { words: 'an order', input: { genero: 'acao', ordenacao: 'titulo-asc' }, ids: [2, 1] },
  ])('is asked for with $words', async ({ input, ids }) => {
    expect(idsOf(await listTitles(input))).toEqual(ids);
  });

  test('says how many titles each tab has, whatever the filters', async () => {
    const page = await listTitles({ genero: 'acao', ano: 1999, ordenacao: 'melhor-avaliados' });
    expect(page).toMatchObject({ results: [], counts: { movies: 2, tvShows: 1 } });
    expect(page.pagination).toEqual({ currentPage: 1, totalPages: 0, totalResults: 0, hasNextPage: false });
    expect((await listTitles({ genero: 'suspense', tipo: 'tv' })).counts).toEqual({ movies: 1, tvShows: 0 });
    expect((await listTitles({ genero: 'faroeste' })).counts).toEqual({ movies: 0, tvShows: 0 });
  });

  test('beyond its last page has no titles, and the right numbers', async () => {
    const page = await listTitles({ genero: 'acao', pagina: 7 });
    expect([page.results, page.pagination]).toEqual([
      [],
      { currentPage: 7, totalPages: 1, totalResults: 2, hasNextPage: false },
    ]);
  });

  test('is of the genre it was asked for', async () => {
    const { genre } = await listTitles({ genero: 'aventura-10759', tipo: 'tv' });
    expect(genre).toMatchObject({ slug: 'aventura', tvGenre: { id: ACTION_ON_TV, slug: 'aventura' } });
  });

  test.each(['filosofia', 'acao-99999', '99999'])('%s is not found', async (genero) => {
    const expected = { code: 'not-found', message: 'Gênero não encontrado' };
    await expect(listTitles({ genero })).rejects.toMatchObject(expected);
  });

  test('has in the next read what an editor wrote', async () => {
    await syncMovie(ctx, 598, { urgency: 'batch', deadlineMs: 10_000 });
    const titles = async () =>
      (await listTitles({ genero: 'crime' })).results.map((card) => 'title' in card && card.title);
    expect(await titles()).toEqual(['Cidade de Deus']);
    const by = { author: 'redacao', note: '' };
    await editMovie(ctx, { movieId: 598, changes: { title: 'A Cidade' }, ...by });
    expect(await titles()).toEqual(['A Cidade']);
    await editMovie(ctx, { movieId: 598, changes: { isHidden: true }, ...by });
    expect(await listTitles({ genero: 'crime' })).toMatchObject({ results: [], counts: { movies: 0 } });
  });
});
