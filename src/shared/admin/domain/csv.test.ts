import { expect, test } from 'vitest';
import { buildCsv, decodeCsv, parseCsv } from './csv.ts';

function readLines(text: string) {
  const parsed = parseCsv(text, 10);
  return 'lines' in parsed ? parsed.lines : [];
}

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
  expect(readLines(text).map((line) => line.cells)).toEqual(cells);
});

test('a line has the number of the line it starts on', () => {
  expect(readLines('a;b\n"um\ndois";2\n\n3;4').map(({ line }) => line)).toEqual([1, 2, 5]);
});

test.each([
  ['a quote that is never closed', 'a;b\n"1;2', 'Uma aspa'],
  ['a cell of 2,001 characters', `a;b\n1;${'x'.repeat(2_001)};2`, 'A linha 2 do CSV'],
  ['a line of 101 cells', `a;b\n1${';'.repeat(101)}`, 'A linha 2 do CSV'],
])('%s is no CSV', (_, text, problem) => {
  expect(parseCsv(text, 10)).toEqual({ problem: expect.stringContaining(problem) });
});

test('of lines that the caller refuses, no more than one is read', () => {
  expect(readLines(`a;b\n${'1;2\n'.repeat(500)}`)).toHaveLength(1 + 10 + 1);
});

test.each(['=1+1', '+a', '-a', '@a', "'=1", "''+a", "'a", 'a"b;c', 'um\ndois', 'Plano'])(
  'the cell %s is no formula in the file, and itself when it is read',
  (cell) => {
    const csv = buildCsv([
      ['nome', 'x'],
      [cell, '1'],
    ]);
    expect(csv.split('\r\n')[1]).not.toMatch(/^"?[=+\-@]/);
    expect(readLines(csv)[1]?.cells).toEqual([cell, '1']);
  },
);

test.each([
  ['utf-8', Buffer.from('preço')],
  ['windows-1252', Buffer.from('preço', 'latin1')],
  ['utf-16', Buffer.from('\uFEFFpreço', 'utf16le')],
])('a file in %s is read with its accents', (_, bytes) => {
  expect(decodeCsv(bytes)).toBe('preço');
});
