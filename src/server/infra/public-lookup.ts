import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/** Addresses that are never a host of the internet: our own machine, our own network, and what lies between. */
const INSIDE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  INSIDE.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  INSIDE.addSubnet(network, bits, 'ipv6');
}

/** Of an address in numbers, without brackets. */
export function isPrivateAddress(address: string): boolean {
  return INSIDE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * The name of a picture host is ours, what it points to is not: whoever turns it to an address inside finds nobody
 * there. It is asked at every connection, so that a name cannot change its mind between question and call.
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
