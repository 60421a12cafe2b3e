import { sql } from 'kysely';
import type { Entity } from '#shared/domain/entities.ts';
import type { Db } from '../../infra/db.ts';

/** Effective rows and their sources; a person known only from credits has no source. */
const TABLES = {
  movie: { rows: 'movies', sources: 'movie_sources' },
  series: { rows: 'series', sources: 'series_sources' },
  person: { rows: 'people', sources: 'person_sources' },
} as const satisfies Record<Entity, object>;

export async function countOutdated(db: Db, entity: Entity, version: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count ${outdated(entity, version)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Ids above `after`, in order, whose rows another version of the projection wrote. */
export async function listOutdated(
  db: Db,
  entity: Entity,
  version: string,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select title.id ${outdated(entity, version)} and title.id > ${after}
    order by title.id
    limit ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}

function outdated(entity: Entity, version: string) {
  const { rows, sources } = TABLES[entity];
  return sql`
    from ${sql.table(rows)} as title
    join ${sql.table(sources)} as source on source.id = title.id
    where title.projected_by is distinct from ${version}
  `;
}
