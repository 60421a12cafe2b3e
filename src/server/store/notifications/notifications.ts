import { sql } from 'kysely';
import type { ListedNotification } from '#shared/admin/domain/notifications/listed.ts';
import type { Db } from '../../infra/db.ts';
import { DELIVERY_QUEUES } from './deliveries.ts';

/** The newest first. `isPersonal`: only those sent to the member by name. */
export async function listNotifications(
  db: Db,
  memberId: string,
  { isPersonal, limit }: { isPersonal: boolean; limit: number },
): Promise<ListedNotification[]> {
  const { rows } = await sql<ListedNotification>`
    select event.id, event.kind, event.entity, event.entity_id as "entityId", event.title, event.details,
           event.created_at as at, actor.name as "actorName", own.is_personal as "isPersonal",
           own.read_at is not null as "isRead"
    from member_notifications as own
    join notification_events as event on event.id = own.event_id
    left join staff.users as actor on actor.id = event.actor
    where own.member_id = ${memberId} and (own.is_personal or not ${isPersonal})
    order by own.created_at desc, own.event_id
    limit ${limit}
  `.execute(db);
  return rows;
}

export async function countUnread(db: Db, memberId: string): Promise<{ personal: number; all: number }> {
  const { rows } = await sql<{ personal: number; all: number }>`
    select count(*) filter (where is_personal) as personal, count(*) as "all"
    from member_notifications where member_id = ${memberId} and read_at is null
  `.execute(db);
  return rows[0] ?? { personal: 0, all: 0 };
}

/** @param eventId one notification of the member, or all up to the time the member saw */
export async function markRead(db: Db, memberId: string, which: { eventId: string } | { until: Date }, at: Date) {
  await sql`
    update member_notifications set read_at = ${at}::timestamptz
    where member_id = ${memberId} and read_at is null
      and ${'eventId' in which ? sql`event_id = ${which.eventId}::uuid` : sql`created_at <= ${which.until}::timestamptz`}
  `.execute(db);
}

export async function findNotification(
  db: Db,
  memberId: string,
  eventId: string,
): Promise<ListedNotification | undefined> {
  const { rows } = await sql<ListedNotification>`
    select event.id, event.kind, event.entity, event.entity_id as "entityId", event.title, event.details,
           event.created_at as at, null as "actorName", own.is_personal as "isPersonal",
           own.read_at is not null as "isRead"
    from member_notifications as own
    join notification_events as event on event.id = own.event_id
    where own.member_id = ${memberId} and own.event_id = ${eventId}::uuid
  `.execute(db);
  return rows[0];
}

/** Deletes old events, unless an e-mail of them still waits. pg-boss deletes what was sent. */
export async function deleteOldNotifications(db: Db, before: Date): Promise<void> {
  await sql`
    with waiting as (
      select jsonb_array_elements_text(data -> 'events')::uuid as event_id from pgboss.job
      where name = ${DELIVERY_QUEUES.email} and state not in ('completed', 'cancelled')
      union all
      select event_id from notification_digest_items
    )
    delete from notification_events
    where created_at < ${before}::timestamptz and id not in (select event_id from waiting)
  `.execute(db);
}
