import { expect, test } from 'vitest';
import type { MovieCard, SeriesCard } from '#shared/contract/common.ts';
import { pickPosters } from './pick-posters.ts';

const of = (...paths: (string | null)[]) => paths.map((poster_path) => ({ poster_path }));
const pick = (movies: object[], tvShows: object[], count = 4) =>
  pickPosters({ movies: movies as MovieCard[], tvShows: tvShows as SeriesCard[] }, count);

test('films and series take turns, and titles without a poster are skipped', () => {
  expect(pick(of('/a', null, '/b', '/c'), of('/x', '/y'))).toEqual(['/a', '/x', '/b', '/y']);
});

test('one kind fills in for the other', () => {
  expect(pick(of('/a', '/b', '/c'), [])).toEqual(['/a', '/b', '/c']);
  expect(pick([], of('/x'))).toEqual(['/x']);
  expect(pick([], [])).toEqual([]);
});

test('no poster is shown twice', () => {
  expect(pick(of('/a', '/b'), of('/a'))).toEqual(['/a', '/b']);
});
