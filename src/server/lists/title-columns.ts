import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { type ListFacet, toFacetKey } from './list-facets.ts';
import type { TitleFacts } from './title-facts.ts';

/** A facet with its number in the build. */
export interface NumberedFacet extends ListFacet {
  id: number;
}

/** Lists of one facet, of all years or of one. */
export interface ListOfYear {
  facet: NumberedFacet;
  year: number;
}

/**
 * Every title of a kind as numeric columns, with the lists each belongs to: a million titles take some fifty megabytes, as
 * objects five hundred.
 */
export class TitleColumns {
  readonly lists: ListOfYear[] = [];
  length = 0;
  ids = new Int32Array(1024);
  popularity = new Float32Array(1024);
  ratings = new Float32Array(1024);
  votes = new Int32Array(1024);
  /** 20261115, and 0 for no date. */
  days = new Int32Array(1024);
  /** Where the lists of each title start in `memberships`. */
  #starts = new Uint32Array(1025);
  #memberships = new Uint32Array(4096);
  readonly #genreSets: Choice[];
  readonly #offerSets: Choice[];
  /** Indexed by genre set, then by offer set. */
  readonly #facets: (NumberedFacet | undefined)[];
  readonly #listOf = new Map<number, number>();

  constructor(kind: TitleKind, facets: readonly NumberedFacet[]) {
    this.#genreSets = toChoices(facets.map(({ genreIds }) => genreIds));
    this.#offerSets = toChoices(facets.map(({ offers }) => offers));
    const byKey = new Map(facets.map((facet) => [toFacetKey(facet), facet]));
    this.#facets = this.#genreSets.flatMap(({ wanted: genreIds }) =>
      this.#offerSets.map(({ wanted: offers }) => byKey.get(toFacetKey({ kind, genreIds, offers }))),
    );
  }

  add(title: TitleFacts): void {
    const at = this.length;
    this.#makeRoom();
    this.ids[at] = title.id;
    this.popularity[at] = title.popularity;
    this.ratings[at] = title.rating;
    this.votes[at] = title.votes;
    this.days[at] = title.day === null ? 0 : Number(title.day.replaceAll('-', ''));
    this.length += 1;
    let end = this.#starts[at] ?? 0;
    for (const list of this.#listsOf(title)) {
      if (end === this.#memberships.length) this.#memberships = grown(this.#memberships, Uint32Array);
      this.#memberships[end] = list;
      end += 1;
    }
    this.#starts[at + 1] = end;
  }

  /** The lists of one title, as indexes into `lists`. */
  membershipsOf(at: number): Uint32Array {
    return this.#memberships.subarray(this.#starts[at], this.#starts[at + 1]);
  }

  *#listsOf(title: TitleFacts): Generator<number> {
    const offers = choicesOf(this.#offerSets, title.offers);
    for (const genre of choicesOf(this.#genreSets, title.genreIds)) {
      for (const offer of offers) {
        const facet = this.#facets[genre * this.#offerSets.length + offer];
        if (!facet) continue;
        yield this.#listAt(facet, 0);
        if (title.year > 0) yield this.#listAt(facet, title.year);
      }
    }
  }

  #listAt(facet: NumberedFacet, year: number): number {
    const key = facet.id * 65_536 + year;
    const known = this.#listOf.get(key);
    if (known !== undefined) return known;
    this.#listOf.set(key, this.lists.length);
    return this.lists.push({ facet, year }) - 1;
  }

  #makeRoom(): void {
    if (this.length < this.ids.length) return;
    this.ids = grown(this.ids, Int32Array);
    this.popularity = grown(this.popularity, Float32Array);
    this.ratings = grown(this.ratings, Float32Array);
    this.votes = grown(this.votes, Int32Array);
    this.days = grown(this.days, Int32Array);
    const starts = new Uint32Array(this.ids.length + 1);
    starts.set(this.#starts);
    this.#starts = starts;
  }
}

interface Choice {
  wanted: number[] | null;
  numbers: Set<number>;
}

function toChoices(all: readonly (number[] | null)[]): Choice[] {
  const byKey = new Map(all.map((wanted) => [wanted?.join() ?? '*', wanted]));
  return [...byKey.values()].map((wanted) => ({ wanted, numbers: new Set(wanted) }));
}

/** Indexes of the choices that the title matches. */
function choicesOf(choices: readonly Choice[], own: readonly number[]): number[] {
  return choices.flatMap(({ wanted, numbers }, place) =>
    wanted === null || own.some((number) => numbers.has(number)) ? place : [],
  );
}

function grown<T extends Int32Array | Uint32Array | Float32Array>(full: T, Type: new (length: number) => T): T {
  const larger = new Type(full.length * 2);
  larger.set(full);
  return larger;
}
