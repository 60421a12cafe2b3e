import { sql } from 'kysely';
import { FIRST_OWN_PERSON } from '#shared/domain/people/own-person.ts';
import type { Db } from '../../infra/db.ts';
import type { Fetch, FetchKind } from '../jobs/fetch-queue.ts';

const SOURCES = { movie: 'movie_sources', series: 'series_sources', person: 'person_sources' } as const;

/** The ids of these that are stored. */
export async function listStoredIds(db: Db, kind: FetchKind, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(SOURCES[kind])} where id = any(${[...ids]}::integer[])
  `.execute(db);
  return rows.map((row) => row.id);
}

export async function countStored(db: Db) {
  const { rows } = await sql<{ kind: FetchKind; held: number; missing: number; gone: number; oldest: Date | null }>`
    select 'movie' as kind, count(*) as held, count(missing_since) as missing, count(gone_at) as gone,
           min(fetched_at) as oldest
    from movie_sources
    union all
    select 'series', count(*), count(missing_since), count(gone_at), min(fetched_at) from series_sources
    union all
    select 'person', count(*), count(missing_since), count(gone_at), min(fetched_at) from person_sources
    where id < ${FIRST_OWN_PERSON}
  `.execute(db);
  return rows;
}

export async function markMissing(db: Db, { kind, id }: Fetch, at: Date): Promise<void> {
  await sql`
    update ${sql.table(SOURCES[kind])}
    set missing_since = coalesce(missing_since, ${at}::timestamptz)
    where id = ${id}
  `.execute(db);
}

/** Since when TMDB no longer has it; `undefined` if TMDB has it or it was never stored. */
export async function findMissingSince(db: Db, { kind, id }: Fetch): Promise<Date | undefined> {
  const { rows } = await sql<{ missing_since: Date | null }>`
    select missing_since from ${sql.table(SOURCES[kind])} where id = ${id}
  `.execute(db);
  return rows[0]?.missing_since ?? undefined;
}

export async function markGone(db: Db, { kind, id }: Fetch, at: Date): Promise<void> {
  await sql`update ${sql.table(SOURCES[kind])} set gone_at = ${at}::timestamptz where id = ${id}`.execute(db);
}

export async function findImdbId(db: Db, { kind, id }: Fetch): Promise<string | undefined> {
  const { rows } = await sql<{ imdb_id: string | null }>`
    select payload ->> 'imdbId' as imdb_id from ${sql.table(SOURCES[kind])} where id = ${id}
  `.execute(db);
  return rows[0]?.imdb_id ?? undefined;
}

export async function saveReplacement(db: Db, { kind, id }: Fetch, newId: number, at: Date): Promise<void> {
  const row = { new_id: newId, found_at: at };
  await db
    .insertInto('replaced_ids')
    .values({ kind, old_id: id, ...row })
    .onConflict((conflict) => conflict.columns(['kind', 'old_id']).doUpdateSet(row))
    .execute();
}

export async function findReplacement(db: Db, { kind, id }: Fetch): Promise<number | undefined> {
  const row = await db
    .selectFrom('replaced_ids')
    .select('new_id')
    .where('kind', '=', kind)
    .where('old_id', '=', id)
    .executeTakeFirst();
  return row?.new_id;
}
