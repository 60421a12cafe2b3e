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
  expect([limits.CACHE_CLEANUP_MINUTES, limits.IMAGE_CLEANUP_MINUTES]).toEqual([5, 10]);
  expect([limits.PAGE_SIZE, limits.COLLECTIONS_PAGE_SIZE]).toEqual([20, 20]);
  expect([limits.STREAMING_NEWS_PAGE_SIZE, limits.PAGE_SIZE_MAX]).toEqual([30, 40]);
  expect(limits.HOME_SLICES).toEqual({
    banners: 3,
    trending: 12,
    genres: 18,
    nowPlaying: 20,
    topSeries: 10,
    topMovies: 10,
    streamingNews: 15,
    people: 6,
  });
  expect(limits.RATING_SCALE).toEqual({ best: 10, worst: 1 });
  expect(limits.DEFAULT_PICTURE_PIXELS).toEqual({
    portrait: { width: 500, height: 750 },
    landscape: { width: 1_280, height: 720 },
  });
  expect(limits.CALL_TIMEOUT_MS).toBe(70_000);
  expect(limits.CAST_PREVIEW).toBe(6);
  expect(limits.TECHNICAL_SHEET_PEOPLE).toBe(3);
  expect(limits.MONEY_SHOWN_ABOVE_USD).toBe(1_000_000);
  expect([limits.META_TITLE_CHARACTERS, limits.META_DESCRIPTION_CHARACTERS]).toEqual([60, 160]);
});
