import { type RawBuilder, sql } from 'kysely';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Article } from '#shared/domain/titles/taxonomy.ts';
import type { Db } from '../../infra/db.ts';
import type { Days } from '../titles/own-orders.ts';
import type { Slice } from '../titles/title-tables.ts';

export interface StreamingPlatform {
  id: number;
  version: number;
  slug: string;
  name: string;
  article: Article;
}

/** A title with the day we saw it arrive, or its release day: the list's source says which. */
export interface StreamingTitle {
  kind: TitleKind;
  titleId: number;
  day: string;
  /** Never empty; in our display order. */
  platforms: StreamingPlatform[];
  /** When we wrote the arrival down; of a release, when what the title's page says last changed. */
  changed_at: string | null;
}

/** Restricts the list to this platform; the title's other arrivals are left out. */
type PlatformId = number;

/**
 * Confirmed arrivals of titles that are still there, newest first, the popular ones first within a day. Arrivals on several
 * platforms on one day are one entry; a later arrival on another platform is another entry.
 */
export function listArrivals(db: Db, days: Days, slice: Slice, on?: PlatformId): Promise<StreamingTitle[]> {
  return listNews(db, arrivalsIn(days, on), slice);
}

/** The most popular of them first, each title once, with its newest arrival. */
export async function listPopularArrivals(db: Db, days: Days, limit: number): Promise<StreamingTitle[]> {
  const { rows } = await sql<StreamingTitle>`
    with news as (${arrivalsIn(days)})
    select kind, title_id as "titleId", day, platforms, to_json(changed_at) #>> '{}' as changed_at
    from (select distinct on (kind, title_id) * from news order by kind, title_id, day desc) as title
    order by popularity desc, kind, title_id
    limit ${limit}
  `.execute(db);
  return rows;
}

export function countArrivals(db: Db, days: Days): Promise<number> {
  return countNews(db, arrivalsIn(days));
}

/** Titles released in these days that our platforms stream, by the titles' own offers; in the same order. */
export function listRecentReleases(db: Db, days: Days, slice: Slice, on?: PlatformId): Promise<StreamingTitle[]> {
  return listNews(db, releasesIn(days, on), slice);
}

export function countRecentReleases(db: Db, days: Days): Promise<number> {
  return countNews(db, releasesIn(days));
}

export interface DatedArrival extends StreamingTitle {
  /** Arrivals of the day. */
  total: number;
}

/** The most popular arrivals of each day, day by day. */
export async function listArrivalsByDay(
  db: Db,
  days: Days,
  perDay: number,
  on: PlatformId | undefined,
): Promise<DatedArrival[]> {
  const { rows } = await sql<DatedArrival>`
    with news as (${arrivalsIn(days, on)}),
    placed as (
      select kind, title_id, day, platforms, changed_at,
             row_number() over (partition by day order by popularity desc, kind, title_id) as place,
             count(*) over (partition by day) as total
      from news
    )
    select kind, title_id as "titleId", day, platforms, to_json(changed_at) #>> '{}' as changed_at, total
    from placed
    where place <= ${perDay}
    order by day, place
  `.execute(db);
  return rows;
}

async function listNews(db: Db, news: RawBuilder<unknown>, { offset, limit }: Slice): Promise<StreamingTitle[]> {
  const { rows } = await sql<StreamingTitle>`
    with news as (${news})
    select kind, title_id as "titleId", day, platforms, to_json(changed_at) #>> '{}' as changed_at
    from news
    order by day desc, popularity desc, kind, title_id
    limit ${limit}
    offset ${offset}
  `.execute(db);
  return rows;
}

async function countNews(db: Db, news: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with news as (${news})
    select count(*) as count from news
  `.execute(db);
  return rows[0]?.count ?? 0;
}

const PLATFORMS = sql`
  jsonb_agg(
    jsonb_build_object('id', platforms.id, 'version', platforms.version, 'slug', platforms.slug, 'name', platforms.name,
                       'article', platforms.article)
    order by platforms.position
  )
`;

function onlyOn(platformId: PlatformId | undefined): RawBuilder<unknown> {
  return platformId === undefined ? sql`` : sql`and platforms.id = ${platformId}`;
}

function arrivalsIn({ from, to }: Days, on?: PlatformId): RawBuilder<unknown> {
  return sql`
    select arrival.kind, arrival.title_id, arrival.day, arrival.platforms, arrival.changed_at, title.popularity
    from (
      select event.kind, event.title_id, event.happened_on as day, ${PLATFORMS} as platforms,
             max(event.created_at) as changed_at
      from availability_events as event
      join availability using (kind, title_id, platform_id)
      join platforms on platforms.id = event.platform_id
      where event.state = 'published' and event.event = 'arrived'
        and event.happened_on between ${from}::date and ${to}::date
        and availability.removed_on is null and platforms.is_visible ${onlyOn(on)}
      group by event.kind, event.title_id, event.happened_on
    ) as arrival
    join lateral (
      select popularity from movies where arrival.kind = 'movie' and id = arrival.title_id and is_listed
      union all
      select popularity from series where arrival.kind = 'series' and id = arrival.title_id and is_listed
    ) as title on true
  `;
}

function releasesIn({ from, to }: Days, on?: PlatformId): RawBuilder<unknown> {
  return sql`
    select released.kind, released.id as title_id, released.day, offered.platforms, mark.changed_at,
           released.popularity
    from (
      select 'movie' as kind, id, release_date as day, popularity
      from movies
      where is_listed and release_date between ${from}::date and ${to}::date
      union all
      select 'series', id, first_air_date, popularity
      from series
      where is_listed and first_air_date between ${from}::date and ${to}::date
    ) as released
    join lateral (
      select ${PLATFORMS} as platforms
      from platforms
      where platforms.is_visible ${onlyOn(on)} and platforms.id in (
        select platform_services.platform_id
        from (
          select service_id, kind from movie_offers where released.kind = 'movie' and movie_id = released.id
          union all
          select service_id, kind from series_offers where released.kind = 'series' and series_id = released.id
        ) as offer
        join platform_services using (service_id)
        where offer.kind in ('flatrate', 'free', 'ads')
      )
    ) as offered on offered.platforms is not null
    left join content_marks as mark on mark.kind = released.kind and mark.id = released.id and mark.part = 0
  `;
}
