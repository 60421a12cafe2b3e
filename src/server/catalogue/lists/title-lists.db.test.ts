import { describe, expect, test } from 'vitest';
import { GetTitleList, MovieList, SeriesList } from '#shared/contract/title-lists.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { tags } from '#shared/domain/tags.ts';
import { insertMovie, insertSeries, type StoredTitle } from '../../../../test/builders/stored-title.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { editMovie, editSeries } from '../../admin/editing/edit-entity.ts';
import { announceArrivals } from '../../sync/announce-listing.ts';
import { syncMovie } from '../../sync/sync-movie.ts';
import { syncSeries } from '../../sync/sync-series.ts';
import { fetchIdPage } from '../../tmdb/lists.ts';
import { rebuildLists } from '../documents/rebuild-lists.ts';
import { readMovieCards } from '../titles/title-cards.ts';
import { getMovieList, getSeriesList } from './title-lists.ts';

const { ctx } = await openTestFixture({}, { movies: 0, series: 10, people: 50 });
const today = toBrazilianDay(ctx.now());
const DRAMA = 18;
const ACTION = 28;
const ACTION_ON_TV = 10759;

/** One set of titles for both kinds, which the orders and filters must distinguish. */
const TITLES: StoredTitle[] = [
  { id: 901, title: 'Zebra', popularity: 90, voteAverage: 9.9, voteCount: 9, day: '2020-01-01', genreIds: [DRAMA] },
  { id: 902, title: 'Água', popularity: 80, voteAverage: 8.1, voteCount: 300, day: '2021-05-05', genreIds: [DRAMA] },
  { id: 903, title: '“Abelha”', popularity: 70, voteAverage: 8.1, voteCount: 500, day: '2021-01-01', genreIds: [] },
  { id: 904, title: 'bola', popularity: 60, voteAverage: 7.7, voteCount: 200, day: addDays(today, 30), genreIds: [] },
  {
    id: 905,
    title: '007',
    popularity: 50,
    voteAverage: 5,
    voteCount: 10,
    day: today,
    genreIds: [ACTION, ACTION_ON_TV],
  },
  { id: 906, title: 'Bola', popularity: 50, voteAverage: 9, voteCount: 0, day: null, genreIds: [ACTION, ACTION_ON_TV] },
  { id: 907, title: 'Escondido', popularity: 99, voteAverage: 9, voteCount: 999, day: today, isListed: false },
];
for (const title of TITLES) {
  await insertMovie(ctx.db, title);
  await insertSeries(ctx.db, title);
}

async function listMovies(input: object) {
  const { value } = await getMovieList(ctx, GetTitleList.parse(input));
  expect(MovieList.strict().parse(value)).toEqual(value);
  return value;
}

async function listSeries(input: object) {
  const { value } = await getSeriesList(ctx, GetTitleList.parse(input));
  expect(SeriesList.strict().parse(value)).toEqual(value);
  return value;
}

const idsOf = ({ results }: { results: { id: number }[] }) => results.map(({ id }) => id);

describe.each([
  { kind: 'films', list: listMovies },
  { kind: 'series', list: listSeries },
])('the list of $kind', ({ list }) => {
  test.each([
    { order: 'none', ordenacao: undefined, ids: [901, 902, 903, 904, 905, 906] },
    { order: 'mais-populares', ordenacao: 'mais-populares', ids: [901, 902, 903, 904, 905, 906] },
    { order: 'an unknown one', ordenacao: 'por-cor', ids: [901, 902, 903, 904, 905, 906] },
    { order: 'mais-recentes', ordenacao: 'mais-recentes', ids: [905, 902, 903, 901] },
    { order: 'mais-antigos', ordenacao: 'mais-antigos', ids: [901, 903, 902, 905, 904, 906] },
    { order: 'mais-antigas', ordenacao: 'mais-antigas', ids: [901, 903, 902, 905, 904, 906] },
    { order: 'ordem-alfabetica', ordenacao: 'ordem-alfabetica', ids: [905, 903, 902, 904] },
    { order: 'ordem-alfabetica-inversa', ordenacao: 'ordem-alfabetica-inversa', ids: [904, 902, 903, 905] },
    { order: 'mais-votados', ordenacao: 'mais-votados', ids: [903, 902, 904, 905, 901, 906] },
    { order: 'votos-desc', ordenacao: 'votos-desc', ids: [903, 902, 904, 905, 901, 906] },
    { order: 'menos-votados', ordenacao: 'menos-votados', ids: [901, 905, 904, 902, 903] },
  ])('in the order $order is $ids', async ({ ordenacao, ids }) => {
    const page = await list({ ordenacao });
    expect(idsOf(page)).toEqual(ids);
    expect(page.pagination).toMatchObject({ totalPages: 1, totalResults: ids.length, hasNextPage: false });
  });

  test('best rated first has only what enough people voted for, and more votes first where ratings are equal', async () => {
    expect(idsOf(await list({ ordenacao: 'avaliacao-desc' }))).toEqual([903, 902, 904]);
  });

  test.each([
    ['genero', 'acao', [905, 906]],
    ['genreSlug', 'acao-28', [905, 906]],
    ['genre', 28, [905, 906]],
    ['genero', 'acao-e-aventura', [905, 906]],
    ['genero', 'drama', [901, 902]],
    ['genero', 'faroeste', []],
    ['ano', '2021', [902, 903]],
    ['year', 2021, [902, 903]],
    ['ano', 1999, []],
    ['genero', '', [901, 902, 903, 904, 905, 906]],
    ['ano', 'todos', [901, 902, 903, 904, 905, 906]],
  ])('with %s %s is %j', async (name, value, ids) => {
    expect(idsOf(await list({ [name]: value }))).toEqual(ids);
  });

  test('with an unknown genre is not found', async () => {
    await expect(list({ genero: 'filosofia' })).rejects.toMatchObject({
      code: 'not-found',
      message: 'Gênero não encontrado',
    });
  });

  test.each(['mais-populares', 'votos-asc', 'titulo-asc', 'data-asc'])(
    'by %s shows nothing twice over its pages',
    async (sort) => {
      const whole = await list({ sort, limit: 40 });
      const pages = [];
      for (let page = 1; page <= 4; page += 1) pages.push(await list({ sort, page, limit: 2 }));
      expect(pages.flatMap(idsOf)).toEqual(idsOf(whole));
      expect(new Set(pages.flatMap(idsOf)).size).toBe(whole.results.length);
      expect(pages[0]?.pagination).toEqual({
        currentPage: 1,
        totalPages: Math.ceil(whole.results.length / 2),
        totalResults: whole.results.length,
        hasNextPage: true,
      });
    },
  );

  test('beyond its last page has no titles and says how many there are', async () => {
    const page = await list({ pagina: 40, regiao: 'BR', idioma: 'pt-BR' });
    expect(page).toEqual({
      results: [],
      pagination: { currentPage: 40, totalPages: 1, totalResults: 6, hasNextPage: false },
    });
  });

  test('is cached once for equal requests in other words', async () => {
    await list({ genero: 'acao', ordenacao: 'data-desc' });
    ctx.copies.documents.clear();
    const before = await countBuilds();
    await list({ options: { genreSlug: 'acao-28', sortBy: 'mais-recentes', page: '1', language: 'pt-BR' } });
    expect(await countBuilds()).toBe(before);
  });
});

async function countBuilds(): Promise<number> {
  const { values } = await ctx.metrics.documents.get();
  return values.find(({ labels }) => labels.kind === 'list' && labels.from === 'build')?.value ?? 0;
}

test("a card has the film's Brazilian day, the year of its first release and its genres by our names", async () => {
  const { results } = await listMovies({ genero: 'acao' });
  expect(results[0]).toEqual({
    id: 905,
    media_type: 'movie',
    title: '007',
    slug: 'titulo',
    release_date: today,
    release_year: Number(today.slice(0, 4)),
    poster_path: null,
    backdrop_path: null,
    vote_average: 5,
    vote_count: 10,
    genres: [{ id: ACTION, name: 'Ação', slug: 'acao' }],
    providers: [],
  });
});

test('a card names the services that stream the title, subscriptions first, and no shop', async () => {
  const offers = [
    ['rent', 2],
    ['ads', 300],
    ['flatrate', 11],
    ['flatrate', 1899],
    ['free', 307],
    ['buy', 10],
  ] as const;
  const WAR = 10752;
  const WAR_ON_TV = 10768;
  const title = { id: 960, title: 'Com ofertas', popularity: 1, voteAverage: 5, voteCount: 10, day: today };
  await insertMovie(ctx.db, { ...title, genreIds: [WAR], offers });
  await insertSeries(ctx.db, { ...title, genreIds: [WAR_ON_TV], offers });
  for (const { results } of [await listMovies({ genero: 'guerra' }), await listSeries({ genero: 'guerra' })]) {
    const [card] = results.map(({ providers }) => providers?.map(({ provider_id }) => provider_id));
    expect(card).toEqual([1899, 11, 307, 300]);
  }
});

test('the card of a series has its first day, the year of it and the genres of television', async () => {
  const { results } = await listSeries({ genero: 'acao' });
  expect(results[1]).toMatchObject({
    id: 906,
    media_type: 'tv',
    name: 'Bola',
    first_air_date: null,
    first_air_year: null,
  });
  expect(results[1]?.genres).toEqual([{ id: ACTION_ON_TV, name: 'Ação e aventura', slug: 'acao-e-aventura' }]);
});

describe('an edit', () => {
  const batch = { urgency: 'batch', deadlineMs: 10_000 } as const;
  const by = { author: 'redacao', note: '' };
  const GOD = 598;

  test('of a film is on its card in the next list, and hiding it takes it out of the next list', async () => {
    await syncMovie(ctx, GOD, batch);
    const find = async () => (await listMovies({ ano: 2002 })).results.find(({ id }) => id === GOD);
    expect((await find())?.title).toBe('Cidade de Deus');
    await editMovie(ctx, { movieId: GOD, changes: { title: 'A Cidade' }, ...by });
    expect((await find())?.title).toBe('A Cidade');
    await editMovie(ctx, { movieId: GOD, changes: { isHidden: true }, ...by });
    expect(await find()).toBeUndefined();
    await editMovie(ctx, { movieId: GOD, changes: { isHidden: null }, ...by });
    expect((await find())?.title).toBe('A Cidade');
  });

  test('of a series is on its card in the next list', async () => {
    const { ids } = await fetchIdPage(ctx.tmdb, '/tv/popular', { page: '1' }, batch);
    await Promise.all(ids.map((id) => syncSeries(ctx, id, batch)));
    const listNew = async () => (await listSeries({ limit: 39 })).results.filter(({ id }) => ids.includes(id));
    const [shown] = await listNew();
    const seriesId = shown?.id ?? 0;
    await editSeries(ctx, { seriesId, changes: { title: 'Outro nome' }, ...by });
    expect((await listNew())[0]?.name).toBe('Outro nome');
  });

  test('is in the next list also when lists are read from blocks, and so is a new film once arrivals are announced', async () => {
    await rebuildLists(ctx);
    const of2002 = () => listMovies({ ano: 2002 });
    const before = await of2002();
    expect(idsOf(before)).toContain(GOD);
    await editMovie(ctx, { movieId: GOD, changes: { isHidden: true }, ...by });
    expect(idsOf(await of2002())).not.toContain(GOD);
    expect((await of2002()).pagination.totalResults).toBe(before.pagination.totalResults - 1);
    await editMovie(ctx, { movieId: GOD, changes: { isHidden: null }, ...by });
    expect(await of2002()).toEqual(before);

    const MATRIX = 603;
    const all = await listMovies({});
    expect(await syncMovie(ctx, MATRIX, batch)).toBe('stored');
    await announceArrivals(ctx);
    const now = await listMovies({});
    expect(idsOf(now)).toContain(MATRIX);
    expect(now.pagination.totalResults).toBe(all.pagination.totalResults + 1);
  });
});

test('a card that another list has shown is not read again until its title changes', async () => {
  const { ctx: own } = await openTestFixture({}, { movies: 0, series: 10, people: 50 });
  await insertMovie(own.db, { id: 970, title: 'Antes', popularity: 5, voteAverage: 5, voteCount: 10, day: today });
  const first = await readMovieCards(own, [970]);
  expect(own.copies.cards.size).toBe(1);
  // The change was not announced, so memory still serves the old card.
  await own.db.updateTable('movies').set({ title: 'Depois' }).where('id', '=', 970).execute();
  expect(await readMovieCards(own, [970])).toEqual(first);
  own.copies.cards.drop([tags.movie(970)]);
  expect((await readMovieCards(own, [970])).cards[0]?.title).toBe('Depois');
});
