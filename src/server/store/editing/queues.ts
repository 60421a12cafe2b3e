import { type RawBuilder, sql } from 'kysely';
import type { Entity } from '#shared/domain/entities.ts';
import type { Db } from '../../infra/db.ts';
import { fromSubjects, SUBJECT_TABLES, type SubjectFilter, whereSubjects } from './subject-lists.ts';

/** Titles in a queue among the most viewed of their kind, the most viewed first. */
export interface ViewedId {
  id: number;
  views: number;
}

type Viewed = 'movie' | 'series';
export const isViewed = (entity: Entity): entity is Viewed => entity !== 'person';

/** The most viewed titles of a kind; bounded, so that its cost does not grow with the catalogue. */
function mostViewed(entity: Viewed, most: number): RawBuilder<unknown> {
  return sql`(
    select title_id as id, views from title_audience where kind = ${entity} order by views desc, title_id limit ${most}
  )`;
}

export async function listViewedIds(db: Db, entity: Viewed, filter: SubjectFilter, most: number): Promise<ViewedId[]> {
  const { rows } = await sql<ViewedId>`
    select face.id, viewed.views
    from ${mostViewed(entity, most)} as viewed
    join ${sql.table(SUBJECT_TABLES[entity].table)} as face on face.id = viewed.id
    ${whereSubjects(entity, filter)}
    order by viewed.views desc, face.id
  `.execute(db);
  return rows;
}

/** Where a subject is in the order of a queue: views among the most viewed, then popularity. */
export async function findQueueKey(
  db: Db,
  entity: Entity,
  id: number,
  most: number,
): Promise<{ views: number; popularity: number } | undefined> {
  const views = isViewed(entity)
    ? sql`coalesce((select views from ${mostViewed(entity, most)} as viewed where viewed.id = face.id), 0)`
    : sql`0`;
  const { rows } = await sql<{ views: number; popularity: number }>`
    select ${views} as views, face.popularity::float8 as popularity
    from ${sql.table(SUBJECT_TABLES[entity].table)} as face where face.id = ${id}
  `.execute(db);
  return rows[0];
}

interface Beside {
  entity: Entity;
  filter: SubjectFilter;
  /** Ids that come before all others, because they are viewed. */
  viewed: readonly number[];
}

/** The next or previous one by popularity; without `from`, the first. */
export async function findBeside(
  db: Db,
  { entity, filter, viewed }: Beside,
  side: 'after' | 'before',
  from?: { popularity: number; id: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select face.id from ${fromSubjects(entity, filter)} ${whereSubjects(entity, filter, others(viewed), from && beyond(side, from))}
    order by ${side === 'after' ? sql`face.popularity desc, face.id` : sql`face.popularity, face.id desc`}
    limit 1
  `.execute(db);
  return rows[0]?.id;
}

/** How many come before it by popularity, counted up to `most`. */
export async function countBefore(
  db: Db,
  { entity, filter, viewed }: Beside,
  from: { popularity: number; id: number },
  most: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from ${fromSubjects(entity, filter)} ${whereSubjects(entity, filter, others(viewed), beyond('before', from))}
      limit ${most}
    ) as counted
  `.execute(db);
  return rows[0]?.count ?? 0;
}

function others(viewed: readonly number[]): RawBuilder<unknown> {
  return sql`face.id <> all(${[...viewed]}::integer[])`;
}

/** Written as two bounds and not as a row comparison: popularity sorts down and id up. */
function beyond(side: 'after' | 'before', { popularity, id }: { popularity: number; id: number }): RawBuilder<unknown> {
  const mark = sql`${popularity}::float8`;
  return side === 'after'
    ? sql`face.popularity <= ${mark} and (face.popularity < ${mark} or face.id > ${id})`
    : sql`face.popularity >= ${mark} and (face.popularity > ${mark} or face.id < ${id})`;
}

/** Views in thirty days of these titles. */
export async function listViews(
  db: Db,
  titles: readonly { entity: string; id: number }[],
): Promise<Map<string, number>> {
  if (titles.length === 0) return new Map();
  const { rows } = await sql<{ kind: string; id: number; views: number }>`
    select kind, title_id as id, views from title_audience
    join unnest(${titles.map(({ entity }) => entity)}::text[], ${titles.map(({ id }) => id)}::integer[]) as asked (entity, id)
      on asked.entity = kind and asked.id = title_id
  `.execute(db);
  return new Map(rows.map(({ kind, id, views }) => [`${kind}:${id}`, views]));
}
