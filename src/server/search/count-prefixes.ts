import { SEARCH_HEAVY_KEYS, SEARCH_PREFIX_CHARACTERS } from '#shared/domain/limits.ts';
import { BestList } from './best-list.ts';
import { EXACT_SCORE } from './search-keys.ts';
import type { TopRow } from './search-tops.ts';

export interface SortedKey {
  key: string;
  kind: number;
  id: number;
  score: number;
}

type Lists = readonly [BestList, BestList, BestList];

/**
 * Finds every prefix shared by many keys and the best under it, in one pass over the sorted keys: only the prefixes of the
 * last key are open at a time. A list is created only once its prefix turns out heavy, from the keys just read: nearly all
 * prefixes never are.
 */
export class PrefixCounter {
  readonly #onHeavy: (row: TopRow) => void;
  readonly #sizes: number[] = [];
  readonly #lists: (Lists | undefined)[] = [];
  /** Ring buffer of the last keys read, as many as make a prefix heavy. */
  readonly #recent: SortedKey[] = [];
  #read = 0;
  #last = '';

  constructor(onHeavy: (row: TopRow) => void) {
    this.#onHeavy = onHeavy;
  }

  add(key: SortedKey): void {
    const length = Math.min(key.key.length, SEARCH_PREFIX_CHARACTERS);
    this.#close(countShared(this.#last, key.key, length));
    this.#last = key.key;
    this.#recent[this.#read % (SEARCH_HEAVY_KEYS + 1)] = key;
    this.#read += 1;
    for (let level = 0; level < length; level += 1) {
      const size = (this.#sizes[level] ?? 0) + 1;
      this.#sizes[level] = size;
      const lists = this.#lists[level];
      if (lists) addTo(lists, key, level + 1);
      else if (size > SEARCH_HEAVY_KEYS) this.#lists[level] = this.#begin(level + 1);
    }
  }

  end(): void {
    this.#close(0);
  }

  #begin(length: number): Lists {
    const lists = [new BestList(), new BestList(), new BestList()] as const;
    for (const key of this.#recent) addTo(lists, key, length);
    return lists;
  }

  #close(kept: number): void {
    for (let level = this.#sizes.length - 1; level >= kept; level -= 1) {
      const lists = this.#lists[level];
      const prefix = this.#last.slice(0, level + 1);
      if (lists && !endsInHalf(prefix)) this.#onHeavy(toTopRow(prefix, this.#sizes[level] ?? 0, lists));
    }
    this.#sizes.length = Math.min(kept, this.#sizes.length);
    this.#lists.length = this.#sizes.length;
  }
}

function addTo(lists: Lists, { key, kind, id, score }: SortedKey, length: number): void {
  lists[kind]?.add(id, key.length === length ? score + EXACT_SCORE : score);
}

function countShared(one: string, other: string, most: number): number {
  let shared = 0;
  while (shared < most && one.charCodeAt(shared) === other.charCodeAt(shared)) shared += 1;
  return shared;
}

/** A prefix must not end within a surrogate pair. */
function endsInHalf(prefix: string): boolean {
  const last = prefix.charCodeAt(prefix.length - 1);
  return last >= 0xd800 && last <= 0xdbff;
}

function toTopRow(prefix: string, size: number, [movies, series, people]: Lists): TopRow {
  const columns = [movies.toColumns(), series.toColumns(), people.toColumns()] as const;
  return {
    prefix,
    size,
    movies: columns[0].ids,
    movie_scores: columns[0].scores,
    series: columns[1].ids,
    series_scores: columns[1].scores,
    people: columns[2].ids,
    person_scores: columns[2].scores,
    complete: (movies.isComplete ? 1 : 0) + (series.isComplete ? 2 : 0) + (people.isComplete ? 4 : 0),
  };
}
