import {
  DEFAULT_PREFERENCES,
  type EmailPace,
  type NotificationChoices,
  type NotificationPreferences,
} from '#shared/admin/domain/notifications/kinds.ts';
import type { Db, Trx } from '../../infra/db.ts';

export async function findPreferences(db: Db, memberId: string): Promise<NotificationPreferences> {
  const row = await db
    .selectFrom('notification_preferences')
    .select(['choices', 'email_pace as pace'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ? { choices: row.choices as NotificationChoices, pace: row.pace as EmailPace } : DEFAULT_PREFERENCES;
}

export async function savePreferences(
  trx: Trx,
  memberId: string,
  { choices, pace }: NotificationPreferences,
  at: Date,
): Promise<void> {
  const row = { choices: JSON.stringify(choices), email_pace: pace, updated_at: at };
  await trx
    .insertInto('notification_preferences')
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
}
