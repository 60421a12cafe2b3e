import { sql } from 'kysely';
import type { FailedDelivery } from '#shared/admin/domain/notifications/delivery-views.ts';
import type { ListedNotification } from '#shared/admin/domain/notifications/listed.ts';
import type { WebhookBody } from '#shared/admin/domain/notifications/webhook-body.ts';
import type { Db } from '../../infra/db.ts';

/** Turns the waiting events of each member whose digest is due into one e-mail. Returns how many e-mails. */
export async function composeDigests(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ made: number }>`
    with due as (
      delete from notification_digest_items
      where (member_id, event_id) in (
        select member_id, event_id from notification_digest_items
        where due_at <= ${now}::timestamptz
        for update skip locked
      )
      returning member_id, event_id
    ), letters as materialized (
      select member_id, gen_random_uuid() as id from due group by member_id
    ), made as (
      insert into notification_deliveries (id, channel, member_id, next_at, created_at)
      select id, 'email', member_id, ${now}::timestamptz, ${now}::timestamptz from letters
    ), linked as (
      insert into notification_delivery_events (delivery_id, event_id)
      select letters.id, due.event_id from due join letters using (member_id)
    )
    select count(*) as made from letters
  `.execute(db);
  return rows[0]?.made ?? 0;
}

interface Lease {
  now: Date;
  leaseMs: number;
  limit: number;
}

export interface LeasedDelivery {
  id: string;
  channel: 'email' | 'webhook';
  /** Of this attempt, from 1. */
  attempt: number;
  body: WebhookBody | null;
  /** The recipient of an e-mail; `null` if the member was disabled. */
  memberId: string | null;
  email: string | null;
}

/** Takes what is due, the longest due first. If the process dies, it is due again when the lease ends. */
export async function leaseDeliveries(db: Db, { now, leaseMs, limit }: Lease): Promise<LeasedDelivery[]> {
  const until = new Date(now.getTime() + leaseMs);
  const { rows } = await sql<LeasedDelivery>`
    update notification_deliveries as delivery
    set attempts = attempts + 1, next_at = ${until}::timestamptz
    where id in (
      select id from notification_deliveries
      where state = 'waiting' and next_at <= ${now}::timestamptz
      order by next_at
      limit ${limit}
      for update skip locked
    )
    returning id, channel, attempts as attempt, body, member_id as "memberId",
      (select email from staff.users where id = member_id and disabled_at is null) as email
  `.execute(db);
  return rows;
}

/** The events of an e-mail, oldest first, as its recipient reads them. */
export async function listDeliveryEvents(db: Db, deliveryId: string): Promise<ListedNotification[]> {
  const { rows } = await sql<ListedNotification>`
    select event.id, event.kind, event.entity, event.entity_id as "entityId", event.title, event.details,
           event.created_at as at, actor.name as "actorName", coalesce(own.is_personal, true) as "isPersonal",
           false as "isRead"
    from notification_delivery_events as sent
    join notification_deliveries as delivery on delivery.id = sent.delivery_id
    join notification_events as event on event.id = sent.event_id
    left join staff.users as actor on actor.id = event.actor
    left join member_notifications as own on own.event_id = event.id and own.member_id = delivery.member_id
    where sent.delivery_id = ${deliveryId}
    order by event.created_at, event.id
  `.execute(db);
  return rows;
}

export type DeliveryOutcome =
  | { state: 'sent' | 'off' }
  | { state: 'failed'; error: string }
  | { state: 'waiting'; error: string; nextAt: Date };

/** Only the attempt that holds the lease may end it; a later one has another number. */
export async function saveOutcome(
  db: Db,
  { id, attempt }: Pick<LeasedDelivery, 'id' | 'attempt'>,
  outcome: DeliveryOutcome,
  at: Date,
): Promise<void> {
  const error = 'error' in outcome ? outcome.error : null;
  const nextAt = 'nextAt' in outcome ? outcome.nextAt : at;
  const endedAt = outcome.state === 'waiting' ? null : at;
  await sql`
    update notification_deliveries
    set state = ${outcome.state}, last_error = ${error}, next_at = ${nextAt}::timestamptz, ended_at = ${endedAt}::timestamptz
    where id = ${id} and attempts = ${attempt} and state = 'waiting'
  `.execute(db);
}

/** The newest first. */
export async function listFailedDeliveries(db: Db, limit: number): Promise<FailedDelivery[]> {
  const { rows } = await sql<FailedDelivery>`
    select delivery.id, delivery.channel, member.name as "memberName", delivery.attempts,
           coalesce(delivery.last_error, '') as error, delivery.ended_at as at,
           array(
             select distinct event.kind from notification_delivery_events as sent
             join notification_events as event on event.id = sent.event_id
             where sent.delivery_id = delivery.id
           ) as kinds
    from notification_deliveries as delivery
    left join staff.users as member on member.id = delivery.member_id
    where delivery.state = 'failed'
    order by delivery.ended_at desc, delivery.id
    limit ${limit}
  `.execute(db);
  return rows;
}

/** Returns how many are tried again. */
export async function retryFailedDeliveries(db: Db, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update notification_deliveries
    set state = 'waiting', attempts = 0, next_at = ${now}::timestamptz, ended_at = null
    where state = 'failed'
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** For metrics: what failed for good, and since when the longest waiting one is due. */
export async function countDeliveries(db: Db): Promise<{ failed: number; oldestDue: Date | null }> {
  const { rows } = await sql<{ failed: number; oldestDue: Date | null }>`
    select (select count(*) from notification_deliveries where state = 'failed') as failed,
           (select min(created_at) from notification_deliveries where state = 'waiting') as "oldestDue"
  `.execute(db);
  return rows[0] ?? { failed: 0, oldestDue: null };
}

/** When and how the last call of the webhook ended. */
export async function findLastWebhookCall(
  db: Db,
): Promise<{ state: 'sent' | 'failed' | 'off'; at: Date; error: string | null } | undefined> {
  const { rows } = await sql<{ state: 'sent' | 'failed' | 'off'; at: Date; error: string | null }>`
    select state, ended_at as at, last_error as error from notification_deliveries
    where channel = 'webhook' and state <> 'waiting'
    order by ended_at desc limit 1
  `.execute(db);
  return rows[0];
}
