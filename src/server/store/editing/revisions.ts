import { sql } from 'kysely';
import type { Editable } from '#shared/domain/entities.ts';
import type { Db, Trx } from '../../infra/db.ts';
import type { Authorship } from '../titles/overrides.ts';

/** What editors edit: a film, series or person from TMDB, or a collection of their own. */
export interface Revised {
  entity: Editable;
  id: number;
}

export interface NewRevision extends Authorship {
  /** All overrides and drafts of the subject after the save. */
  snapshot: object;
  changedFields: string[];
  note: string;
  state?: 'draft' | 'published';
  /** The reviewer who approved it. */
  approvedBy?: string | undefined;
}

/** The caller has locked the subject, so numbers are consecutive. */
export async function addRevision(
  trx: Trx,
  { entity, id }: Revised,
  { snapshot, changedFields, note, author, at, approvedBy, state = 'published' }: NewRevision,
): Promise<number> {
  const { number } = await trx
    .insertInto('revisions')
    .values({
      entity,
      entity_id: id,
      number: sql<number>`(
        select coalesce(max(number), 0) + 1 from revisions where entity = ${entity} and entity_id = ${id}
      )`,
      snapshot: JSON.stringify(snapshot),
      changed_fields: changedFields,
      note,
      author,
      approved_by: approvedBy,
      state,
      created_at: at,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

export interface StoredRevision {
  number: number;
  state: 'draft' | 'published';
  changedFields: string[];
  note: string;
  author: string;
  approvedBy: string | null;
  at: Date;
}

const COLUMNS = [
  ...(['number', 'state', 'changed_fields as changedFields', 'note', 'author'] as const),
  ...(['approved_by as approvedBy', 'created_at as at'] as const),
] as const;

/** The newest first. */
export async function listRevisions(db: Db, { entity, id }: Revised, limit: number): Promise<StoredRevision[]> {
  const rows = await db
    .selectFrom('revisions')
    .select(COLUMNS)
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return rows as StoredRevision[];
}

export interface WholeRevision extends StoredRevision {
  snapshot: Readonly<Record<string, unknown>>;
}

/** The newest, if no number is given. */
export async function findRevision(
  db: Db,
  { entity, id }: Revised,
  number?: number,
): Promise<WholeRevision | undefined> {
  const row = await db
    .selectFrom('revisions')
    .select(COLUMNS)
    .select('snapshot')
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .$if(number !== undefined, (query) => query.where('number', '=', number ?? 0))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row as WholeRevision | undefined;
}

/** The revision that is published now. */
export async function findPublishedNumber(db: Db, { entity, id }: Revised): Promise<number | undefined> {
  const row = await db
    .selectFrom('revisions')
    .select('number')
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .where('state', '=', 'published')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number;
}

/** The revision that was published before this one. */
export async function findPublishedBefore(
  db: Db,
  { entity, id }: Revised,
  number: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('revisions')
    .select('number')
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .where('state', '=', 'published')
    .where('number', '<', number)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number;
}

interface AskedRevision {
  seq: number;
  entity: string;
  id: number;
  revision: number;
}

interface RevisionPair {
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}

/** The values of these published revisions, and those of the one that was published before each. */
export async function listRevisionPairs(db: Db, asked: readonly AskedRevision[]): Promise<Map<number, RevisionPair>> {
  if (asked.length === 0) return new Map();
  const column = <K extends keyof AskedRevision>(key: K) => asked.map((each) => each[key]);
  const { rows } = await sql<RevisionPair & { seq: number }>`
    select asked.seq, revision.snapshot as after, coalesce(old.snapshot, '{}') as before
    from unnest(
      ${column('seq')}::bigint[], ${column('entity')}::text[], ${column('id')}::integer[], ${column('revision')}::integer[]
    ) as asked (seq, entity, id, number)
    join revisions as revision
      on revision.entity = asked.entity and revision.entity_id = asked.id and revision.number = asked.number
    left join lateral (
      select snapshot from revisions
      where entity = asked.entity and entity_id = asked.id and number < asked.number and state = 'published'
      order by number desc
      limit 1
    ) as old on true
  `.execute(db);
  return new Map(rows.map(({ seq, before, after }) => [seq, { before, after }]));
}
