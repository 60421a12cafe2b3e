import { VOTE_FLOORS } from '#shared/domain/limits.ts';
import { AGE_STEPS, MINUTE_STEPS, RATING_STEPS } from '#shared/domain/titles/filter-steps.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { OFFER_KINDS } from '#shared/domain/titles/source-parts.ts';
import { type Bits, clearBit, setBit } from './bitset.ts';
import type { TitleRow } from './read-titles.ts';
import { compareBy, mergeOrder, OrderColumns, STORED_ORDERS, type StoredOrder } from './title-orders.ts';

/** No title is of another year; whole decades. */
export const YEARS = { first: 1870, last: 2099 } as const;

/**
 * The titles of one kind that can be watched: one slot each, one set of bits per option, and the slots in each order.
 * Changes are written into all of them, so a question costs the same before and after.
 */
export class FilterIndex {
  readonly kind: TitleKind;
  columns = new OrderColumns(1024);
  words = 1024 / 32;
  /** Slots in use are below this. */
  length = 0;
  readonly #slotOf = new Map<number, number>();
  readonly #free: number[] = [];
  readonly #sets = new Map<string, Bits>();
  readonly #orders = new Map<StoredOrder, Uint32Array>();
  #empty: Bits = new Int32Array(this.words);
  #released: { today: number; bits: Bits } | undefined;

  constructor(kind: TitleKind) {
    this.kind = kind;
  }

  /** The set of an option; the caller must not change it. */
  setOf(name: string): Bits {
    return this.#sets.get(name) ?? this.#empty;
  }

  slotsIn(order: StoredOrder): Uint32Array {
    return this.#orders.get(order) ?? new Uint32Array();
  }

  /** Titles released up to a day, given as 20261115. */
  releasedBy(today: number): Bits {
    if (this.#released?.today === today) return this.#released.bits;
    const bits = new Int32Array(this.words);
    const { days } = this.columns;
    for (let slot = 0; slot < this.length; slot += 1) {
      const day = days[slot] ?? 0;
      if (day > 0 && day <= today) setBit(bits, slot);
    }
    this.#released = { today, bits };
    return bits;
  }

  /** Adds or replaces titles, and removes those of `ids` that are not among them. */
  apply(rows: readonly TitleRow[], ids: readonly number[] = []): void {
    this.#released = undefined;
    const missing = rows.length - this.words * 32;
    if (missing > 0) this.#grow(missing);
    const stays = new Set(rows.map(([id]) => id));
    const moved = new Set<number>();
    for (const id of ids) if (!stays.has(id)) this.#remove(id, moved);
    for (const row of rows) this.#put(row, moved);
    if (moved.size > 0) this.#reorder(moved);
  }

  #remove(id: number, moved: Set<number>): void {
    const slot = this.#slotOf.get(id);
    if (slot === undefined) return;
    this.#clear(slot);
    this.#slotOf.delete(id);
    this.#free.push(slot);
    this.columns.ids[slot] = 0;
    moved.add(slot);
  }

  #clear(slot: number): void {
    for (const bits of this.#sets.values()) clearBit(bits, slot);
  }

  #put(row: TitleRow, moved: Set<number>): void {
    const known = this.#slotOf.get(row[0]);
    const slot = known ?? this.#takeSlot(row[0]);
    if (known !== undefined) this.#clear(slot);
    if (this.#writeColumns(slot, row) || known === undefined) moved.add(slot);
    for (const name of setsOf(row, this.kind)) setBit(this.#ownSet(name), slot);
  }

  #takeSlot(id: number): number {
    const slot = this.#free.pop() ?? this.length;
    if (slot === this.length) this.length += 1;
    if (slot >= this.words * 32) this.#grow(this.words);
    this.#slotOf.set(id, slot);
    return slot;
  }

  #grow(slots: number): void {
    this.words += (slots + 31) >>> 5;
    this.columns.grow(this.words * 32);
    this.#empty = new Int32Array(this.words);
    for (const [name, bits] of this.#sets) {
      const larger = new Int32Array(this.words);
      larger.set(bits);
      this.#sets.set(name, larger);
    }
  }

  #ownSet(name: string): Bits {
    const known = this.#sets.get(name);
    if (known) return known;
    const bits = new Int32Array(this.words);
    this.#sets.set(name, bits);
    return bits;
  }

  /** Whether anything that decides a place is different. */
  #writeColumns(slot: number, row: TitleRow): boolean {
    const [id, popularity, rating, votes, day, , sortTitle] = row;
    const columns = this.columns;
    const arrival = row[14];
    const isSame =
      columns.ids[slot] === id &&
      columns.popularity[slot] === Math.fround(popularity) &&
      columns.ratings[slot] === Math.fround(rating) &&
      columns.votes[slot] === votes &&
      columns.days[slot] === day &&
      columns.arrivals[slot] === arrival &&
      columns.sortTitles[slot] === sortTitle;
    if (isSame) return false;
    columns.ids[slot] = id;
    columns.popularity[slot] = popularity;
    columns.ratings[slot] = rating;
    columns.votes[slot] = votes;
    columns.days[slot] = day;
    columns.arrivals[slot] = arrival;
    columns.sortTitles[slot] = sortTitle;
    return true;
  }

  /** One pass over each order: a thousand changes cost hardly more than one. */
  #reorder(moved: ReadonlySet<number>): void {
    const isMoved = new Uint8Array(this.words * 32);
    const remaining: number[] = [];
    for (const slot of moved) {
      isMoved[slot] = 1;
      if (this.columns.ids[slot] !== 0) remaining.push(slot);
    }
    for (const order of STORED_ORDERS) {
      const compare = compareBy(order, this.columns);
      this.#orders.set(order, mergeOrder(this.slotsIn(order), isMoved, remaining, compare));
    }
  }
}

function* setsOf(row: TitleRow, kind: TitleKind): Generator<string> {
  const [, , rating, votes, , year, , offers, genreIds, age, minutes, countries, isDubbed, isInCinema] = row;
  if (offers.length > 0) yield 'offered';
  for (const code of offers) {
    yield `offer:${code}`;
    yield `service:${code >>> 3}`;
    yield `access:${OFFER_KINDS[(code & 7) - 1]}`;
  }
  if (isInCinema) yield 'access:cinema';
  for (const id of genreIds) yield `genre:${id}`;
  if (age === null) yield 'age:unknown';
  else for (const step of AGE_STEPS) if (age <= step) yield `age:${step}`;
  if (minutes !== null && minutes > 0) for (const step of MINUTE_STEPS) if (minutes <= step) yield `minutes:${step}`;
  for (const step of RATING_STEPS) if (Math.fround(rating) >= step) yield `rating:${step}`;
  if (year >= YEARS.first && year <= YEARS.last) {
    yield `year:${year}`;
    yield `decade:${year - (year % 10)}`;
  }
  for (const code of countries) yield `country:${code}`;
  if (isDubbed) yield 'dubbed';
  for (const [name, floor] of Object.entries(VOTE_FLOORS)) if (votes >= floor[kind]) yield `floor:${name}`;
}
