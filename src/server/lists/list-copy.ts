import type { Sort } from '#shared/domain/sort.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Db } from '../infra/db.ts';
import { ChangeIndex } from './change-index.ts';
import { isOfFacet, toFacetKey } from './list-facets.ts';
import { COMPARE, isInOrder } from './list-orders.ts';
import { type BeforeAndNow, ListView } from './list-view.ts';
import { type ChangedTitle, readChanged, readNoted, readReleased } from './read-changes.ts';
import type { NumberedFacet } from './title-columns.ts';
import { areSameFacts, type TitleFacts } from './title-facts.ts';

/** One list: of a facet, of one year or of all (0), in one order. */
export interface ListAddress {
  facet: NumberedFacet;
  year: number;
  sort: Sort;
  today: string;
  /** A filtered list compares votes and ratings, so a title has changed even if its place has not. */
  isFiltered: boolean;
}

/** Limits for all views together, some 50 MB: one changed title is in some hundreds of lists. */
const PLACES_MAX = 500_000;
const VIEWS_MAX = 4_000;
const JOURNAL_READ_MAX = 1_000;

/**
 * What a process knows of one build: its facets, which never change, and the changes since. Every read of blocks asks
 * whether there are more changes, so this is never older than the read.
 */
export class ListCopy {
  readonly slot: number;
  readonly build: number;
  readonly builtDay: string;
  /** The database snapshot of the last refresh. */
  moment: string;
  /** Titles released after the build and up to this day are among the changes. */
  daysThrough: string;
  readonly #facets: Map<string, NumberedFacet>;
  readonly #changes: Record<TitleKind, ChangeIndex> = { movie: new ChangeIndex(), series: new ChangeIndex() };
  /** Ids in the order they changed, repeated with each change: views resume where they stopped. */
  readonly #journal: Record<TitleKind, number[]> = { movie: [], series: [] };
  /** In order of use, the most recently read last. */
  readonly #views = new Map<string, ListView>();
  #places = 0;

  constructor(state: { slot: number; build: number; builtDay: string; builtFrom: string }, facets: NumberedFacet[]) {
    this.slot = state.slot;
    this.build = state.build;
    this.builtDay = state.builtDay;
    this.moment = state.builtFrom;
    this.daysThrough = state.builtDay;
    this.#facets = new Map(facets.map((facet) => [toFacetKey(facet), facet]));
  }

  facetOf(key: string): NumberedFacet | undefined {
    return this.#facets.get(key);
  }

  /** Reads the changes since the last refresh; false if another build is live. */
  async refresh(db: Db): Promise<boolean> {
    const { build, moment, titles } = await readNoted(db, this.moment);
    if (build !== this.build) return false;
    for (const title of await readChanged(db, this.slot, titles)) this.#note(title);
    this.moment = moment;
    return true;
  }

  /** Titles released after the build's day are now among the newest, though nothing about them changed. */
  async passDays(db: Db, today: string): Promise<void> {
    const titles = await readReleased(db, this.daysThrough, today);
    for (const title of await readChanged(db, this.slot, titles)) this.#note(title);
    if (today > this.daysThrough) this.daysThrough = today;
  }

  viewOf(list: ListAddress): ListView {
    const { facet, year, sort, today, isFiltered } = list;
    const key = [facet.id, year, sort, isFiltered, sort === 'date-desc' ? today : ''].join();
    const known = this.#views.get(key);
    if (known) {
      this.#views.delete(key);
      this.#places -= known.size;
    }
    const view = this.#bringUpToDate(list, known);
    this.#views.set(key, view);
    this.#places += view.size;
    this.#forgetOldest();
    return view;
  }

  #bringUpToDate(list: ListAddress, known: ListView | undefined): ListView {
    const journal = this.#journal[list.facet.kind];
    // If far behind, it is faster to rebuild the view from its candidates.
    if (!known || journal.length - known.cursor > JOURNAL_READ_MAX) return this.#openView(list, known);
    for (; known.cursor < journal.length; known.cursor += 1) {
      const id = journal[known.cursor] ?? 0;
      known.put(id, this.#placeOf(id, list));
    }
    return known;
  }

  #openView(list: ListAddress, known: ListView | undefined): ListView {
    const { facet, year, sort } = list;
    const view = new ListView(COMPARE[sort]);
    for (const id of this.#changes[facet.kind].candidatesFor(facet, year)) view.put(id, this.#placeOf(id, list));
    view.cursor = this.#journal[facet.kind].length;
    if (known?.head) view.setHead(known.head);
    return view;
  }

  #forgetOldest(): void {
    for (const [key, view] of this.#views) {
      const isTooMuch = this.#views.size > VIEWS_MAX || this.#places > PLACES_MAX;
      if (!isTooMuch || this.#views.size === 1) return;
      this.#views.delete(key);
      this.#places -= view.size;
    }
  }

  #note({ kind, id, before, now }: ChangedTitle): void {
    const isSame = before && now ? areSameFacts(before, now) : !before && !now;
    const day = now?.day;
    // Released since the build and otherwise unchanged: it is new in the list of the newest.
    const isOutSince = day !== null && day !== undefined && day > this.builtDay;
    const changes = this.#changes[kind];
    // Unchanged since the last read, which is the usual case on a replica.
    const noted = changes.titles.get(id);
    if (noted && areSameOrNone(noted.before, before) && areSameOrNone(noted.now, now)) return;
    if (!isSame || isOutSince) changes.set(id, { before, now });
    else if (!changes.delete(id)) return;
    this.#journal[kind].push(id);
  }

  #placeOf(id: number, list: ListAddress): BeforeAndNow {
    const { before, now } = this.#changes[list.facet.kind].titles.get(id) ?? { before: null, now: null };
    const isIn = (title: TitleFacts | null, day: string) =>
      title !== null &&
      (list.year === 0 || title.year === list.year) &&
      isOfFacet(list.facet, title) &&
      isInOrder(list.sort, title, day);
    const was = before !== null && isIn(before, this.builtDay) ? before : undefined;
    const is = now !== null && isIn(now, list.today) ? now : undefined;
    if (was && is && !list.isFiltered && COMPARE[list.sort](was, is) === 0) return {};
    return { before: was, now: is };
  }
}

function areSameOrNone(one: TitleFacts | null, other: TitleFacts | null): boolean {
  return one && other ? areSameFacts(one, other) : one === other;
}
