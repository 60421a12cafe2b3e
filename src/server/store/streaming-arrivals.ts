import { sql } from 'kysely';
import type { TitleKind } from '#shared/domain/seen-title.ts';
import type { Db } from '../infra/db.ts';

export interface StreamingTitle {
  kind: TitleKind;
  titleId: number;
  platformId: number;
  platformSlug: string;
  platformName: string;
  /** The day we saw it arrive, or the day it was released: which, the list's source says. */
  day: string;
}

export interface DayRange {
  from: string;
  to: string;
  limit: number;
}

/**
 * Confirmed arrivals of titles that are still there, newest first, the popular ones first within a day. A title that
 * came to several platforms is told once, with the newest.
 */
export async function listArrivals(db: Db, { from, to, limit }: DayRange): Promise<StreamingTitle[]> {
  const { rows } = await sql<StreamingTitle>`
    with news as (
      select distinct on (event.kind, event.title_id)
             event.kind, event.title_id, event.happened_on, platforms.id, platforms.slug, platforms.name
      from availability_events as event
      join availability using (kind, title_id, platform_id)
      join platforms on platforms.id = event.platform_id
      where event.state = 'published' and event.event = 'arrived'
        and event.happened_on between ${from}::date and ${to}::date
        and availability.removed_on is null and platforms.is_visible
      order by event.kind, event.title_id, event.happened_on desc, platforms.position
    )
    select news.kind, news.title_id as "titleId", news.happened_on as day,
           news.id as "platformId", news.slug as "platformSlug", news.name as "platformName"
    from news
    join lateral (
      select popularity from movies where news.kind = 'movie' and id = news.title_id and is_listed
      union all
      select popularity from series where news.kind = 'series' and id = news.title_id and is_listed
    ) as title on true
    order by news.happened_on desc, title.popularity desc, news.kind, news.title_id
    limit ${limit}
  `.execute(db);
  return rows;
}

/** What was released in these days and one of our platforms streams, by the titles' own offers; in the same order. */
export async function listRecentReleases(db: Db, { from, to, limit }: DayRange): Promise<StreamingTitle[]> {
  const { rows } = await sql<StreamingTitle>`
    with released as (
      select 'movie' as kind, id, release_date as day, popularity
      from movies
      where is_listed and release_date between ${from}::date and ${to}::date
      union all
      select 'series', id, first_air_date, popularity
      from series
      where is_listed and first_air_date between ${from}::date and ${to}::date
    )
    select released.kind, released.id as "titleId", released.day,
           platform.id as "platformId", platform.slug as "platformSlug", platform.name as "platformName"
    from released
    join lateral (
      select platforms.id, platforms.slug, platforms.name
      from (
        select service_id, kind from movie_offers where released.kind = 'movie' and movie_id = released.id
        union all
        select service_id, kind from series_offers where released.kind = 'series' and series_id = released.id
      ) as offer
      join platform_services using (service_id)
      join platforms on platforms.id = platform_services.platform_id
      where offer.kind in ('flatrate', 'free', 'ads') and platforms.is_visible
      order by platforms.position
      limit 1
    ) as platform on true
    order by released.day desc, released.popularity desc, released.kind, released.id
    limit ${limit}
  `.execute(db);
  return rows;
}
