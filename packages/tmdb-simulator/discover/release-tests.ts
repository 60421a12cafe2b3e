import { releaseIn } from '../lists/region.ts';
import { dayOf } from '../world/day.ts';
import { NO_DAY } from '../world/tables.ts';
import type { Day, World } from '../world/world.ts';
import { dated } from './dated.ts';
import { findChoice, findDay, findRange, findText, type Range } from './parameters.ts';
import { allOf, inRange, type MaybeTest } from './row-test.ts';

const CINEMA_TYPES = ['2', '3'];

/**
 * Cinema releases in Brazil are computed from a column; releases online, on disc and on television need the whole film.
 * So only films are read whose first release is in the window or at most this long before it.
 */
const COMES_HOME_WITHIN_DAYS = 800;

/** `release_date` with `region` and `with_release_type`: any release of the film there with one of these types. */
export function releaseTests(world: World, query: URLSearchParams): MaybeTest[] {
  const { movies } = world;
  const region = findText(query, 'region') ?? null;
  const range = dated(findRange(query, 'release_date', findDay));
  const types = findChoice(query, 'with_release_type')?.values;
  if (region !== 'BR' || !types || types.some((type) => CINEMA_TYPES.includes(type))) {
    const releaseDay = (row: number) => releaseIn(movies, row, region);
    return [inRange(range, releaseDay), types && region ? (row) => releaseDay(row) !== NO_DAY : undefined];
  }
  const window: Range = range ?? { from: NO_DAY + 1, to: Infinity };
  const isNear = inRange(
    { from: window.from - COMES_HOME_WITHIN_DAYS, to: window.to },
    (row) => movies.releaseDay[row] ?? NO_DAY,
  );
  return [
    allOf([
      isNear,
      (row) => daysInBrazil(world, movies.id(row), types).some((day) => day >= window.from && day <= window.to),
    ]),
  ];
}

function daysInBrazil(world: World, id: number, types: readonly string[]): Day[] {
  const releases = world.findMovie(id)?.releases ?? [];
  return releases
    .filter((release) => release.country === 'BR' && types.includes(String(release.type)))
    .map((release) => dayOf(release.date));
}
