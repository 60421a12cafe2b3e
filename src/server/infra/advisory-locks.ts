import { sql } from 'kysely';
import type pg from 'pg';
import type { Db, Trx } from './db.ts';

/**
 * What is done by one at a time, in all processes. The number is the first half of the key, the hash of a text the second: texts
 * with one hash wait for each other, no more. `chain_audit_entry` (0014_staff.sql) has 1901 for itself.
 */
const LOCKS = {
  /** Loops and chains can only be checked against all redirects. */
  redirects: 2,
  /** Slugs and order concern all rows of a kind. */
  taxonomy: 3,
  /** Two editors must not create the same person. */
  'own people': 4,
  /** Each merge, and each undo, concerns two people and all their titles. */
  merges: 5,
  /** A CSV concerns all rows. */
  subscriptions: 6,
  /** Snapshots of one shelf are applied one after the other. */
  shelf: 8,
  /** A cached document, or a list, that one process builds for all. */
  build: 9,
  /** Changed names are merged into the search by one process. */
  'search changes': 10,
} as const;
type Lock = keyof typeof LOCKS;

/** Leaders hold theirs for as long as their connection lives; keys of one number do not meet those of two. */
export const LEADERS = { edgePurger: 7_001 } as const;

/** Waits for it, at most for the statement timeout, and holds it until the transaction ends. */
export async function lockUntilCommit(trx: Trx, lock: Lock, what = ''): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS[lock]}::integer, hashtext(${what}))`.execute(trx);
}

/** `false` if another transaction holds it. */
export async function tryLockUntilCommit(trx: Trx, lock: Lock, what = ''): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(${LOCKS[lock]}::integer, hashtext(${what})) as "isOurs"
  `.execute(trx);
  return rows[0]?.isOurs ?? false;
}

/** One process at a time does this work; the others wait, at most for the statement timeout. */
export function withBuildLock<T>(db: Db, key: string, work: () => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await lockUntilCommit(trx, 'build', key);
    return work();
  });
}

/** On the candidate's own connection. */
export async function tryLead(client: pg.Client, leader: number): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [leader]);
  return rows[0]?.got ?? false;
}
