import { expect, test } from 'vitest';
import { plural } from './plural.ts';

test.each([
  [0, '0 filmes'],
  [1, '1 filme'],
  [2, '2 filmes'],
  [1234567, '1.234.567 filmes'],
])('%i is counted as %s', (count, words) => {
  expect(plural(count, '# filme', '# filmes')).toBe(words);
});

test('none may have a form of its own, and a form may leave the number out', () => {
  const say = (count: number) => plural(count, 'Resta um código.', 'Restam # códigos.', 'Nenhum código.');
  expect([0, 1, 2].map(say)).toEqual(['Nenhum código.', 'Resta um código.', 'Restam 2 códigos.']);
});
