import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { waitUntilIdle } from './open-page.ts';

export interface Weight {
  /** Compressed bytes, without headers. */
  html: number;
  js: number;
  css: number;
  font: number;
  fontFiles: number;
  /** Number of requests except pictures, including the page itself. */
  requests: number;
}

/** What a page has requested so far. All of it is same-origin, so the browser reports its size. */
export function weigh(page: Page): Promise<Weight> {
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    const resources = performance.getEntriesByType('resource');
    const bytesOf = (pattern: RegExp) =>
      resources
        .filter(({ name }) => pattern.test(new URL(name).pathname))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const shown = new Set([...document.images].map((image) => image.currentSrc));
    // A preloaded picture has a link as its initiator, but counts as a picture.
    const isPicture = ({ name }: PerformanceResourceTiming) =>
      shown.has(name) || new URL(name).pathname.startsWith('/img/');
    return {
      html: visit?.encodedBodySize ?? 0,
      js: bytesOf(/\.js$/),
      css: bytesOf(/\.css$/),
      font: bytesOf(/\.woff2?$/),
      fontFiles: resources.filter(({ name }) => /\.woff2?$/.test(name)).length,
      requests: 1 + resources.filter((resource) => !isPicture(resource)).length,
    };
  });
}

/**
 * Bytes of the pictures a page has requested so far. They are requested again, because the first visitor may get drawn
 * stand-ins, which weigh nothing, while the pictures are being encoded; only encoded pictures are immutable.
 */
export async function weighPictures(page: Page, request: APIRequestContext): Promise<number> {
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.startsWith('/img/')),
  );
  const sizes = addresses.map(async (address) => {
    let size = 0;
    await expect(async () => {
      const response = await request.get(address);
      expect(response.headers()['cache-control']).toContain('immutable');
      size = (await response.body()).length;
    }).toPass({ timeout: 40_000 });
    return size;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Cumulative layout shift since the page started. */
export async function readLayoutShift(page: Page): Promise<number> {
  await waitUntilIdle(page);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
    return shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0);
  });
}
