import { expect, test } from 'vitest';
import { buildListSearch, EVERYTHING, hasFilters, listPath, parseListQuery } from './list-query.ts';

const parse = (search: string) => parseListQuery(new URLSearchParams(search), 200);

test('an address says all of a list, and a list has one address', () => {
  const search =
    'q=cidade&situacao=oculto&edicao=sim&texto=ingles&classificacao=sem&plataforma=8&genero=18&ano=2002&avisos=sim&com=cronologica&com=outra&lixeira=sim&ordem=novos&pagina=3';
  expect(parse(search)).toEqual({
    query: 'cidade',
    state: 'oculto',
    isEdited: true,
    text: 'ingles',
    isUncertified: true,
    platformId: 8,
    genreId: 18,
    year: 2002,
    isTroubled: true,
    marks: ['cronologica', 'outra'],
    isRemoved: true,
    order: 'novos',
    page: 3,
  });
  expect(buildListSearch(parse(search))).toBe(search);
});

test('unknown values are ignored', () => {
  expect(parse('situacao=x&texto=&ano=20&plataforma=-1&genero=99999999999&ordem=zzz&com=<b>&pagina=0')).toEqual(
    EVERYTHING,
  );
  expect(parse('pagina=99999').page).toBe(200);
});

test('what a list has without a choice is not in its address', () => {
  expect(parse('ordem=populares').order).toBeUndefined();
  expect(buildListSearch(parse('ordem=populares&com=b&com=a&com=b'))).toBe('com=a&com=b');
});

test('words, order and page are no filter', () => {
  expect(hasFilters(parse('q=a&ordem=novos&pagina=2'))).toBe(false);
  expect(hasFilters(parse('texto=ausente'))).toBe(true);
  expect(listPath('series', { text: 'ausente' })).toBe('/admin/series?texto=ausente');
  expect(listPath('movie')).toBe('/admin/filmes');
});
