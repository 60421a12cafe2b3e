import type { Invite, TeamMember } from '#shared/admin/domain/staff.ts';
import { isRole } from '#shared/admin/domain/staff-roles.ts';
import { adminErrors } from '#shared/admin/text/errors.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Trx } from '../infra/db.ts';
import { cancelLinksOf, deleteInvitesOf, listInvites } from '../store/staff/staff-links.ts';
import {
  deleteMember,
  listTeam,
  lockAdministrators,
  lockMember,
  type StoredMember,
  updateMember,
} from '../store/staff/staff-members.ts';
import { deleteSessionsOf } from '../store/staff/staff-sessions.ts';
import { type Actor, type AuditEvent, audited } from './audited.ts';
import type { Staff } from './staff.ts';

export async function readTeam({ ctx }: Staff): Promise<{ members: TeamMember[]; invites: Invite[] }> {
  const [members, invites] = await Promise.all([listTeam(ctx.db, ctx.now()), listInvites(ctx.db)]);
  return { members, invites };
}

/** Ends the member's sessions: they sign in again with the new role. */
export async function changeRole(staff: Staff, actor: Actor, userId: string, role: string): Promise<void> {
  if (!isRole(role)) throw new Failure('invalid-argument', adminErrors.roleInvalid);
  if (userId === actor.id) throw new Failure('permission-denied', adminErrors.ownRole);
  await changeOther(staff, actor, userId, async (trx, member) => {
    if (member.role === role) return undefined;
    if (role !== 'administrator') await refuseLastAdministrator(trx, member);
    await updateMember(trx, userId, { role }, staff.ctx.now());
    await deleteSessionsOf(trx, userId);
    return { action: 'role.changed', before: { role: member.role }, after: { role } };
  });
}

/** Signs the member out at once, and refuses sign-in until they are enabled again. */
export async function disable(staff: Staff, actor: Actor, userId: string): Promise<void> {
  await changeOther(staff, actor, userId, async (trx, member) => {
    if (member.disabledAt) return undefined;
    await refuseLastAdministrator(trx, member);
    await updateMember(trx, userId, { disabled_at: staff.ctx.now() }, staff.ctx.now());
    await deleteSessionsOf(trx, userId);
    await cancelLinksOf(trx, userId, staff.ctx.now());
    return { action: 'member.disabled' };
  });
}

export async function enable(staff: Staff, actor: Actor, userId: string): Promise<void> {
  await changeOther(staff, actor, userId, async (trx, member) => {
    if (!member.disabledAt) return undefined;
    await updateMember(trx, userId, { disabled_at: null }, staff.ctx.now());
    return { action: 'member.enabled' };
  });
}

/** Deletes name, address and everything else of the member; their audit events stay, under an anonymous id. */
export async function erase(staff: Staff, actor: Actor, userId: string): Promise<void> {
  await changeOther(staff, actor, userId, async (trx, member) => {
    await refuseLastAdministrator(trx, member);
    await deleteInvitesOf(trx, member.email);
    await deleteMember(trx, userId);
    return { action: 'member.erased', before: { role: member.role } };
  });
}

export async function endSessionsOf(staff: Staff, actor: Actor, userId: string): Promise<void> {
  await changeOther(staff, actor, userId, async (trx) => {
    const ended = await deleteSessionsOf(trx, userId);
    return ended === 0 ? undefined : { action: 'sessions.ended', after: { ended } };
  });
}

type WhatChanged = Omit<AuditEvent, 'entity' | 'entityId'> | undefined;

/** Members cannot change themselves here. Locks the administrators first, always in the same order. */
async function changeOther(
  { ctx }: Staff,
  actor: Actor,
  userId: string,
  change: (trx: Trx, member: StoredMember) => Promise<WhatChanged>,
): Promise<void> {
  if (userId === actor.id) throw new Failure('permission-denied', adminErrors.ownAccount);
  await audited(ctx, actor, async (trx) => {
    await lockAdministrators(trx);
    const member = await lockMember(trx, userId);
    if (!member) throw new Failure('not-found', adminErrors.memberNotFound);
    const changed = await change(trx, member);
    return { auditEvent: changed && { ...changed, entity: 'member', entityId: userId }, result: undefined };
  });
}

async function refuseLastAdministrator(trx: Trx, member: StoredMember): Promise<void> {
  if (member.role !== 'administrator' || member.disabledAt) return;
  const administrators = await lockAdministrators(trx);
  if (administrators.every((id) => id === member.id)) throw new Failure('aborted', adminErrors.lastAdministrator);
}
