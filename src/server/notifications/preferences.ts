import {
  channelsOf,
  isEmailPace,
  listKindsOf,
  NOTIFICATION_RULES,
  type NotificationChoices,
  type NotificationKind,
  type NotificationPreferences,
} from '#shared/admin/domain/notifications/kinds.ts';
import { mayRole, type Role } from '#shared/admin/domain/staff-roles.ts';
import { adminNotificationSettings as words } from '#shared/admin/text/staff/notification-settings.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../context.ts';
import type { KeyRing } from '../infra/key-ring.ts';
import { audited } from '../staff/audited.ts';
import { findPreferences, savePreferences } from '../store/notifications/preferences.ts';
import type { Actor } from '../store/staff/audit.ts';
import { findMember } from '../store/staff/staff-members.ts';
import { parseUnsubscribeToken, type Unsubscription } from './unsubscribe-token.ts';

/** A ticked box is `bell:kind` or `email:kind`. Kinds that cannot concern the role keep what they have. */
export async function changePreferences(
  ctx: Context,
  member: { id: string; role: Role },
  form: { pace: string; isTicked: (name: string) => boolean },
): Promise<void> {
  if (!isEmailPace(form.pace)) throw new Failure('invalid-argument', words.paceUnknown);
  const kinds = listKindsOf((permission) => mayRole(member.role, permission));
  const { choices } = await findPreferences(ctx.db, member.id);
  const chosen = kinds.map(
    (kind) => [kind, { bell: form.isTicked(`bell:${kind}`), email: form.isTicked(`email:${kind}`) }] as const,
  );
  await save(ctx, member.id, {
    choices: withoutDefaults({ ...choices, ...Object.fromEntries(chosen) }),
    pace: form.pace,
  });
}

export async function restoreDefaultPreferences(ctx: Context, memberId: string): Promise<void> {
  await save(ctx, memberId, { choices: {}, pace: 'now' });
}

/** A default that a later release changes then also changes for members who never chose otherwise. */
function withoutDefaults(choices: NotificationChoices): NotificationChoices {
  return Object.fromEntries(
    Object.entries(choices).filter(([kind, chosen]) => {
      const rule = NOTIFICATION_RULES[kind as NotificationKind];
      return chosen.email !== rule.email || (chosen.bell !== rule.bell && !rule.isBellLocked);
    }),
  );
}

async function save(ctx: Context, memberId: string, preferences: NotificationPreferences): Promise<void> {
  await ctx.db.transaction().execute((trx) => savePreferences(trx, memberId, preferences, ctx.now()));
}

/** What the link of an e-mail is about; `undefined` for a link that we did not send, or of a member who is gone. */
export async function readUnsubscription(
  ctx: Context,
  keys: KeyRing,
  token: string,
): Promise<Unsubscription | undefined> {
  const found = parseUnsubscribeToken(keys, token);
  return found && (await findMember(ctx.db, found.memberId)) ? found : undefined;
}

/** Without a sign-in: the link itself is the proof. The audit says which member's e-mails stopped. */
export async function unsubscribe(ctx: Context, keys: KeyRing, token: string, network: string): Promise<void> {
  const found = await readUnsubscription(ctx, keys, token);
  if (!found) throw new Failure('not-found', words.unsubscribe.unknown);
  const { memberId, kinds } = found;
  const actor: Actor = { id: memberId, network };
  await audited(ctx, actor, async (trx) => {
    const preferences = await findPreferences(trx, memberId);
    const off = kinds.map((kind) => [kind, { bell: channelsOf(kind, preferences).bell, email: false }] as const);
    const choices = withoutDefaults({ ...preferences.choices, ...Object.fromEntries(off) });
    await savePreferences(trx, memberId, { ...preferences, choices }, ctx.now());
    const auditEvent = { action: 'emails.stopped', entity: 'member', entityId: memberId, after: { kinds } };
    return { auditEvent, result: undefined };
  });
}
