import { expect, test } from 'vitest';
import { isDatabaseTrouble } from './db-trouble.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });

test.each(['08006', '28P01', '53300', '57P01', '57P03', '57014', 'ECONNREFUSED', 'ECONNRESET', 'EAI_AGAIN'])(
  '%s passes by itself',
  (code) => {
    expect(isDatabaseTrouble(coded(code))).toBe(true);
  },
);

test.each(['23505', '22P02', '42P01', '40P01', ''])('%s is a fault of ours', (code) => {
  expect(isDatabaseTrouble(coded(code))).toBe(false);
});

test('what pg says in words, and what Node wraps for several addresses, is understood', () => {
  expect(isDatabaseTrouble(new Error('timeout exceeded when trying to connect'))).toBe(true);
  expect(isDatabaseTrouble(new Error('Query read timeout'))).toBe(true);
  expect(isDatabaseTrouble(new Error('Client has encountered a connection error and is not queryable'))).toBe(true);
  expect(isDatabaseTrouble(new AggregateError([coded('ECONNREFUSED')]))).toBe(true);
  expect(isDatabaseTrouble('down')).toBe(false);
});
