import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** IANA gives public addresses of IPv6 from this network only; the library knows what is reserved inside it. */
const GIVEN_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Takes a numeric address without brackets. Loopback, private and reserved networks are private, and so is what is no address. */
export function isPrivateAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  const ip = ipaddr.parse(address);
  return ip.range() !== 'unicast' || (ip instanceof ipaddr.IPv6 && !ip.match(GIVEN_IPV6));
}

/**
 * Against SSRF and DNS rebinding: we configure the name of a picture host, but not what it resolves to, so private addresses are
 * refused. Checked at every connection, because an earlier check could be outdated by then.
 */
export function publicLookup(lookup: LookupFunction = systemLookup): LookupFunction {
  return (name, options, callback) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 4);
      const addresses = (Array.isArray(found) ? found : []).filter(({ address }) => !isPrivateAddress(address));
      const [first] = addresses;
      if (!first) return callback(new Error(`${name} leads inside our own network`), '', 4);
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
}
