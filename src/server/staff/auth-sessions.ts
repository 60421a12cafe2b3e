import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { HALF_SESSION_MINUTES, KEPT_SESSION_DAYS, SESSION_HOURS } from '#shared/domain/admin-limits.ts';
import type { Context } from '../context.ts';
import { findMember } from '../store/staff-members.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Before any session is stored: nobody who was disabled gets one, and one that is not whole ends soon. What the engine opens
 * by itself is never whole.
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

/** How long a whole session lives at most. */
function endOf(now: Date, isKept: boolean): Date {
  return new Date(now.getTime() + (isKept ? KEPT_SESSION_DAYS * 24 : SESSION_HOURS) * HOUR_MS);
}

const SessionStart = z.object({
  userId: z.string(),
  isFull: z.boolean(),
  isKept: z.boolean(),
  now: z.date(),
  /** Where it takes the place of one that ends by then. */
  endsAt: z.date().optional(),
});

const SessionCookie = z.object({ token: z.string(), isKept: z.boolean() });

/** The one way to a whole session: a new number and a new cookie. Callable by us and not over HTTP. */
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
      /** The cookie of a session that is there already, after its number changed or its cookie was signed by an older key. */
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
