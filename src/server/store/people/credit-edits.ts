import { sql } from 'kysely';
import type { Db, Trx } from '../../infra/db.ts';
import { moveContentMarks } from '../titles/content-marks.ts';

/** How an editor of a title changed one credit of a person. */
export interface CreditEdit {
  position: number;
  person_id: number;
  role: 'cast' | 'crew';
  /** TMDB's character or job; empty for an added credit. */
  part: string;
  /** `null` if the credit is hidden. */
  shown_part: string | null;
  is_added: boolean;
}

type Title = { kind: 'movie' | 'series'; id: number };

/**
 * Replaces the edits of a title's credits. People whose page changes get a new version, because a page that does not yet name the title
 * does not depend on its row; returns them.
 */
export async function saveCreditEdits(trx: Trx, { kind, id }: Title, edits: readonly CreditEdit[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with before as (
      select person_id, role, part, shown_part, is_added from credit_edits where title_kind = ${kind} and title_id = ${id}
    ), after as (
      select person_id, role, part, shown_part, is_added
      from jsonb_populate_recordset(null::credit_edits, ${JSON.stringify(edits)}::jsonb)
    )
    select distinct person_id as id
    from ((table before except table after) union all (table after except table before)) as changed
    order by person_id
  `.execute(trx);
  const people = rows.map((row) => row.id);
  if (people.length === 0) return [];
  await trx.deleteFrom('credit_edits').where('title_kind', '=', kind).where('title_id', '=', id).execute();
  await sql`
    insert into credit_edits (title_kind, title_id, position, person_id, role, part, shown_part, is_added)
    select ${kind}, ${id}, position, person_id, role, part, shown_part, is_added
    from jsonb_populate_recordset(null::credit_edits, ${JSON.stringify(edits)}::jsonb)
  `.execute(trx);
  await touchPeople(trx, people);
  return people;
}

/** The pages of these people show something that is not in their rows: invalidates every cached copy. Locks in the order of the ids. */
export async function touchPeople(trx: Trx, people: readonly number[]): Promise<void> {
  await sql`
    with held as (select id from people where id = any (${[...people]}::integer[]) order by id for update)
    update people set version = nextval('content_version') from held where people.id = held.id
  `.execute(trx);
  await moveContentMarks(trx, 'person', people);
}

export interface EditedCredit {
  kind: 'movie' | 'series';
  title_id: number;
  role: 'cast' | 'crew';
  part: string;
  shown_part: string | null;
}

/** Edits of credits that TMDB has of the person; added credits are listed apart. */
export function listCreditEdits(db: Db, personId: number): Promise<EditedCredit[]> {
  return db
    .selectFrom('credit_edits')
    .select(['title_kind as kind', 'title_id', 'role', 'part', 'shown_part'])
    .where('person_id', '=', personId)
    .where('is_added', '=', false)
    .execute() as Promise<EditedCredit[]>;
}
