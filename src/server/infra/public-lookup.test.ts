import { expect, test } from 'vitest';
import { isPrivateAddress } from './public-lookup.ts';

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.0.1', '192.168.1.1', '198.18.0.1'],
  ...['224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', 'fd00::1'],
  ...['fe80::1', 'ff02::1', '::8.8.8.8', '64:ff9b:1::1', '100::1', '5f00::1', 'fe80::1%eth0', 'no address'],
  // Documentation, 6to4, Teredo, benchmarks, anycast of relays.
  ...['192.0.2.1', '198.51.100.1', '203.0.113.7', '192.88.99.1', '2002:7f00:1::1', '2001::1', '2001:db8::1', '3fff::1'],
])('%s is not public', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '203.0.114.7', '223.255.255.255', '2606:4700::1111'])(
  '%s is public',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);
