import { expect, test } from 'vitest';
import { Failure } from '../../../domain/failure.ts';
import { splitPasted, splitPastedYear } from './pasted-lines.ts';

test('lines are trimmed and have their numbers; empty ones are left out', () => {
  expect(splitPasted('um\r\n\n  dois \n', 10)).toEqual([
    { line: 1, text: 'um' },
    { line: 3, text: 'dois' },
  ]);
  expect(splitPasted('', 10)).toEqual([]);
});

test('of more lines than are taken, one more is read: enough to refuse them', () => {
  expect(splitPasted('a\n'.repeat(1_000), 10)).toHaveLength(11);
});

test('a line that is too long is refused with its number', () => {
  expect(splitPasted('x'.repeat(500), 10)).toHaveLength(1);
  expect(() => splitPasted(`um\n${'x'.repeat(501)}`, 10)).toThrow(
    new Failure('invalid-argument', 'A linha 2 passa de 500 caracteres.'),
  );
});

test.each([
  ['Cidade de Deus', 'Cidade de Deus', undefined],
  ['Cidade de Deus (2002)', 'Cidade de Deus', '2002'],
  ['Cidade de Deus, 2002', 'Cidade de Deus', '2002'],
  ['Cidade de Deus (2002', 'Cidade de Deus', '2002'],
  ['1917 (2019)', '1917', '2019'],
  ['1917', '1917', undefined],
  ['Blade Runner 2049', 'Blade Runner 2049', undefined],
  ['2001: Uma Odisseia no Espaço', '2001: Uma Odisseia no Espaço', undefined],
  ['(2002)', '', '2002'],
  ['', '', undefined],
])('%s is the name %s of the year %s', (text, name, year) => {
  expect(splitPastedYear(text)).toEqual({ name, year });
});
