import { expect, test } from 'vitest';
import { FAILURES, failureCodeOf } from './failure.ts';

test.each([
  ['NOT_FOUND', 'not-found'],
  ['UNAVAILABLE', 'unavailable'],
  [429, 'resource-exhausted'],
  [500, 'internal'],
  [418, 'unknown'],
  ['toString', 'unknown'],
])('the status %s of an answer means %s', (status, code) => {
  expect(failureCodeOf(status)).toBe(code);
});

/** The specification's codes, to the letter. */
const CODES = [
  [400, 'invalid-argument'],
  [401, 'unauthenticated'],
  [403, 'permission-denied'],
  [404, 'not-found'],
  [409, 'aborted'],
  [429, 'resource-exhausted'],
  [499, 'cancelled'],
  [500, 'internal'],
  [501, 'unimplemented'],
  [503, 'unavailable'],
  [504, 'deadline-exceeded'],
] as const;

test.each(CODES)('HTTP %i is %s, there and back', (http, code) => {
  expect(failureCodeOf(http)).toBe(code);
  expect(FAILURES[code]).toEqual({ http, status: code.toUpperCase().replace('-', '_') });
});

test('every code but "unknown" is one of the specification’s', () => {
  expect(Object.keys(FAILURES)).toEqual([...CODES.map(([, code]) => code), 'unknown']);
});
