import { expect, test } from 'vitest';
import { matchesWords, normaliseWords } from './words.ts';

test.each([
  ['Cidade de Deus', ' cidade de deus '],
  ['  Olá, “mundo”! ', ' ola mundo '],
  ['기생충', ' 기생충 '.normalize('NFD')],
  ['???', '  '],
])('%j is looked for as %j', (text, words) => {
  expect(normaliseWords(text)).toBe(words);
});

test.each([
  [['cid'], true],
  [['deus', 'cid'], true],
  [['idade'], false],
  [['cidade', 'homens'], false],
])('the prefixes %j are all in "Cidade de Deus": %j', (words, isFound) => {
  expect(matchesWords(normaliseWords('Cidade de Deus'), words)).toBe(isFound);
});
