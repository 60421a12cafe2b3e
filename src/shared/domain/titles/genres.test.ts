import { expect, test } from 'vitest';
import { findMovieGenre, findSeriesGenre, seriesGenreSlugId } from './genres.ts';

test.each([
  [10759, 'Ação e aventura', 'acao-e-aventura'],
  [10766, 'Novela', 'novela'],
  [18, 'Drama', 'drama'],
])('genre %i of a series is %s', (id, name, slug) => {
  expect(findSeriesGenre(id)).toEqual({ id, name, slug });
});

test('a genre that only films have is none of a series, and the other way round', () => {
  expect(findSeriesGenre(28)).toBeUndefined();
  expect(findMovieGenre(10759)).toBeUndefined();
});

test('an unknown genre is left out', () => {
  expect([findSeriesGenre(0), findSeriesGenre(99_999), findMovieGenre(10769)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a genre that both have has one name and one address', () => {
  for (const id of [16, 35, 80, 99, 18, 10751, 9648, 37]) expect(findSeriesGenre(id)).toEqual(findMovieGenre(id));
});

test.each([
  [10759, 'acao-10759'],
  [10765, 'ficcao-cientifica-10765'],
  [10768, 'guerra-10768'],
  [18, 'drama-18'],
])('the page of genre %i of series is %s', (id, slugId) => {
  const genre = findSeriesGenre(id);
  expect(genre && seriesGenreSlugId(genre)).toBe(slugId);
});
