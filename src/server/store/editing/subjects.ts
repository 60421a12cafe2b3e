import { type RawBuilder, sql } from 'kysely';
import type { Editable } from '#shared/domain/entities.ts';
import type { Db } from '../../infra/db.ts';
import type { Subject } from '../titles/overrides.ts';

/** The current name of any subject; empty if it no longer exists. */
export function titleOf(alias: string): RawBuilder<string> {
  const entity = sql.ref(`${alias}.entity`);
  const word = sql`${sql.ref(`${alias}.entity_id`)}::text`;
  // Old audit entries name genres and pages by their key.
  const id = sql`case when ${word} ~ '^[0-9]{1,9}$' then ${word}::integer
    when ${entity} = 'genre' then (select genres.id from genres where key = ${word})
    when ${entity} = 'page' then case ${word} when 'about' then 2 when 'privacy' then 3 else 1 end end`;
  return sql<string>`coalesce((select title from subject_faces as face where face.entity = ${entity} and face.id = ${id}), '')`;
}

/** The face of the subject of each row, for `join lateral`. `offset 0` keeps it apart: joined as a whole, the view reads every title. */
export function faceOf(alias: string): RawBuilder<SubjectFace> {
  return sql`(
    select * from subject_faces as face
    where face.entity = ${sql.ref(`${alias}.entity`)} and face.id = ${sql.ref(`${alias}.entity_id`)}
    offset 0
  )`;
}

/** How the admin shows a subject. */
export interface SubjectFace {
  title: string;
  year: number | null;
  slug: string;
  picturePath: string | null;
  isPublic: boolean;
}

export function findSubjectFace(db: Db, { entity, id }: Subject): Promise<SubjectFace | undefined> {
  return db
    .selectFrom('subject_faces')
    .select(['title', 'year', 'slug', 'picture_path as picturePath', 'is_public as isPublic'])
    .where('entity', '=', entity)
    .where('id', '=', id)
    .executeTakeFirst() as Promise<SubjectFace | undefined>;
}

/** The same of several, by id. */
export async function listSubjectFaces(
  db: Db,
  entity: Editable,
  ids: readonly number[],
): Promise<Map<number, SubjectFace>> {
  const { rows } = await sql<SubjectFace & { id: number }>`
    select id, title, year, slug, picture_path as "picturePath", is_public as "isPublic"
    from subject_faces where entity = ${sql.lit(entity)} and id = any(${[...ids]}::integer[])
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
