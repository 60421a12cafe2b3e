import { describe, expect, test } from 'vitest';
import { demoMovies } from './movies.ts';
import { findDemoPersonByName } from './people.ts';
import { demoCountryNames, demoLanguages } from './places.ts';
import { findDemoWatchService } from './watch-services.ts';

describe.each(demoMovies)('$originalTitle', (movie) => {
  test('credits only people of the list, each with an id', () => {
    const names = [...movie.cast, ...movie.crew].map((credit) => credit.person);
    expect(names.filter((name) => !findDemoPersonByName(name))).toEqual([]);
  });

  test('recommends other demo films and never itself', () => {
    const others = demoMovies.filter((other) => other !== movie).map((other) => other.id);
    expect(movie.recommendations.filter((id) => !others.includes(id))).toEqual([]);
  });

  test('is offered only by services TMDB lists for Brazil', () => {
    expect(
      Object.values(movie.offers)
        .flat()
        .filter((id) => !findDemoWatchService(id)),
    ).toEqual([]);
  });

  test('names countries and languages that have a name', () => {
    expect(movie.countries.filter((code) => !demoCountryNames[code])).toEqual([]);
    const languages = [...movie.spokenLanguages, ...movie.translations.map((row) => row.language)];
    expect(languages.filter((code) => !demoLanguages[code])).toEqual([]);
  });

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

test('the demo holds twelve films and at least nine are Brazilian', () => {
  expect(demoMovies).toHaveLength(12);
  expect(demoMovies.filter((movie) => movie.countries[0] === 'BR').length).toBeGreaterThanOrEqual(9);
});

test('no two films share an id', () => {
  expect(new Set(demoMovies.map((movie) => movie.id)).size).toBe(demoMovies.length);
});
