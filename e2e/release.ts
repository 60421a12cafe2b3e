import type { Page } from '@playwright/test';

/**
 * From here on the open page is older than the release: its files that the browser has not loaded are gone. The next document names
 * the files of the new build, which are there.
 */
export async function releaseBehind(page: Page): Promise<void> {
  let isOld = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isOld = false;
  });
  await page.route('**/assets/**', (route) =>
    isOld ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  );
}

/** What the browser and React Router report of files that are gone. Removes only that from the list. */
export function forgiveGoneFiles(mishaps: string[]): void {
  const isOfRelease =
    /^Failed to load resource: .* (?:404|503)|^Error loading route module|Failed to fetch dynamically imported module/;
  mishaps.splice(0, mishaps.length, ...mishaps.filter((mishap) => !isOfRelease.test(mishap)));
}
