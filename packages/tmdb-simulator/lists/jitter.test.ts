import { expect, test } from 'vitest';
import { listPageWithJitter } from './jitter.ts';

const ranked = { ids: Int32Array.from({ length: 2000 }, (_, index) => index + 1), total: 2000 };
const minute = (number: number) => new Date(number * 60_000);
const pages = (at: (page: number) => Date) =>
  Array.from({ length: 100 }, (_, index) => listPageWithJitter(ranked, index + 1, 7, at(index))).flat();

test('within one minute every title is on exactly one page', () => {
  const shown = pages(() => minute(5));
  expect(shown.toSorted((a, b) => a - b)).toEqual([...ranked.ids]);
  expect(shown).not.toEqual([...ranked.ids]);
});

test('over several minutes some titles appear twice and some not at all', () => {
  const shown = pages((page) => minute(page));
  expect(shown).toHaveLength(2000);
  expect(new Set(shown).size).toBeLessThan(2000);
});

test('a page past the end is empty, and the last one may be shorter', () => {
  const short = { ids: Int32Array.of(1, 2, 3), total: 3 };
  expect(listPageWithJitter(short, 1, 7, minute(1))).toEqual([1, 2, 3]);
  expect(listPageWithJitter(short, 2, 7, minute(1))).toEqual([]);
});
