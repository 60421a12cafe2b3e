import type { NotificationKind } from '#shared/admin/domain/notifications/kinds.ts';
import type { Db, Trx } from '../../infra/db.ts';

interface StoredWebhook {
  address: string;
  sealedSecret: string;
  /** The last characters of the secret. */
  secretHint: string;
  kinds: NotificationKind[];
  hasDrafts: boolean;
}

export async function findWebhook(db: Db): Promise<StoredWebhook | undefined> {
  const row = await db
    .selectFrom('notification_webhook')
    .select(['address', 'sealed_secret as sealedSecret', 'secret_hint as secretHint', 'kinds'])
    .select('has_drafts as hasDrafts')
    .executeTakeFirst();
  return row && { ...row, kinds: row.kinds as NotificationKind[] };
}

export async function saveWebhook(trx: Trx, webhook: StoredWebhook, by: string, at: Date): Promise<void> {
  const row = {
    ...{ address: webhook.address, sealed_secret: webhook.sealedSecret, secret_hint: webhook.secretHint },
    ...{ kinds: webhook.kinds, has_drafts: webhook.hasDrafts, updated_by: by, updated_at: at },
  };
  await trx
    .insertInto('notification_webhook')
    .values(row)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(row))
    .execute();
}

export async function deleteWebhook(trx: Trx): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('notification_webhook').executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Encrypted with another key; only if it was not replaced meanwhile. */
export async function replaceSealedSecret(db: Db, from: string, to: string): Promise<void> {
  await db.updateTable('notification_webhook').set({ sealed_secret: to }).where('sealed_secret', '=', from).execute();
}
