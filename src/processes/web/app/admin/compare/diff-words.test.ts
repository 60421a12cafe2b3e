import { expect, test } from 'vitest';
import { type DiffPart, diffWords } from './diff-words.ts';

const write = (parts: readonly DiffPart[]) =>
  parts.map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}]` : `[-${text}]`)).join('');

test.each([
  ['', '', ''],
  ['Recife, 1977.', 'Recife, 1977.', 'Recife, 1977.'],
  ['', 'Recife', '[+Recife]'],
  ['Recife', '', '[-Recife]'],
  ['a casa azul', 'a casa verde', 'a casa [-azul][+verde]'],
  ['No Rio de Janeiro de 1971', 'No Rio de 1971', 'No Rio de [-Janeiro de ]1971'],
  ['Um dia, Rubens é levado.', 'Um dia Rubens é levado.', 'Um dia[-,] Rubens é levado.'],
  ['um dois três', 'quatro cinco três', '[-um dois][+quatro cinco] três'],
])('from %j to %j: %s', (before, after, written) => {
  expect(write(diffWords(before, after))).toBe(written);
});

test('both texts can be read out of the difference, whatever they are', () => {
  const words = ['o', 'mar', ',', 'a casa', '\n', 'ação', '  ', '—', '<p>', 'é'];
  let seed = 7;
  const pick = () => words[(seed = (seed * 16_807) % 2_147_483_647) % words.length] ?? '';
  for (let round = 0; round < 200; round += 1) {
    const [before, after] = [0, 1].map(() => Array.from({ length: round % 23 }, pick).join(' '));
    const parts = diffWords(before ?? '', after ?? '');
    const side = (left: DiffPart['kind']) =>
      parts.flatMap(({ kind, text }) => (kind === 'same' || kind === left ? text : [])).join('');
    expect(side('removed')).toBe(before);
    expect(side('added')).toBe(after);
  }
});

test('two long texts without a word in common count as one replacement', () => {
  const [before, after] = ['palavra '.repeat(3_000), 'outra coisa '.repeat(3_000)];
  expect(diffWords(before, after).map(({ kind, text }) => [kind, text.length])).toEqual([
    ['removed', before.length],
    ['added', after.length],
  ]);
});
