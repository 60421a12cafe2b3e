import { CONFIRMED_MINUTES, SESSION_IDLE_MINUTES, SESSION_SEEN_SECONDS } from '#shared/admin/domain/limits.ts';
import type { Standing } from '#shared/admin/domain/rules.ts';
import type { Member } from '#shared/admin/domain/staff.ts';
import { findMember } from '../store/staff/staff-members.ts';
import { deleteSession, touchSession } from '../store/staff/staff-sessions.ts';
import type { Actor } from './audited.ts';
import { resignCookies } from './resign-cookies.ts';
import { sendSessionCookie } from './session-cookie.ts';
import type { Staff } from './staff.ts';
import { takeCookies, type Visit } from './visit.ts';

/** The sender of a request, as far as its session proves. */
export interface Visitor {
  standing: Standing;
  signedIn: SignedIn | undefined;
  /** A remembered session that was idle for too long: on this device, password or passkey are enough. */
  rememberedDevice?: RememberedDevice;
}

export interface RememberedDevice {
  sessionId: string;
  userId: string;
  /** Fourteen days after the second factor; signing in with the password alone does not extend it. */
  endsAt: Date;
}

export interface SignedIn {
  member: Member;
  session: { id: string; isFull: boolean; isKept: boolean; startedAt: Date };
  actor: Actor;
}

const NOBODY: Visitor = { standing: { session: 'none', role: undefined, isConfirmed: false }, signedIn: undefined };

/**
 * Read for every request: an ended session and a disabled or demoted member take effect with the next click. Requests that a page
 * sends by itself are no use of the session and do not extend it.
 */
export async function readVisitor(staff: Staff, visit: Visit, { isUse = true } = {}): Promise<Visitor> {
  if (!visit.headers.has('cookie')) return NOBODY;
  const { ctx } = staff;
  const auth = await staff.openAuth();
  const signed = resignCookies(staff.keys, visit.headers.get('cookie') ?? '');
  if (signed.isChanged) visit.headers.set('cookie', signed.header);
  const { response: found, headers } = await auth.api.getSession({ headers: visit.headers, returnHeaders: true });
  // A replica may not have the session yet, so it must not delete the cookie.
  const isReadOnly = ctx.standby !== undefined;
  // Without a session the engine would delete the cookie, which another tab may have replaced meanwhile.
  if (!found) return NOBODY;
  if (!isReadOnly) takeCookies(visit, headers);

  const { id, token, userId, isFull = false, isKept = false, seenAt, confirmedAt, expiresAt } = found.session;
  const now = ctx.now().getTime();
  const idleMs = now - (seenAt?.getTime() ?? 0);
  const isIdle = isFull && idleMs > SESSION_IDLE_MINUTES * 60_000;
  // The engine uses the machine's clock, which may have been set back.
  const isOver = expiresAt.getTime() <= now;
  if (isIdle && isKept && !isOver) return { ...NOBODY, rememberedDevice: { sessionId: id, userId, endsAt: expiresAt } };
  if (isIdle || isOver) {
    if (!isReadOnly) await deleteSession(ctx.db, id);
    return NOBODY;
  }
  const row = await findMember(ctx.db, userId);
  if (!row || row.disabledAt) return NOBODY;
  if (isUse && idleMs > SESSION_SEEN_SECONDS * 1_000 && !isReadOnly) await touchSession(ctx.db, id, ctx.now());

  if (signed.isChanged && !isReadOnly) await sendSessionCookie(staff, visit, { token, isKept: isKept === true });

  const isConfirmed = Boolean(isFull && confirmedAt && now - confirmedAt.getTime() <= CONFIRMED_MINUTES * 60_000);
  const { disabledAt: _, ...member } = row;
  return {
    standing: { session: isFull ? 'full' : 'half', role: member.role, isConfirmed },
    signedIn: {
      member,
      session: { id, isFull: Boolean(isFull), isKept: Boolean(isKept), startedAt: found.session.createdAt },
      actor: { id: member.id, network: visit.network },
    },
  };
}
