import { sql } from 'kysely';
import { AGENDA_SERIES_VOTES } from '#shared/domain/limits.ts';
import type { CinemaRelease, CinemaWord } from '#shared/domain/titles/cinema.ts';
import type { OfferKind } from '#shared/domain/titles/source-parts.ts';
import type { Db } from '../../infra/db.ts';
import type { Days } from '../titles/own-orders.ts';

export interface DatedMovie {
  id: number;
  /** All of them in Brazil: which of them is an opening depends on the others. */
  releases: CinemaRelease[];
  word: CinemaWord | null;
  /** When what its page says last changed. */
  changed_at: string | null;
}

/** Films with a release in cinemas or a digital one in Brazil in these days, the most popular first. */
export async function listDatedMovies(db: Db, { from, to }: Days): Promise<DatedMovie[]> {
  const { rows } = await sql<DatedMovie>`
    select movies.id, dated.releases, movies.cinema_word as word, to_json(mark.changed_at) #>> '{}' as changed_at
    from (
      select movie_id, json_agg(json_build_object('type', type, 'releasedOn', released_on)) as releases
      from movie_releases
      where movie_id in (
        select movie_id
        from movie_releases
        where type in (2, 3, 4) and released_on between ${from}::date and ${to}::date
      )
      group by movie_id
    ) as dated
    join movies on movies.id = dated.movie_id and movies.is_listed
    left join content_marks as mark on mark.kind = 'movie' and mark.id = movies.id and mark.part = 0
    order by movies.popularity desc, movies.id
  `.execute(db);
  return rows;
}

/** Episodes of one series on one day. */
export interface AiredEpisodes {
  seriesId: number;
  day: string;
  count: number;
  /** The chapter is 0 for a series that is shown by seasons. */
  first: [season: number, episode: number, chapter: number];
  last: [season: number, episode: number, chapter: number];
  /** Of the first one. */
  name: string;
  /** Of the first one, as an editor entered them. */
  airTime: string | null;
  channel: string | null;
  /** When what the page of the season says last changed. */
  changed_at: string | null;
  /** Series with episodes on the day. */
  total: number;
}

/** Offers that put a series on a platform. */
interface Offered {
  serviceIds: readonly number[];
  kinds: readonly OfferKind[];
}

/**
 * The most popular series of each day, day by day: those that can be streamed in Brazil, are from Brazil or are known by many; or those
 * of one platform. Specials are left out.
 */
export async function listAgendaEpisodes(
  db: Db,
  { from, to }: Days,
  perDay: number,
  on: Offered | undefined,
): Promise<AiredEpisodes[]> {
  const isOffered = on
    ? sql`kind = any (${on.kinds}::text[]) and service_id = any (${on.serviceIds}::integer[])`
    : sql`kind in ('flatrate', 'free', 'ads')`;
  const isKnown = on ? sql`` : sql`vote_count >= ${AGENDA_SERIES_VOTES} or 'BR' = any (country_codes) or`;
  const { rows } = await sql<AiredEpisodes>`
    with aired as (
      select series_id, air_date as day, count(*) as count,
             (array_agg(name order by season_number, number))[1] as name,
             (array_agg(air_time order by season_number, number))[1] as air_time,
             (array_agg(channel order by season_number, number))[1] as channel,
             min(array[season_number::integer, number, coalesce(chapter, 0)]) as first,
             max(array[season_number::integer, number, coalesce(chapter, 0)]) as last
      from episodes
      where air_date between ${from}::date and ${to}::date and season_number > 0
      group by series_id, air_date
    ),
    placed as (
      select aired.series_id, aired.day, aired.count, aired.name, aired.air_time, aired.channel, aired.first, aired.last,
             row_number() over (partition by day order by popularity desc, series_id) as place,
             count(*) over (partition by day) as total
      from aired
      join series on series.id = aired.series_id
      where is_listed and (
        ${isKnown} exists (
          select from series_offers where series_offers.series_id = aired.series_id and ${isOffered}
        )
      )
    )
    select placed.series_id as "seriesId", placed.day, placed.count, placed.first, placed.last, placed.name, placed.total,
           placed.air_time as "airTime", placed.channel,
           to_json(mark.changed_at) #>> '{}' as changed_at
    from placed
    left join content_marks as mark
      on mark.kind = 'season' and mark.id = placed.series_id and mark.part = placed.first[1]
    where place <= ${perDay}
    order by placed.day, place
  `.execute(db);
  return rows;
}
