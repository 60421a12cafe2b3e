import { BlockList, isIP } from 'node:net';
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
  return { headers, network, address: isIP(from.address) === 6 ? network : from.address, cookies: [] };
}

/** Every cookie the engine sets is on its way to the browser; a later one of the same name replaces an earlier one. */
export function takeCookies(visit: Visit, headers: Headers | undefined): void {
  for (const cookie of headers?.getSetCookie() ?? []) {
    const name = cookie.slice(0, cookie.indexOf('=') + 1);
    visit.cookies = [...visit.cookies.filter((earlier) => !earlier.startsWith(name)), cookie];
  }
}

const MAPPED = new BlockList();
MAPPED.addSubnet('::ffff:0:0', 96, 'ipv6');

/** An address cut to where it comes from: /24 of IPv4, /64 of IPv6. */
export function networkOf(address: string): string {
  const plain = isIP(address) === 6 && MAPPED.check(address, 'ipv6') ? address.replace(/^.*:/, '') : address;
  if (isIP(plain) === 4) return plain.replace(/\d+$/, '0');
  if (isIP(plain) !== 6) return '0.0.0.0';
  const [head = '', tail] = plain.split('::', 2);
  const front = head.split(':').filter(Boolean);
  const back = tail?.split(':').filter(Boolean) ?? [];
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::`;
}
