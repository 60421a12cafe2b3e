import { describe, expect, test } from 'vitest';
import { personFacts } from './facts.ts';
import { fameOf } from './fame.ts';
import { demoMovies } from './movies.ts';
import { acceptedLikenesses } from './people/likenesses.ts';
import { personRegister } from './people/register.ts';
import { demoPeople } from './people.ts';
import { demoSeries } from './series.ts';
import { findAlikeNames } from './test-alike-names.ts';
import { firstDayOf } from './to-series.ts';

/** Release day of the earliest title a person is credited in. */
const firstWork = new Map<string, string>();
for (const { releaseDate, cast, crew } of demoMovies) {
  for (const { person } of [...cast, ...crew]) note(person, releaseDate);
}
for (const { seasons, cast, crew, creators } of demoSeries) {
  for (const person of [...creators, ...[...cast, ...crew].map((credit) => credit.person)]) {
    note(person, firstDayOf(seasons) ?? '9999');
  }
}

function note(person: string, day: string): void {
  const known = firstWork.get(person);
  if (known === undefined || day < known) firstWork.set(person, day);
}

describe('the register', () => {
  test('gives every person one name and one number', () => {
    for (const column of [0, 1] as const) {
      const values = personRegister.map((row) => row[column]);
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    }
  });

  test('holds nobody our titles do not credit', () => {
    expect(personRegister.flatMap(([, name]) => (firstWork.has(name) ? [] : [name]))).toEqual([]);
  });

  test('has the number somebody wrote down for a person', () => {
    const ids = new Map(personRegister.map(([id, name]) => [name, id]));
    const wrong = personFacts.filter(({ name, id }) => id !== undefined && ids.get(name) !== id);
    expect(wrong.map(({ name, id }) => `${name}: ${id}, not ${ids.get(name)}`)).toEqual([]);
  });

  test('spells no two people nearly alike, but those who are', () => {
    const names = demoPeople.map(({ name }) => name);
    const accepted = new Set(acceptedLikenesses.map((pair) => pair.toSorted().join(' / ')));
    const alike = findAlikeNames(names).map((pair) => pair.toSorted().join(' / '));
    expect(alike.filter((pair) => !accepted.has(pair))).toEqual([]);
    expect([...accepted].filter((pair) => !alike.includes(pair))).toEqual([]);
  });
});

describe('what is told of a person', () => {
  test('is told once, and of somebody our titles credit', () => {
    const names = personFacts.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.filter((name) => !firstWork.has(name))).toEqual([]);
  });

  test('has days that could be: born before the first work, and dead after being born', () => {
    const isDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
    const wrong = demoPeople.filter(({ name, born, died }) => {
      const days = [born, died].filter((day) => day !== null);
      if (days.some((day) => !isDay(day) || day < '1600' || day >= '2028')) return true;
      if (born && (firstWork.get(name) ?? '9999') <= born) return true;
      if (!died) return false;
      return !born || died <= born || Number(died.slice(0, 4)) - Number(born.slice(0, 4)) > 110;
    });
    expect(wrong.map(({ name, born, died }) => `${name}: ${born} to ${died}, ${firstWork.get(name)}`)).toEqual([]);
  });
});

describe('a portrait', () => {
  const hasPhoto = new Set(demoPeople.flatMap((person) => (person.hasPhoto ? [person.name] : [])));

  test('is there of everybody in a cast, every director and every creator', () => {
    const credits = [...demoMovies, ...demoSeries].flatMap(({ cast, crew }) => [
      ...cast,
      ...crew.filter(({ job }) => job === 'Director'),
    ]);
    const names = [...credits.map(({ person }) => person), ...demoSeries.flatMap(({ creators }) => creators)];
    expect(names.filter((name) => !hasPhoto.has(name))).toEqual([]);
  });

  test('is there of the 240 best known people', () => {
    const known = demoPeople.toSorted((one, other) => fameOf(other.name) - fameOf(one.name)).slice(0, 240);
    expect(known.filter((person) => !person.hasPhoto).map(({ name }) => name)).toEqual([]);
  });
});
