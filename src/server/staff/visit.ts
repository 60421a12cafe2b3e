import { clientOf, networkOf } from '../infra/network.ts';
import { NETWORK_HEADER } from './open-auth.ts';

/** One request, as the sign-in sees it: who says they are who, from where, and the cookies it will be answered with. */
export interface Visit {
  /** Cookie, user agent and network; nothing else of what the client sent. */
  headers: Headers;
  /** What tries are counted by: an address, or a household of IPv6. */
  address: string;
  /** What is remembered of it. */
  network: string;
  cookies: string[];
}

export function openVisit(from: { cookie: string; userAgent: string; address: string }): Visit {
  const network = networkOf(from.address);
  const headers = new Headers({ 'user-agent': from.userAgent.slice(0, 300), [NETWORK_HEADER]: network });
  if (from.cookie) headers.set('cookie', from.cookie);
  return { headers, network, address: clientOf(from.address), cookies: [] };
}

/** Every cookie the engine sets is on its way to the browser; a later one of the same name replaces an earlier one. */
export function takeCookies(visit: Visit, headers: Headers | undefined): void {
  for (const cookie of headers?.getSetCookie() ?? []) {
    const name = cookie.slice(0, cookie.indexOf('=') + 1);
    visit.cookies = [...visit.cookies.filter((earlier) => !earlier.startsWith(name)), cookie];
  }
}
