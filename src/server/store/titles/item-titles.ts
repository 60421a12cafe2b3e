import { sql } from 'kysely';
import type { ItemKey } from '#shared/domain/titles/collection-items.ts';
import type { Db } from '../../infra/db.ts';

export interface ItemTitleRow extends ItemKey {
  title: string | null;
  year: number | null;
  posterPath: string | null;
  backdropPath: string | null;
  isPublic: boolean | null;
  isGone: boolean;
  isMerged: boolean;
  /** In the fetch queue. */
  isQueued: boolean;
  /** Names of the platforms that stream it. */
  platforms: string[];
}

/** In the order of the given keys, stored or not. */
export async function listItemTitles(db: Db, keys: readonly ItemKey[]): Promise<ItemTitleRow[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<ItemTitleRow>`
    select asked.kind, asked."titleId", held.title, held.year, held."posterPath", held."backdropPath",
           held."isPublic", coalesce(held."isGone", false) as "isGone",
           exists (
             select from replaced_ids where kind = asked.kind and old_id = asked."titleId"
           ) as "isMerged",
           exists (select from fetch_queue where kind = asked.kind and id = asked."titleId") as "isQueued",
           coalesce(held.platforms, '{}') as platforms
    from jsonb_to_recordset(${JSON.stringify(keys.map((key, place) => ({ ...key, place })))}::jsonb)
      as asked (kind text, "titleId" integer, place integer)
    left join lateral (
      select title, release_year as year, poster_path as "posterPath", backdrop_path as "backdropPath",
             is_public as "isPublic", source.gone_at is not null as "isGone",
             (
               select array_agg(distinct platforms.name)
               from movie_offers as offer
               join platform_services using (service_id)
               join platforms on platforms.id = platform_services.platform_id
               where offer.movie_id = movies.id and offer.kind in ('flatrate', 'free', 'ads')
             ) as platforms
      from movies
      join movie_sources as source using (id)
      where asked.kind = 'movie' and movies.id = asked."titleId"
      union all
      select title, extract(year from first_air_date)::integer, poster_path, backdrop_path,
             is_public, source.gone_at is not null,
             (
               select array_agg(distinct platforms.name)
               from series_offers as offer
               join platform_services using (service_id)
               join platforms on platforms.id = platform_services.platform_id
               where offer.series_id = series.id and offer.kind in ('flatrate', 'free', 'ads')
             )
      from series
      join series_sources as source using (id)
      where asked.kind = 'series' and series.id = asked."titleId"
    ) as held on true
    order by asked.place
  `.execute(db);
  return rows;
}

/** Finds stored films and series by IMDb id. */
export async function findStoredByImdb(db: Db, imdbIds: readonly string[]): Promise<ReadonlyMap<string, ItemKey>> {
  if (imdbIds.length === 0) return new Map();
  const { rows } = await sql<ItemKey & { imdbId: string }>`
    select imdb_id as "imdbId", 'movie' as kind, id as "titleId" from movies where imdb_id = any(${[...imdbIds]})
    union all
    select imdb_id, 'series', id from series where imdb_id = any(${[...imdbIds]})
  `.execute(db);
  return new Map(rows.map(({ imdbId, ...key }) => [imdbId, key]));
}
