import { describe, expect, test } from 'vitest';
import { refusals } from '#shared/text/api/refusals.ts';
import { GetCustomCollections } from './collections.ts';
import { PageLimit, PageNumber, Year } from './common.ts';
import { GetMovieDetails } from './movie-details.ts';
import { GetPopularPeople } from './person-details.ts';
import { SearchMulti } from './search.ts';
import {
  GetMediaByGenre,
  GetMediaByStreaming,
  GetStreamingNews,
  GetTitleList,
  GetTrending,
  GetTrendingOf,
} from './title-lists.ts';
import { GetToday } from './today.ts';

const messageOf = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message;

describe.each([
  { what: 'page', schema: PageNumber, least: 1, most: 500, message: refusals.pageInvalid },
  { what: 'limit', schema: PageLimit, least: 1, most: 40, message: refusals.limitInvalid },
  { what: 'year', schema: Year, least: 1870, most: 2200, message: refusals.yearInvalid },
])('a $what', ({ schema, least, most, message }) => {
  test('is a whole number between its bounds, both included, as a number or as text', () => {
    for (const number of [least, most]) {
      expect([schema.parse(number), schema.parse(String(number))]).toEqual([number, number]);
    }
  });

  test.each([least - 1, most + 1, -least, least + 0.5, Number.NaN, Number.POSITIVE_INFINITY, null, true, [least], {}])(
    'is refused when it is %j',
    (value) => {
      expect(messageOf(schema.safeParse(value))).toBe(message);
    },
  );

  test.each(['', ' ', 'x', '1e2', '-1', '1.0', '0x10', '٣', `${'9'.repeat(16)}`])(
    'is refused when it is the text %j',
    (text) => {
      expect(messageOf(schema.safeParse(text))).toBe(message);
    },
  );
});

describe('what is left out is', () => {
  test.each([
    ['the first 20 of a list', GetTitleList, { ordenacao: 'popular', pagina: 1, limit: 20 }],
    ['the first 20 of today’s trends', GetTrendingOf, { timeWindow: 'day', page: 1, limit: 20 }],
    ['the first 20 people', GetPopularPeople, { page: 1, limit: 20 }],
    ['the first 30 pieces of news', GetStreamingNews, { page: 1, limit: 30 }],
    ['the first 20 collections', GetCustomCollections, { page: 1, limit: 20 }],
  ])('%s', (_what, schema, expected) => {
    expect(schema.parse({})).toEqual(expected);
  });

  test('films, where films or series could be meant', () => {
    expect(GetMediaByGenre.parse({ genero: 'acao' })).toMatchObject({ tipo: 'movie', ordenacao: 'popular', pagina: 1 });
    expect(GetMediaByStreaming.parse({ providerSlug: 'netflix' })).toMatchObject({ tipo: 'movie', pagina: 1 });
  });
});

test.each([
  ['filmes', 'movie'],
  ['filme', 'movie'],
  ['movie', 'movie'],
  ['movies', 'movie'],
  ['series', 'series'],
  ['serie', 'series'],
  ['tv', 'series'],
])('the kind "%s" means %s', (tipo, kind) => {
  expect(GetMediaByGenre.parse({ genero: 'acao', tipo })).toMatchObject({ tipo: kind });
  expect(GetMediaByStreaming.parse({ providerSlug: 'netflix', mediaType: tipo })).toMatchObject({ tipo: kind });
});

test('the older name of an option wins over the newer, and both may be inside `options`', () => {
  expect(GetTitleList.parse({ pagina: 2, page: 3, options: { year: '2021', sortBy: 'data-asc' } })).toMatchObject({
    pagina: 2,
    ano: 2021,
    ordenacao: 'date-asc',
  });
});

test('unknown options are dropped, and the prototype is no option', () => {
  expect(SearchMulti.parse({ query: 'x', utm_source: 'y' })).toEqual({ query: 'x', page: 1 });
  expect(GetTitleList.parse(JSON.parse('{"__proto__":{"pagina":9},"constructor":1}'))).toMatchObject({ pagina: 1 });
});

test.each([
  [{}, refusals.movieIdentifierInvalid],
  [{ movieSlug: '' }, refusals.movieIdentifierInvalid],
  [{ movieSlug: 'x'.repeat(301) }, refusals.movieIdentifierInvalid],
  [{ movieSlug: 'a\u0000b' }, refusals.movieIdentifierInvalid],
  [{ movieId: 0 }, refusals.movieIdInvalid],
  [{ movieId: '0' }, refusals.movieIdInvalid],
  [{ movieId: 2_147_483_648 }, refusals.movieIdInvalid],
  [{ movieId: null, movieSlug: 'x' }, refusals.movieIdInvalid],
])('a film asked for as %j is refused', (request, message) => {
  expect(messageOf(GetMovieDetails.safeParse(request))).toBe(message);
});

const onNetflix = { providerSlug: 'netflix' };
test.each([
  ['a time without a step', GetToday, { tempo: 45 }, refusals.wishInvalid],
  ['company we do not know', GetToday, { com: 'todos' }, refusals.wishInvalid],
  ['a place we do not know', GetToday, { onde: 'lua' }, refusals.wishInvalid],
  ['a mood we do not know', GetToday, { clima: 'sono' }, refusals.wishInvalid],
  ['platforms that are no text', GetToday, { plataformas: ['netflix'] }, refusals.wishInvalid],
  ['seen titles without end', GetToday, { vistos: 'f1-'.repeat(2_000) }, refusals.wishInvalid],
  ['a genre left out', GetMediaByGenre, {}, refusals.genreInvalid],
  ['an empty genre', GetMediaByGenre, { genero: '' }, refusals.genreInvalid],
  ['a genre of 301 letters', GetMediaByGenre, { genero: 'x'.repeat(301) }, refusals.genreInvalid],
  ['a kind of nothing we have', GetMediaByGenre, { genero: 'acao', tipo: 'livros' }, refusals.kindInvalid],
  ['a platform left out', GetMediaByStreaming, {}, refusals.platformInvalid],
  ['a rating above ten', GetMediaByStreaming, { ...onNetflix, avaliacaoMinima: 10.1 }, refusals.ratingInvalid],
  ['a rating below zero', GetMediaByStreaming, { ...onNetflix, avaliacaoMaxima: -0.1 }, refusals.ratingInvalid],
  ['a rating in words', GetMediaByStreaming, { ...onNetflix, avaliacaoMaxima: 'dez' }, refusals.ratingInvalid],
  ['another period', GetTrendingOf, { timeWindow: 'month' }, refusals.timeWindowInvalid],
  ['another period of everything', GetTrending, { timeWindow: '' }, refusals.timeWindowInvalid],
])('%s is refused', (_what, schema, request, message) => {
  expect(messageOf(schema.safeParse(request))).toBe(message);
});
