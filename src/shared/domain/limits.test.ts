import { expect, test } from 'vitest';
import * as limits from './limits.ts';

test('the numbers the specification fixes are the ones we use', () => {
  expect(limits.CACHE_TTL_SECONDS).toEqual({
    home: 600,
    detail: 1_800,
    trending: 900,
    popular: 1_200,
    taxonomy: 3_600,
  });
  expect(limits.MEMORY_CACHE).toEqual({
    default: { entries: 100, ttlSeconds: 900 },
    home: { entries: 5, ttlSeconds: 300 },
    images: { entries: 200, ttlSeconds: 1_800 },
  });
  expect(limits.CACHE_CLEANUP_MINUTES).toBe(5);
  expect(limits.PAGE_SIZE).toBe(20);
  expect(limits.CAST_PREVIEW).toBe(6);
  expect(limits.TECHNICAL_SHEET_PEOPLE).toBe(3);
  expect(limits.MONEY_SHOWN_ABOVE_USD).toBe(1_000_000);
  expect([limits.META_TITLE_CHARACTERS, limits.META_DESCRIPTION_CHARACTERS]).toEqual([60, 160]);
});
