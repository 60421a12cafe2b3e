import { type RawBuilder, sql } from 'kysely';
import type { Entity } from '#shared/domain/entities.ts';
import { VOTE_FLOORS } from '#shared/domain/limits.ts';
import type { AddressName } from '#shared/domain/slug.ts';
import type { Db } from '../../infra/db.ts';
import { isPersonCalled } from '../people/people-by-name.ts';

const TABLES: Record<Entity, string> = { movie: 'movies', series: 'series', person: 'people' };

export interface Trailing {
  id: number;
  /** What precedes the id in the slug. */
  words: string;
}

export async function findIdBySlug(db: Db, kind: Entity, slug: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`${bySlug(kind, slug, null)}`.execute(db);
  return rows[0]?.id;
}

/** By slug, else by the trailing id if that row's slug starts with the same words. */
function bySlug(kind: Entity, slug: string, trailing: Trailing | null): RawBuilder<unknown> {
  const words = trailing?.words ? `${trailing.words}-` : null;
  return sql`
    select id
    from ${sql.table(TABLES[kind])}
    where is_public and (
      slug = ${slug}
      or (id = ${trailing?.id ?? null}::integer and starts_with(slug, ${words}::text))
    )
    order by (slug = ${slug}) desc, popularity desc, id
    limit 1
  `;
}

export interface FoundAddress {
  id: number | null;
  /** Whether the trailing id belongs to a row, public or not, or to one that was merged into another. */
  is_trailing_known: boolean;
}

/**
 * The row with this slug, else the most popular one with this name; a title with too few votes is found only by its id. One
 * statement, because clients that count through ids cause it for each.
 */
export async function findIdByAddress(
  db: Db,
  kind: Entity,
  slug: string,
  { trailing, name }: { trailing: Trailing | null; name: AddressName },
): Promise<FoundAddress> {
  const { rows } = await sql<FoundAddress>`
    select coalesce((${bySlug(kind, slug, trailing)}), (${name.whole ? byName(kind, name) : sql`null`})) as id,
      exists (select from ${sql.table(TABLES[kind])} where id = ${trailing?.id ?? null}::integer)
        or exists (select from replaced_ids where kind = ${kind} and old_id = ${trailing?.id ?? null}::integer)
        as is_trailing_known
  `.execute(db);
  return rows[0] ?? { id: null, is_trailing_known: false };
}

function byName(kind: Entity, name: AddressName): RawBuilder<unknown> {
  return sql`
    select id
    from ${sql.table(TABLES[kind])}
    where ${kind === 'person' ? isPersonCalled(name.whole) : isTitleCalled(kind, name)}
    order by ${kind === 'person' ? sql`` : sql`(search_title = ${name.whole}) desc,`} popularity desc, id
    limit 1
  `;
}

/** Written to match the alphabetical index, which holds listed titles with enough votes. */
function isTitleCalled(kind: 'movie' | 'series', { whole, beforeYear, year }: AddressName): RawBuilder<unknown> {
  const yearOf = kind === 'movie' ? sql`release_year` : sql`extract(year from first_air_date)`;
  return sql`
    is_listed and vote_count >= ${sql.lit(VOTE_FLOORS.title[kind])}
    and search_title collate "C" = any(${[whole, beforeYear]}::text[])
    and (search_title = ${whole} or ${yearOf} = ${year}::integer)
  `;
}
