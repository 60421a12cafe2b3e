import type { Changed } from './read-changes.ts';
import type { NumberedFacet } from './title-columns.ts';

/** Changed titles of a kind, indexed by what lists filter by: opening a list then checks only candidates, not all changes. */
export class ChangeIndex {
  readonly titles = new Map<number, Changed>();
  readonly #by = new Map<string, Set<number>>();

  /** Also indexed under its old facts: a title that left a genre is a change of that genre. */
  set(id: number, changed: Changed): void {
    this.titles.set(id, changed);
    for (const facts of [changed.before, changed.now]) {
      if (!facts) continue;
      this.#add(`year ${facts.year}`, id);
      for (const genre of facts.genreIds) this.#add(`genre ${genre}`, id);
      for (const offer of facts.offers) this.#add(`offer ${offer}`, id);
    }
  }

  delete(id: number): boolean {
    return this.titles.delete(id);
  }

  /** All changed titles that may be in a list, and some that are not. */
  candidatesFor({ genreIds, offers }: NumberedFacet, year: number): Iterable<number> {
    const choices = [
      ...(year > 0 ? [this.#any([`year ${year}`])] : []),
      ...(genreIds ? [this.#any(genreIds.map((genre) => `genre ${genre}`))] : []),
      ...(offers ? [this.#any(offers.map((offer) => `offer ${offer}`))] : []),
    ];
    const [fewest] = choices.toSorted((one, other) => one.size - other.size);
    return fewest ?? this.titles.keys();
  }

  #any(keys: readonly string[]): Set<number> {
    const sets = keys.flatMap((key) => this.#by.get(key) ?? []);
    const [only] = sets;
    return sets.length === 1 && only ? only : new Set(sets.flatMap((set) => [...set]));
  }

  #add(key: string, id: number): void {
    const known = this.#by.get(key);
    if (known) known.add(id);
    else this.#by.set(key, new Set([id]));
  }
}
