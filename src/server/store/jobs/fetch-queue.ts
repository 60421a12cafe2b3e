import { sql } from 'kysely';
import type { Db } from '../../infra/db.ts';

/** What is fetched from TMDB: one queue for all three kinds. */
export const FETCH_KINDS = ['movie', 'series', 'person'] as const;
export type FetchKind = (typeof FETCH_KINDS)[number];

export interface Fetch {
  kind: FetchKind;
  id: number;
}

export interface LeasedFetch extends Fetch {
  /** Counts leases, so it also tells ours from a later one of another worker. */
  attempts: number;
  reason: string;
}

/** Requested and ranked titles are fetched before background refreshes. */
export const FETCH_PRIORITY = { asked: 3e6, ranked: 2e6, changed: 1e6, streaming: 5e5 } as const;

export interface NewFetch extends Fetch {
  priority: number;
  reason: string;
}

/**
 * Idempotent: enqueueing again can only raise the priority or bring the next try forward. What is being fetched at the moment is
 * fetched once more, because its answer may be older than the reason to ask.
 */
export async function enqueueFetches(db: Db, fetches: readonly NewFetch[], nextTryAt: Date): Promise<void> {
  if (fetches.length === 0) return;
  await sql`
    insert into fetch_queue (kind, id, priority, next_try_at, reason)
    select kind, id, priority, ${nextTryAt}::timestamptz, reason
    from jsonb_to_recordset(${JSON.stringify(fetches)}::jsonb) as new (kind text, id integer, priority real, reason text)
    order by kind, id
    on conflict (kind, id) do update
    set priority = greatest(fetch_queue.priority, excluded.priority),
        next_try_at = least(fetch_queue.next_try_at, excluded.next_try_at),
        is_asked_again = true
  `.execute(db);
}

/** The next fetches by priority, leased to this worker until `leasedUntil`; other workers skip them. */
export async function leaseFetches(db: Db, count: number, now: Date, leasedUntil: Date): Promise<LeasedFetch[]> {
  const { rows } = await sql<LeasedFetch>`
    update fetch_queue
    set leased_until = ${leasedUntil}::timestamptz, attempts = attempts + 1, is_asked_again = false
    where (kind, id) in (
      select kind, id
      from fetch_queue
      where next_try_at <= ${now} and (leased_until is null or leased_until < ${now})
      order by priority desc, next_try_at
      limit ${count}
      for update skip locked
    )
    returning kind, id, attempts, reason
  `.execute(db);
  return rows;
}

/** Nothing happens if another worker took the fetch after our lease. One that was enqueued again meanwhile is due at once. */
export async function finishFetch(db: Db, { kind, id, attempts }: LeasedFetch): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('fetch_queue')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('is_asked_again', '=', false)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) return;
  await db
    .updateTable('fetch_queue')
    .set({ leased_until: null, attempts: 0 })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}

/** As above: a later lease is not ours to end, and one that was enqueued again does not wait. */
export async function postponeFetch(db: Db, { kind, id, attempts }: LeasedFetch, nextTryAt: Date): Promise<void> {
  await sql`
    update fetch_queue
    set next_try_at = case when is_asked_again then next_try_at else ${nextTryAt}::timestamptz end, leased_until = null
    where kind = ${kind} and id = ${id} and attempts = ${attempts}
  `.execute(db);
}

/** How many are queued, how many of them are due, and how many are being fetched. */
export async function countFetches(db: Db, now: Date) {
  const { rows } = await sql<{ kind: FetchKind; waiting: number; due: number; leased: number }>`
    select kind, count(*) as waiting,
           count(*) filter (where next_try_at <= ${now}) as due,
           count(*) filter (where leased_until >= ${now}) as leased
    from fetch_queue
    group by kind
    order by kind
  `.execute(db);
  return rows;
}

/** Enqueues the most popular known ids that are not stored, ordered by popularity. */
export async function enqueueUnknown(db: Db, kind: FetchKind, limit: number, now: Date): Promise<number> {
  const sources = sql.table({ movie: 'movie_sources', series: 'series_sources', person: 'person_sources' }[kind]);
  const { numAffectedRows = 0n } = await sql`
    insert into fetch_queue (kind, id, priority, next_try_at, reason)
    select known.kind, known.id, known.popularity, ${now}::timestamptz, 'import'
    from (
      select kind, id, popularity
      from known_ids
      where kind = ${kind}
      order by popularity desc, id
      limit ${limit}
    ) as known
    where not exists (select from ${sources} as held where held.id = known.id)
    on conflict (kind, id) do nothing
  `.execute(db);
  return Number(numAffectedRows);
}
