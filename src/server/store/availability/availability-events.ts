import { sql } from 'kysely';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Db, Trx } from '../../infra/db.ts';
import type { SnapshotScope } from './availability.ts';

/** Unconfirmed until `publishArrivals`. */
export async function saveArrivals(
  trx: Trx,
  shelf: SnapshotScope,
  titleIds: number[],
  day: string,
  at: Date,
): Promise<void> {
  await sql`
    insert into availability_events (kind, title_id, platform_id, event, happened_on, state, created_at)
    select ${shelf.kind}, id, ${shelf.platformId}::integer, 'arrived', ${day}::date, 'unconfirmed', ${at}::timestamptz
    from unnest(${titleIds}::integer[]) as arrived (id)
    on conflict do nothing
  `.execute(trx);
}

export interface Departure {
  titleId: number;
  removedOn: string;
}

/** Held back: a title that returns within a fortnight has not left. Call after `saveSeenTitles`. */
export async function saveDepartures(trx: Trx, shelf: SnapshotScope, departures: Departure[], at: Date): Promise<void> {
  await sql`
    insert into availability_events (kind, title_id, platform_id, event, happened_on, state, seen_since, created_at)
    select ${shelf.kind}, "titleId", ${shelf.platformId}::integer, 'left', "removedOn", 'held', seen.first_seen_on,
           ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(departures)}::jsonb) as gone ("titleId" integer, "removedOn" date)
    left join availability as seen
      on seen.kind = ${shelf.kind} and seen.title_id = gone."titleId" and seen.platform_id = ${shelf.platformId}::integer
    on conflict do nothing
  `.execute(trx);
}

export async function deleteHeldDepartures(trx: Trx, shelf: SnapshotScope, titleIds: number[]): Promise<void> {
  await trx
    .deleteFrom('availability_events')
    .where('platform_id', '=', shelf.platformId)
    .where('kind', '=', shelf.kind)
    .where('event', '=', 'left')
    .where('state', '=', 'held')
    .where((expression) => expression('title_id', '=', expression.fn.any(expression.val(titleIds))))
    .execute();
}

/** Returns the titles whose departure was published now. */
export async function publishDepartures(trx: Trx, shelf: SnapshotScope, until: string): Promise<number[]> {
  const rows = await trx
    .updateTable('availability_events')
    .set({ state: 'published' })
    .where('platform_id', '=', shelf.platformId)
    .where('kind', '=', shelf.kind)
    .where('event', '=', 'left')
    .where('state', '=', 'held')
    .where('happened_on', '<=', until)
    .returning('title_id')
    .execute();
  return rows.map((row) => row.title_id);
}

export interface UnconfirmedArrival {
  id: number;
  kind: TitleKind;
  titleId: number;
  serviceIds: number[];
  /** A sync of the title after the event found it there. */
  isInOurOffers: boolean;
}

/** Skips titles whose own page contradicted the arrival today already. Newest first: they are the news. */
export async function listUnconfirmedArrivals(
  db: Db,
  { today, since, limit }: { today: string; since: string; limit: number },
): Promise<UnconfirmedArrival[]> {
  const { rows } = await sql<UnconfirmedArrival>`
    select event.id, event.kind, event.title_id as "titleId", service.ids as "serviceIds",
           case event.kind
             when 'movie' then exists (
               select from movies
               join movie_offers as offer on offer.movie_id = movies.id
               where movies.id = event.title_id and movies.offers_checked_at >= event.created_at
                 and offer.service_id = any(service.ids) and offer.kind in ('flatrate', 'free', 'ads')
             )
             else exists (
               select from series
               join series_offers as offer on offer.series_id = series.id
               where series.id = event.title_id and series.offers_checked_at >= event.created_at
                 and offer.service_id = any(service.ids) and offer.kind in ('flatrate', 'free', 'ads')
             )
           end as "isInOurOffers"
    from availability_events as event
    cross join lateral (
      select coalesce(array_agg(service_id), '{}') as ids
      from platform_services
      where platform_id = event.platform_id
    ) as service
    where event.state = 'unconfirmed' and event.event = 'arrived' and event.happened_on >= ${since}::date
      and (event.contradicted_on is null or event.contradicted_on < ${today}::date)
    order by event.happened_on desc, event.id desc
    limit ${limit}
  `.execute(db);
  return rows;
}

/** Returns the titles whose arrival was published now: another process may have been first. */
export async function publishArrivals(trx: Trx, eventIds: number[]): Promise<{ kind: TitleKind; titleId: number }[]> {
  const { rows } = await sql<{ kind: TitleKind; titleId: number }>`
    update availability_events
    set state = 'published'
    where id = any(${eventIds}::bigint[]) and state = 'unconfirmed'
    returning kind, title_id as "titleId"
  `.execute(trx);
  return rows;
}

/** The title's own page contradicts the arrival. Counted once a day; after enough days the event is discarded. */
export async function contradictArrivals(trx: Trx, eventIds: number[], today: string, enough: number): Promise<void> {
  await sql`
    update availability_events
    set contradictions = contradictions + 1, contradicted_on = ${today}::date,
        state = case when contradictions + 1 >= ${enough}::integer then 'discarded' else state end
    where id = any(${eventIds}::bigint[]) and state = 'unconfirmed'
      and (contradicted_on is null or contradicted_on < ${today}::date)
  `.execute(trx);
}
