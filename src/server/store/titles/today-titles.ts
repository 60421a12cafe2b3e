import { type RawBuilder, sql } from 'kysely';
import type { OfferKind } from '#shared/domain/titles/source-parts.ts';
import type { Db } from '../../infra/db.ts';
import { inOrder } from './title-tables.ts';

export interface TodayRow {
  id: number;
  slug: string;
  title: string;
  /** Release day, in Brazil if known. */
  day: string | null;
  year: number | null;
  poster_path: string | null;
  backdrop_path: string | null;
  popularity: number;
  vote_average: number;
  vote_count: number;
  genre_ids: number[];
  certification: string | null;
  country_codes: string[];
  original_language: string;
  /** Of a film or of one episode. */
  minutes: number | null;
  offers: { kind: OfferKind; id: number; name: string; logo_path: string | null }[];
}

/** In the order of the ids; unlisted films are left out. */
export function listTodayMovies(db: Db, ids: readonly number[]): Promise<TodayRow[]> {
  return select(db, ids, sql`movies`, sql`movie_offers`, sql`offer.movie_id`, {
    own: sql`release_date as day, release_year as year, runtime_minutes as minutes`,
  });
}

export function listTodaySeries(db: Db, ids: readonly number[]): Promise<TodayRow[]> {
  return select(db, ids, sql`series`, sql`series_offers`, sql`offer.series_id`, {
    own: sql`first_air_date as day, extract(year from first_air_date)::integer as year, episode_minutes as minutes`,
  });
}

type Part = RawBuilder<unknown>;

async function select(db: Db, ids: readonly number[], table: Part, offers: Part, owner: Part, { own }: { own: Part }) {
  if (ids.length === 0) return [];
  const { rows } = await sql<TodayRow>`
    select title.id, slug, title, poster_path, backdrop_path, popularity, vote_average, vote_count, genre_ids, certification,
           country_codes, original_language, ${own}, coalesce(offered.offers, '[]') as offers
    from ${table} as title
    left join (
      select ${owner} as title_id,
             jsonb_agg(
               jsonb_build_object(
                 'kind', offer.kind, 'id', offer.service_id, 'name', watch_services.name, 'logo_path', logo_path
               )
               order by offer.position
             ) as offers
      from ${offers} as offer
      join watch_services on watch_services.id = offer.service_id
      where ${owner} = any (${ids}::integer[]) and offer.kind in ('flatrate', 'free', 'ads')
      group by ${owner}
    ) as offered on offered.title_id = title.id
    where title.id = any (${ids}::integer[]) and is_listed
  `.execute(db);
  return inOrder(rows, ids);
}
