import { describe, expect, test } from 'vitest';
import { wordsIn } from '../language.ts';
import type { MovieRecord } from './records.ts';
import { recordBits } from './salts.ts';
import { FLAG, type TitleTable } from './tables.ts';
import { buildWorld, idsUpTo } from './test-world.ts';
import { isTail } from './titles/fill-title.ts';

const LAST = 10_000;
const OTHER_SCRIPT =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Katakana}]/u;
const world = buildWorld({ movies: LAST, series: 3000, people: 20_000, on: '2026-05-01' });
const movies = idsUpTo(LAST)
  .flatMap((id) => world.findMovie(id) ?? [])
  .filter((movie) => movie.version !== 0);
const tail = movies.filter((movie) => isTail(recordBits(7, 'movie', movie.id)));
const head = movies.filter((movie) => !isTail(recordBits(7, 'movie', movie.id)));

function share(list: readonly MovieRecord[], test: (movie: MovieRecord) => boolean): number {
  return list.filter(test).length / list.length;
}

describe('of ten thousand films', () => {
  test.each<[string, number, number, readonly MovieRecord[], (movie: MovieRecord) => boolean]>([
    ['of all have an empty Brazilian overview', 0.09, 0.015, movies, (m) => wordsIn(m, 'pt-BR').overview === ''],
    ['of all keep the original title', 0.25, 0.02, movies, (m) => wordsIn(m, 'pt-BR').title === m.originalTitle],
    ['of the tail have no votes', 0.42, 0.03, tail, (m) => m.voteCount === 0 && m.voteAverage === 0],
    ['of the head have no poster', 0.03, 0.02, head, (m) => m.posterCount === 0],
    ['of the tail have no poster', 0.3, 0.02, tail, (m) => m.posterCount === 0],
    ['of the head have no backdrop', 0.1, 0.03, head, (m) => m.backdropCount === 0],
    ['of the tail have no backdrop', 0.6, 0.02, tail, (m) => m.backdropCount === 0],
    ['of all have no release date', 0.05, 0.01, movies, (m) => m.releaseDate === ''],
    ['of the tail have no runtime', 0.15, 0.02, tail, (m) => m.runtime === 0],
    ['of all have no budget', 0.85, 0.02, movies, (m) => m.budget === 0],
    ['of all have no revenue', 0.85, 0.02, movies, (m) => m.revenue === 0],
    ['of the tail have no IMDb number', 0.3, 0.02, tail, (m) => m.imdbId === null],
    ['of all are adult', 0.02, 0.005, movies, (m) => m.adult],
    ['of all are videos', 0.01, 0.005, movies, (m) => m.video],
    ['of all have an original title in another script', 0.25, 0.02, movies, (m) => OTHER_SCRIPT.test(m.originalTitle)],
  ])('%s: %d ± %d', (_, expected, tolerance, list, isSo) => {
    expect(Math.abs(share(list, isSo) - expected)).toBeLessThan(tolerance);
  });

  test.each([
    ['an emoji', /\p{Extended_Pictographic}/u],
    ['quotation marks', /^"/],
    ['markup', /<b>/],
    ['three hundred characters', /^.{300,}$/u],
    ['Arabic', /\p{Script=Arabic}/u],
    ['Hebrew', /\p{Script=Hebrew}/u],
  ])('at least one title has %s', (_, pattern) => {
    expect(movies.some((movie) => pattern.test(movie.originalTitle))).toBe(true);
  });

  test('popularity follows Zipf: a hundred times the rank is a tenth of the popularity', () => {
    const order = world.movies.order('popularity').filter((row) => !((world.movies.flags[row] ?? 0) & FLAG.demo));
    const at = (rank: number) => world.movies.popularity[order[rank] ?? 0] ?? 0;
    expect(at(50) / at(5000)).toBeGreaterThan(6);
    expect(at(50) / at(5000)).toBeLessThan(15);
  });

  test('a third of the actors and most of the crew have no photo', () => {
    const cast = movies.slice(0, 1500).flatMap((movie) => movie.cast);
    const crew = movies.slice(0, 1500).flatMap((movie) => movie.crew);
    const without = (credits: { person: { hasPhoto: boolean } }[]) =>
      credits.filter((credit) => !credit.person.hasPhoto).length / credits.length;
    expect(Math.abs(without(cast) - 0.3)).toBeLessThan(0.05);
    expect(Math.abs(without(crew) - 0.85)).toBeLessThan(0.06);
  });

  test('some list five hundred actors, and some the same person under two jobs', () => {
    expect(movies.some((movie) => movie.cast.length > 500)).toBe(true);
    const isTwice = ({ crew }: MovieRecord) => new Set(crew.map(({ person }) => person.id)).size < crew.length;
    expect(share(movies.slice(0, 1000), isTwice)).toBeGreaterThan(0.1);
  });
});

test('of ten thousand titles four hundred films and a hundred series have enough votes for a top-rated list', () => {
  const voted = ({ size, voteCount, flags }: TitleTable) =>
    idsUpTo(size).filter((id) => !((flags[id - 1] ?? 0) & FLAG.demo) && (voteCount[id - 1] ?? 0) >= 200).length;
  const { movies: films, series } = buildWorld({ movies: 8000, series: 2000, people: 0 });
  expect(voted(films)).toBeGreaterThan(400);
  expect(voted(series)).toBeGreaterThan(100);
});

describe('of three thousand series', () => {
  const series = idsUpTo(3000).flatMap((id) => world.findSeries(id) ?? []);

  test('some have specials, some an announced season without episodes, some episodes to come', () => {
    expect(series.some((each) => each.seasons.some((season) => season.number === 0))).toBe(true);
    expect(series.some((each) => each.seasons.some((season) => season.number > 1 && season.episodes === 0))).toBe(true);
    const today = world.today();
    expect(idsUpTo(3000).some((id) => world.series.airsBetween(id - 1, today + 1, today + 7))).toBe(true);
  });

  test('many have a film with the same id', () => {
    expect(series.filter((each) => world.findMovie(each.id)).length).toBeGreaterThan(2000);
  });
});

test('with areActorsPictured, whole casts and the best known people have a photo', () => {
  const pictured = buildWorld({ movies: 200, series: 0, people: 600, areActorsPictured: true });
  const casts = idsUpTo(200).flatMap((id) => pictured.findMovie(id)?.cast ?? []);
  expect(casts.length).toBeGreaterThan(500);
  expect(casts.filter(({ person }) => !person.hasPhoto)).toEqual([]);
  const { people } = pictured;
  const known = [...people.byPopularity()].slice(0, 120);
  expect(known.filter((row) => !((people.flags[row] ?? 0) & FLAG.poster))).toEqual([]);
});
