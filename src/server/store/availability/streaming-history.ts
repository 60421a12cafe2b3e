import { type RawBuilder, sql } from 'kysely';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { PublishedEvent } from '#shared/domain/titles/streaming-history.ts';
import type { Article } from '#shared/domain/titles/taxonomy.ts';
import type { Db } from '../../infra/db.ts';
import type { Days } from '../titles/own-orders.ts';
import type { Slice } from '../titles/title-tables.ts';

export interface EventPlatform {
  id: number;
  version: number;
  slug: string;
  name: string;
  article: Article;
  logo: string | null;
  isVisible: boolean;
}

export interface TitleHistoryRow {
  events: (Omit<PublishedEvent, 'platformId'> & { platform: EventPlatform })[];
  /** The platforms that have the title now. */
  present: number[];
  /** The day of the first accepted snapshot. */
  observedSince: string | null;
  /** The newest published revisions of these fields, the newest first. */
  revisions: { at: string; fields: string[] }[];
}

/** Everything that is published about when and why a title's page changed. Every part is read by an index. */
export async function findTitleHistory(
  db: Db,
  title: { kind: TitleKind; id: number },
  revised: { fields: readonly string[]; limit: number },
): Promise<TitleHistoryRow> {
  const { kind, id } = title;
  const { rows } = await sql<TitleHistoryRow>`
    select (
      select coalesce(json_agg(
        json_build_object(
          'event', told.event, 'on', told.happened_on, 'seenSince', told.seen_since,
          'platform', json_build_object(
            'id', platforms.id, 'version', platforms.version, 'slug', platforms.slug, 'name', platforms.name,
            'article', platforms.article, 'logo', platforms.logo_path, 'isVisible', platforms.is_visible
          )
        )
      ), '[]')
      from availability_events as told
      join platforms on platforms.id = told.platform_id
      where told.kind = ${kind} and told.title_id = ${id} and told.state = 'published'
    ) as events, (
      select coalesce(json_agg(platform_id), '[]')
      from availability
      where kind = ${kind} and title_id = ${id} and removed_on is null
    ) as present, (
      select min(taken_on) from availability_snapshots where is_complete and not is_held
    ) as "observedSince", (
      select coalesce(json_agg(json_build_object('at', created_at, 'fields', changed_fields) order by number desc), '[]')
      from (
        select number, created_at, changed_fields
        from revisions
        where entity = ${kind} and entity_id = ${id} and state = 'published' and changed_fields && ${[...revised.fields]}::text[]
        order by number desc
        limit ${revised.limit}
      ) as revision
    ) as revisions
  `.execute(db);
  return rows[0] ?? { events: [], present: [], observedSince: null, revisions: [] };
}

type Event = PublishedEvent['event'];

/** Events of titles that lists show. */
const TOLD = sql`
  availability_events as told
  join lateral (
    select popularity from movies where told.kind = 'movie' and id = told.title_id and is_listed
    union all
    select popularity from series where told.kind = 'series' and id = told.title_id and is_listed
  ) as title on true
`;

export interface TitleMove {
  kind: TitleKind;
  titleId: number;
  day: string;
  /** When we wrote it down. */
  changedAt: string;
  /** Everything that is published about the title on this platform. */
  story: Omit<PublishedEvent, 'platformId'>[];
  isThere: boolean;
}

interface Moves {
  platformId: number;
  event: Event;
  days: Days;
}

/**
 * What entered or left one platform in these days: by day, the newest first, and the popular ones first within a day. `+ 0`: the
 * story is read by the index of titles; with fresh tables PostgreSQL would read all events of the platform instead.
 */
export async function listMovedTitles(
  db: Db,
  { platformId, event, days }: Moves,
  { offset, limit }: Slice,
): Promise<TitleMove[]> {
  const { rows } = await sql<TitleMove>`
    with moved as (
      select told.kind, told.title_id, told.happened_on, told.created_at, title.popularity
      from ${TOLD}
      where told.platform_id = ${platformId} and ${isTold(event, days)}
      order by told.happened_on desc, title.popularity desc, told.kind, told.title_id
      limit ${limit}
      offset ${offset}
    )
    select moved.kind, moved.title_id as "titleId", moved.happened_on as day, to_json(moved.created_at) #>> '{}' as "changedAt",
           (
             select json_agg(json_build_object('event', event, 'on', happened_on, 'seenSince', seen_since))
             from availability_events
             where kind = moved.kind and title_id = moved.title_id and platform_id + 0 = ${platformId} and state = 'published'
           ) as story, exists (
             select from availability
             where kind = moved.kind and title_id = moved.title_id and platform_id = ${platformId} and removed_on is null
           ) as "isThere"
    from moved
    order by moved.happened_on desc, moved.popularity desc, moved.kind, moved.title_id
  `.execute(db);
  return rows;
}

/** How many there are in these days; and the day of our first accepted snapshot of the platform. */
export async function countMovedTitles(
  db: Db,
  { platformId, event, days }: Moves,
): Promise<{ total: number; observedSince: string | null }> {
  const { rows } = await sql<{ total: number; observedSince: string | null }>`
    select (select count(*) from ${TOLD} where told.platform_id = ${platformId} and ${isTold(event, days)}) as total, (
      select min(taken_on)
      from availability_snapshots
      where platform_id = ${platformId} and is_complete and not is_held and counted > 0
    ) as "observedSince"
  `.execute(db);
  return rows[0] ?? { total: 0, observedSince: null };
}

interface RecentMove {
  kind: TitleKind;
  titleId: number;
  day: string;
  platformId: number;
}

/** The most popular titles that left a visible platform in these days, each once, with its newest departure. */
export async function listRecentDepartures(db: Db, days: Days, limit: number): Promise<RecentMove[]> {
  const { rows } = await sql<RecentMove>`
    select kind, title_id as "titleId", happened_on as day, platform_id as "platformId"
    from (
      select distinct on (told.kind, told.title_id)
             told.kind, told.title_id, told.happened_on, told.platform_id, title.popularity
      from ${TOLD}
      join platforms on platforms.id = told.platform_id and platforms.is_visible
      where ${isTold('left', days)}
      order by told.kind, told.title_id, told.happened_on desc, platforms.position
    ) as departure
    order by popularity desc, kind, title_id
    limit ${limit}
  `.execute(db);
  return rows;
}

function isTold(event: Event, { from, to }: Days): RawBuilder<unknown> {
  return sql`told.event = ${event} and told.state = 'published' and told.happened_on between ${from}::date and ${to}::date`;
}
