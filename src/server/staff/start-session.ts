import { randomBytes, randomUUID } from 'node:crypto';
import { adminErrors } from '#shared/admin/text/errors.ts';
import { Failure } from '#shared/domain/failure.ts';
import { deleteSession, rotateSession } from '../store/staff/staff-sessions.ts';
import { note } from './audited.ts';
import type { SignedIn } from './read-visitor.ts';
import { sendSessionCookie } from './session-cookie.ts';
import type { Staff } from './staff.ts';
import { takeCookies, type Visit } from './visit.ts';

export interface SessionStart {
  userId: string;
  isKept: boolean;
  /** How the member proved their identity, for the audit. */
  by: 'app' | 'recovery-code' | 'passkey' | 'enrolment' | 'kept-device';
  /** The session this one replaces; its id becomes invalid. */
  replaces?: string | undefined;
  /** Set if it must end earlier than a new session would. */
  endsAt?: Date;
}

/** Opens a full session with a new id, so that a stolen half session or old cookie is useless. */
export async function startFullSession(staff: Staff, visit: Visit, start: SessionStart): Promise<void> {
  const { userId, isKept, by, replaces, endsAt } = start;
  await note(
    staff.ctx,
    { id: userId, network: visit.network },
    {
      action: 'session.opened',
      entity: 'member',
      entityId: userId,
      after: { by, isKept },
    },
  );
  await startSession(staff, visit, { userId, isKept, isFull: true, ...(endsAt && { endsAt }) });
  if (replaces) await deleteSession(staff.ctx.db, replaces);
}

/** After an invite or a recovery link: a session that has proved only the password. */
export function startHalfSession(staff: Staff, visit: Visit, userId: string): Promise<void> {
  return startSession(staff, visit, { userId, isKept: false, isFull: false });
}

/** After a confirmation: new id and token, so that a stolen old cookie is useless. Other tabs share the new cookie. */
export async function renewSession(staff: Staff, visit: Visit, { session }: SignedIn): Promise<void> {
  const next = { id: randomUUID(), token: randomBytes(32).toString('base64url'), at: staff.ctx.now() };
  if (!(await rotateSession(staff.ctx.db, session.id, next)))
    throw new Failure('unauthenticated', adminErrors.sessionEnded);
  await sendSessionCookie(staff, visit, { token: next.token, isKept: session.isKept });
}

async function startSession(
  { openAuth, ctx }: Staff,
  visit: Visit,
  start: { userId: string; isKept: boolean; isFull: boolean; endsAt?: Date },
): Promise<void> {
  const auth = await openAuth();
  const { response, headers } = await auth.api.startSession({
    body: { ...start, now: ctx.now() },
    headers: visit.headers,
    returnHeaders: true,
  });
  if (!response.id) throw new Failure('unauthenticated', adminErrors.wrongPassword);
  takeCookies(visit, headers);
}
