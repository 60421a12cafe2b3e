import { expect, test } from 'vitest';
import { findSagaKey, toSagaKey } from './saga-words.ts';

test.each([
  ['saga matrix', 'matrix'],
  ['star wars em ordem', 'star wars'],
  ['Qual a ordem dos filmes do Star Wars', 'star wars'],
  ['trilogia do senhor dos anéis', 'senhor aneis'],
  ['ordem cronológica velozes e furiosos', 'velozes furiosos'],
  ['franquia alien completa', 'alien'],
  ['matrix', undefined],
  ['saga', undefined],
  ['em ordem', undefined],
])('%s asks for %s', (phrase, key) => {
  expect(findSagaKey(phrase)).toBe(key);
});

test.each([
  ['O Senhor dos Anéis', 'senhor aneis'],
  ['Matrix', 'matrix'],
  ['A Saga', 'a saga'],
])('%s is found by %s', (name, key) => {
  expect(toSagaKey(name)).toBe(key);
});
