import { SEARCH_REACH } from '#shared/domain/limits.ts';

/**
 * The best of one kind under one prefix: higher score first, then smaller id. It is exact as far as it goes; `isComplete`
 * says that nothing was cut off.
 */
export class BestList {
  readonly ids: number[] = [];
  readonly scores: number[] = [];
  isComplete = true;
  #worst = -1;

  /** If the id is already there, the higher score counts. */
  add(id: number, score: number): void {
    const isFull = this.ids.length >= SEARCH_REACH;
    if (isFull && !this.isComplete && !this.#isBetterThanWorst(id, score)) return;
    const known = this.ids.indexOf(id);
    if (known >= 0) {
      if (score > (this.scores[known] ?? 0)) this.scores[known] = score;
      this.#worst = -1;
      return;
    }
    if (!isFull) {
      this.ids.push(id);
      this.scores.push(score);
      this.#worst = -1;
      return;
    }
    this.isComplete = false;
    if (!this.#isBetterThanWorst(id, score)) return;
    this.ids[this.#worst] = id;
    this.scores[this.#worst] = score;
    this.#worst = -1;
  }

  #isBetterThanWorst(id: number, score: number): boolean {
    if (this.#worst === -1) this.#worst = this.#findWorst();
    const worst = this.scores[this.#worst] ?? 0;
    return score > worst || (score === worst && id < (this.ids[this.#worst] ?? 0));
  }

  #findWorst(): number {
    let worst = 0;
    for (let place = 1; place < this.ids.length; place += 1) {
      const difference = (this.scores[place] ?? 0) - (this.scores[worst] ?? 0);
      if (difference < 0 || (difference === 0 && (this.ids[place] ?? 0) > (this.ids[worst] ?? 0))) worst = place;
    }
    return worst;
  }

  /** In order. */
  toColumns(): { ids: number[]; scores: number[] } {
    const places = [...this.ids.keys()].sort(
      (a, b) => (this.scores[b] ?? 0) - (this.scores[a] ?? 0) || (this.ids[a] ?? 0) - (this.ids[b] ?? 0),
    );
    return { ids: places.map((place) => this.ids[place] ?? 0), scores: places.map((place) => this.scores[place] ?? 0) };
  }
}

/**
 * Updates a stored list after one name changed: removes the id and inserts it at its new score, if that place is known for
 * certain. Idempotent.
 */
export function changeList(list: ListColumns, id: number, score: number | undefined): ListColumns {
  const ids = [...list.ids];
  const scores = [...list.scores];
  const known = ids.indexOf(id);
  const hasFallen = known === -1 || score === undefined || score < (scores[known] ?? 0);
  if (known >= 0) {
    ids.splice(known, 1);
    scores.splice(known, 1);
  }
  if (score === undefined) return { ...list, ids, scores };
  let place = scores.findIndex((other, at) => other < score || (other === score && (ids[at] ?? 0) > id));
  // Below the last entry there may be unlisted ones: only a title that did not fall is certainly above them.
  if (place === -1 && !list.isComplete && hasFallen) return { ...list, ids, scores };
  if (place === -1) place = ids.length;
  ids.splice(place, 0, id);
  scores.splice(place, 0, score);
  const isComplete = list.isComplete && ids.length <= SEARCH_REACH;
  return { ids: ids.slice(0, SEARCH_REACH), scores: scores.slice(0, SEARCH_REACH), isComplete };
}

export interface ListColumns {
  ids: readonly number[];
  scores: readonly number[];
  isComplete: boolean;
}
