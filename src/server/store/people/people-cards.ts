import { sql } from 'kysely';
import type { Db } from '../../infra/db.ts';

export interface PersonCardRow {
  id: number;
  version: number;
  slug: string;
  name: string;
  department: string | null;
  profile_path: string | null;
}

/**
 * Ranked people first, then the others by popularity. Few people are ranked, and of the others only as many are read as the
 * page needs.
 */
export async function listPopularPeople(
  db: Db,
  rankingName: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<PersonCardRow[]> {
  const { rows } = await sql<PersonCardRow>`
    with ranked as (
      select people.id, rankings.position
      from rankings
      join people on people.id = rankings.entity_id
      where rankings.name = ${rankingName} and rankings.kind = 'person' and people.is_public and people.name <> ''
    ),
    others as (
      select id, popularity
      from people
      where is_public and name <> '' and id not in (select id from ranked)
      order by popularity desc, id
      limit ${offset + limit}
    ),
    ordered as (
      select id, position, null::real as popularity from ranked
      union all
      select id, null, popularity from others
      order by position nulls last, popularity desc, id
      limit ${limit}
      offset ${offset}
    )
    select people.id, people.version, people.slug, people.name, people.department, people.profile_path
    from ordered
    join people on people.id = ordered.id
    order by ordered.position nulls last, ordered.popularity desc, ordered.id
  `.execute(db);
  return rows;
}

/** Counting stops at the last page that can be requested. */
export async function countPublicPeople(db: Db, upTo: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from (select from people where is_public and name <> '' limit ${upTo}) as shown
  `.execute(db);
  return rows[0]?.count ?? 0;
}
