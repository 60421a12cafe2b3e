import { BlockList, isIP } from 'node:net';

const MAPPED = new BlockList();
MAPPED.addSubnet('::ffff:0:0', 96, 'ipv6');

/** An address truncated to its network: /24 of IPv4, /64 of IPv6. */
export function networkOf(address: string): string {
  const plain = isIP(address) === 6 && MAPPED.check(address, 'ipv6') ? address.replace(/^.*:/, '') : address;
  if (isIP(plain) === 4) return `${plain.slice(0, plain.lastIndexOf('.'))}.0`;
  if (isIP(plain) !== 6) return '0.0.0.0';
  const [head = '', tail] = plain.split('::', 2);
  const front = head.split(':').filter(Boolean);
  const back = tail?.split(':').filter(Boolean) ?? [];
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::`;
}

/** The key that rate limits count by: an IPv4 address, or a /64 of IPv6, which is one household. */
export function clientOf(address: string): string {
  return address.includes(':') ? networkOf(address) : address;
}
