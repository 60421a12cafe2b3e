import { sql } from 'kysely';
import type { Entity } from '#shared/domain/entities.ts';
import type { Db, Trx } from '../infra/db.ts';
import type { Subject } from './overrides.ts';

export interface Alias {
  /** As the editor wrote it. */
  alias: string;
  /** As search compares it; two aliases that compare alike are one. */
  searchAlias: string;
}

const TABLES = { movie: 'movies', series: 'series', person: 'people' } as const satisfies Record<Entity, string>;

export async function isHeld(db: Db, { entity, id }: Subject): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(TABLES[entity])} where id = ${id}`.execute(db);
  return rows.length > 0;
}

export async function saveAlias(trx: Trx, { entity, id }: Subject, { alias, searchAlias }: Alias): Promise<void> {
  await trx
    .insertInto('title_aliases')
    .values({ kind: entity, entity_id: id, alias, search_alias: searchAlias })
    .onConflict((conflict) => conflict.columns(['kind', 'entity_id', 'search_alias']).doUpdateSet({ alias }))
    .execute();
}

export async function deleteAlias(trx: Trx, { entity, id }: Subject, searchAlias: string): Promise<void> {
  await trx
    .deleteFrom('title_aliases')
    .where('kind', '=', entity)
    .where('entity_id', '=', id)
    .where('search_alias', '=', searchAlias)
    .execute();
}

export async function listAliases(db: Db, { entity, id }: Subject): Promise<string[]> {
  const rows = await db
    .selectFrom('title_aliases')
    .select('alias')
    .where('kind', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('search_alias')
    .execute();
  return rows.map((row) => row.alias);
}
