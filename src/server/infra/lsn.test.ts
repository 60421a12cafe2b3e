import { expect, test } from 'vitest';
import { endOfLog, LogHistory, parseLsn } from './lsn.ts';

test('places in the log compare as PostgreSQL compares them', () => {
  const places = ['0/0', '0/FFFFFFFF', '1/0', '1/2A', '16/B374D848', 'A0/0'];
  expect(places.map(parseLsn)).toEqual(places.map(parseLsn).toSorted((one, other) => (one < other ? -1 : 1)));
  expect(parseLsn('1/2A')).toBe(0x1_0000_002an);
});

test('the end of a log whose next page holds nothing yet is the end of the page before', () => {
  expect(endOfLog(parseLsn('0/3000028'), 8_192n)).toBe(parseLsn('0/3000000'));
  expect(endOfLog(parseLsn('0/3002018'), 8_192n)).toBe(parseLsn('0/3002000'));
  expect(endOfLog(parseLsn('0/3002060'), 8_192n)).toBe(parseLsn('0/3002060'));
});

test('who has read everything is not late, and who has not is as late as the first thing they lack', () => {
  const history = new LogHistory();
  expect(history.lagMs(0n, 5_000)).toBe(0);
  for (const second of [1, 2, 3]) history.add(second * 1_000, BigInt(second * 10));
  expect(history.lagMs(30n, 5_000)).toBe(0);
  expect(history.lagMs(20n, 5_000)).toBe(2_000);
  expect(history.lagMs(0n, 5_000)).toBe(4_000);
});
