import { expect, test } from 'vitest';
import { parseId } from './ids.ts';

test.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
  ['007', 7],
])('%j is the id %s', (text, id) => {
  expect(parseId(text)).toBe(id);
});

test.each(['0', '-1', '1.5', '1e3', '1e300', '2147483648', '9223372036854775808', '0x10', ' 1', '١', 'Infinity', ''])(
  '%j is no id',
  (text) => {
    expect(parseId(text)).toBeUndefined();
  },
);

test('what is missing is no id', () => {
  expect([parseId(null), parseId(undefined)]).toEqual([undefined, undefined]);
});
