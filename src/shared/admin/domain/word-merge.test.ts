import { expect, test } from 'vitest';
import { mergeWords, traceWords } from './word-merge.ts';

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
])('%j, ours %j and TMDB %j make %j', (base, ours, fresh, merged) => {
  expect(mergeWords(base, ours, fresh)).toBe(merged);
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
