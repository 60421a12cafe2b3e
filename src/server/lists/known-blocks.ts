import type { Db } from '../infra/db.ts';
import type { ListAddress, ListCopy } from './list-copy.ts';
import { type BuildState, readBlocks } from './read-blocks.ts';

/** Built blocks of one list, loaded as one reader needs them. A built block never changes. */
export class KnownBlocks {
  /** Of the last read. */
  standing: BuildState | undefined;
  readonly #db: Db;
  readonly #copy: ListCopy;
  readonly #list: ListAddress;
  readonly #ids = new Map<number, number[]>();

  constructor(db: Db, copy: ListCopy, list: ListAddress) {
    this.#db = db;
    this.#copy = copy;
    this.#list = list;
  }

  hasAll(wanted: readonly number[]): boolean {
    return this.standing !== undefined && wanted.every((block) => this.#ids.has(block));
  }

  idsOf(block: number): number[] {
    return this.#ids.get(block) ?? [];
  }

  async read(wanted: readonly number[]): Promise<void> {
    const missing = wanted.filter((block) => !this.#ids.has(block));
    if (this.standing && missing.length === 0) return;
    const { blocks, ...standing } = await readBlocks(this.#db, this.#copy, this.#list, missing);
    this.standing = standing;
    if (standing.build !== this.#copy.build) return;
    for (const block of missing) this.#ids.set(block, blocks.get(block) ?? []);
  }
}
