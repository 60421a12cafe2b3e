import { expect, test } from 'vitest';
import { line, lineOrNull, longText, name, path, text, token } from './text-schema.ts';

test.each([
  ['  Cidade \t de\n\nDeus\u00a0 ', 'Cidade de Deus'],
  [`a${' '.repeat(300)}b`, 'a b'],
  ['', ''],
])('a name is one line: %j is %j', (given, stored) => {
  expect(line.parse(given)).toBe(stored);
});

test.each([
  ['Um.\r\n\r\n\r\n  Dois \t três. \n Quatro.\n', 'Um.\n\nDois três.\nQuatro.'],
  ['Um.\u2028Dois.\rTrês.', 'Um.\nDois.\nTrês.'],
])('a long text has paragraphs: %j is %j', (given, stored) => {
  expect(longText.parse(given)).toBe(stored);
});

test('a text that is too long is cut, never in the middle of a character', () => {
  expect(line.parse('a'.repeat(501))).toBe('a'.repeat(500));
  expect(line.parse(`${'a'.repeat(499)}😀`)).toBe('a'.repeat(499));
  expect(line.parse(`${'a'.repeat(498)}😀b`)).toBe(`${'a'.repeat(498)}😀`);
  expect(longText.parse('ab '.repeat(20_000))).toHaveLength(29_999);
});

test('an address that is too long is none, and one as part of a list is left out', () => {
  expect(path.parse(`/${'a'.repeat(300)}`)).toBeNull();
  expect(path.parse('/a.jpg')).toBe('/a.jpg');
  expect(token.safeParse('a'.repeat(301)).success).toBe(false);
});

test('what TMDB leaves empty is empty', () => {
  expect([text.parse(null), longText.parse(undefined), lineOrNull.parse(' '), path.parse('')]).toEqual([
    ...['', '', null, null],
  ]);
  expect(name.safeParse('  ').success).toBe(false);
});
