import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/**
 * Addresses that are never public: loopback, private and reserved networks. One list for each version: a list compares an IPv4
 * address with IPv6 networks too, as `::ffff:…`, and the network of those would refuse every IPv4 address.
 */
const INSIDE = { ipv4: new BlockList(), ipv6: new BlockList() };
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
  INSIDE.ipv4.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  INSIDE.ipv6.addSubnet(network, bits, 'ipv6');
}

/** Takes a numeric address without brackets. */
export function isPrivateAddress(address: string): boolean {
  const version = isIPv6(address) ? 'ipv6' : 'ipv4';
  return INSIDE[version].check(address, version);
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
