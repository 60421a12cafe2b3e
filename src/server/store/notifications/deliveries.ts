import { sql } from 'kysely';
import type { FailedDelivery } from '#shared/admin/domain/notifications/delivery-views.ts';
import type { ListedNotification } from '#shared/admin/domain/notifications/listed.ts';
import type { WebhookBody } from '#shared/admin/domain/notifications/webhook-body.ts';
import type { Db, Trx } from '../../infra/db.ts';
import { addJobs } from '../jobs/jobs.ts';

/** Made by migration 0101, so that every process may add to them. A job's id is the same at every attempt. */
export const DELIVERY_QUEUES = { email: 'notification-email', webhook: 'notification-webhook' } as const;
const QUEUES = Object.values(DELIVERY_QUEUES);

/** A digest has several events. */
export interface EmailJob {
  memberId: string;
  events: string[];
}

/** Fixed when the event happens. */
export interface WebhookJob {
  body: WebhookBody;
}

export async function addEmails(trx: Trx, jobs: readonly EmailJob[]): Promise<void> {
  await addJobs(
    trx,
    DELIVERY_QUEUES.email,
    jobs.map((data) => ({ data })),
  );
}

/** The job has the event's id, so that a receiver knows a repeated call. */
export async function addWebhookCall(trx: Trx, id: string, data: WebhookJob): Promise<void> {
  await addJobs(trx, DELIVERY_QUEUES.webhook, [{ id, data }]);
}

/** Turns the waiting events of each member whose digest is due into one e-mail. Returns how many e-mails. */
export function composeDigests(db: Db, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<EmailJob>`
      with due as (
        delete from notification_digest_items
        where (member_id, event_id) in (
          select member_id, event_id from notification_digest_items
          where due_at <= ${now}::timestamptz
          for update skip locked
        )
        returning member_id, event_id
      )
      select member_id as "memberId", array_agg(event_id) as events from due group by member_id
    `.execute(trx);
    await addEmails(trx, rows);
    return rows.length;
  });
}

/** `undefined` if the member was disabled or deleted. */
export async function findMailAddress(db: Db, memberId: string): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select email from staff.users where id = ${memberId} and disabled_at is null
  `.execute(db);
  return rows[0]?.email;
}

/** The events of an e-mail, oldest first, as its recipient reads them. */
export async function listMailEvents(db: Db, { memberId, events }: EmailJob): Promise<ListedNotification[]> {
  const { rows } = await sql<ListedNotification>`
    select event.id, event.kind, event.entity, event.entity_id as "entityId", event.title, event.details,
           event.created_at as at, actor.name as "actorName", coalesce(own.is_personal, true) as "isPersonal",
           false as "isRead"
    from notification_events as event
    left join staff.users as actor on actor.id = event.actor
    left join member_notifications as own on own.event_id = event.id and own.member_id = ${memberId}
    where event.id = any(${events}::uuid[])
    order by event.created_at, event.id
  `.execute(db);
  return rows;
}

/** pg-boss writes `value` where it ends an attempt itself. */
const errorOf = sql`coalesce(output ->> 'message', output -> 'value' ->> 'message', output ->> 'value', '')`;

/** The newest first. */
export async function listFailedDeliveries(db: Db, limit: number): Promise<FailedDelivery[]> {
  const { rows } = await sql<FailedDelivery>`
    select job.id, case job.name when ${DELIVERY_QUEUES.email} then 'email' else 'webhook' end as channel,
           member.name as "memberName", job.retry_count + 1 as attempts, ${errorOf} as error, job.completed_on as at,
           case job.name
             when ${DELIVERY_QUEUES.webhook} then array[data -> 'body' ->> 'kind']
             else array(
               select distinct event.kind from notification_events as event
               where event.id in (select jsonb_array_elements_text(data -> 'events')::uuid)
             )
           end as kinds
    from pgboss.job as job
    left join staff.users as member on member.id = data ->> 'memberId'
    where job.name = any(${QUEUES}::text[]) and job.state = 'failed'
    order by job.completed_on desc, job.id
    limit ${limit}
  `.execute(db);
  return rows;
}

/** With all their attempts again. Returns how many. */
export async function retryFailedDeliveries(trx: Trx): Promise<number> {
  const { numAffectedRows } = await sql`
    update pgboss.job
    set state = 'created', retry_count = 0, start_after = now(), started_on = null, completed_on = null
    where name = any(${QUEUES}::text[]) and state = 'failed'
  `.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

/** For metrics: what failed for good, and since when the longest waiting one is due. */
export async function countDeliveries(db: Db): Promise<{ failed: number; oldestDue: Date | null }> {
  const { rows } = await sql<{ failed: number; oldestDue: Date | null }>`
    select count(*) filter (where state = 'failed') as failed,
           min(created_on) filter (where state < 'completed') as "oldestDue"
    from pgboss.job
    where name = any(${QUEUES}::text[]) and state <> 'completed'
  `.execute(db);
  return rows[0] ?? { failed: 0, oldestDue: null };
}

/** When and how the last call of the webhook ended. */
export async function findLastWebhookCall(
  db: Db,
): Promise<{ state: 'sent' | 'failed' | 'off'; at: Date; error: string | null } | undefined> {
  const { rows } = await sql<{ state: 'sent' | 'failed' | 'off'; at: Date; error: string | null }>`
    select case state when 'failed' then 'failed' else output ->> 'outcome' end as state, completed_on as at,
           case state when 'failed' then ${errorOf} end as error
    from pgboss.job
    where name = ${DELIVERY_QUEUES.webhook} and completed_on is not null
    order by completed_on desc limit 1
  `.execute(db);
  return rows[0];
}
