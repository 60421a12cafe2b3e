import { describe, expect, test } from 'vitest';
import { wordsIn } from '../language.ts';
import { generateMovie } from './generate.ts';
import type { MovieRecord } from './records.ts';
import { buildWorld, idsUpTo } from './test-world.ts';

const world = buildWorld({ movies: 2000 });
const movies = idsUpTo(2000).flatMap((id) => world.findMovie(id) ?? []);
const rowOf = (movie: MovieRecord, language: string, country: string) =>
  movie.translations.find((row) => row.language === language && row.country === country);

describe('the texts of a generated film', () => {
  test('are those of its translation in every language, otherwise the original title and no overview', () => {
    for (const movie of movies.slice(0, 300)) {
      for (const [language, country] of [
        ['pt', 'BR'],
        ['pt', 'PT'],
        ['en', 'US'],
        ['fr', 'FR'],
        ['ja', 'JP'],
      ] as const) {
        const row = rowOf(movie, language, country);
        expect(wordsIn(movie, `${language}-${country}`)).toEqual({
          title: row?.title || movie.originalTitle,
          overview: row?.overview ?? '',
          tagline: row?.tagline ?? '',
        });
      }
    }
  });

  test('without a Brazilian row are never taken from the European Portuguese one', () => {
    const movie = movies.find((each) => !rowOf(each, 'pt', 'BR') && rowOf(each, 'pt', 'PT')?.overview);
    expect(movie && wordsIn(movie, 'pt-BR')).toEqual({ title: movie?.originalTitle, overview: '', tagline: '' });
  });

  test('differ between Brazil and Portugal where both have a row', () => {
    const movie = movies.find((each) => rowOf(each, 'pt', 'BR')?.overview && rowOf(each, 'pt', 'PT')?.overview);
    expect(movie && rowOf(movie, 'pt', 'BR')?.overview).not.toBe(movie && rowOf(movie, 'pt', 'PT')?.overview);
  });

  test('without a language are English', () => {
    const movie = movies.find((each) => each.originalLanguage === 'ja' && rowOf(each, 'en', 'US')?.title);
    expect(movie && wordsIn(movie, null).title).toBe(movie && rowOf(movie, 'en', 'US')?.title);
  });
});

describe('an edit', () => {
  const on = (date: string) => buildWorld({ movies: 2000, on: date });
  const today = on('2026-11-15');
  const yesterday = on('2026-11-14');

  test('is in the feed, and the texts differ from the day before', () => {
    const changed = today.changes
      .changedIds('movie', today.today(), today.today())
      .filter(({ adult }) => adult !== null);
    expect(changed.length).toBeGreaterThan(3);
    for (const { id } of changed) {
      expect(JSON.stringify(generateMovie(today, id))).not.toBe(JSON.stringify(generateMovie(yesterday, id)));
    }
  });

  test('is the only way a text changes: records not in the feed stay the same', () => {
    const changed = new Set(today.changes.changedIds('movie', today.today(), today.today()).map(({ id }) => id));
    const quiet = idsUpTo(400).filter((id) => !changed.has(id));
    const texts = (version: typeof today) => quiet.map((id) => version.findMovie(id)?.translations);
    expect(texts(today)).toEqual(texts(yesterday));
  });

  test('happens to about one film in two hundred a day', () => {
    const feed = today.changes.changedIds('movie', today.today() - 9, today.today());
    expect(feed.length / 2000 / 10).toBeGreaterThan(0.003);
    expect(feed.length / 2000 / 10).toBeLessThan(0.009);
    expect(feed.map(({ id }) => id)).toEqual(feed.map(({ id }) => id).toSorted((a, b) => a - b));
  });
});
