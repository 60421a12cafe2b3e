import { describe, expect, test } from 'vitest';
import { demoMovies, firstFilms } from './movies.ts';

describe.each(firstFilms)('$originalTitle', (movie) => {
  test('tells its story in 60 to 110 words, or leaves it to the fallback', () => {
    const overview = movie.translations.find((row) => row.language === 'pt' && row.overview)?.overview;
    const words = overview?.split(/\s+/).length ?? 80;
    expect(words).toBeGreaterThanOrEqual(60);
    expect(words).toBeLessThanOrEqual(110);
  });

  test('has an English text for when the Portuguese one is missing', () => {
    expect(movie.translations.find((row) => row.language === 'en')?.overview).not.toBe('');
  });
});

test('of the first films nine are Brazilian', () => {
  expect(firstFilms.filter((movie) => movie.countries[0] === 'BR')).toHaveLength(9);
});

test('a film recommends up to twelve others, those it was given first', () => {
  const [movie] = firstFilms;
  const found = demoMovies.find(({ id }) => id === movie?.id)?.recommendations ?? [];
  expect(found.slice(0, movie?.recommendations.length)).toEqual(movie?.recommendations);
  expect(demoMovies.filter(({ recommendations }) => recommendations.length > 12)).toEqual([]);
});
