import { type RawBuilder, sql } from 'kysely';
import type { OfferKind } from '#shared/domain/titles/source-parts.ts';
import type { Article } from '#shared/domain/titles/taxonomy.ts';

/** A service that offers a title in Brazil; one row per kind of offer. */
export interface CardService {
  id: number;
  name: string;
  logo_path: string | null;
  kind: OfferKind;
  /** Of the listed platform it belongs to, if any. */
  slug: string | null;
  article: Article | null;
}

/** Of a film in TMDB's list of films in Brazilian cinemas. */
export interface CinemaRun {
  opened_on: string | null;
  digital_on: string | null;
  /** When that list was fetched. */
  listed_at: string;
}

const SERVICES = sql`
  coalesce(
    json_agg(
      json_build_object(
        'id', watch_services.id, 'name', watch_services.name, 'logo_path', watch_services.logo_path,
        'kind', offer.kind, 'slug', platforms.slug, 'article', platforms.article
      )
      order by offer.position
    ),
    '[]'
  )
`;

const NAMED = sql`
  join watch_services on watch_services.id = offer.service_id
  left join platform_services on platform_services.service_id = offer.service_id
  left join platforms on platforms.id = platform_services.platform_id and platforms.is_visible
`;

/** For a query joined with `servicesOfMovies` or `servicesOfSeries`: a title without offers has no row there. */
export const joinedServices = sql<CardService[]>`coalesce(offered.services, '[]')`;

/** For all ids of an array in one scan: takes half the time of a subquery for each title. */
export function servicesOfMovies(ids: RawBuilder<unknown>) {
  return sql`(
    select offer.movie_id as title_id, ${SERVICES} as services
    from movie_offers as offer
    ${NAMED}
    where offer.movie_id = any (${ids})
    group by offer.movie_id
  )`;
}

export function servicesOfSeries(ids: RawBuilder<unknown>) {
  return sql`(
    select offer.series_id as title_id, ${SERVICES} as services
    from series_offers as offer
    ${NAMED}
    where offer.series_id = any (${ids})
    group by offer.series_id
  )`;
}

/** For a query of `movies`, or of `series`. */
export const movieServices = sql<CardService[]>`(
  select ${SERVICES} from movie_offers as offer ${NAMED} where offer.movie_id = movies.id
)`;

export const seriesServices = sql<CardService[]>`(
  select ${SERVICES} from series_offers as offer ${NAMED} where offer.series_id = series.id
)`;

/** For a query of `movies`: null for a film that is not in the list. Types of release: 3 cinema, 2 limited, 4 digital. */
export const cinemaRun = sql<CinemaRun | null>`(
  select json_build_object(
    'opened_on', coalesce(min(released_on) filter (where type = 3), min(released_on) filter (where type = 2)),
    'digital_on', min(released_on) filter (where type = 4),
    'listed_at', ranking_runs.fetched_at
  )
  from rankings
  join ranking_runs on ranking_runs.name = rankings.name
  left join movie_releases on movie_releases.movie_id = rankings.entity_id
  where rankings.kind = 'movie' and rankings.entity_id = movies.id and rankings.name = 'movie-now-playing'
  group by ranking_runs.fetched_at
)`;
