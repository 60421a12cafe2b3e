import type { Page } from '@playwright/test';
import { expect } from './visitor.ts';

/** Collects the page data that the browser requests from now on, by page address. */
export function watchData(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('.data')) asked.push(pathname.replace(/_?[.]data$/, '') + search);
  });
  return asked;
}

/** Does something, and waits for the parts of the page that are loaded then (shell/later.tsx). */
export async function act(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('body > p[role="status"]')).toHaveCount(1);
}

/** Declines cookies, because the banner has its own journeys and would cover what is clicked here. */
export async function declineCookies(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('cookie-choice', 'declined'));
}

/** The document was not reloaded, the heading is shown and has the focus, and the title is announced. */
export async function expectArrival(page: Page, heading: string | RegExp): Promise<void> {
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(title).toHaveText(heading);
  await expect(title).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
}

export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

export async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

export const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Chromium reports every request without a response; here that is what the journey tests. */
export function forgiveLostRequests(mishaps: string[]): void {
  const others = mishaps.filter((mishap) => !mishap.startsWith('Failed to load resource'));
  mishaps.splice(0, mishaps.length, ...others);
}
