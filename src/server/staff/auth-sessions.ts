import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { HALF_SESSION_MINUTES, REMEMBERED_SESSION_DAYS, SESSION_HOURS } from '#shared/admin/domain/limits.ts';
import type { Context } from '../context.ts';
import { findMember } from '../store/staff/staff-members.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Runs before a session is stored: a disabled member gets none, and a half session (no second factor) ends soon. Sessions that
 * the engine opens by itself are always half sessions.
 */
export function sessionHook(ctx: Context) {
  return async (session: { userId: string } & Record<string, unknown>) => {
    const member = await findMember(ctx.db, session.userId);
    if (!member || member.disabledAt) return false;
    const now = ctx.now();
    const times = { createdAt: now, seenAt: now };
    if (session.isFull === true) return { data: { ...session, ...times } };
    const expiresAt = new Date(now.getTime() + HALF_SESSION_MINUTES * MINUTE_MS);
    return { data: { ...session, expiresAt, isFull: false, isKept: false, ...times } };
  };
}

/** The latest end of a full session. */
function endOf(now: Date, isKept: boolean): Date {
  return new Date(now.getTime() + (isKept ? REMEMBERED_SESSION_DAYS * 24 : SESSION_HOURS) * HOUR_MS);
}

const SessionStart = z.object({
  userId: z.string(),
  isFull: z.boolean(),
  isKept: z.boolean(),
  now: z.date(),
  /** Set if it replaces a session: the new one ends no later than that. */
  endsAt: z.date().optional(),
});

const SessionCookie = z.object({ token: z.string(), isKept: z.boolean() });

/** The only way to a full session: a new id and a new cookie. Callable from our code, not over HTTP. */
export function startSessionPlugin() {
  return {
    id: 'staff-sessions',
    endpoints: {
      startSession: createAuthEndpoint.serverOnly(
        { method: 'POST', body: SessionStart, requireHeaders: true },
        async (endpoint) => {
          const { userId, isFull, isKept, now, endsAt = endOf(now, isKept) } = endpoint.body;
          const { internalAdapter } = endpoint.context;
          const fields = { isFull, isKept, confirmedAt: now, expiresAt: endsAt };
          const user = await internalAdapter.findUserById(userId);
          const session = user && (await internalAdapter.createSession(userId, !isKept, fields, true));
          if (!session) return endpoint.json({ id: undefined });
          await setSessionCookie(endpoint, { session, user }, !isKept);
          return endpoint.json({ id: session.id });
        },
      ),
      /** Sends the cookie of an existing session again, after its token changed or because an older key had signed it. */
      sendSessionCookie: createAuthEndpoint.serverOnly(
        { method: 'POST', body: SessionCookie, requireHeaders: true },
        async (endpoint) => {
          const { token, isKept } = endpoint.body;
          const found = await endpoint.context.internalAdapter.findSession(token);
          if (found) await setSessionCookie(endpoint, found, !isKept);
          return endpoint.json({ id: found?.session.id });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
