import { sql } from 'kysely';
import type { Entity } from '#shared/domain/entities.ts';
import type { Db } from '../infra/db.ts';
import type { PersonCardRow } from '../store/people/people-cards.ts';
import { inOrder } from '../store/titles/title-tables.ts';

/** A title in suggestions: id, slug, name, year, poster. */
export type SuggestedTitle = [id: number, slug: string, name: string, year: number | null, posterPath: string | null];
/** A person in suggestions: id, slug, name, department, portrait. */
export type SuggestedPerson = [
  id: number,
  slug: string,
  name: string,
  department: string | null,
  profilePath: string | null,
];
export type Suggested = [movies: SuggestedTitle[], series: SuggestedTitle[], people: SuggestedPerson[]];

/** Suggests names that start with this text at any of their words; undefined if there are none. */
export async function suggestBegun(db: Db, start: string): Promise<Suggested | undefined> {
  const { rows } = await sql<{ answer: string | null }>`select search_suggest(${start}) as answer`.execute(db);
  return parseSuggested(rows[0]?.answer);
}

/** Pass more ids than are shown: hidden ones are left out. */
export async function suggestFound(db: Db, ids: Record<Entity, readonly number[]>): Promise<Suggested | undefined> {
  const { rows } = await sql<{ answer: string | null }>`
    select search_answer(${ids.movie}::integer[], ${ids.series}::integer[], ${ids.person}::integer[]) as answer
  `.execute(db);
  return parseSuggested(rows[0]?.answer);
}

/** Only `search_answer` writes this JSON. */
function parseSuggested(answer: string | null | undefined): Suggested | undefined {
  return answer ? (JSON.parse(answer) as Suggested) : undefined;
}

/** In the order found; titles hidden since are left out. */
export async function listFoundPeople(db: Db, ids: readonly number[]): Promise<PersonCardRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('people')
    .select(['id', 'version', 'slug', 'name', 'department', 'profile_path'])
    .where((expression) => expression('id', '=', expression.fn.any(expression.val([...ids]))))
    .where('is_public', '=', true)
    .execute();
  return inOrder(rows, ids);
}
