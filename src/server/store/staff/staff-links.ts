import type { Invite, RecoveryPurpose } from '#shared/admin/domain/staff.ts';
import type { Role } from '#shared/admin/domain/staff-roles.ts';
import type { Db, Trx } from '../../infra/db.ts';

/** Who a link is for: an invite names an email address, the others an existing member. */
export type LinkPurpose =
  | { purpose: 'invite'; email: string; role: Role }
  | { purpose: RecoveryPurpose; userId: string };

export type NewLink = LinkPurpose & {
  id: string;
  tokenHash: string;
  createdBy: string;
  createdAt: Date;
  expiresAt: Date;
};

export type OpenLink = LinkPurpose & { id: string };

export async function addLink(trx: Trx, link: NewLink): Promise<void> {
  const { id, tokenHash, createdBy, createdAt, expiresAt } = link;
  const whom =
    link.purpose === 'invite'
      ? { purpose: link.purpose, email: link.email, role: link.role }
      : { purpose: link.purpose, user_id: link.userId };
  const times = { created_at: createdAt, expires_at: expiresAt };
  await trx
    .insertInto('staff.links')
    .values({ id, token_hash: tokenHash, created_by: createdBy, ...whom, ...times })
    .execute();
}

/** Not used, not cancelled and not expired; `undefined` for all other links. */
export async function findOpenLink(db: Db | Trx, tokenHash: string, now: Date): Promise<OpenLink | undefined> {
  const row = await db
    .selectFrom('staff.links')
    .select(['id', 'purpose', 'email', 'role', 'user_id'])
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && toLink(row);
}

function toLink(row: {
  id: string;
  purpose: string;
  email: string | null;
  role: string | null;
  user_id: string | null;
}) {
  if (row.purpose === 'invite')
    return { id: row.id, purpose: 'invite' as const, email: row.email ?? '', role: row.role as Role };
  return { id: row.id, purpose: row.purpose as RecoveryPurpose, userId: row.user_id ?? '' };
}

/** Of two concurrent requests, one gets `false`. */
export async function useLink(trx: Trx, id: string, now: Date): Promise<boolean> {
  const result = await trx
    .updateTable('staff.links')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function findInvite(db: Db | Trx, id: string): Promise<Invite | undefined> {
  const row = await openInvites(db).where('id', '=', id).executeTakeFirst();
  return row && toInvite(row);
}

/** Including expired invites, which can be renewed. */
export async function listInvites(db: Db): Promise<Invite[]> {
  const rows = await openInvites(db).orderBy('created_at').limit(200).execute();
  return rows.map(toInvite);
}

function openInvites(db: Db | Trx) {
  return db
    .selectFrom('staff.links')
    .select(['id', 'email', 'role', 'expires_at'])
    .where('purpose', '=', 'invite')
    .where('used_at', 'is', null)
    .where('cancelled_at', 'is', null);
}

function toInvite(row: { id: string; email: string | null; role: string | null; expires_at: Date }): Invite {
  return { id: row.id, email: row.email ?? '', role: row.role as Role, expiresAt: row.expires_at };
}

/** A new invite replaces the previous one for its address. */
export async function cancelInvitesOf(trx: Trx, email: string, at: Date): Promise<void> {
  await trx
    .updateTable('staff.links')
    .set({ cancelled_at: at })
    .where('purpose', '=', 'invite')
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute();
}

/** Used and cancelled ones too: an invite holds the address of its recipient. */
export async function deleteInvitesOf(trx: Trx, email: string): Promise<void> {
  await trx.deleteFrom('staff.links').where('purpose', '=', 'invite').where('email', '=', email).execute();
}

/** Used and cancelled ones too. */
export async function deleteOldLinks(db: Db, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('staff.links').where('expires_at', '<', expiredBefore).execute();
}

/** A new recovery link replaces the member's previous one. */
export async function cancelLinksOf(trx: Trx, userId: string, at: Date): Promise<void> {
  await trx
    .updateTable('staff.links')
    .set({ cancelled_at: at })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute();
}
