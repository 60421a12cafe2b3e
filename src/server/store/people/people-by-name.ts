import { type RawBuilder, sql } from 'kysely';
import { parseCreditField, personOfKey } from '#shared/domain/titles/credit-edits.ts';
import type { Db } from '../../infra/db.ts';

interface NamedPerson {
  id: number;
  name: string;
}

/** Public people whose whole name is this, as `normaliseForSearch` gives it; the most popular first. */
export async function listPeopleNamed(db: Db, whole: string, limit: number): Promise<NamedPerson[]> {
  const { rows } = await sql<NamedPerson>`
    select id, name from people
    where ${isPersonCalled(whole)}
    order by popularity desc, id
    limit ${limit}
  `.execute(db);
  return rows;
}

/** The index finds people who have all the words; then the whole name is compared. */
export function isPersonCalled(whole: string): RawBuilder<unknown> {
  const words = [...new Set(whole.split(' '))].map((word) => `'${word}'`).join(' & ');
  return sql`is_public and search_words(search_name) @@ ${words}::tsquery and search_name = ${whole}`;
}

export async function findPersonName(db: Db, id: number): Promise<NamedPerson | undefined> {
  return db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('is_public', '=', true)
    .executeTakeFirst();
}

/** Name and portrait of these people, hidden ones too. */
export async function listPeopleFaces(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, { name: string; profilePath: string | null }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('people')
    .select(['id', 'name', 'profile_path as profilePath'])
    .where((expression) => expression('id', '=', expression.fn.any(expression.val([...ids]))))
    .execute();
  return new Map(rows.map(({ id, ...face }) => [id, face]));
}

/** Which of these people have a public page. */
export async function listKnownPeople(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where((expression) => expression('id', '=', expression.fn.any(expression.val([...ids]))))
    .where('is_public', '=', true)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The next id of a person without a TMDB record. */
export async function takeOwnPersonId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('own_person_ids')::integer as id`.execute(db);
  if (!rows[0]) throw new Error('a sequence gave no value');
  return rows[0].id;
}

/** Names of the people whose credits are among these fields. */
export async function nameCredited(db: Db, fields: readonly string[]): Promise<Record<string, string>> {
  const ids = fields.flatMap((field) => {
    const credit = parseCreditField(field);
    return credit ? personOfKey(credit.key) : [];
  });
  const faces = await listPeopleFaces(db, [...new Set(ids)]);
  return Object.fromEntries([...faces].map(([id, { name }]) => [id, name]));
}
