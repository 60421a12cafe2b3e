import { expect, test } from 'vitest';
import { findNear } from './find-near.ts';

const names = [
  { id: 1, name: 'o poderoso chefao' },
  { id: 2, name: 'cidade de deus' },
  { id: 3, name: 'deus e brasileiro' },
];

test.each([
  ['poderozo chefao', [1]],
  ['chefao poderoso', [1]],
  ['poder', [1]],
  ['deus', [2, 3]],
  ['cidade de deuz', [2]],
  ['cidade chefao', []],
  ['xx', []],
])('%s is near %o', (typed, ids) => {
  expect(findNear(typed.split(' '), names)).toEqual(ids);
});

test('nothing typed is near nothing', () => {
  expect(findNear([], names)).toEqual([]);
});
