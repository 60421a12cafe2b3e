import { VOTE_FLOORS } from '#shared/domain/limits.ts';
import { SORTS, type Sort } from '#shared/domain/sort.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { TitleColumns } from './title-columns.ts';

export interface ListBlock {
  facet: number;
  year: number;
  sort: number;
  block: number;
  total: number;
  ids: Int32Array;
  /** Only for lists of a platform. */
  votes: Int32Array | null;
  ratings: Float32Array | null;
}

export interface Cut {
  kind: TitleKind;
  /** The newest are cut off after this day. */
  today: string;
  /** Ids of the titles with enough votes for the alphabetical order, in that order. */
  alphabet: Int32Array;
  blockSize: number;
  /** Lists that are only paged are cut here; lists of platforms are also filtered, so they are stored whole. */
  depth: number;
}

/** Cuts every list of a kind into blocks, one order after the other. */
export function* cutBlocks(titles: TitleColumns, cut: Cut): Generator<ListBlock> {
  for (const [number, sort] of SORTS.entries()) {
    yield* cutOrder(titles, orderTitles(titles, sort, cut), number, cut);
  }
}

function* cutOrder(
  titles: TitleColumns,
  order: Uint32Array,
  sort: number,
  { blockSize, depth }: Cut,
): Generator<ListBlock> {
  const totals = new Uint32Array(titles.lists.length);
  for (const at of order) for (const list of titles.membershipsOf(at)) totals[list] = (totals[list] ?? 0) + 1;
  const starts = new Uint32Array(titles.lists.length + 1);
  for (const [list, { facet }] of titles.lists.entries()) {
    const total = totals[list] ?? 0;
    starts[list + 1] = (starts[list] ?? 0) + (facet.offers ? total : Math.min(total, depth));
  }
  const ends = starts.slice();
  const places = new Uint32Array(starts[titles.lists.length] ?? 0);
  for (const at of order) {
    for (const list of titles.membershipsOf(at)) {
      const end = ends[list] ?? 0;
      if (end === starts[list + 1]) continue;
      places[end] = at;
      ends[list] = end + 1;
    }
  }
  for (const [list, { facet, year }] of titles.lists.entries()) {
    const held = places.subarray(starts[list], starts[list + 1]);
    const row = { facet: facet.id, year, sort, total: totals[list] ?? 0 };
    for (let block = 0; block * blockSize < held.length; block += 1) {
      const part = held.subarray(block * blockSize, (block + 1) * blockSize);
      yield {
        ...row,
        block,
        ids: Int32Array.from(part, (at) => titles.ids[at] ?? 0),
        votes: facet.offers && Int32Array.from(part, (at) => titles.votes[at] ?? 0),
        ratings: facet.offers && Float32Array.from(part, (at) => titles.ratings[at] ?? 0),
      };
    }
  }
}

/** Indexes of the titles in this order: the same order as `listTitleIds`, over columns. */
function orderTitles(titles: TitleColumns, sort: Sort, { kind, today, alphabet }: Cut): Uint32Array {
  const { ids, popularity, ratings, votes, days } = titles;
  const n = (column: Int32Array | Float32Array, at: number) => column[at] ?? 0;
  const by = (...columns: ((one: number, other: number) => number)[]) => {
    return (one: number, other: number) => {
      for (const compare of columns) {
        const difference = compare(one, other);
        if (difference !== 0) return difference;
      }
      return n(ids, one) - n(ids, other);
    };
  };
  const falling = (column: Int32Array | Float32Array) => (one: number, other: number) =>
    n(column, other) - n(column, one);
  const atLeast = (floor: number) => (at: number) => n(votes, at) >= floor;
  const sorted = (compare: (one: number, other: number) => number, isIn: (at: number) => boolean = () => true) =>
    placesWhere(titles.length, isIn).sort(compare);

  switch (sort) {
    case 'popular':
      return sorted(by(falling(popularity)));
    case 'rating-desc':
      return sorted(by(falling(ratings), falling(votes)), atLeast(VOTE_FLOORS.rating[kind]));
    case 'date-desc': {
      const last = Number(today.replaceAll('-', ''));
      return sorted(by(falling(days), falling(popularity)), (at) => n(days, at) > 0 && n(days, at) <= last);
    }
    case 'date-asc': {
      // Titles without a date come last.
      const rising = (one: number, other: number) => (n(days, one) || Infinity) - (n(days, other) || Infinity) || 0;
      return sorted(by(rising, falling(popularity)));
    }
    case 'title-asc':
      return toPlaces(titles, alphabet);
    case 'title-desc':
      return toPlaces(titles, alphabet).reverse();
    case 'votes-desc':
      return sorted(by(falling(votes)));
    case 'votes-asc':
      return sorted(by(falling(votes)), atLeast(VOTE_FLOORS.fewest[kind])).reverse();
  }
}

function placesWhere(length: number, isIn: (at: number) => boolean): Uint32Array {
  const places = new Uint32Array(length);
  let count = 0;
  for (let at = 0; at < length; at += 1) {
    if (!isIn(at)) continue;
    places[count] = at;
    count += 1;
  }
  return places.subarray(0, count);
}

function toPlaces({ ids, length }: TitleColumns, wanted: Int32Array): Uint32Array {
  const placeOf = new Map<number, number>();
  for (let at = 0; at < length; at += 1) placeOf.set(ids[at] ?? 0, at);
  return Uint32Array.from(wanted, (id) => placeOf.get(id) ?? 0);
}
