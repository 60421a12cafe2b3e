import { isAPIError } from '@better-auth/core/utils/is-api-error';
import { PASSWORD_CHARACTERS } from '#shared/admin/domain/limits.ts';
import { adminErrors } from '#shared/admin/text/errors.ts';
import { Failure } from '#shared/domain/failure.ts';
import { hasSecondFactor } from '../store/staff/staff-factors.ts';
import { hasAnyMember } from '../store/staff/staff-members.ts';
import { deleteSessionByToken, rememberSession } from '../store/staff/staff-sessions.ts';
import { limitTries } from './limit-tries.ts';
import type { RememberedDevice, SignedIn } from './read-visitor.ts';
import type { Staff } from './staff.ts';
import { startFullSession } from './start-session.ts';
import { takeCookies, type Visit } from './visit.ts';

export interface Credentials {
  email: string;
  password: string;
  isKept: boolean;
}

/**
 * The first step: the right password opens a half session. Every failure gets the same message and costs one hash, so that
 * neither text nor timing reveals who has an account. On a remembered device of the same member it is the only step.
 */
export async function signInWithPassword(
  staff: Staff,
  visit: Visit,
  { email, password, isKept }: Credentials,
  device?: RememberedDevice,
): Promise<'verify' | 'enrol' | 'done'> {
  const address = normaliseEmail(email);
  const guess = { what: 'password', whose: address, address: visit.address } as const;
  const opened = await limitTries(staff.ctx, guess, () => openWithPassword(staff, visit, address, password));
  if (!opened) {
    staff.events.record({ kind: 'sign-in.failed', email: address, network: visit.network, after: { by: 'password' } });
    throw new Failure('unauthenticated', adminErrors.wrongPassword);
  }
  const { token, userId } = opened;
  if (device?.userId === userId && (await hasSecondFactor(staff.ctx.db, userId))) {
    const { sessionId: replaces, endsAt } = device;
    await startFullSession(staff, visit, { userId, isKept: true, by: 'kept-device', replaces, endsAt });
    await deleteSessionByToken(staff.ctx.db, token);
    return 'done';
  }
  if (isKept) await rememberSession(staff.ctx.db, token);
  return (await hasSecondFactor(staff.ctx.db, userId)) ? 'verify' : 'enrol';
}

async function openWithPassword({ openAuth, hasher }: Staff, visit: Visit, email: string, password: string) {
  // The engine rejects an overlong password without hashing it, so hash here for equal timing.
  if (password.length > PASSWORD_CHARACTERS.max) {
    await hasher.hash('');
    return undefined;
  }
  const auth = await openAuth();
  try {
    const { response, headers } = await auth.api.signInEmail({
      body: { email, password, rememberMe: false },
      headers: visit.headers,
      returnHeaders: true,
    });
    takeCookies(visit, headers);
    return { token: response.token, userId: response.user.id };
  } catch (error) {
    // Wrong password, unknown address or disabled member; any other error is not a wrong guess.
    if (isAPIError(error) && error.statusCode < 500) return undefined;
    throw error;
  }
}

export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase().slice(0, 320);
}

export async function signOut({ openAuth }: Staff, visit: Visit): Promise<void> {
  const auth = await openAuth();
  const { headers } = await auth.api.signOut({ headers: visit.headers, returnHeaders: true });
  takeCookies(visit, headers);
}

/** The page that completes a half session. */
export async function nextStepOf({ ctx }: Staff, { member }: SignedIn): Promise<'verify' | 'enrol'> {
  return (await hasSecondFactor(ctx.db, member.id)) ? 'verify' : 'enrol';
}

/** The last administrator cannot be removed, so "there are members" stays true once it is. */
const withMembers = new WeakSet<Staff>();

/** Whether there is any account. */
export async function hasMembers(staff: Staff): Promise<boolean> {
  if (withMembers.has(staff)) return true;
  const isStaffed = await hasAnyMember(staff.ctx.db);
  if (isStaffed) withMembers.add(staff);
  return isStaffed;
}
