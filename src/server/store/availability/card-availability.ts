import { type RawBuilder, sql } from 'kysely';
import type { CinemaFacts } from '#shared/domain/titles/cinema.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { OfferKind } from '#shared/domain/titles/source-parts.ts';
import type { Article } from '#shared/domain/titles/taxonomy.ts';
import { TITLE_TABLES } from '../titles/title-tables.ts';

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

/** What `toCinemaState` needs to know of a film. */
export interface CinemaRow extends Omit<CinemaFacts, 'isListed'> {
  /** In TMDB's list of films in Brazilian cinemas, as it was fetched at `listedAt`, if ever. */
  isListed: boolean;
  listedAt: string | null;
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

/** For a query joined with `servicesOfTitles`: a title without offers has no row there. */
export const joinedServices = sql<CardService[]>`coalesce(offered.services, '[]')`;

/** For all ids of an array in one scan: takes half the time of a subquery for each title. */
export function servicesOfTitles(kind: TitleKind, ids: RawBuilder<unknown>) {
  const { offers, owner } = TITLE_TABLES[kind];
  return sql`(
    select offer.${sql.ref(owner)} as title_id, ${SERVICES} as services
    from ${sql.table(offers)} as offer
    ${NAMED}
    where offer.${sql.ref(owner)} = any (${ids})
    group by offer.${sql.ref(owner)}
  )`;
}

/** For a query of `movies`, or of `series`. */
export function servicesOfTitle(kind: TitleKind) {
  const { titles, offers, owner } = TITLE_TABLES[kind];
  return sql<CardService[]>`(
    select ${SERVICES} from ${sql.table(offers)} as offer ${NAMED} where offer.${sql.ref(owner)} = ${sql.table(titles)}.id
  )`;
}

/** For a query of `movies`. Without a date in Brazil `release_date` is the first anywhere. */
export const cinemaRow = sql<CinemaRow>`json_build_object(
  'releases', coalesce(
    (
      select json_agg(json_build_object('type', type, 'releasedOn', released_on))
      from movie_releases
      where movie_id = movies.id and type <= 4
    ),
    '[]'
  ),
  'isListed', exists (
    select from rankings where kind = 'movie' and entity_id = movies.id and name = 'movie-now-playing'
  ),
  'listedAt', (select fetched_at from ranking_runs where name = 'movie-now-playing'),
  'lastListedOn', (select last_on from cinema_listings where movie_id = movies.id),
  'word', cinema_word,
  'premiere', case when is_brazilian_release then release_date end,
  'firstReleasedOn', case when not is_brazilian_release then release_date end
)`;
