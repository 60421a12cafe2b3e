import type { Db } from '../../infra/db.ts';
import type { ListAddress, ListCopy } from './list-copy.ts';
import { readBlockFacts, readBlocks, type Standing } from './read-blocks.ts';
import type { TitleFacts } from './title-facts.ts';

export interface WantedBlock {
  block: number;
  /** Newcomers are sorted into it. */
  withFacts: boolean;
}

/** Blocks of one list as they were built, read as they are needed by one reader. */
export class KnownBlocks {
  /** Of the last read. */
  standing: Standing | undefined;
  readonly #db: Db;
  readonly #copy: ListCopy;
  readonly #list: ListAddress;
  readonly #ids = new Map<number, number[]>();
  readonly #facts = new Map<number, Map<number, TitleFacts>>();

  constructor(db: Db, copy: ListCopy, list: ListAddress) {
    this.#db = db;
    this.#copy = copy;
    this.#list = list;
  }

  hasAll(wanted: readonly WantedBlock[]): boolean {
    return wanted.every(({ block, withFacts }) => this.#ids.has(block) && (!withFacts || this.#facts.has(block)));
  }

  idsOf(block: number): number[] {
    return this.#ids.get(block) ?? [];
  }

  readonly factsOf = (id: number): TitleFacts | undefined => {
    for (const facts of this.#facts.values()) {
      const known = facts.get(id);
      if (known) return known;
    }
    return undefined;
  };

  async read(wanted: readonly WantedBlock[]): Promise<void> {
    const missing = wanted.filter(({ block }) => !this.#ids.has(block)).map(({ block }) => block);
    if (missing.length > 0 || !this.standing) {
      const { blocks, ...standing } = await readBlocks(this.#db, this.#copy, this.#list, missing);
      this.standing = standing;
      if (standing.build !== this.#copy.build) return;
      for (const block of missing) this.#ids.set(block, blocks.get(block) ?? []);
    }
    for (const { block, withFacts } of wanted) {
      if (withFacts && !this.#facts.has(block)) this.#facts.set(block, await this.#readFacts(block));
    }
  }

  /** Once read they are kept with the copy: a built block never changes. */
  async #readFacts(block: number): Promise<Map<number, TitleFacts>> {
    const { facet, year, sort } = this.#list;
    const key = [facet.id, year, sort, block].join();
    const known = this.#copy.knownBlocks.get(key);
    if (known) return known;
    const facts = await readBlockFacts(this.#db, this.#copy, this.#list, this.idsOf(block));
    if (facts.size === this.idsOf(block).length) this.#copy.rememberBlock(key, facts);
    return facts;
  }
}
