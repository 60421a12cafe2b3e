import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('a description that fits is left as it is, with its spaces tidied', () => {
  expect(cutText('  Recife,\n1977. ', 160)).toBe('Recife, 1977.');
});

test.each([
  ['ends on a whole word', 'Em pleno Carnaval, o professor volta', 24, 'Em pleno Carnaval, o…'],
  ['keeps a word that ends exactly at the limit', 'Em pleno Carnaval de rua', 18, 'Em pleno Carnaval…'],
  ['drops punctuation before the ellipsis', 'Em pleno Carnaval, o professor', 20, 'Em pleno Carnaval…'],
])('a cut description %s', (_rule, text, limit, cut) => {
  expect(cutText(text, limit)).toBe(cut);
});
