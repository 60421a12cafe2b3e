import { expect, test } from 'vitest';
import { networkOf } from '../infra/network.ts';
import { openVisit, takeCookies } from './visit.ts';

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
  ['nonsense', '0.0.0.0'],
])('of %s we remember %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('tries are counted by the whole address, of IPv6 by the household', () => {
  const visit = (address: string) => openVisit({ cookie: '', userAgent: '', address }).address;
  expect(visit('203.0.113.77')).toBe('203.0.113.77');
  expect(visit('2001:db8:1:2:3:4:5:6')).toBe(visit('2001:db8:1:2:9:9:9:9'));
});

test('the last cookie of a name is the one that is sent', () => {
  const visit = openVisit({ cookie: '', userAgent: '', address: '127.0.0.1' });
  const headers = new Headers();
  headers.append('set-cookie', 'sid=1; Path=/');
  headers.append('set-cookie', 'other=1; Path=/');
  takeCookies(visit, headers);
  takeCookies(visit, new Headers({ 'set-cookie': 'sid=2; Path=/' }));
  expect(visit.cookies).toEqual(['other=1; Path=/', 'sid=2; Path=/']);
});
