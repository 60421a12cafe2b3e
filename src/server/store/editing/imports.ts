import { sql } from 'kysely';
import type { ImportState } from '#shared/admin/domain/import.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { isUuid } from '#shared/domain/uuid.ts';
import type { Db, Trx } from '../../infra/db.ts';

export interface NewImportItem {
  entity: Entity;
  id: number;
  pasted: string;
}

export async function addImport(
  trx: Trx,
  { author, askedAt }: { author: string; askedAt: Date },
  items: readonly NewImportItem[],
): Promise<string> {
  const { id } = await trx
    .insertInto('imports')
    .values({ author, asked_at: askedAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = items.map((item, position) => ({
    import_id: id,
    position,
    entity: item.entity,
    entity_id: item.id,
    pasted: item.pasted.slice(0, 500),
  }));
  await trx.insertInto('import_items').values(rows).execute();
  return id;
}

export async function findImport(db: Db, id: string) {
  if (!isUuid(id)) return undefined;
  return db
    .selectFrom('imports')
    .select(['id', 'author', 'asked_at as askedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function listImports(db: Db, limit: number) {
  const { rows } = await sql<{ id: string; author: string; askedAt: Date; titles: number }>`
    select id, author, asked_at as "askedAt",
           (select count(*) from import_items where import_id = imports.id) as titles
    from imports
    order by asked_at desc
    limit ${limit}
  `.execute(db);
  return rows;
}

export interface ImportItemRow {
  entity: Entity;
  id: number;
  pasted: string;
  title: string | null;
  state: ImportState;
}

/** The state is derived from the stored row, the fetch queue and the quarantine. */
export async function listImportItems(db: Db, importId: string, now: Date): Promise<ImportItemRow[]> {
  const { rows } = await sql<ImportItemRow>`
    select item.entity, item.entity_id as id, item.pasted, held.title,
           case
             when held.title is not null then 'stored'
             when broken.id is not null then 'broken'
             when queued.id is null then 'absent'
             when queued.leased_until >= ${now}::timestamptz then 'fetching'
             when queued.attempts > 0 then 'failing'
             else 'waiting'
           end as state
    from import_items as item
    left join lateral (
      select title from movies where item.entity = 'movie' and id = item.entity_id
      union all
      select title from series where item.entity = 'series' and id = item.entity_id
      union all
      select name from people where item.entity = 'person' and id = item.entity_id and has_source
    ) as held on true
    left join quarantine as broken on broken.kind = item.entity and broken.id = item.entity_id
    left join fetch_queue as queued on queued.kind = item.entity and queued.id = item.entity_id
    where item.import_id = ${importId}::uuid
    order by item.position
  `.execute(db);
  return rows;
}

export interface StoredName {
  entity: Entity;
  id: number;
  title: string;
  year: number | null;
}

/** The names of those that are stored. */
export async function listStoredNames(db: Db, keys: readonly { entity: Entity; id: number }[]): Promise<StoredName[]> {
  const ids = (entity: Entity) => keys.filter((key) => key.entity === entity).map((key) => key.id);
  const { rows } = await sql<StoredName>`
    select 'movie' as entity, id, title, release_year::integer as year from movies where id = any(${ids('movie')}::integer[])
    union all
    select 'series', id, title, extract(year from first_air_date)::integer from series where id = any(${ids('series')}::integer[])
    union all
    select 'person', id, name, null from people where id = any(${ids('person')}::integer[]) and has_source
  `.execute(db);
  return rows;
}

/** Finds a stored title or person by IMDb id. */
export async function findStoredImdb(db: Db, imdbId: string): Promise<{ entity: Entity; id: number } | undefined> {
  const { rows } = await sql<{ entity: Entity; id: number }>`
    select 'movie' as entity, id from movies where imdb_id = ${imdbId}
    union all
    select 'series', id from series where imdb_id = ${imdbId}
    union all
    select 'person', id from people where imdb_id = ${imdbId}
    limit 1
  `.execute(db);
  return rows[0];
}

export async function deleteOldImports(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('imports').where('asked_at', '<', before).execute();
}
