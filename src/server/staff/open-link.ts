import { randomUUID } from 'node:crypto';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import type { RecoveryPurpose } from '#shared/admin/domain/staff.ts';
import type { Role } from '#shared/admin/domain/staff-roles.ts';
import { adminErrors } from '#shared/admin/text/errors.ts';
import { Failure } from '#shared/domain/failure.ts';
import { clearWrongCodes, deleteSecondFactors } from '../store/staff/staff-factors.ts';
import { findOpenLink } from '../store/staff/staff-links.ts';
import {
  addMember,
  findMember,
  findMemberByEmail,
  findPasswordHash,
  type StoredMember,
  savePasswordHash,
} from '../store/staff/staff-members.ts';
import { deleteSessionsOf } from '../store/staff/staff-sessions.ts';
import { audited } from './audited.ts';
import { cleanName, findNameFault, findNewPasswordFault, findRepeatFault } from './check-fields.ts';
import { limitTries } from './limit-tries.ts';
import { hashToken, spendLink } from './links.ts';
import type { Staff } from './staff.ts';
import { startHalfSession } from './start-session.ts';
import type { Visit } from './visit.ts';

export interface OpenInvite {
  id: string;
  email: string;
  role: Role;
}

/** Opening the link does not use it up: link previews open it too. */
export async function findInviteByToken(staff: Staff, visit: Visit, token: string): Promise<OpenInvite | undefined> {
  const link = await findLink(staff, visit, token);
  return link?.purpose === 'invite' ? link : undefined;
}

export interface OpenRecovery {
  id: string;
  purpose: RecoveryPurpose;
  member: StoredMember;
}

export async function findRecoveryByToken(
  staff: Staff,
  visit: Visit,
  token: string,
): Promise<OpenRecovery | undefined> {
  const link = await findLink(staff, visit, token);
  if (!link || link.purpose === 'invite') return undefined;
  const member = await findMember(staff.ctx.db, link.userId);
  return member && !member.disabledAt ? { id: link.id, purpose: link.purpose, member } : undefined;
}

function findLink({ ctx }: Staff, { address }: Visit, token: string) {
  return limitTries(ctx, { what: 'link', address }, () => findOpenLink(ctx.db, hashToken(token), ctx.now()));
}

/** Creates the member and a half session: the next page sets up the second factor. */
export async function acceptInvite(
  staff: Staff,
  visit: Visit,
  given: { token: string; name: string; password: string; repeated: string },
): Promise<void> {
  const invite = await findInviteByToken(staff, visit, given.token);
  if (!invite) throw new Failure('not-found', adminErrors.linkInvalid);
  const { email, role } = invite;
  const name = cleanName(given.name);
  refuseWrongFields({
    name: findNameFault(name),
    password: await findNewPasswordFault(staff, given.password, [name, email]),
    repeated: findRepeatFault(given.password, given.repeated),
  });
  const passwordHash = await staff.hasher.hash(given.password);
  const id = randomUUID();
  await audited(staff.ctx, { id, network: visit.network }, async (trx) => {
    await spendLink(staff, trx, invite.id);
    if (await findMemberByEmail(trx, email)) throw new Failure('aborted', adminErrors.emailTaken);
    await addMember(trx, { id, name, email, role, passwordHash }, staff.ctx.now());
    const auditEvent = {
      action: 'invite.accepted',
      entity: 'member',
      entityId: id,
      after: { role, invite: invite.id },
    };
    return { auditEvent, result: undefined };
  });
  await startHalfSession(staff, visit, id);
}

export interface Recovery {
  token: string;
  /** The new password, or the current one if only the second factor was lost. */
  password: string;
  repeated: string;
}

/**
 * Lost password: set a new one, then the second factor as usual. Lost second factor: enter the password and set up a new factor.
 * Lost both: a new password, then a new factor. All sessions of the member end.
 */
export async function recover(staff: Staff, visit: Visit, given: Recovery): Promise<void> {
  const recovery = await findRecoveryByToken(staff, visit, given.token);
  if (!recovery) throw new Failure('not-found', adminErrors.linkInvalid);
  const { member, purpose } = recovery;
  const passwordHash = purpose === 'second-factor' ? undefined : await takeNewPassword(staff, member, given);
  if (!passwordHash) await checkOldPassword(staff, visit, member, given.password);
  await audited(staff.ctx, { id: member.id, network: visit.network }, async (trx) => {
    await spendLink(staff, trx, recovery.id);
    if (passwordHash) {
      await savePasswordHash(trx, member.id, passwordHash, staff.ctx.now());
      await clearWrongCodes(trx, member.id);
    }
    if (purpose !== 'password') await deleteSecondFactors(trx, member.id);
    await deleteSessionsOf(trx, member.id);
    const auditEvent = { action: 'recovery.used', entity: 'member', entityId: member.id, after: { purpose } };
    return { auditEvent, result: undefined };
  });
  await startHalfSession(staff, visit, member.id);
}

async function takeNewPassword(staff: Staff, { name, email }: StoredMember, { password, repeated }: Recovery) {
  refuseWrongFields({
    password: await findNewPasswordFault(staff, password, [name, email]),
    repeated: findRepeatFault(password, repeated),
  });
  return staff.hasher.hash(password);
}

async function checkOldPassword(staff: Staff, visit: Visit, member: StoredMember, password: string): Promise<void> {
  const guess = { what: 'confirm', whose: member.id, address: visit.address } as const;
  const isRight = await limitTries(staff.ctx, guess, async () => {
    const hash = await findPasswordHash(staff.ctx.db, member.id);
    return hash && (await staff.hasher.verify({ hash, password })) ? true : undefined;
  });
  if (isRight) return;
  staff.events.record({
    kind: 'sign-in.failed',
    memberId: member.id,
    network: visit.network,
    after: { by: 'recovery' },
  });
  refuseWrongFields({ password: adminErrors.wrongOwnPassword });
}
