import { sql } from 'kysely';
import { QUOTE_CHARACTERS } from '#shared/admin/domain/limits.ts';
import { findDigestTime } from '#shared/admin/domain/notifications/digest-time.ts';
import {
  channelsOf,
  DEFAULT_PREFERENCES,
  type EmailPace,
  NOTIFICATION_RULES,
  type NotificationChoices,
  type NotificationKind,
} from '#shared/admin/domain/notifications/kinds.ts';
import type { NotificationDetails } from '#shared/admin/domain/notifications/listed.ts';
import { toWebhookBody } from '#shared/admin/domain/notifications/webhook-body.ts';
import { PERMISSIONS, type Permission, ROLES } from '#shared/admin/domain/staff-roles.ts';
import { CREATED_RECORDS } from '#shared/domain/subjects/records.ts';
import type { Trx } from '../../infra/db.ts';
import { titleOf } from '../editing/subjects.ts';
import type { Subject } from '../titles/overrides.ts';
import { addEmails, addWebhookCall } from './deliveries.ts';

export interface NotificationEvent {
  kind: NotificationKind;
  at: Date;
  /** A member's id, `cli` or `system`. Members are not notified of what they did, except of their credentials. */
  actor: string;
  /** Ids of members, or everyone whose role has a permission. Disabled and unknown members get nothing. */
  to: readonly string[] | Permission;
  subject?: Subject;
  details?: NotificationDetails;
  /** Values of drafts by field, for a webhook that is set to receive them. Not stored otherwise. */
  drafts?: Readonly<Record<string, unknown>>;
  /** At most one event with this key is ever sent. */
  onceKey?: string;
}

/**
 * Writes an event with everything that has to be sent for it, in the transaction of the change it is about. Recipients and their
 * choices are read now. Returns the event's id, or `undefined` if its key was used before.
 */
export async function notify(trx: Trx, given: NotificationEvent): Promise<string | undefined> {
  const event = { ...given, details: cutQuote(given.details ?? {}) };
  const stored = await insertEvent(trx, event);
  if (!stored) return undefined;
  const recipients = await listRecipients(trx, event);
  await insertForMembers(trx, event, stored.id, recipients);
  await insertForWebhook(trx, event, stored);
  return stored.id;
}

interface StoredEvent {
  id: string;
  title: string;
  /** The title is not published: a collection that visitors do not see. */
  isTitleDraft: boolean;
  actorName: string | null;
}

type WholeEvent = NotificationEvent & { details: NotificationDetails };

function cutQuote({ quote, ...details }: NotificationDetails): NotificationDetails {
  const letters = [...(quote ?? '')];
  if (letters.length === 0) return details;
  const isCut = letters.length > QUOTE_CHARACTERS;
  return {
    ...details,
    quote: isCut
      ? `${letters
          .slice(0, QUOTE_CHARACTERS - 1)
          .join('')
          .trimEnd()}…`
      : letters.join(''),
  };
}

async function insertEvent(trx: Trx, event: WholeEvent): Promise<StoredEvent | undefined> {
  const { kind, at, actor, subject, details, onceKey = null } = event;
  const entity = subject?.entity ?? null;
  const id = subject?.id ?? null;
  const { rows } = await sql<StoredEvent>`
    insert into notification_events (kind, entity, entity_id, title, actor, details, once_key, created_at)
    select ${kind}, about.entity, about.entity_id, ${titleOf('about')}, ${actor}, ${JSON.stringify(details)}::jsonb,
           ${onceKey}, ${at}::timestamptz
    from (select ${entity}::text as entity, ${id}::integer as entity_id) as about
    on conflict (once_key) do nothing
    returning id, title, (select name from staff.users where id = actor) as "actorName",
      (entity = any(${CREATED_RECORDS}::text[]) and not exists (
        select from records where records.entity = notification_events.entity and records.id = entity_id and is_public
      )) is true as "isTitleDraft"
  `.execute(trx);
  return rows[0];
}

interface Recipient {
  id: string;
  choices: NotificationChoices | null;
  pace: EmailPace | null;
}

async function listRecipients(trx: Trx, { kind, actor, to }: NotificationEvent): Promise<Recipient[]> {
  const isOwnIncluded = kind === 'credential-changed';
  const wanted =
    typeof to === 'string'
      ? sql`member.role = any(${ROLES.slice(ROLES.indexOf(PERMISSIONS[to]))}::text[])`
      : sql`member.id = any(${[...to]}::text[])`;
  const { rows } = await sql<Recipient>`
    select member.id, preference.choices, preference.email_pace as pace
    from staff.users as member
    left join notification_preferences as preference on preference.member_id = member.id
    where ${wanted} and member.disabled_at is null and (member.id <> ${actor} or ${isOwnIncluded})
    order by member.id
  `.execute(trx);
  return rows;
}

async function insertForMembers(
  trx: Trx,
  { kind, at, to }: NotificationEvent,
  eventId: string,
  recipients: readonly Recipient[],
): Promise<void> {
  const bell: string[] = [];
  const atOnce: string[] = [];
  const digests: { member: string; due: Date }[] = [];
  for (const { id, choices, pace } of recipients) {
    const channels = channelsOf(kind, { ...DEFAULT_PREFERENCES, ...(choices && { choices }) });
    if (channels.bell) bell.push(id);
    if (!channels.email) continue;
    if (pace === null || pace === 'now' || NOTIFICATION_RULES[kind].isUrgent) atOnce.push(id);
    else digests.push({ member: id, due: findDigestTime(pace, at) });
  }
  const isPersonal = typeof to !== 'string';
  if (bell.length > 0)
    await sql`
      insert into member_notifications (member_id, event_id, is_personal, created_at)
      select member, ${eventId}, ${isPersonal}, ${at}::timestamptz from unnest(${bell}::text[]) as member
    `.execute(trx);
  await addEmails(
    trx,
    atOnce.map((memberId) => ({ memberId, events: [eventId] })),
  );
  if (digests.length > 0)
    await sql`
      insert into notification_digest_items (member_id, event_id, due_at)
      select member, ${eventId}, due
      from jsonb_to_recordset(${JSON.stringify(digests)}::jsonb) as item (member text, due timestamptz)
    `.execute(trx);
}

async function insertForWebhook(trx: Trx, event: NotificationEvent, stored: StoredEvent): Promise<void> {
  const { rows } = await sql<{ hasDrafts: boolean }>`
    select has_drafts as "hasDrafts" from notification_webhook where ${event.kind} = any(kinds)
  `.execute(trx);
  const [webhook] = rows;
  if (!webhook) return;
  await addWebhookCall(trx, stored.id, { body: toWebhookBody({ ...event, ...stored }, webhook.hasDrafts) });
}
