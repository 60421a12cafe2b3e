import { type Ranked, REACHABLE, rankRows } from '../lists/ranked.ts';
import { NO_DAY, type TitleOrder } from '../world/tables.ts';
import type { TitleKind, World } from '../world/world.ts';
import type { RowTest } from './row-test.ts';

type NameOrder = 'title' | 'original';

/** TMDB's sort_by, without its direction. */
const ORDERS: Record<TitleKind, Record<string, TitleOrder | NameOrder>> = {
  movie: {
    popularity: 'popularity',
    revenue: 'revenue',
    primary_release_date: 'releaseDay',
    release_date: 'releaseDay',
    title: 'title',
    original_title: 'original',
    vote_average: 'voteAverage',
    vote_count: 'voteCount',
  },
  tv: {
    popularity: 'popularity',
    first_air_date: 'releaseDay',
    name: 'title',
    original_name: 'original',
    vote_average: 'voteAverage',
    vote_count: 'voteCount',
  },
};

export interface Sort {
  by: TitleOrder | NameOrder;
  isAscending: boolean;
}

/** An unknown order means the default, as at TMDB. */
export function parseSort(kind: TitleKind, text: string | null): Sort {
  const [, name = '', direction] = /^(.+)\.(asc|desc)$/.exec(text ?? '') ?? [];
  const by = Object.hasOwn(ORDERS[kind], name) ? ORDERS[kind][name] : undefined;
  return by ? { by, isAscending: direction === 'asc' } : { by: 'popularity', isAscending: false };
}

export function rankTitles(
  world: World,
  kind: TitleKind,
  { by, isAscending }: Sort,
  isWanted: RowTest,
  language: string | null,
): Ranked {
  const table = world.table(kind);
  if (by === 'title' || by === 'original') return rankByName(world, kind, by, isAscending, isWanted, language);

  const order = table.order(by);
  if (!isAscending) return rankRows(table, order, isWanted);
  const isLast = (row: number) => by === 'releaseDay' && table.releaseDay[row] === NO_DAY;
  return rankRows(table, ascending(order, isLast), isWanted);
}

/** Reversed, but titles without a date stay last. */
function* ascending(order: Int32Array, isLast: RowTest): Generator<number> {
  let end = order.length;
  while (end > 0 && isLast(order[end - 1] ?? 0)) end -= 1;
  for (let index = end - 1; index >= 0; index -= 1) yield order[index] ?? 0;
  for (let index = end; index < order.length; index += 1) yield order[index] ?? 0;
}

/**
 * Names are generated when read, so only this many titles are sorted by name: the most popular that pass the filters.
 * The narrow filters we use (vote_count.gte=10) stay below it; at full size an unfiltered list does not.
 */
const NAMED = 4 * REACHABLE;

/** By code point, as at TMDB, in the requested language. */
function rankByName(
  world: World,
  kind: TitleKind,
  by: NameOrder,
  isAscending: boolean,
  isWanted: RowTest,
  language: string | null,
): Ranked {
  const table = world.table(kind);
  const named: { id: number; name: string }[] = [];
  let total = 0;
  for (const row of table.order('popularity')) {
    if (!isWanted(row)) continue;
    total += 1;
    if (named.length < NAMED) named.push({ id: table.id(row), name: nameOf(world, kind, by, table.id(row), language) });
  }
  const direction = isAscending ? 1 : -1;
  named.sort((a, b) => (a.name < b.name ? -direction : a.name > b.name ? direction : a.id - b.id));
  return { ids: Int32Array.from(named.slice(0, REACHABLE), ({ id }) => id), total };
}

function nameOf(world: World, kind: TitleKind, by: NameOrder, id: number, language: string | null): string {
  if (kind === 'movie') {
    const movie = world.movieItem(id, language);
    return (by === 'title' ? movie?.title : movie?.original_title) ?? '';
  }
  const series = world.seriesItem(id, language);
  return (by === 'title' ? series?.name : series?.original_name) ?? '';
}
