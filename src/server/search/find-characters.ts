import { sql } from 'kysely';
import { matchedName, mayNameCharacter } from '#shared/domain/search/character-name.ts';
import { normaliseForSearch } from '#shared/domain/slug.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Db } from '../infra/db.ts';

/** A role as the cast of a title has it. */
export interface FoundRole {
  kind: TitleKind;
  titleId: number;
  personId: number;
  /** As shown: without what stands in brackets, one name of several. */
  name: string;
  year: number;
}

export interface CharacterMatch {
  name: string;
  /** Whether the phrase is the whole name. */
  isExact: boolean;
  /** By the year of the title. */
  roles: FoundRole[];
}

interface RoleRow {
  kind: number;
  title_id: number;
  person_id: number;
  part: string;
  year: number | null;
}

/** A phrase that more roles start with names no one in particular. */
const ROLES_AT_MOST = 100;
const CHARACTERS_FOUND = 3;

/** Characters with this name; if none has it whole, those whose name continues it. The best known first. */
export async function findCharacters(db: Db, phrase: string): Promise<CharacterMatch[]> {
  if (!mayNameCharacter(phrase)) return [];
  const { rows } = await sql<RoleRow>`
    select kind, title_id, person_id, part, year from search_roles(${phrase}, ${ROLES_AT_MOST}::integer)
  `.execute(db);
  const byName = new Map<string, CharacterMatch>();
  for (const { kind, title_id, person_id, part, year } of rows) {
    const name = matchedName(part, phrase);
    if (name === undefined) continue;
    const plain = normaliseForSearch(name);
    const found = byName.get(plain) ?? { name, isExact: plain === phrase, roles: [] };
    byName.set(plain, found);
    found.roles.push({
      kind: kind === 0 ? 'movie' : 'series',
      titleId: title_id,
      personId: person_id,
      name,
      year: year ?? 9999,
    });
  }
  const all = [...byName.values()];
  const exact = all.filter(({ isExact }) => isExact);
  const shown = (exact.length > 0 ? exact : all).slice(0, CHARACTERS_FOUND);
  return shown.map((found) => ({ ...found, roles: found.roles.toSorted((a, b) => a.year - b.year) }));
}

/** A part in a cast, and who plays it. */
export interface SuggestedRole {
  part: string;
  actor: string;
}

const ROLES_SUGGESTED = 6;

/** Parts whose name starts with a phrase of two words or more: a first name alone is that of too many. The best known first. */
export async function suggestRoles(db: Db, phrase: string): Promise<SuggestedRole[]> {
  if (!phrase.includes(' ') || !mayNameCharacter(phrase)) return [];
  const { rows } = await sql<SuggestedRole>`
    select roles.part, people.name as actor
    from search_roles(${phrase}, ${ROLES_AT_MOST}::integer) as roles
    join people on people.id = roles.person_id and people.is_public
    group by roles.part, people.id
    order by sum(roles.popularity) desc
    limit ${ROLES_SUGGESTED}
  `.execute(db);
  return rows;
}
