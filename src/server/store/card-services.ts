import { sql } from 'kysely';

/** A streaming service that shows a title in Brazil. */
export interface CardService {
  id: number;
  name: string;
  logo_path: string | null;
}

const SERVICES = sql`
  coalesce(
    jsonb_agg(
      jsonb_build_object('id', watch_services.id, 'name', watch_services.name, 'logo_path', watch_services.logo_path)
      order by offer.position
    ),
    '[]'
  )
`;

/** Where a film, or a series, can be streamed: by subscription, free, or with ads. A shop is told on the title's own page. */
export const movieServices = sql<CardService[]>`(
  select ${SERVICES}
  from movie_offers as offer
  join watch_services on watch_services.id = offer.service_id
  where offer.movie_id = movies.id and offer.kind in ('flatrate', 'free', 'ads')
)`;

export const seriesServices = sql<CardService[]>`(
  select ${SERVICES}
  from series_offers as offer
  join watch_services on watch_services.id = offer.service_id
  where offer.series_id = series.id and offer.kind in ('flatrate', 'free', 'ads')
)`;
