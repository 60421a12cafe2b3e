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
  expect([limits.PEOPLE_PAGE_SIZE, limits.PAGINATOR_NUMBERS, limits.YEAR_FILTER_YEARS]).toEqual([40, 5, 10]);
  expect(limits.SKELETON_CARDS).toMatchObject({
    titles: 24,
    titlesOnPhone: 12,
    genres: 18,
    platforms: 12,
    collections: 8,
    titlesOfCollection: 12,
    similar: 6,
  });
  expect(limits.BROWSER_CACHE).toEqual({
    default: { staleMinutes: 5, cachedMinutes: 10, retries: 2 },
    lists: { staleMinutes: 5, cachedMinutes: 15, retries: 2 },
    genres: { staleMinutes: 10, cachedMinutes: 30, retries: 2 },
    details: { staleMinutes: 15, cachedMinutes: 30, retries: 1 },
    collections: { staleMinutes: 10, cachedMinutes: 30, retries: 2 },
    collection: { staleMinutes: 15, cachedMinutes: 60, retries: 2 },
  });
  expect(limits.DETAIL_RETRY_MS).toBe(500);
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
  expect(limits.HOME_SHOWN).toEqual({
    featuredInBlock: 3,
    eagerBackdrops: 4,
    hype: 12,
    genres: 18,
    news: 12,
    nowPlaying: 12,
    top: 10,
    people: 6,
  });
  expect([limits.AUTOCOMPLETE_DEBOUNCE_MS, limits.AUTOCOMPLETE_MIN_CHARACTERS]).toEqual([400, 2]);
  expect(limits.SAMPLE_TYPING_MS).toEqual({ type: 80, erase: 30, pauseTyped: 1_200, pauseErased: 400 });
  expect(limits.COOKIE_BANNER_DELAY_MS).toBe(1_000);
  expect([limits.TOASTS_VISIBLE, limits.TOAST_REMOVED_AFTER_MS]).toEqual([1, 1_000_000]);
  expect(limits.RATING_SCALE).toEqual({ best: 10, worst: 1 });
  expect(limits.DEFAULT_PICTURE_PIXELS).toEqual({
    portrait: { width: 500, height: 750 },
    landscape: { width: 1_280, height: 720 },
  });
  expect(limits.CALL_TIMEOUT_MS).toBe(70_000);
  expect(limits.CAST_PREVIEW).toBe(6);
  expect(limits.TRAILERS).toEqual({ newest: 2, oldest: 2, beforeExpanding: 3 });
  expect(limits.TECHNICAL_SHEET_PEOPLE).toBe(3);
  expect(limits.MONEY_SHOWN_ABOVE_USD).toBe(1_000_000);
  expect([limits.META_TITLE_CHARACTERS, limits.META_DESCRIPTION_CHARACTERS]).toEqual([60, 160]);
});
