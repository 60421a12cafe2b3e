import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { INVITE_HOURS, RECOVERY_LINK_HOURS } from '#shared/admin/domain/limits.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import type { RecoveryPurpose } from '#shared/admin/domain/staff.ts';
import { isRole, type Role } from '#shared/admin/domain/staff-roles.ts';
import { adminErrors } from '#shared/admin/text/errors.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Trx } from '../infra/db.ts';
import {
  addLink,
  cancelInvitesOf,
  cancelLinksOf,
  findInvite,
  type LinkPurpose,
  useLink,
} from '../store/staff/staff-links.ts';
import { findMemberByEmail, lockMember } from '../store/staff/staff-members.ts';
import { type Actor, audited } from './audited.ts';
import { findEmailFault } from './check-fields.ts';
import { normaliseEmail } from './sign-in.ts';
import type { Staff } from './staff.ts';

const TOKEN_BYTES = 32;

/** Only this hash is stored: reading the table does not open a link. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The URL is returned only once. The token is in the query string, which is not logged. */
export async function issueInvite(
  staff: Staff,
  actor: Actor,
  given: { email: string; role: string },
): Promise<{ url: string; email: string }> {
  const email = normaliseEmail(given.email);
  const { role } = given;
  refuseWrongFields({
    email: findEmailFault(email),
    role: isRole(role) ? undefined : adminErrors.roleInvalid,
  });
  if (await findMemberByEmail(staff.ctx.db, email)) refuseWrongFields({ email: adminErrors.emailTaken });
  const url = await audited(staff.ctx, actor, async (trx) => {
    await cancelInvitesOf(trx, email, staff.ctx.now());
    const { id, token } = await makeLink(staff, trx, actor, { purpose: 'invite', email, role: role as Role });
    const auditEvent = { action: 'invite.issued', entity: 'invite', entityId: id, after: { role } };
    return { auditEvent, result: staff.siteUrl + adminPaths.invite(token) };
  });
  return { url, email };
}

/** A new URL and a new expiry for the same invite; the old URL stops working. */
export async function renewInvite(staff: Staff, actor: Actor, id: string): Promise<{ url: string; email: string }> {
  const invite = await findInvite(staff.ctx.db, id);
  if (!invite) throw new Failure('not-found', adminErrors.inviteNotFound);
  return issueInvite(staff, actor, invite);
}

export async function cancelInvite(staff: Staff, actor: Actor, id: string): Promise<void> {
  await audited(staff.ctx, actor, async (trx) => {
    const invite = await findInvite(trx, id);
    if (!invite) throw new Failure('not-found', adminErrors.inviteNotFound);
    await cancelInvitesOf(trx, invite.email, staff.ctx.now());
    return { auditEvent: { action: 'invite.cancelled', entity: 'invite', entityId: id }, result: undefined };
  });
}

/** For a member who lost the password, the second factor, or both. Not for oneself: that needs the command line. */
export async function issueRecovery(
  staff: Staff,
  actor: Actor,
  { userId, purpose }: { userId: string; purpose: RecoveryPurpose },
): Promise<{ url: string; email: string }> {
  if (userId === actor.id) throw new Failure('permission-denied', adminErrors.ownAccount);
  return audited(staff.ctx, actor, async (trx) => {
    const member = await lockMember(trx, userId);
    if (!member || member.disabledAt) throw new Failure('not-found', adminErrors.memberNotFound);
    await cancelLinksOf(trx, userId, staff.ctx.now());
    const { token } = await makeLink(staff, trx, actor, { purpose, userId });
    const auditEvent = { action: 'recovery.issued', entity: 'member', entityId: userId, after: { purpose } };
    return { auditEvent, result: { url: staff.siteUrl + adminPaths.recovery(token), email: member.email } };
  });
}

async function makeLink({ ctx }: Staff, trx: Trx, actor: Actor, whom: LinkPurpose) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const id = randomUUID();
  const createdAt = ctx.now();
  const hours = whom.purpose === 'invite' ? INVITE_HOURS : RECOVERY_LINK_HOURS;
  const expiresAt = new Date(createdAt.getTime() + hours * 3_600_000);
  await addLink(trx, { ...whom, id, tokenHash: hashToken(token), createdBy: actor.id, createdAt, expiresAt });
  return { id, token };
}

/** If two requests use it at once, the second fails. */
export async function spendLink({ ctx }: Staff, trx: Trx, id: string): Promise<void> {
  if (!(await useLink(trx, id, ctx.now()))) throw new Failure('not-found', adminErrors.linkInvalid);
}
