import type { Staff } from './staff.ts';
import { takeCookies, type Visit } from './visit.ts';

/** Sends the cookie of an existing session again: its token changed, or an older key signed the cookie. */
export async function sendSessionCookie(
  { openAuth }: Staff,
  visit: Visit,
  session: { token: string; isKept: boolean },
): Promise<void> {
  const auth = await openAuth();
  const { headers } = await auth.api.sendSessionCookie({ body: session, headers: visit.headers, returnHeaders: true });
  takeCookies(visit, headers);
}
