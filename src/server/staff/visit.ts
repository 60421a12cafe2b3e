import { clientOf, networkOf } from '../infra/network.ts';

/** The request header with the client's network; set by us, overwriting what the client sent. */
export const NETWORK_HEADER = 'x-client-network';

/** One request to the sign-in: headers, client, and the cookies of the response. */
export interface Visit {
  /** Cookie, user agent and network; no other header of the client. */
  headers: Headers;
  /** The key that tries are counted by: an IPv4 address, or a /64 of IPv6. */
  address: string;
  /** The part of the address that is stored. */
  network: string;
  cookies: string[];
}

export function openVisit(from: { cookie: string; userAgent: string; address: string }): Visit {
  const network = networkOf(from.address);
  const headers = new Headers({ 'user-agent': from.userAgent.slice(0, 300), [NETWORK_HEADER]: network });
  if (from.cookie) headers.set('cookie', from.cookie);
  return { headers, network, address: clientOf(from.address), cookies: [] };
}

/** Collects the cookies the engine sets; a later one of the same name replaces an earlier one. */
export function takeCookies(visit: Visit, headers: Headers | undefined): void {
  for (const cookie of headers?.getSetCookie() ?? []) {
    const name = cookie.slice(0, cookie.indexOf('=') + 1);
    visit.cookies = [...visit.cookies.filter((earlier) => !earlier.startsWith(name)), cookie];
  }
}
