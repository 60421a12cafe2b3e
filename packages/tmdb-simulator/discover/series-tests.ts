import { NO_DAY } from '../world/tables.ts';
import type { World } from '../world/world.ts';
import { dated, isYear } from './dated.ts';
import { findChoice, findDay, findNumber, findRange } from './parameters.ts';
import { inRange, isOneOf, type MaybeTest } from './row-test.ts';

/** Index = TMDB's filter number of the status or type; answers spell `Canceled` with one l. */
const STATUSES = ['Returning Series', 'Planned', 'In Production', 'Ended', 'Canceled', 'Pilot'];
const TYPES = ['Documentary', 'News', 'Miniseries', 'Reality', 'Scripted', 'Talk Show', 'Video'];

export function seriesTests({ series }: World, query: URLSearchParams): MaybeTest[] {
  const range = findRange(query, 'first_air_date', findDay);
  const isUndatedToo = query.get('include_null_first_air_dates') === 'true';
  const airing = findRange(query, 'air_date', findDay);
  return [
    isYear(findNumber(query, 'first_air_date_year'), (row) => series.year[row] ?? 0),
    orUndated(inRange(dated(range), dayOfRow), isUndatedToo),
    isOneOf(findChoice(query, 'with_status'), (row) => String(STATUSES.indexOf(series.status(row)))),
    isOneOf(findChoice(query, 'with_type'), (row) => String(TYPES.indexOf(series.type(row)))),
    airing && ((row) => series.airsBetween(row, finite(airing.from), finite(airing.to))),
  ];

  function dayOfRow(row: number): number {
    return series.releaseDay[row] ?? NO_DAY;
  }

  function orUndated(test: MaybeTest, isWanted: boolean): MaybeTest {
    return test && isWanted ? (row) => dayOfRow(row) === NO_DAY || test(row) : test;
  }
}

/** Before the first series and after the last one. */
function finite(day: number): number {
  return Math.max(NO_DAY + 1, Math.min(day, -NO_DAY));
}
