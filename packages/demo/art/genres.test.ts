import { expect, test } from 'vitest';
import { demoMovieGenres, demoSeriesGenres } from '../genres.ts';
import { artGenreOf } from './genres.ts';

const TV_MOVIE = 10770;

test('every genre of TMDB has art; a film made for television uses its second genre', () => {
  const ids = [...demoMovieGenres, ...demoSeriesGenres].map(({ id }) => id).filter((id) => id !== TV_MOVIE);
  expect(ids.filter((id) => artGenreOf([id, 878], 'a') !== artGenreOf([id, 37], 'a'))).toEqual([]);
  expect(artGenreOf([TV_MOVIE, 37], 'a')).toBe('western');
});

test('a title without a genre is a drama', () => {
  expect(artGenreOf([], 'movie|1')).toBe('drama');
});

test('a genre that combines two of ours gives one of them, depending on the title', () => {
  const seen = new Set(Array.from({ length: 40 }, (_, id) => artGenreOf([10765], `tv|${id}`)));
  expect(seen).toEqual(new Set(['scienceFiction', 'fantasy']));
});
