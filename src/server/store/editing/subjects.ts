import { type RawBuilder, sql } from 'kysely';
import type { SitePart } from '#shared/domain/entities.ts';
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

/** Of the parts of the site of one kind that have a draft or a review that waits, by id. */
export async function listPartStates(
  db: Db,
  entity: SitePart,
): Promise<Map<number, { hasDraft: boolean; reviewState: 'open' | 'returned' | undefined }>> {
  const { rows } = await sql<{ id: number; hasDraft: boolean; reviewState: 'open' | 'returned' | null }>`
    select id, bool_or(is_draft) as "hasDraft", max(state) as "reviewState"
    from (
      select entity_id as id, is_open as is_draft, null as state from drafts where entity = ${entity}
      union all
      select entity_id, false, state from reviews where entity = ${entity} and state in ('open', 'returned')
    ) as part
    group by id
  `.execute(db);
  return new Map(
    rows.map(({ id, hasDraft, reviewState }) => [id, { hasDraft, reviewState: reviewState ?? undefined }]),
  );
}
