import { expect, test, vi } from 'vitest';
import { addMonths, parseTitleKeys, startMonths, usualStart, writeTitleKeys } from './rotation-query.ts';

test('titles are read as they are written, each once', () => {
  const keys = parseTitleKeys('f598-s1399-f598');
  expect(keys).toEqual([
    { kind: 'movie', id: 598 },
    { kind: 'series', id: 1399 },
  ]);
  expect(writeTitleKeys(keys ?? [])).toBe('f598-s1399');
  expect(parseTitleKeys('')).toEqual([]);
});

const many = (count: number) => Array.from({ length: count }, (_, id) => `f${id + 1}`).join('-');

test.each([
  ['more than thirty', many(31)],
  ['an unknown kind', 'p598'],
  ['an id beyond numbers', 'f9999999999'],
  ['an id of zero', 'f0'],
  ['markup', '<script>'],
  ['another separator', 'f598,s1399'],
  ['an empty part', 'f598--s1399'],
])('%s is refused', (_what, text) => {
  expect(parseTitleKeys(text)).toBeUndefined();
});

test('thirty titles fit, and ten thousand are refused before anything is split', () => {
  expect(parseTitleKeys(many(30))).toHaveLength(30);
  const hostile = many(10_000);
  const split = vi.spyOn(String.prototype, 'split');
  try {
    expect(parseTitleKeys(hostile)).toBeUndefined();
    expect(split).not.toHaveBeenCalled();
    parseTitleKeys(many(2));
    expect(split).toHaveBeenCalled();
  } finally {
    split.mockRestore();
  }
});

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-11', 0, '2026-11'],
  ['2026-01', 25, '2028-02'],
])('%s and %i months are %s', (month, months, later) => {
  expect(addMonths(month, months)).toBe(later);
});

test('a rotation begins this month while it is young, else the next', () => {
  expect(usualStart('2026-11-05')).toBe('2026-11');
  expect(usualStart('2026-11-17')).toBe('2026-12');
  expect(startMonths('2026-11-17')).toHaveLength(12);
  expect(startMonths('2026-11-17').at(-1)).toBe('2027-10');
});
