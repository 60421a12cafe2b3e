import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/**
 * A visitor whose browser records everything that must not happen: a request to another host, a refused script or style, an
 * error in the console. Every journey ends by asserting that this list is empty.
 */
export const test = base.extend<{ site: string; mishaps: string[] }>({
  site: async ({}, use) => {
    const url = process.env.LANTERNINHA_URL;
    if (!url) throw new Error('e2e/setup-fixture.ts has not started');
    await use(url);
  },
  mishaps: [
    async ({ page, site }, use) => {
      const mishaps: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(site)) mishaps.push(`asked another host: ${request.url()}`);
      });
      page.on('console', (message) => {
        // Chromium reports the status of the page itself, and a 404 page has status 404.
        const isOwnStatus =
          message.text().startsWith('Failed to load resource') && message.location().url === page.url();
        if (message.type() === 'error' && !isOwnStatus) mishaps.push(message.text());
      });
      page.on('pageerror', (error) => mishaps.push(error.message));
      await use(mishaps);
      expect(mishaps).toEqual([]);
    },
    { auto: true },
  ],
});

/** Tests that need only one of the two widths. Without a tag a check runs a test on a phone, and `npm run check -- all` on both. */
export const ON_A_PHONE = { tag: '@phone' };
export const ON_A_DESKTOP = { tag: '@desktop' };
/** Long tests that few changes can break: only `npm run check -- all` runs them. */
export const IN_ALL = '@all';
export const ON_A_PHONE_IN_ALL = { tag: [ON_A_PHONE.tag, IN_ALL] };
export const ON_A_DESKTOP_IN_ALL = { tag: [ON_A_DESKTOP.tag, IN_ALL] };

export { expect };

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Without frames, media and rules that read style sheets, which are half of the cost of a run. */
const ONLY_VIOLATIONS = { resultTypes: ['violations' as const], preload: false };
const ALL = process.env.E2E_ALL === '1';

/** Contrast is the dearest rule: a check looks at it on one page of each layout (every-route.spec.ts), `all` everywhere. */
export async function expectAccessible(page: Page, { contrast = ALL } = {}): Promise<void> {
  // Reduced motion, because an element that fades in has too little contrast until it is fully shown.
  const isStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const options = { ...ONLY_VIOLATIONS, rules: { 'color-contrast': { enabled: contrast } } };
  const { violations } = await new AxeBuilder({ page, axeSource }).setLegacyMode().options(options).analyze();
  if (!isStill) await page.emulateMedia({ reducedMotion: 'no-preference' });
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
  );
  expect(told).toEqual([]);
}

/** The narrowest screen of each layout, where content is widest; with `all` also both sides of every breakpoint. */
const WIDTHS = ALL
  ? [320, 360, 390, 412, 479, 480, 600, 767, 768, 900, 1023, 1024, 1279, 1280, 1440, 1536]
  : [320, 480, 768, 1024, 1280];

export async function expectNoSidewaysScrollAtAnyWidth(page: Page): Promise<void> {
  const height = page.viewportSize()?.height ?? 800;
  const wide: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height });
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    if (content > width) wide.push(`${content} px at ${width}`);
  }
  expect(wide).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, viewport] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(content).toBeLessThanOrEqual(viewport ?? 0);
}
