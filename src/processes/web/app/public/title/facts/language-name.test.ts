import { expect, test } from 'vitest';
import { languageName } from './language-name.ts';

test.each([
  ['pt', 'português'],
  ['en', 'inglês'],
  ['ja', 'japonês'],
  ['cn', 'cantonês'],
  ['xx', ''],
  ['', ''],
  ['not a code', ''],
])('the language "%s" is called "%s"', (code, name) => {
  expect(languageName(code)).toBe(name);
});
