import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test.each([
  ['in the middle is centred', 7, 161, [5, 6, 7, 8, 9]],
  ['on the first page starts there', 1, 161, [1, 2, 3, 4, 5]],
  ['on the second page still starts at the first', 2, 161, [1, 2, 3, 4, 5]],
  ['on the third page is centred again', 3, 161, [1, 2, 3, 4, 5]],
  ['on the last page ends there', 161, 161, [157, 158, 159, 160, 161]],
  ['on the last but one still ends at the last', 160, 161, [157, 158, 159, 160, 161]],
  ['of a short list is the list', 2, 3, [1, 2, 3]],
  ['of one page is that page', 1, 1, [1]],
  ['of nothing is nothing', 1, 0, []],
  ['of a page beyond the last is the last five', 900, 12, [8, 9, 10, 11, 12]],
])('the window %s', (_rule, current, total, pages) => {
  expect(pageWindow(current, total, 5)).toEqual(pages);
});

test('every window has at most its size, and contains the current page', () => {
  for (let total = 1; total <= 20; total++) {
    for (let current = 1; current <= total; current++) {
      for (const size of [3, 5]) {
        const pages = pageWindow(current, total, size);
        expect(pages).toContain(current);
        expect(pages).toHaveLength(Math.min(size, total));
        expect(pages[0]).toBeGreaterThanOrEqual(1);
        expect(pages.at(-1)).toBeLessThanOrEqual(total);
      }
    }
  }
});
