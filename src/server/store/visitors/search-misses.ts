import { sql } from 'kysely';
import type { Db } from '../../infra/db.ts';

/** The day's salt, the same for every process. Deletes older salts and the hashes made with them. */
export async function takeSearchSalt(db: Db, day: string, fresh: string): Promise<string> {
  await sql`delete from search_salts where day < ${day}::date`.execute(db);
  await sql`delete from search_askers where day < ${day}::date`.execute(db);
  await sql`insert into search_salts (day, salt) values (${day}::date, ${fresh}) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ salt: string }>`select salt from search_salts where day = ${day}::date`.execute(db);
  return rows[0]?.salt ?? fresh;
}

export interface HashedSearch {
  termHash: string;
  askerHash: string;
}

/** How many clients asked for each of these terms today; past the daily limit no new ones are counted. */
export async function addSearchAskers(
  db: Db,
  day: string,
  asked: readonly HashedSearch[],
  perDay: number,
): Promise<Map<string, number>> {
  const terms = asked.map(({ termHash }) => termHash);
  await sql`
    insert into search_askers (day, term_hash, asker_hash)
    select ${day}::date, term, asker
    from unnest(${terms}::text[], ${asked.map(({ askerHash }) => askerHash)}::text[]) as asked (term, asker)
    where (select count(*) from search_askers where day = ${day}::date) < ${perDay}
    on conflict do nothing
  `.execute(db);
  const { rows } = await sql<{ term_hash: string; askers: number }>`
    select term_hash, count(*)::integer as askers
    from search_askers
    where day = ${day}::date and term_hash = any(${terms}::text[])
    group by term_hash
  `.execute(db);
  return new Map(rows.map(({ term_hash, askers }) => [term_hash, askers]));
}

export async function saveSearchMiss(db: Db, day: string, term: string, askers: number): Promise<void> {
  await sql`
    insert into search_misses (day, term, askers) values (${day}::date, ${term}, ${askers})
    on conflict (day, term) do update set askers = greatest(search_misses.askers, excluded.askers)
  `.execute(db);
}

export interface SearchMiss {
  term: string;
  askers: number;
  days: number;
  lastDay: string;
}

/** The most asked for first. A client that asks on two days is counted twice: the daily salt makes them indistinguishable. */
export async function listSearchMisses(db: Db, since: string, limit: number): Promise<SearchMiss[]> {
  const { rows } = await sql<SearchMiss>`
    select term, sum(askers)::integer as askers, count(*)::integer as days, max(day)::text as "lastDay"
    from search_misses
    where day >= ${since}::date
    group by term
    order by sum(askers) desc, term
    limit ${limit}
  `.execute(db);
  return rows;
}

export async function deleteSearchMiss(db: Db, term: string): Promise<void> {
  await db.deleteFrom('search_misses').where('term', '=', term).execute();
}

/** Deletes misses after their retention time; salts and client hashes when their day is over. */
export async function deleteOldSearchMisses(
  db: Db,
  { before, today }: { before: string; today: string },
): Promise<void> {
  await sql`delete from search_misses where day < ${before}::date`.execute(db);
  await sql`delete from search_salts where day < ${today}::date`.execute(db);
  await sql`delete from search_askers where day < ${today}::date`.execute(db);
}
