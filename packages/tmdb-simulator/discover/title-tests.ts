import { genreBit } from '../world/genres.ts';
import { COUNTRIES, LANGUAGES } from '../world/places.ts';
import { FLAG } from '../world/tables.ts';
import type { TitleKind, World } from '../world/world.ts';
import { findChoice, findRange } from './parameters.ts';
import { hasBits, inRange, isOneOf, lacksBits, type MaybeTest } from './row-test.ts';
import { watchTests } from './watch-tests.ts';

/** The filters that films and series share, cheapest first. */
export function titleTests(world: World, kind: TitleKind, query: URLSearchParams): MaybeTest[] {
  const table = world.table(kind);
  const bitOf = (value: string) => genreBit(kind, Number(value));
  const genresOf = (row: number) => table.genres[row] ?? 0;
  return [
    query.get('include_adult') === 'true' ? undefined : (row) => ((table.flags[row] ?? 0) & FLAG.adult) === 0,
    hasBits(findChoice(query, 'with_genres'), bitOf, genresOf),
    lacksBits(findChoice(query, 'without_genres'), bitOf, genresOf),
    inRange(thousandfold(findRange(query, 'vote_average')), (row) => table.voteAverage[row] ?? 0),
    inRange(findRange(query, 'vote_count'), (row) => table.voteCount[row] ?? 0),
    inRange(findRange(query, 'with_runtime'), (row) => table.runtime[row] ?? 0),
    isOneOf(findChoice(query, 'with_original_language'), (row) => LANGUAGES[table.language[row] ?? 0] ?? ''),
    isOneOf(findChoice(query, 'with_origin_country'), (row) => COUNTRIES[table.country[row] ?? 0] ?? ''),
    ...watchTests(world, kind, query),
  ];
}

/** Columns hold thousandths. */
function thousandfold(range: ReturnType<typeof findRange>) {
  return range && { from: range.from * 1000, to: range.to * 1000 };
}
