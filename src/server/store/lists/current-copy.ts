import { sql } from 'kysely';
import type { Db } from '../../infra/db.ts';
import { ListCopy } from './list-copy.ts';
import type { ListFacet } from './list-facets.ts';

interface Holder {
  copy: ListCopy | undefined;
  /** One after the other: what was read later is noted later. */
  line: Promise<unknown>;
  /** A look that has not begun: it will see whatever is there now, so whoever asks meanwhile shares it. */
  nextLook: Promise<ListCopy | undefined> | undefined;
}

/** One per set of connections. */
const holders = new WeakMap<Db, Holder>();

function holderOf(db: Db): Holder {
  const known = holders.get(db);
  if (known) return known;
  const holder: Holder = { copy: undefined, line: Promise.resolve(), nextLook: undefined };
  holders.set(db, holder);
  return holder;
}

/** Whether this process reads lists from blocks, as far as it knows by now. */
export function areBlocksKnown(db: Db): boolean {
  return holders.get(db)?.copy !== undefined;
}

/** The build that is read, as this process knows it; undefined where nothing was built yet. */
export async function findListCopy(db: Db): Promise<ListCopy | undefined> {
  return holderOf(db).copy ?? inLine(db, () => load(db));
}

/** After a read told that the copy is behind. */
export function catchUp(db: Db): Promise<ListCopy | undefined> {
  const holder = holderOf(db);
  holder.nextLook ??= inLine(db, async () => {
    holder.nextLook = undefined;
    const { copy } = holder;
    return copy && (await copy.refresh(db)) ? copy : load(db);
  });
  return holder.nextLook;
}

/** Another build is read by now. */
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
  // Who waits for it hears of a failure; the line itself goes on.
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
    // Swapped between the two reads: again.
    if (!(await copy.refresh(db))) continue;
    holder.copy = copy;
    return copy;
  }
}
