import { expect, test } from 'vitest';
import { buildCsv, decodeCsv, parseCsv } from './csv.ts';

test.each([
  [
    'semicolons',
    'a;b\r\n1;2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'commas',
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a comma in a cell',
    'a;b\n1,5;2',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'a quoted cell over two lines',
    'a;b\n"um\ndois";2',
    [
      ['a', 'b'],
      ['um\ndois', '2'],
    ],
  ],
  [
    'doubled quotes',
    'a;b\n"diz ""oi""";2',
    [
      ['a', 'b'],
      ['diz "oi"', '2'],
    ],
  ],
  [
    'empty lines',
    '\uFEFFa;b\n\n;\n1;2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['nothing', '', []],
])('%s', (_, text, cells) => {
  expect(parseCsv(text)?.map((line) => line.cells)).toEqual(cells);
});

test('a line has the number of the line it starts on', () => {
  expect(parseCsv('a;b\n"um\ndois";2\n\n3;4')?.map(({ line }) => line)).toEqual([1, 2, 5]);
});

test('a quote that is never closed is no CSV', () => {
  expect(parseCsv('a;b\n"1;2')).toBeUndefined();
});

test.each(['=1+1', '+a', '-a', '@a', "'=1", "''+a", "'a", 'a"b;c', 'um\ndois', 'Plano'])(
  'the cell %s is no formula in the file, and itself when it is read',
  (cell) => {
    const csv = buildCsv([
      ['nome', 'x'],
      [cell, '1'],
    ]);
    expect(csv.split('\r\n')[1]).not.toMatch(/^"?[=+\-@]/);
    expect(parseCsv(csv)?.[1]?.cells).toEqual([cell, '1']);
  },
);

test.each([
  ['utf-8', Buffer.from('preço')],
  ['windows-1252', Buffer.from('preço', 'latin1')],
  ['utf-16', Buffer.from('\uFEFFpreço', 'utf16le')],
])('a file in %s is read with its accents', (_, bytes) => {
  expect(decodeCsv(bytes)).toBe('preço');
});
