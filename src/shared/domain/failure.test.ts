import { expect, test } from 'vitest';
import { Failure, isFailure } from './failure.ts';

test('a failure thrown by another copy of the module is still known as one', () => {
  const foreign = Object.assign(new Error('Filme não encontrado'), { name: 'Failure', code: 'not-found' });

  expect(isFailure(foreign)).toBe(true);
  expect(isFailure(new Failure('unavailable', 'Tente novamente em instantes.'))).toBe(true);
});

test.each([
  ['an ordinary bug', new TypeError('x is undefined')],
  ['a database error with a code of its own', Object.assign(new Error('deadlock'), { code: '40P01' })],
  ['a failure with a code outside the table', Object.assign(new Error('?'), { name: 'Failure', code: 'toString' })],
  ['a plain object', { name: 'Failure', code: 'not-found' }],
  ['nothing', undefined],
])('%s is not a failure a visitor may be told about', (_what, error) => {
  expect(isFailure(error)).toBe(false);
});
