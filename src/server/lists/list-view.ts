import { LIST_BLOCKS } from '#shared/domain/limits.ts';
import type { Compare } from './list-orders.ts';
import type { TitleFacts } from './title-facts.ts';

const { blockSize } = LIST_BLOCKS;

/** A title as the build saw it and as it is now, each set if the title is in the list. */
export interface BeforeAndNow {
  before?: TitleFacts | undefined;
  now?: TitleFacts | undefined;
}

/** How a list was cut: the first title of each block, and the last title of all. */
export interface ListHead {
  total: number;
  /** Of each block, at least one; an empty list has one empty block. */
  sizes: number[];
  firsts: TitleFacts[];
  last: TitleFacts | undefined;
}

/** A title that was added to a block, and its place in it. */
export interface Newcomer {
  readonly title: TitleFacts;
  /** How many titles of the built block come before it, once looked up. */
  place?: number;
}

export interface BlockPart {
  block: number;
  /** In the block as it is now. */
  from: number;
  to: number;
}

/** The changes of one list since it was built: which titles left, which were added, and to which block. */
export class ListView {
  /** How many journal entries it has applied. */
  cursor = 0;
  /** Increases with each change: earlier reads are then outdated. */
  version = 0;
  head: ListHead | undefined;
  readonly #compare: Compare;
  readonly #places = new Map<number, BeforeAndNow>();
  /** By block, how many titles left it, and which were added; titles beyond the last block are in neither. */
  #left: number[] = [];
  #came: Map<number, Newcomer>[] = [];
  /** The added titles in list order, cached until the block changes. */
  #inOrder: (Newcomer[] | undefined)[] = [];
  #growth = 0;

  constructor(compare: Compare) {
    this.#compare = compare;
  }

  /** Unchanged since the build: its blocks can be read by position alone. */
  get isUntouched(): boolean {
    return this.#places.size === 0;
  }

  /** How many changed titles it remembers. */
  get size(): number {
    return this.#places.size;
  }

  get total(): number {
    return (this.head?.total ?? 0) + this.#growth;
  }

  get changedIds(): number[] {
    return [...this.#places.keys()];
  }

  hasLeft(id: number): boolean {
    return this.#places.get(id)?.before !== undefined;
  }

  /** Sets where a title is now and replaces what was set before. */
  put(id: number, place: BeforeAndNow): void {
    const known = this.#places.get(id);
    if (!(known || place.before || place.now)) return;
    this.version += 1;
    if (known) this.#count(id, known, -1);
    if (place.before || place.now) {
      this.#places.set(id, place);
      this.#count(id, place, 1);
    } else {
      this.#places.delete(id);
    }
  }

  setHead(head: ListHead): void {
    this.head = head;
    this.#left = head.sizes.map(() => 0);
    this.#came = head.sizes.map(() => new Map<number, Newcomer>());
    this.#inOrder = [];
    this.#growth = 0;
    for (const [id, place] of this.#places) this.#count(id, place, 1);
  }

  /** In the order of the list. */
  cameTo(block: number): readonly Newcomer[] {
    const known = this.#inOrder[block];
    if (known) return known;
    const sorted = [...(this.#came[block]?.values() ?? [])].sort((one, other) => this.#compare(one.title, other.title));
    this.#inOrder[block] = sorted;
    return sorted;
  }

  /** Whether the places of all titles added to a block are known. */
  isPlaced(block: number): boolean {
    return this.cameTo(block).every(({ place }) => place !== undefined);
  }

  get blocksWithNewcomers(): number[] {
    return this.#came.flatMap((came, block) => (came.size > 0 ? block : []));
  }

  /** The blocks that a slice consists of; undefined if it reaches beyond the stored blocks. */
  locate(offset: number, limit: number): BlockPart[] | undefined {
    const sizes = this.head?.sizes ?? [];
    const parts: BlockPart[] = [];
    let start = 0;
    for (const [block, built] of sizes.entries()) {
      const end = start + built - (this.#left[block] ?? 0) + (this.#came[block]?.size ?? 0);
      const from = Math.max(offset, start);
      const to = Math.min(offset + limit, end);
      if (from < to) parts.push({ block, from: from - start, to: to - start });
      start = end;
    }
    return offset + limit > start && start < this.total ? undefined : parts;
  }

  #count(id: number, { before, now }: BeforeAndNow, sign: 1 | -1): void {
    if (!this.head) return;
    this.#growth += sign * (Number(now !== undefined) - Number(before !== undefined));
    const leaves = before && this.#blockOf(before);
    if (leaves !== undefined) this.#left[leaves] = (this.#left[leaves] ?? 0) + sign;
    const comes = now && this.#blockOf(now);
    if (now === undefined || comes === undefined) return;
    this.#inOrder[comes] = undefined;
    if (sign === 1) this.#came[comes]?.set(id, { title: now });
    else this.#came[comes]?.delete(id);
  }

  /** The last block whose first title is not after this one (binary search); undefined beyond the stored blocks. */
  #blockOf(title: TitleFacts): number | undefined {
    const { firsts, last, total, sizes } = this.head ?? { firsts: [], last: undefined, total: 0, sizes: [0] };
    const held = (sizes.length - 1) * blockSize + (sizes.at(-1) ?? 0);
    if (last && held < total && this.#compare(title, last) > 0) return undefined;
    let low = 0;
    let high = firsts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      const first = firsts[middle];
      if (first && this.#compare(first, title) <= 0) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** The titles of a block as they are now: without removed titles, with added ones at their places. */
export function mergeBlock(
  ids: readonly number[],
  view: Pick<ListView, 'hasLeft'>,
  came: readonly Newcomer[],
): number[] {
  const merged: number[] = [];
  let next = 0;
  for (const [place, id] of ids.entries()) {
    for (let newcomer = came[next]; newcomer && (newcomer.place ?? 0) <= place; newcomer = came[next]) {
      merged.push(newcomer.title.id);
      next += 1;
    }
    if (!view.hasLeft(id)) merged.push(id);
  }
  for (const { title } of came.slice(next)) merged.push(title.id);
  return merged;
}
