import { expect, test } from 'vitest';
import { findGenre, type NamedGenre } from './genre-names.ts';

const genre = (slug: string, movie: number[], series: number[], aliases: string[] = []): NamedGenre => ({
  slug,
  aliases,
  genreIds: { movie, series },
});

const GENRES = [
  genre('acao', [28], [10759], ['acao-e-aventura']),
  genre('aventura', [12], [10759]),
  genre('suspense', [53], [], ['thriller']),
  genre('novela', [], [10766]),
];

test.each([
  ['acao', 'acao'],
  ['Acao', 'acao'],
  ['thriller', 'suspense'],
  ['acao-28', 'acao'],
  ['acao-10759', 'acao'],
  ['aventura-10759', 'aventura'],
  ['acao-e-aventura-10759', 'acao'],
  ['outra-coisa-10759', 'acao'],
  ['acao-53', 'suspense'],
  ['53', 'suspense'],
  ['10766', 'novela'],
])('%s leads to %s', (word, slug) => {
  expect(findGenre(GENRES, word)?.slug).toBe(slug);
});

test.each(['filosofia', 'acao-99999', '99999', '-', '28x', 'acao-'])('%s is no genre', (word) => {
  expect(findGenre(GENRES, word)).toBeUndefined();
});
