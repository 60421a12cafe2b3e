import { expect, test } from 'vitest';
import { MOVIE_SORT_WORDS, parseSort, SERIES_SORT_WORDS, SORTS } from './sort.ts';

test.each([
  ['mais-populares', 'popular'],
  ['melhor-avaliados', 'rating-desc'],
  ['melhor-avaliadas', 'rating-desc'],
  ['mais-recentes', 'date-desc'],
  ['mais-antigos', 'date-asc'],
  ['mais-antigas', 'date-asc'],
  ['ordem-alfabetica', 'title-asc'],
  ['ordem-alfabetica-inversa', 'title-desc'],
  ['mais-votados', 'votes-desc'],
  ['mais-votadas', 'votes-desc'],
  ['menos-votados', 'votes-asc'],
  ['menos-votadas', 'votes-asc'],
  ['popularidade', 'popular'],
  ['avaliacao-desc', 'rating-desc'],
  ['data-desc', 'date-desc'],
  ['data-asc', 'date-asc'],
  ['titulo-asc', 'title-asc'],
  ['titulo-desc', 'title-desc'],
  ['votos-desc', 'votes-desc'],
  ['votos-asc', 'votes-asc'],
  ['melhores-avaliados', 'popular'],
  ['', 'popular'],
  [undefined, 'popular'],
  ['__proto__', 'popular'],
] as const)('%s sorts by %s', (word, sort) => {
  expect(parseSort(word)).toBe(sort);
});

test('films are sorted by the eight words of the specification, and series by theirs', () => {
  expect(Object.values(MOVIE_SORT_WORDS)).toEqual([
    ...['mais-populares', 'melhor-avaliados', 'mais-recentes', 'mais-antigos'],
    ...['ordem-alfabetica', 'ordem-alfabetica-inversa', 'mais-votados', 'menos-votados'],
  ]);
  expect(Object.values(SERIES_SORT_WORDS)).toEqual([
    ...['mais-populares', 'melhor-avaliadas', 'mais-recentes', 'mais-antigas'],
    ...['ordem-alfabetica', 'ordem-alfabetica-inversa', 'mais-votadas', 'menos-votadas'],
  ]);
});

test('each vocabulary has a word of its own for every order', () => {
  for (const words of [MOVIE_SORT_WORDS, SERIES_SORT_WORDS]) {
    expect(SORTS.map((sort) => parseSort(words[sort]))).toEqual([...SORTS]);
  }
});
