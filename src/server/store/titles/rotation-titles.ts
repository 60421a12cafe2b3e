import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../infra/db.ts';
import { type CardService, joinedServices, servicesOfTitles } from '../availability/card-availability.ts';

export interface RotationRow {
  id: number;
  slug: string;
  title: string;
  year: number | null;
  poster_path: string | null;
  /** Of the film, or of all episodes without specials; null if unknown. */
  minutes: number | null;
  services: CardService[];
}

export function listRotationMovies(db: Db, ids: readonly number[]): Promise<RotationRow[]> {
  const own = sql`release_year as year, nullif(runtime_minutes, 0) as minutes`;
  return select(db, ids, { table: sql`movies`, offers: servicesOfTitles('movie', sql`${ids}::integer[]`), own });
}

/** An episode without a length of its own has that of the series; a series without either has no known length. */
export function listRotationSeries(db: Db, ids: readonly number[]): Promise<RotationRow[]> {
  const own = sql`
    extract(year from first_air_date)::integer as year,
    nullif(
      coalesce(
        (select case when bool_and(coalesce(runtime_minutes, episode_minutes, 0) > 0)
                     then sum(coalesce(nullif(runtime_minutes, 0), episode_minutes)) end
         from episodes where series_id = title.id and season_number > 0),
        episode_minutes * episode_count
      ), 0
    )::integer as minutes
  `;
  return select(db, ids, { table: sql`series`, offers: servicesOfTitles('series', sql`${ids}::integer[]`), own });
}

type Part = RawBuilder<unknown>;

/** Unknown and unlisted titles are left out. */
async function select(
  db: Db,
  ids: readonly number[],
  { table, offers, own }: { table: Part; offers: Part; own: Part },
): Promise<RotationRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<RotationRow>`
    select title.id, slug, title, poster_path, ${own}, ${joinedServices} as services
    from ${table} as title
    left join ${offers} as offered on offered.title_id = title.id
    where title.id = any (${ids}::integer[]) and is_listed
  `.execute(db);
  return rows;
}
