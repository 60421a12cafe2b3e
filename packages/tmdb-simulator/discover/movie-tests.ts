import { FLAG, NO_DAY } from '../world/tables.ts';
import type { World } from '../world/world.ts';
import { dated, isYear } from './dated.ts';
import { findChoice, findDay, findNumber, findRange, findText } from './parameters.ts';
import { releaseTests } from './release-tests.ts';
import { inRange, isOneOf, type MaybeTest } from './row-test.ts';

/** Filters for films only. Expensive columns come last, after all other filters. */
export function movieTests(world: World, query: URLSearchParams): MaybeTest[] {
  const { movies } = world;
  const dayOfRow = (row: number) => movies.releaseDay[row] ?? NO_DAY;
  const yearOfRow = (row: number) => movies.year[row] ?? 0;
  return [
    query.get('include_video') === 'true' ? undefined : (row) => ((movies.flags[row] ?? 0) & FLAG.video) === 0,
    isYear(findNumber(query, 'primary_release_year'), yearOfRow),
    isYear(findNumber(query, 'year'), yearOfRow),
    inRange(dated(findRange(query, 'primary_release_date', findDay)), dayOfRow),
    ...releaseTests(world, query),
    ...certificationTests(world, query),
  ];
}

/** From the youngest to the oldest audience. */
const CERTIFICATIONS = ['L', '10', '12', '14', '16', '18'];

/** Only with certification_country, and only for Brazil. */
function certificationTests({ movies }: World, query: URLSearchParams): MaybeTest[] {
  if (query.get('certification_country') !== 'BR') return [];
  const find = (from: URLSearchParams, name: string) => {
    const position = CERTIFICATIONS.indexOf(findText(from, name) ?? '');
    return position < 0 ? undefined : position;
  };
  const range = findRange(query, 'certification', find);
  return [
    isOneOf(findChoice(query, 'certification'), (row) => movies.brazilCertification(row)),
    inRange(range && { from: Math.max(range.from, 0), to: range.to }, (row) =>
      CERTIFICATIONS.indexOf(movies.brazilCertification(row)),
    ),
  ];
}
