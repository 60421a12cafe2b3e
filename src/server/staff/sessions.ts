import { LINK_DAYS_AFTER_EXPIRY, SESSION_IDLE_MINUTES } from '#shared/admin/domain/limits.ts';
import type { OpenSession } from '#shared/admin/domain/staff.ts';
import { adminErrors } from '#shared/admin/text/errors.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../context.ts';
import { deleteOldLinks } from '../store/staff/staff-links.ts';
import { deleteEndedSessions, deleteSession, deleteSessionsOf, listSessions } from '../store/staff/staff-sessions.ts';
import { deleteOldTries } from '../store/staff/staff-tries.ts';
import { audited } from './audited.ts';
import type { SignedIn } from './read-visitor.ts';
import type { Staff } from './staff.ts';

/** The member's own sessions, or those of all members. */
export async function readSessions({ ctx }: Staff, signedIn: SignedIn, of: 'own' | 'all'): Promise<OpenSession[]> {
  const now = ctx.now();
  const userId = of === 'own' ? { userId: signedIn.member.id } : {};
  const rows = await listSessions(ctx.db, { ...userId, now, idleSince: idleSince(now) });
  return rows.map(({ userId: memberId, isFull: _, ...row }) => ({
    ...row,
    memberId,
    isCurrent: row.id === signedIn.session.id,
  }));
}

/** @param whose `own` restricts it to the member's own sessions */
export async function endSession(staff: Staff, signedIn: SignedIn, id: string, whose: 'own' | 'any'): Promise<void> {
  const { member, actor } = signedIn;
  await audited(staff.ctx, actor, async (trx) => {
    const owner = await deleteSession(trx, id);
    // Thrown inside the transaction: another member's session is restored by the rollback, and the answer is as for an unknown id.
    if (!owner || (whose === 'own' && owner !== member.id)) throw new Failure('not-found', adminErrors.sessionNotFound);
    return {
      auditEvent: { action: 'sessions.ended', entity: 'member', entityId: owner, after: { ended: 1 } },
      result: undefined,
    };
  });
}

export async function endOtherSessions(staff: Staff, { member, session, actor }: SignedIn): Promise<void> {
  await audited(staff.ctx, actor, async (trx) => {
    const ended = await deleteSessionsOf(trx, member.id, session.id);
    const auditEvent = { action: 'sessions.ended', entity: 'member', entityId: member.id, after: { ended } };
    return { auditEvent: ended === 0 ? undefined : auditEvent, result: undefined };
  });
}

/** Deletes sessions that have ended. */
export async function forgetEnded(ctx: Context): Promise<void> {
  const now = ctx.now();
  await deleteEndedSessions(ctx.db, now, idleSince(now));
  await deleteOldTries(ctx.db, now);
  await deleteOldLinks(ctx.db, new Date(now.getTime() - LINK_DAYS_AFTER_EXPIRY * 86_400_000));
}

function idleSince(now: Date): Date {
  return new Date(now.getTime() - SESSION_IDLE_MINUTES * 60_000);
}
