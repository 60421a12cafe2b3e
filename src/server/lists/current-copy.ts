import { sql } from 'kysely';
import type { Db } from '../infra/db.ts';
import { ListCopy } from './list-copy.ts';
import type { ListFacet } from './list-facets.ts';

interface Holder {
  copy: ListCopy | undefined;
  /** A queue of one: work runs one after the other, so that later reads are noted later. */
  line: Promise<unknown>;
  /** A refresh that has not started yet: it will see all current changes, so callers meanwhile share it. */
  nextLook: Promise<ListCopy | undefined> | undefined;
}

/** One per connection pool. */
const holders = new WeakMap<Db, Holder>();

function holderOf(db: Db): Holder {
  const known = holders.get(db);
  if (known) return known;
  const holder: Holder = { copy: undefined, line: Promise.resolve(), nextLook: undefined };
  holders.set(db, holder);
  return holder;
}

/** Whether this process reads lists from blocks, as far as it knows. */
export function areBlocksKnown(db: Db): boolean {
  return holders.get(db)?.copy !== undefined;
}

/** The live build as this process knows it; undefined if nothing was built yet. */
export async function findListCopy(db: Db): Promise<ListCopy | undefined> {
  return holderOf(db).copy ?? inLine(db, () => load(db));
}

/** Called after a read reported that the copy is behind. */
export function catchUp(db: Db): Promise<ListCopy | undefined> {
  const holder = holderOf(db);
  holder.nextLook ??= inLine(db, async () => {
    holder.nextLook = undefined;
    const { copy } = holder;
    return copy && (await copy.refresh(db)) ? copy : load(db);
  });
  return holder.nextLook;
}

/** Called when another build is live. */
export async function reloadCopy(db: Db, old: ListCopy): Promise<ListCopy | undefined> {
  return inLine(db, async () => {
    const { copy } = holderOf(db);
    return copy && copy !== old ? copy : load(db);
  });
}

export async function passDays(db: Db, copy: ListCopy, today: string): Promise<void> {
  await inLine(db, async () => {
    if (today > copy.daysThrough) await copy.passDays(db, today);
  });
}

function inLine<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const holder = holderOf(db);
  const mine = holder.line.then(work, work);
  holder.line = mine;
  // The caller handles the failure; the queue goes on.
  mine.catch(() => undefined);
  return mine;
}

interface StateRow {
  slot: number | null;
  build: number;
  builtDay: string;
  builtFrom: string;
}

async function load(db: Db): Promise<ListCopy | undefined> {
  const holder = holderOf(db);
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
