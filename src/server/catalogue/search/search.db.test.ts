import { describe, expect, test } from 'vitest';
import { SearchResults, Suggestions } from '#shared/contract/search.ts';
import { normaliseForSearch } from '#shared/domain/slug.ts';
import { tags } from '#shared/domain/tags.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { buildSeriesAnswer } from '../../../../test/builders/series-answer.ts';
import { insertMovie, insertSeries } from '../../../../test/builders/stored-title.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { ordinaryFilm } from '../../../../test/ordinary-answers.ts';
import { startTmdbAnswers } from '../../../../test/tmdb-answers.ts';
import { editMovie } from '../../admin/editing/edit-entity.ts';
import { foldNameChanges } from '../../search/index.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { syncMovie } from '../../sync/sync-movie.ts';
import { syncSeries } from '../../sync/sync-series.ts';
import { callFunction } from '../documents/call-function.ts';

const tmdb = await startTmdbAnswers();
const { ctx } = await openTestFixture({ TMDB_API_URL: tmdb.url, TMDB_TOKEN: 'x', TMDB_RATE_PER_SECOND: '1000' });
const batch = { urgency: 'batch', deadlineMs: 10_000 } as const;
const signed = { author: 'redacao', note: '' };

let nextId = 1_000;

/** A film with the Brazilian title `title`, from a translation, and the original title `original`. */
async function holdFilm(title: string, parts: object = {}, original = title): Promise<number> {
  nextId += 1;
  const data = { title, overview: 'x', tagline: '' };
  const translations = { translations: [{ iso_639_1: 'pt', iso_3166_1: 'BR', data }] };
  const credits = { cast: [], crew: [] };
  const film = { ...ordinaryFilm, id: nextId, title, original_title: original, translations, credits, ...parts };
  tmdb.set(`/movie/${nextId}`, film);
  await syncMovie(ctx, nextId, batch);
  return nextId;
}

async function holdSeries(name: string, original_name = name): Promise<number> {
  nextId += 1;
  const answer = buildSeriesAnswer({ id: nextId, name, original_name });
  const data = { name, overview: 'x', tagline: '' };
  const translations = { translations: [{ iso_639_1: 'pt', iso_3166_1: 'BR', data }] };
  tmdb.set(`/tv/${nextId}`, { ...answer, translations });
  await syncSeries(ctx, nextId, batch);
  return nextId;
}

async function holdPerson(name: string, popularity = 1, department: string | null = null): Promise<number> {
  nextId += 1;
  const search_name = normaliseForSearch(name);
  const row = { id: nextId, name, slug: `p-${nextId}`, popularity, department, search_name, seen_at: new Date(0) };
  await ctx.db.insertInto('people').values(row).execute();
  return nextId;
}

async function search(query: string, more: object = {}): Promise<SearchResults> {
  const { value } = await callFunction(ctx, 'searchMulti', { query, ...more });
  expect(SearchResults.strict().parse(value)).toEqual(value);
  return value;
}

const filmsOf = async (query: string) => (await search(query)).categories.movies.map(({ title }) => title);

async function suggest(query: string): Promise<Suggestions['suggestions']> {
  const { value } = await callFunction(ctx, 'searchAutocomplete', { query });
  expect(Suggestions.strict().parse(value)).toEqual(value);
  return value.suggestions;
}

describe('a name is found', () => {
  test('by its words in any order, each by as much of it as was typed', async () => {
    await holdFilm('O Auto da Compadecida');
    for (const query of ['auto', 'compadecida auto', 'COMPAD aut', 'o auto da compadecida', 'auto, da: compadecida!']) {
      expect(await filmsOf(query), query).toEqual(['O Auto da Compadecida']);
    }
    for (const query of ['padecida', 'uto', 'auto compadecidas', 'auto x', 'autoda']) {
      expect(await filmsOf(query), query).toEqual([]);
    }
  });

  test('with or without its accents, in whatever case', async () => {
    await holdFilm('Coração Çırağan Łódź');
    for (const query of ['coração', 'CORACAO', 'cOrAçÃo łódź', 'lodz ciragan', '  coracao  ']) {
      expect(await filmsOf(query), query).toEqual(['Coração Çırağan Łódź']);
    }
  });

  test('by its original title, but not by half of each', async () => {
    await holdFilm('A Origem', {}, 'Inception');
    expect(await filmsOf('incep')).toEqual(['A Origem']);
    expect(await filmsOf('origem inception')).toEqual([]);
  });

  test.each(['七人の侍', '기생충', 'Ирония судьбы', 'गाइड', 'บุญชู', 'جدایی نادر از سیمین', 'Ψηλά τακούνια'])(
    'in its own script: %s',
    async (original) => {
      const title = `Estrangeiro ${nextId}`;
      await holdFilm(title, {}, original);
      expect(await filmsOf(original)).toEqual([title]);
      expect(await filmsOf([...original].slice(0, 2).join(''))).toContain(title);
    },
  );

  test('among series and people too, each in its group', async () => {
    const series = await holdSeries('Irmandade de Aço', 'Brotherhood of Steel');
    const person = await holdPerson('Irma de Souza', 3, 'Acting');
    await holdFilm('Irmã Dulce');
    const { categories, totals } = await search('irma');
    expect(categories.tvShows.map(({ id, name }) => [id, name])).toEqual([[series, 'Irmandade de Aço']]);
    expect(categories.people).toEqual([
      { id: person, name: 'Irma de Souza', slug: `p-${person}`, role: 'Atuação', profile_path: null },
    ]);
    expect(categories.movies.map(({ title }) => title)).toEqual(['Irmã Dulce']);
    expect(totals).toEqual({ movies: 1, tvShows: 1, people: 1 });
    expect((await search('brotherhood')).categories.tvShows).toHaveLength(1);
  });

  test('though lists leave it out, as long as it has a page', async () => {
    await holdFilm('Sem Cartaz', { poster_path: null });
    expect(await filmsOf('sem cartaz')).toEqual(['Sem Cartaz']);
  });

  test('by the name an editor just gave it, and no longer by the one before', async () => {
    const movieId = await holdFilm('Nome Antigo', {}, 'Prior Art');
    await editMovie(ctx, { movieId, changes: { title: 'Batismo Recente' }, ...signed });
    expect(await filmsOf('batismo')).toEqual(['Batismo Recente']);
    expect(await filmsOf('nome antigo')).toEqual([]);
    expect(await filmsOf('prior')).toEqual(['Batismo Recente']);
  });
});

describe('a name is not found', () => {
  test('that is hidden or for adults only', async () => {
    await holdFilm('Proibidão', { adult: true });
    const movieId = await holdFilm('Escondido');
    await editMovie(ctx, { movieId, changes: { isHidden: true }, ...signed });
    const personId = await holdPerson('Escondida da Silva');
    await ctx.db.updateTable('people').set({ is_public: false }).where('id', '=', personId).execute();
    expect((await search('proibidao', { includeAdult: true })).totals.movies).toBe(0);
    expect((await search('escondid')).totals).toEqual({ movies: 0, tvShows: 0, people: 0 });
  });

  test.each(['%', '_', '\\', "'", '"', '!!!', '& | ! :* <->', '???', '—', '🎬', '\0', '()', '\u0301', '\ud83c'])(
    'by signs alone: %j',
    async (query) => {
      await holdFilm('100% Lobo_Mau');
      const { totals, categories, pagination } = await search(query);
      expect(totals).toEqual({ movies: 0, tvShows: 0, people: 0 });
      expect(categories).toEqual({ movies: [], tvShows: [], people: [] });
      expect(pagination).toEqual({ currentPage: 1, totalPages: 0, totalResults: 0, hasNextPage: false });
      expect(await suggest(query)).toEqual({ movies: [], tvShows: [], people: [] });
    },
  );

  test.each(["x' or '1'='1", "x':* | 'a':*", 'x%', 'x_', 'x\\', "x'; drop table movies; --", 'x & !y', 'x <-> y'])(
    'by what would be an instruction to a database: %j',
    async (query) => {
      expect((await search(query)).totals.movies).toBe(0);
    },
  );
});

test('exact names come first, then names that begin with the query, then the better known', async () => {
  await holdFilm('Batalha do Duelo', { popularity: 90 });
  await holdFilm('Duelo de Titãs', { popularity: 5 });
  await holdFilm('Duelo ao Sol', { popularity: 7 });
  await holdFilm('Duelo', { popularity: 1 });
  await holdFilm('Outro Nome Qualquer', { popularity: 2 }, 'Duelo');
  expect(await filmsOf('duelo')).toEqual([
    'Outro Nome Qualquer',
    'Duelo',
    'Duelo ao Sol',
    'Duelo de Titãs',
    'Batalha do Duelo',
  ]);
});

describe('what was meant is found', () => {
  test('though it was misspelt, said in numbers, glued, dated, or named by who is in it', async () => {
    const city = await holdFilm('Cidade Perdida de Marfim', { popularity: 40, release_date: '1998-05-01' });
    await holdFilm('Cidade Perdida de Marfim: Parte Dois', { popularity: 20, release_date: '2004-05-01' });
    const actor = await holdPerson('Ondina Lacerda', 9, 'Acting');
    await ctx.db
      .insertInto('movie_cast')
      .values({ movie_id: city, position: 0, person_id: actor, character: '' })
      .execute();
    await foldNameChanges(ctx);
    for (const [query, didYouMean] of [
      ['cidade perdda', 'Cidade Perdida'],
      ['sidade perdida', 'Cidade Perdida'],
      ['cidadeperdida', 'Cidade Perdida'],
      ['cida de perdida', undefined],
      ['marfim 1998', undefined],
      ['ondina lacerda marfim', undefined],
      ['marfim lacerda', undefined],
    ] as const) {
      const answer = await search(query);
      expect(answer.categories.movies[0]?.id, query).toBe(city);
      expect((await suggest(query)).movies[0]?.id, query).toBe(city);
      if (didYouMean) expect(answer.didYouMean, query).toBe(didYouMean);
    }
    for (const query of ['cidade perdida 2', 'cidade perdida ii', 'marfim parte 2']) {
      expect((await filmsOf(query))[0], query).toBe('Cidade Perdida de Marfim: Parte Dois');
    }
    expect(await filmsOf('zzqqxx')).toEqual([]);
    expect((await search('cidade perdida')).didYouMean).toBeUndefined();
  });

  test('in the middle of a name of a script without spaces', async () => {
    await holdFilm('A Viagem', {}, '千と千尋の神隠し');
    expect(await filmsOf('千尋')).toEqual(['A Viagem']);
  });
});

describe('a long answer', () => {
  test('comes in pages, with the totals of each group, by the longest of them', async () => {
    for (let number = 1; number <= 45; number += 1) await insertMovie(ctx.db, { id: number, popularity: number });
    for (let number = 1; number <= 3; number += 1) await insertSeries(ctx.db, { id: number });
    const first = await search('titulo', { language: 'pt-BR' });
    expect(first.totals).toEqual({ movies: 45, tvShows: 3, people: 0 });
    expect(first.pagination).toEqual({ currentPage: 1, totalPages: 3, totalResults: 45, hasNextPage: true });
    expect(first.categories.movies.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => 45 - index));
    expect(first.categories.tvShows).toHaveLength(3);

    const last = await search('titulo', { page: 3 });
    expect(last.categories.movies.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
    expect(last.categories.tvShows).toEqual([]);
    expect(last.totals).toEqual(first.totals);
    expect(last.pagination).toMatchObject({ currentPage: 3, hasNextPage: false });
    expect((await search('titulo', { page: '4' })).categories.movies).toEqual([]);
  });

  test('is cut to five films, five series and three people in suggestions', async () => {
    for (const number of [1, 2, 3, 4, 5, 6]) {
      await holdFilm(`Zebra ${number}`, { popularity: number });
      await holdSeries(`Zebra ${number}`);
      await holdPerson(`Zebra ${number}`, number, 'Directing');
    }
    const { movies, tvShows, people } = await suggest('zeb');
    expect([movies.length, tvShows.length, people.length]).toEqual([5, 5, 3]);
    expect(movies[0]).toEqual({
      id: expect.any(Number),
      slug: expect.stringMatching(/^zebra-6-2002-\d+$/),
      title: 'Zebra 6',
      release_year: 2002,
      poster_path: '/p.jpg',
    });
    expect(tvShows[0]).toMatchObject({ name: 'Zebra 1', first_air_year: 2023, poster_path: '/p.jpg' });
    expect(people.map(({ name, role }) => [name, role])).toEqual([
      ['Zebra 6', 'Direção'],
      ['Zebra 5', 'Direção'],
      ['Zebra 4', 'Direção'],
    ]);
  });
});

describe('a question', () => {
  test.each([
    ['searchMulti', {}, refusals.queryMissing],
    ['searchMulti', { query: '   ' }, refusals.queryMissing],
    ['searchMulti', { query: 598 }, refusals.queryMissing],
    ['searchMulti', { query: 'a', page: 0 }, refusals.pageInvalid],
    ['searchMulti', { query: 'a', page: 501 }, refusals.pageInvalid],
    ['searchAutocomplete', {}, refusals.autocompleteQueryMissing],
    ['searchAutocomplete', { query: '' }, refusals.autocompleteQueryMissing],
  ] as const)('%s of %j says what is wrong with it', async (name, request, message) => {
    await expect(callFunction(ctx, name, request)).rejects.toMatchObject({ code: 'invalid-argument', message });
  });

  test('is answered as it was asked, trimmed and cut to a hundred characters', async () => {
    expect((await search('  Zebra!  ')).query).toBe('Zebra!');
    expect((await search('a '.repeat(5_000))).query).toHaveLength(100);
    expect((await search('ñ'.repeat(5_000))).query).toHaveLength(100);
    expect((await search('a b c d e f g h i j k l m n o p q r s t u v w x y z')).totals.movies).toBe(0);
  });

  test('has an answer that is tagged with every list it reads', async () => {
    const answer = await callFunction(ctx, 'searchMulti', { query: 'zebra' });
    expect(answer.tags).toEqual([
      ...[tags.movieList(), tags.seriesList(), tags.peopleList()],
      ...[tags.platforms(), tags.genres(), tags.recordList('collection')],
    ]);
  });
});

test('a platform that an editor renamed has its new name on what is found, on a title and on similar titles', async () => {
  const similar = await holdFilm('Vizinho da Plataforma');
  const id = await holdFilm('Plataforma Renomeada', { similar: { results: [{ id: similar }] } });
  await ctx.db
    .updateTable('movies')
    .set({ similar_ids: [similar] })
    .where('id', '=', id)
    .execute();
  const rename = (name: string) =>
    changeCatalogue(ctx, async ({ trx, announce }) => {
      await trx.updateTable('platforms').set({ name }).where('slug', '=', 'netflix').execute();
      announce(tags.platforms());
    });
  await rename('Netflix Brasil');
  const named = expect.objectContaining({ provider_name: 'Netflix Brasil' });

  const [found] = (await search('plataforma renomeada')).categories.movies;
  expect(found?.providers).toEqual([named]);
  const { value } = await callFunction(ctx, 'getMovieDetails', { movieId: id });
  const { 'watch/providers': offers, similarMovies } = value;
  expect(offers.results.BR.flatrate).toEqual([named]);
  expect(offers.results.BR.flatrate[0]?.platform).toBe('netflix');
  expect(similarMovies.map(({ providers }) => providers)).toEqual([[named]]);
  await rename('Netflix');
});
