import type { Page } from '@playwright/test';
import { expect } from './visitor.ts';

/** Every page's data the browser asks for from now on, by the page's address. */
export function watchData(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('.data')) asked.push(pathname.replace(/_?[.]data$/, '') + search);
  });
  return asked;
}

/** Set aside: the banner has journeys of its own, and would lie over what is clicked here. */
export async function declineCookies(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('cookie-choice', 'declined'));
}

/** The same document all along, the heading there, the keyboard on it, and its title read out. */
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

/** Chromium tells of every request that got no answer; here that is what the journey is about. */
export function forgiveLostRequests(mishaps: string[]): void {
  const others = mishaps.filter((mishap) => !mishap.startsWith('Failed to load resource'));
  mishaps.splice(0, mishaps.length, ...others);
}
