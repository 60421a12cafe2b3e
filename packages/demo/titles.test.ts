import { describe, expect, test } from 'vitest';
import { filmFacts, serialFacts } from './facts.ts';
import { demoMovieGenres, demoSeriesGenres } from './genres.ts';
import { demoMovies } from './movies.ts';
import { findDemoPersonByName } from './people.ts';
import { demoCountryNames, demoLanguages } from './places.ts';
import { demoSeries } from './series.ts';
import { listBiographies, listOverviews, listTaglines } from './test-texts.ts';
import { findDemoWatchService } from './watch-services.ts';

const titles = [...demoMovies, ...demoSeries];
const name = ({ id, originalTitle }: { id: number; originalTitle: string }) => `${id} ${originalTitle}`;

/** Faults of each title; the expected result is none. */
function problemsOf<T extends { id: number; originalTitle: string }>(
  list: readonly T[],
  find: (title: T) => readonly (string | number)[],
): string[] {
  return list.flatMap((title) => {
    const problems = find(title);
    return problems.length > 0 ? [`${name(title)}: ${problems.join(', ')}`] : [];
  });
}

function isDay(text: string, earliest = '1895'): boolean {
  const isReal = !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isReal && text >= earliest && text < '2028';
}

describe('every title', () => {
  test('has an id and an IMDb number of its own', () => {
    for (const list of [demoMovies, demoSeries]) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    }
    const numbers = titles.flatMap(({ imdbId }) => imdbId ?? []);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
    expect(numbers.filter((number) => !/^tt\d{7,8}$/.test(number))).toEqual([]);
  });

  test('credits people of the register', () => {
    const unknown = problemsOf(titles, ({ cast, crew }) =>
      [...cast, ...crew].map(({ person }) => person).filter((person) => !findDemoPersonByName(person)),
    );
    expect(unknown).toEqual([]);
    expect(problemsOf(demoSeries, ({ creators }) => creators.filter((each) => !findDemoPersonByName(each)))).toEqual(
      [],
    );
  });

  test('credits nobody twice with the same part or job', () => {
    const twice = problemsOf(titles, ({ cast, crew }) => {
      const credits = [
        ...cast.map(({ person, character }) => `${person} as ${character}`),
        ...crew.map(({ person, job }) => `${person}, ${job}`),
      ];
      return credits.filter((credit, index) => credits.indexOf(credit) !== index);
    });
    expect(twice).toEqual([]);
  });

  test('has genres of its kind, at least one', () => {
    const wrong = (list: readonly { id: number }[]) => (title: { genreIds: number[] }) =>
      title.genreIds.length === 0 ? ['none'] : title.genreIds.filter((id) => !list.some((genre) => genre.id === id));
    expect(problemsOf(demoMovies, wrong(demoMovieGenres))).toEqual([]);
    expect(problemsOf(demoSeries, wrong(demoSeriesGenres))).toEqual([]);
  });

  test('is offered only by services TMDB lists for Brazil, by each once', () => {
    const unknown = ({ offers }: { offers: object }) =>
      (Object.values(offers) as number[][]).flatMap((ids) =>
        ids.filter((id, index) => !findDemoWatchService(id) || ids.indexOf(id) !== index),
      );
    expect(problemsOf(titles, unknown)).toEqual([]);
  });

  test('recommends titles of its kind and never itself', () => {
    for (const list of [demoMovies, demoSeries]) {
      const ids = new Set(list.map(({ id }) => id));
      const wrong = ({ id, recommendations }: { id: number; recommendations: number[] }) =>
        recommendations.filter((other) => other === id || !ids.has(other));
      expect(problemsOf<(typeof list)[number]>(list, wrong)).toEqual([]);
    }
  });

  test('names countries and languages that have a name', () => {
    const unknown = problemsOf(titles, ({ countries, originalLanguage, spokenLanguages }) => [
      ...countries.filter((code) => !demoCountryNames[code]),
      ...[originalLanguage, ...spokenLanguages].filter((code) => !demoLanguages[code]),
    ]);
    expect(unknown).toEqual([]);
  });

  test('has votes and a popularity that could be', () => {
    const wrong = problemsOf(titles, ({ voteAverage, voteCount, popularity }) => [
      ...(voteAverage >= 0 && voteAverage <= 10 ? [] : [voteAverage]),
      ...(Number.isInteger(voteCount) && voteCount >= 0 ? [] : [voteCount]),
      ...(popularity > 0 && popularity < 1000 ? [] : [popularity]),
    ]);
    expect(wrong).toEqual([]);
  });
});

describe('every film', () => {
  test('was released on days that could be, in Brazil not before', () => {
    const wrong = problemsOf(demoMovies, ({ releaseDate, releases }) =>
      [releaseDate, ...releases.map(({ date }) => date)].filter((day) => !isDay(day)),
    );
    expect(wrong).toEqual([]);
    const early = filmFacts.filter(({ released, releasedInBrazil = released }) => releasedInBrazil < released);
    expect(early.map(({ title }) => title)).toEqual([]);
  });

  test('runs for 1 to 400 minutes', () => {
    expect(problemsOf(demoMovies, ({ runtime }) => (runtime >= 1 && runtime <= 400 ? [] : [runtime]))).toEqual([]);
  });
});

describe('every series', () => {
  test('numbers its seasons once each and has at least one', () => {
    const wrong = problemsOf(demoSeries, ({ seasons }) => {
      const numbers = seasons.map(({ number }) => number);
      return numbers.some((number) => number > 0)
        ? numbers.filter((number, index) => numbers.indexOf(number) !== index)
        : ['no season'];
    });
    expect(wrong).toEqual([]);
  });

  test('shows its episodes in order, on days that could be', () => {
    const wrong = problemsOf(demoSeries, ({ seasons }) =>
      seasons.flatMap(({ number, episodes }) => {
        const days = episodes.flatMap(({ aired }) => aired ?? []);
        return days
          .filter((day, index) => !isDay(day, '1936') || day < (days[index - 1] ?? ''))
          .map((day) => `${number}: ${day}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('has no more episodes than there are ids for, specials aside', () => {
    const count = ({ seasons }: (typeof demoSeries)[number]) =>
      seasons.reduce((sum, { number, episodes }) => (number === 0 ? sum : sum + episodes.length), 0);
    expect(problemsOf(demoSeries, (series) => (count(series) <= 3300 ? [] : [count(series)]))).toEqual([]);
  });

  test('runs for 1 to 240 minutes, and so does each of its episodes', () => {
    const wrong = problemsOf(demoSeries, ({ runtime, seasons }) =>
      [runtime || 1, ...seasons.flatMap(({ episodes }) => episodes.flatMap((each) => each.runtime ?? []))].filter(
        (minutes) => minutes < 1 || minutes > 240,
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('every text', () => {
  test('of an overview or a biography has 120 to 600 characters', () => {
    const wrong = [...listOverviews(), ...listBiographies()].filter(
      ({ text }) => text.length < 120 || text.length > 600,
    );
    expect(wrong.map(({ where, text }) => `${where}: ${text.length}`)).toEqual([]);
  });

  test('of a tagline has at most 60', () => {
    const wrong = listTaglines().filter(({ text }) => text.length > 60);
    expect(wrong.map(({ where, text }) => `${where}: ${text.length}`)).toEqual([]);
  });

  test('is told once', () => {
    const texts = [...listOverviews(), ...listBiographies(), ...listTaglines()].map(({ text }) => text);
    const english = [...filmFacts, ...serialFacts].map(({ overviewEnglish }) => overviewEnglish);
    const all = [...texts, ...english];
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  });
});
