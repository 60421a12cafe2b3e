import { expect, test } from 'vitest';
import { mergeWords, traceWords } from './merge-words.ts';

test.each([
  ['a casa azul', 'a casa azul', 'a casa azul', 'a casa azul'],
  ['a casa azul', 'a casa verde', 'a casa azul', 'a casa verde'],
  ['a casa azul', 'a casa azul', 'uma casa azul', 'uma casa azul'],
  [
    'Um dia, Rubens é levado.',
    'Um dia, ele é levado.',
    'Um dia, Rubens é levado embora.',
    'Um dia, ele é levado embora.',
  ],
  ['a casa azul', 'a casa verde', 'a casa preta', 'a casa verde'],
  ['', 'nosso', 'deles', 'nosso'],
  ['um dois três quatro', 'um DOIS três quatro', 'um dois TRÊS quatro', 'um DOIS três quatro'],
])('%j, ours %j and TMDB %j make %j', (base, ours, fresh, merged) => {
  expect(mergeWords(base, ours, fresh)).toBe(merged);
});

test('texts of one word repeated, which would take seconds to merge, leave ours as the proposal', () => {
  const [base, ours, fresh] = ['a '.repeat(2_000), 'a b '.repeat(1_000), 'a a c '.repeat(700)];
  expect(mergeWords(base, ours, fresh)).toBe(ours);
});

test('each stretch of a merged text says whose it is', () => {
  expect(
    traceWords('Um dia, ele é levado embora.', 'Um dia, ele é levado.', 'Um dia, Rubens é levado embora.'),
  ).toEqual([
    { from: 'both', text: 'Um dia, ' },
    { from: 'ours', text: 'ele' },
    { from: 'both', text: ' é levado' },
    { from: 'fresh', text: ' embora' },
    { from: 'both', text: '.' },
  ]);
});
