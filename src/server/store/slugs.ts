import { sql } from 'kysely';
import type { Entity } from '#shared/domain/entities.ts';
import type { Db } from '../infra/db.ts';

const TABLES: Record<Entity, string> = { movie: 'movies', series: 'series', person: 'people' };

/** For an address that carries no id. Several may share a slug; the best known one is meant. */
export async function findIdBySlug(db: Db, kind: Entity, slug: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id
    from ${sql.table(TABLES[kind])}
    where slug = ${slug} and is_public
    order by popularity desc, id
    limit 1
  `.execute(db);
  return rows[0]?.id;
}
