import { compareBytes } from '#shared/domain/compare-bytes.ts';
import type { ListSort } from '#shared/domain/sort.ts';

/** What decides the places of a title, in columns: one entry per slot. */
export class OrderColumns {
  ids: Int32Array<ArrayBuffer>;
  popularity: Float32Array<ArrayBuffer>;
  ratings: Float32Array<ArrayBuffer>;
  votes: Int32Array<ArrayBuffer>;
  /** 20261115; 0 for no date. */
  days: Int32Array<ArrayBuffer>;
  arrivals: Int32Array<ArrayBuffer>;
  sortTitles: string[] = [];

  constructor(capacity: number) {
    this.ids = new Int32Array(capacity);
    this.popularity = new Float32Array(capacity);
    this.ratings = new Float32Array(capacity);
    this.votes = new Int32Array(capacity);
    this.days = new Int32Array(capacity);
    this.arrivals = new Int32Array(capacity);
  }

  grow(capacity: number): void {
    const old = { ...this };
    Object.assign(this, new OrderColumns(capacity), { sortTitles: old.sortTitles });
    this.ids.set(old.ids);
    this.popularity.set(old.popularity);
    this.ratings.set(old.ratings);
    this.votes.set(old.votes);
    this.days.set(old.days);
    this.arrivals.set(old.arrivals);
  }
}

type Compare = (one: number, other: number) => number;

/** The stored orders. Two others are these read from their end: `title-desc` and `votes-asc`. */
export const STORED_ORDERS = [
  'popular',
  'rating-desc',
  'date-desc',
  'date-asc',
  'title-asc',
  'votes-desc',
  'arrival',
] as const;
export type StoredOrder = (typeof STORED_ORDERS)[number];

export function toStoredOrder(sort: ListSort): { order: StoredOrder; isReversed: boolean } {
  if (sort === 'title-desc') return { order: 'title-asc', isReversed: true };
  if (sort === 'votes-asc') return { order: 'votes-desc', isReversed: true };
  return { order: sort, isReversed: false };
}

/** `COMPARE` of lists, for slots of columns. A title without a day is last wherever the order does not leave it out. */
export function compareBy(order: StoredOrder, columns: OrderColumns): Compare {
  const { ids, popularity, ratings, votes, days, arrivals, sortTitles } = columns;
  const ascending = (values: Int32Array, one: number, other: number) => (values[one] ?? 0) - (values[other] ?? 0);
  const byId: Compare = (one, other) => ascending(ids, one, other);
  const byPopularity: Compare = (one, other) => (popularity[other] ?? 0) - (popularity[one] ?? 0) || byId(one, other);
  switch (order) {
    case 'popular':
      return byPopularity;
    case 'rating-desc':
      return (one, other) =>
        (ratings[other] ?? 0) - (ratings[one] ?? 0) || ascending(votes, other, one) || byId(one, other);
    case 'date-desc':
      return (one, other) => ascending(days, other, one) || byPopularity(one, other);
    case 'date-asc':
      return (one, other) => (days[one] || LATEST) - (days[other] || LATEST) || byPopularity(one, other);
    case 'title-asc':
      return (one, other) => compareBytes(sortTitles[one] ?? '', sortTitles[other] ?? '') || byId(one, other);
    case 'votes-desc':
      return (one, other) => ascending(votes, other, one) || byId(one, other);
    case 'arrival':
      return (one, other) => ascending(arrivals, other, one) || byPopularity(one, other);
  }
}

const LATEST = 99_999_999;

/** An order without the slots that moved, and with those of them that remain at their new places. */
export function mergeOrder(
  order: Uint32Array,
  isMoved: Uint8Array,
  remaining: readonly number[],
  compare: Compare,
): Uint32Array {
  const coming = Uint32Array.from(remaining).sort(compare);
  const staying = new Uint32Array(order.length);
  let kept = 0;
  for (let at = 0; at < order.length; at += 1) {
    const slot = order[at] ?? 0;
    if (isMoved[slot] === 1) continue;
    staying[kept] = slot;
    kept += 1;
  }
  if (kept === 0) return coming;
  const merged = new Uint32Array(kept + coming.length);
  let from = 0;
  for (const [at, slot] of coming.entries()) {
    const to = placeOf(staying, slot, from, kept, compare);
    merged.set(staying.subarray(from, to), from + at);
    merged[to + at] = slot;
    from = to;
  }
  merged.set(staying.subarray(from, kept), from + coming.length);
  return merged;
}

/** How many of the order are before the slot; binary search between two places. */
function placeOf(order: Uint32Array, slot: number, from: number, end: number, compare: Compare): number {
  let [low, high] = [from, end];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(order[middle] ?? 0, slot) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
