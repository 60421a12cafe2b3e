import { expect, test } from 'vitest';
import { expectCut } from './use-cut-text.ts';

test.each([
  [150, undefined],
  [260, 'onPhones'],
  [341, 'everywhere'],
])('of a text of %i characters cut to four lines, room for the button is left: %s', (length, where) => {
  expect(expectCut(length, 4)).toBe(where);
});
