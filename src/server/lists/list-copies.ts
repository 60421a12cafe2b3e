import { sql } from 'kysely';
import type { Db } from '../infra/db.ts';
import { ListCopy } from './list-copy.ts';
import type { ListFacet } from './list-facets.ts';

interface Holder {
  copy: ListCopy | undefined;
  /** A queue of one: work runs one after the other, so that later reads are noted later. */
  queue: Promise<unknown>;
  /** A refresh that has not started yet: it will see all current changes, so callers meanwhile share it. */
  nextRefresh: Promise<ListCopy | undefined> | undefined;
}

/** What lists are read from: one database server, and this process's copies of its list changes. */
export interface ListSource {
  db: Db;
  copies: { lists: ListCopies };
}

/** The list changes that this process knows, one copy per connection pool: a replica may be behind the primary. */
export class ListCopies {
  #holders = new WeakMap<Db, Holder>();

  /** Whether this process reads lists from blocks, as far as it knows. */
  areBlocksKnown(db: Db): boolean {
    return this.#holders.get(db)?.copy !== undefined;
  }

  /** The live build as this process knows it; undefined if nothing was built yet. */
  async find(db: Db): Promise<ListCopy | undefined> {
    return this.#holderOf(db).copy ?? this.#inQueue(db, () => this.#load(db));
  }

  /** Called after a read reported that the copy is behind. */
  catchUp(db: Db): Promise<ListCopy | undefined> {
    const holder = this.#holderOf(db);
    holder.nextRefresh ??= this.#inQueue(db, async () => {
      holder.nextRefresh = undefined;
      const { copy } = holder;
      return copy && (await copy.refresh(db)) ? copy : this.#load(db);
    });
    return holder.nextRefresh;
  }

  /** Called when another build is live. */
  async reload(db: Db, old: ListCopy): Promise<ListCopy | undefined> {
    return this.#inQueue(db, async () => {
      const { copy } = this.#holderOf(db);
      return copy && copy !== old ? copy : this.#load(db);
    });
  }

  async passDays(db: Db, copy: ListCopy, today: string): Promise<void> {
    await this.#inQueue(db, async () => {
      if (today > copy.daysThrough) await copy.passDays(db, today);
    });
  }

  /** No tag invalidates it: every read of blocks reports in the same statement whether the copy is behind. */
  drop(): void {}

  expireAll(): void {}

  clear(): void {
    this.#holders = new WeakMap();
  }

  #holderOf(db: Db): Holder {
    const known = this.#holders.get(db);
    if (known) return known;
    const holder: Holder = { copy: undefined, queue: Promise.resolve(), nextRefresh: undefined };
    this.#holders.set(db, holder);
    return holder;
  }

  #inQueue<T>(db: Db, work: () => Promise<T>): Promise<T> {
    const holder = this.#holderOf(db);
    const mine = holder.queue.then(work, work);
    holder.queue = mine;
    // The caller handles the failure; the queue goes on.
    mine.catch(() => undefined);
    return mine;
  }

  async #load(db: Db): Promise<ListCopy | undefined> {
    const holder = this.#holderOf(db);
    for (;;) {
      const { rows } = await sql<StateRow>`
        select slot, build, built_day as "builtDay", built_from::text as "builtFrom" from list_state
      `.execute(db);
      const [state] = rows;
      if (!state || state.slot === null) {
        holder.copy = undefined;
        return undefined;
      }
      const { slot } = state;
      const facets = await sql<ListFacet & { id: number }>`
        select id, kind, genre_ids as "genreIds", offers from list_facets where slot = ${slot}
      `.execute(db);
      const copy = new ListCopy({ ...state, slot }, facets.rows);
      // Retry: a build was swapped in between the two reads.
      if (!(await copy.refresh(db))) continue;
      holder.copy = copy;
      return copy;
    }
  }
}

interface StateRow {
  slot: number | null;
  build: number;
  builtDay: string;
  builtFrom: string;
}
