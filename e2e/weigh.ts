import type { Page } from '@playwright/test';

export interface Weight {
  /** Bytes as they travelled, without headers. */
  html: number;
  js: number;
  css: number;
  font: number;
  pictures: number;
  fontFiles: number;
  /** The page itself and everything else that is no picture. */
  requests: number;
}

/** What a page has asked for so far. All of it is ours, so the browser tells its size. */
export function weigh(page: Page): Promise<Weight> {
  return page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation');
    const resources = performance.getEntriesByType('resource');
    const bytesOf = (pattern: RegExp) =>
      resources
        .filter(({ name }) => pattern.test(new URL(name).pathname))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const isPicture = ({ name, initiatorType }: PerformanceResourceTiming) =>
      initiatorType === 'img' || new URL(name).pathname.startsWith('/img/');
    return {
      html: document?.encodedBodySize ?? 0,
      js: bytesOf(/\.js$/),
      css: bytesOf(/\.css$/),
      font: bytesOf(/\.woff2?$/),
      pictures: bytesOf(/^\/img\//),
      fontFiles: resources.filter(({ name }) => /\.woff2?$/.test(name)).length,
      requests: 1 + resources.filter((resource) => !isPicture(resource)).length,
    };
  });
}

/** How much of the screen has moved by itself since the page began. */
export function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!shift.hadRecentInput) sum += shift.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // What is buffered comes in a task of its own.
        setTimeout(() => resolve(sum), 100);
      }),
  );
}
