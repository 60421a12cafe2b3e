import { expect, test } from 'vitest';
import { toSagaKey } from './saga-words.ts';

test.each([
  ['O Senhor dos Anéis', 'senhor aneis'],
  ['Matrix', 'matrix'],
  ['A Saga', 'a saga'],
])('%s is found by %s', (name, key) => {
  expect(toSagaKey(name)).toBe(key);
});
