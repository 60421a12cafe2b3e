import { type RawBuilder, sql } from 'kysely';
import type { Entity } from '#shared/domain/entities.ts';
import { VOTE_FLOORS } from '#shared/domain/limits.ts';
import type { AddressName } from '#shared/domain/slug.ts';
import type { Db } from '../../infra/db.ts';

const TABLES: Record<Entity, string> = { movie: 'movies', series: 'series', person: 'people' };

/** Find by slug, else by the trailing id if that row's slug starts with the same words. */
export async function findIdBySlug(
  db: Db,
  kind: Entity,
  slug: string,
  trailing: { id: number; words: string } | null,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id
    from ${sql.table(TABLES[kind])}
    where is_public and (
      slug = ${slug}
      or (id = ${trailing?.id ?? null}::integer and starts_with(slug, ${trailing ? `${trailing.words}-` : null}::text))
    )
    order by (slug = ${slug}) desc, popularity desc, id
    limit 1
  `.execute(db);
  return rows[0]?.id;
}

/** The most popular one with this name. A title with too few votes is found only by its id. */
export async function findIdByName(db: Db, kind: Entity, name: AddressName): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id
    from ${sql.table(TABLES[kind])}
    where ${kind === 'person' ? isPersonCalled(name) : isTitleCalled(kind, name)}
    order by ${kind === 'person' ? sql`` : sql`(search_title = ${name.whole}) desc,`} popularity desc, id
    limit 1
  `.execute(db);
  return rows[0]?.id;
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

/** The index finds people who have all the words; then the whole name is compared. */
function isPersonCalled({ whole }: AddressName): RawBuilder<unknown> {
  const words = [...new Set(whole.split(' '))].map((word) => `'${word}'`).join(' & ');
  return sql`is_public and search_words(search_name) @@ ${words}::tsquery and search_name = ${whole}`;
}
