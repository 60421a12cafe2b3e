import { expect, test } from 'vitest';
import { buildListSearch, EVERYTHING, hasFilters, listPath, parseListQuery } from './list-query.ts';

const parse = (search: string) => parseListQuery(new URLSearchParams(search), 200);

test('an address says all of a list, and a list has one address', () => {
  const search =
    'q=cidade&situacao=oculto&edicao=sim&texto=ingles&classificacao=sem&plataforma=8&genero=18&ano=2002&ordem=novos&pagina=3';
  expect(parse(search)).toEqual({
    query: 'cidade',
    state: 'oculto',
    isEdited: true,
    text: 'ingles',
    isUncertified: true,
    platformId: 8,
    genreId: 18,
    year: 2002,
    order: 'novos',
    page: 3,
  });
  expect(buildListSearch(parse(search))).toBe(search);
});

test('unknown values are ignored', () => {
  expect(parse('situacao=x&texto=&ano=20&plataforma=-1&genero=99999999999&ordem=zzz&pagina=0')).toEqual(EVERYTHING);
  expect(parse('pagina=99999').page).toBe(200);
});

test('words, order and page are no filter', () => {
  expect(hasFilters(parse('q=a&ordem=novos&pagina=2'))).toBe(false);
  expect(hasFilters(parse('texto=ausente'))).toBe(true);
  expect(listPath('series', { text: 'ausente' })).toBe('/admin/series?texto=ausente');
  expect(listPath('movie')).toBe('/admin/filmes');
});
