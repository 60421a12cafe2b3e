import type { Browser, Page, Response } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from './chromium.ts';
import { openPage, openWholePage } from './open-page.ts';
import { expect, IN_ALL, ON_A_PHONE, ON_A_PHONE_IN_ALL, test } from './visitor.ts';
import { readLayoutShift } from './weigh.ts';

test.use({ launchOptions });

const FILM = '/filme/cidade-de-deus-2002-598';
const KB = 1024;
const STAND_IN =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><rect width="1" height="1" fill="#ff0000"/></svg>';

/** A typical phone of our visitors. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625, isMobile: true };

/** Opens the page twice: the first visit gets source bytes while the pictures are being encoded. */
async function openWarm(page: Page, url: string): Promise<Response[]> {
  const asked = new Set<string>();
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/img/')) asked.add(response.url());
  });
  await openWholePage(page, url);
  for (const picture of asked) {
    const caching = async () => (await page.request.get(picture)).headers()['cache-control'];
    await expect.poll(caching, { timeout: 30_000 }).toContain('immutable');
  }
  const pictures: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/img/')) pictures.push(response);
  });
  // Pictures from the browser's cache would not be counted.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await openWholePage(page, url);
  return pictures;
}

const sizeOf = async (response: Response) => (await response.body()).length;

async function findLargest(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const largest = list.getEntries().at(-1) as PerformanceEntry & { url?: string };
          resolve(largest.url ?? '');
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext(PHONE);
  return context.newPage();
}

test.describe('on a phone, before scrolling, the page of a film', ON_A_PHONE, () => {
  test('costs at most 200 KB of pictures, its largest at most 60 KB of AVIF', async ({ browser, site }) => {
    const page = await openPhone(browser);
    const pictures = await openWarm(page, site + FILM);
    const sizes = await Promise.all(pictures.map(sizeOf));
    expect(pictures.length).toBeGreaterThan(3);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(200 * KB);
    const largest = await findLargest(page);
    expect(largest).toMatch(/\.avif$/);
    const response = pictures.find((each) => each.url() === largest);
    expect(response && (await sizeOf(response))).toBeLessThanOrEqual(60 * KB);
    await page.context().close();
  });

  test('requests no other host, and a second visit fetches no picture', { tag: IN_ALL }, async ({ browser, site }) => {
    const page = await openPhone(browser);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openWarm(page, site + FILM);
    expect(asked.filter((url) => !url.startsWith(site))).toEqual([]);
    const again: Response[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/img/')) again.push(response);
    });
    await openWholePage(page, site + FILM);
    const fetched = [];
    for (const response of again)
      if (!response.fromServiceWorker() && (await isFetched(response))) fetched.push(response.url());
    expect(fetched).toEqual([]);
    await page.context().close();
  });
});

/** Chromium also reports pictures from its own cache; those carried no bytes. */
async function isFetched(response: Response): Promise<boolean> {
  const { responseHeadersSize, responseBodySize } = await response.request().sizes();
  return responseHeadersSize + responseBodySize > 0 && response.request().timing().responseStart > 0;
}

for (const [format, accepted] of [
  ['avif', []],
  ['webp', ['image/avif']],
  ['jpg', ['image/avif', 'image/webp']],
] as const) {
  test(`a browser that does not know ${accepted.join(' and ') || 'less than we do'} shows ${format}`, {
    tag: IN_ALL,
  }, async ({ page, site }) => {
    // A browser without a format skips that source.
    await page.route(site + FILM, async (route) => {
      const answer = await route.fetch();
      let html = await answer.text();
      for (const type of accepted) html = html.replaceAll(`type="${type}"`, 'type="image/unknown"');
      await route.fulfill({ response: answer, body: html });
    });
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    const chosen: string[] = [];
    page.on('request', (request) => {
      // Logos are always JPEG.
      if (/\/img\/(?!logo\/)/.test(request.url())) chosen.push(request.url().split('.').at(-1) ?? '');
    });
    await page.goto(site + FILM, { waitUntil: 'load' });
    expect(chosen.length).toBeGreaterThan(0);
    expect([...new Set(chosen)]).toEqual([format]);
  });
}

test('with every picture failing nothing moves, and every box says what it would have shown', async ({
  page,
  site,
}) => {
  const boxes = async () => {
    // Script decides whether the synopsis is cut and adds a button below it: both loads are measured after that.
    await page.locator('main p[class*="cut"]').first().waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    return page.evaluate(() =>
      [...document.querySelectorAll('main h1, main h2, main p, main li')].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left, top, width, height].map(Math.round);
      }),
    );
  };
  await openPage(page, site + FILM);
  const alternatives = await page.locator('main img:not([alt=""])').count();
  const whole = await boxes();
  await page.route('**/img/**', (route) => route.fulfill({ contentType: 'image/webp', body: 'no picture' }));
  await openPage(page, site + FILM);
  const words = page.locator('main picture[data-missing="Imagem não disponível"]');
  await expect(words).not.toHaveCount(0);
  expect(await boxes()).toEqual(whole);
  expect(await readLayoutShift(page)).toBeLessThanOrEqual(0.01);
  const waiting = page.locator('main img[loading="lazy"]:not([alt=""])');
  const told = async () => (await words.count()) + (await waiting.count());
  await expect.poll(told).toBeGreaterThanOrEqual(alternatives);
});

/** The rounded edge is antialiased slightly differently where there is something to clip; that is not visible. */
const SEEN = 48;

async function countOtherPixels(one: Buffer, other: Buffer): Promise<number> {
  const [left, right] = await Promise.all([one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()));
  if (!left || left.length !== right?.length) return Number.POSITIVE_INFINITY;
  return left.filter((value, place) => Math.abs(value - (right[place] ?? 0)) > SEEN).length;
}

for (const script of [true, false]) {
  test.describe(`platforms, ${script ? 'with' : 'without'} script`, ON_A_PHONE, () => {
    test.use({ javaScriptEnabled: script });
    const strip = (page: Page) =>
      page.locator('main a[href^="/plataformas/"]:not([aria-label]):has(img[src^="/img/logo/"])');

    test('show their logos on home', { tag: IN_ALL }, async ({ page, site }) => {
      await page.goto(site, { waitUntil: 'load' });
      await strip(page).last().scrollIntoViewIfNeeded();
      expect(await strip(page).count()).toBe(12);
      for (const logo of await strip(page).locator('img').all()) {
        await expect(async () => {
          expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(92);
          await expect(logo).toHaveAttribute('alt', '');
        }).toPass({ timeout: 20_000 });
      }
    });

    for (const [what, where, answer] of [
      // As the image service responds for a picture it cannot get.
      ['a stand-in', { tag: IN_ALL }, { contentType: 'image/svg+xml', body: STAND_IN }],
      ['no picture', {}, { contentType: 'image/jpeg', body: 'no picture' }],
    ] as const) {
      test(`show their letters where ${what} comes for a logo`, where, async ({ page, site }) => {
        await page.route('**/img/logo/**', (route) => route.fulfill(answer));
        await page.goto(site, { waitUntil: 'load' });
        const chip = page.locator('a[href="/plataformas/netflix"]').last().locator('span').first();
        // The cookie banner appears over the lower part of the window.
        await chip.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await expect.poll(() => chip.locator('img').evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
        await page.evaluate(() => document.fonts.ready);
        const failed = await chip.screenshot();
        await chip.locator('img').evaluate((image) => image.remove());
        expect(await countOtherPixels(failed, await chip.screenshot())).toBe(0);
      });
    }
  });
}

test('a preload that fails is a warning in the console', ON_A_PHONE_IN_ALL, async ({ page, site, mishaps }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.route('**/img/backdrop/**', (route) => route.fulfill({ status: 404, body: '' }));
  await openPage(page, site);
  await expect.poll(() => warnings.filter((each) => each.startsWith('preload failed: /img/backdrop/'))).toHaveLength(1);
  // Chromium reports each picture that was not found.
  expect(mishaps.splice(0).filter((mishap) => !mishap.includes('404'))).toEqual([]);
});

test('a film shows real pictures from our own origin', async ({ page, site }) => {
  await openPage(page, site + FILM);
  const widths = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.loading !== 'lazy')
      .map((image) => image.naturalWidth),
  );
  expect(widths.length).toBeGreaterThan(0);
  expect(Math.min(...widths)).toBeGreaterThan(0);
});
