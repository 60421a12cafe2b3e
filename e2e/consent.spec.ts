import type { Page, Request } from '@playwright/test';
import { COOKIE_BANNER_DELAY_MS } from '../src/shared/domain/limits.ts';
import { privacy } from '../src/shared/text/privacy.ts';
import { readTraces } from './consent-watch.ts';
import { openPage, waitUntilHydrated, waitUntilIdle } from './open-page.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  IN_ALL,
  ON_A_DESKTOP,
  ON_A_PHONE,
  ON_A_PHONE_IN_ALL,
  test,
} from './visitor.ts';

const TITLE = 'Utilizamos cookies para melhorar sua experiência';
const bannerOf = (page: Page) => page.getByRole('region', { name: TITLE });
const answer = (page: Page, name: string) => bannerOf(page).getByRole('button', { name }).click();
const choiceOf = (page: Page) => page.evaluate(() => localStorage.getItem('cookie-choice'));

/** Checks after the time at which the banner would have appeared. */
async function expectNoBanner(page: Page): Promise<void> {
  await waitUntilHydrated(page);
  await page.waitForFunction((ms) => {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation && performance.now() - navigation.loadEventStart > ms;
  }, COOKIE_BANNER_DELAY_MS + 200);
  await waitUntilIdle(page);
  await expect(bannerOf(page)).toHaveCount(0);
}

/** Simulates switching to another tab, which never happens by itself under test. */
async function goOutOfSight(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

/** Waits until the browser has reported its largest paint, to every observer. */
async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await waitUntilIdle(page);
}

interface Told {
  views: string[];
  vitals: string[];
  acts: string[];
  queries: string[];
}

/** Records all analytics and consent requests of this page. */
function listen(page: Page, site: string): Told {
  const told: Told = { views: [], vitals: [], acts: [], queries: [] };
  page.on('request', (request: Request) => {
    const body = request.postData() ?? '';
    if (request.url() === `${site}/a/c`) told.acts.push((JSON.parse(body) as { act: string }).act);
    if (request.url() !== `${site}/a/e`) return;
    if (/\?|#|q=/.test(body)) told.queries.push(body);
    const { events } = JSON.parse(body) as { events: { type: string; path: string; name?: string }[] };
    for (const { type, path, name } of events) told[type === 'view' ? 'views' : 'vitals'].push(name ?? path);
  });
  return told;
}

test.describe('the cookie banner', () => {
  test(
    'comes one second after the page has loaded, and nothing on the page moves for it',
    ON_A_PHONE,
    async ({ page, site }) => {
      await page.addInitScript(() => {
        const seen = { at: 0, shift: 0 };
        Object.assign(window, { seen });
        new MutationObserver(() => {
          if (seen.at === 0 && document.body?.innerText.includes('Utilizamos cookies')) seen.at = performance.now();
        }).observe(document, { childList: true, subtree: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(`${site}/sobre`, { waitUntil: 'load' });
      const boxes = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('h1, header, footer, main')].map(
            (el) => el.getBoundingClientRect().toJSON() as object,
          ),
        );
      const before = await boxes();
      await expect(bannerOf(page)).toBeVisible();
      const { at, loaded } = await page.evaluate(() => ({
        at: (window as unknown as { seen: { at: number } }).seen.at,
        loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
      }));
      expect(at - loaded).toBeGreaterThanOrEqual(990);
      // A busy machine is late, never early.
      expect(at - loaded).toBeLessThan(3_000);
      expect(await boxes()).toEqual(before);
      await bannerOf(page).evaluate((banner) =>
        Promise.all(banner.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
      await waitUntilIdle(page);
      expect(await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)).toBeLessThan(
        0.001,
      );
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    },
  );

  test('refusing is as easy as accepting: same place, size, letters and contrast, a tab apart', {
    tag: IN_ALL,
  }, async ({ page, site }) => {
    // Without the slide-in animation: measured at two times, two buttons would have different heights.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${site}/sobre`);
    await expect(bannerOf(page)).toBeVisible();
    for (const width of [320, 390, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const [decline, accept] = await Promise.all(
        ['Recusar', 'Aceitar'].map((name) =>
          bannerOf(page)
            .getByRole('button', { name })
            .evaluate((element) => {
              const { width, height, top } = element.getBoundingClientRect();
              const own = getComputedStyle(element);
              const look = [own.color, own.backgroundColor, own.borderColor, own.borderWidth, own.opacity];
              return { width, height, top, look: [...look, own.fontSize, own.fontWeight, own.fontStretch] };
            }),
        ),
      );
      expect(accept).toEqual(decline);
      expect(decline?.height).toBeGreaterThanOrEqual(44);
    }
    const contrasts = await bannerOf(page)
      .getByRole('button', { name: 'Recusar' })
      .evaluate((element) => {
        const lightness = (colour: string) => {
          const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
            const share = Number(part) / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
        };
        const ground = lightness(getComputedStyle(element.closest('section') ?? element).backgroundColor);
        const { color, borderColor } = getComputedStyle(element);
        return [lightness(color) / ground, lightness(borderColor) / ground];
      });
    expect(contrasts[0]).toBeGreaterThanOrEqual(4.5);
    expect(contrasts[1]).toBeGreaterThanOrEqual(3);
    await bannerOf(page).getByRole('button', { name: 'Recusar' }).focus();
    await page.keyboard.press('Tab');
    await expect(bannerOf(page).getByRole('button', { name: 'Aceitar' })).toBeFocused();
  });

  test(
    'comes after the page for the keyboard, does not trap the focus, and is answered with it',
    ON_A_DESKTOP,
    async ({ page, site }) => {
      await page.goto(`${site}/sobre`);
      await expect(bannerOf(page)).toBeVisible();
      const focused = () =>
        page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '');
      await page.keyboard.press('Tab');
      expect(await focused()).toBe('Pular para o conteúdo');
      await page.getByRole('navigation', { name: 'Mapa do site' }).getByRole('link').last().focus();
      const reached: string[] = [];
      for (let press = 0; press < 4; press += 1) {
        await page.keyboard.press('Tab');
        reached.push(await focused());
      }
      expect(reached).toEqual(['Política de Privacidade', 'Recusar', 'Aceitar', 'Fechar sem escolher']);
      await page.keyboard.press('Tab');
      await expect(bannerOf(page).locator(':focus')).toHaveCount(0);
      await bannerOf(page).getByRole('button', { name: 'Aceitar' }).focus();
      await page.keyboard.press('Shift+Tab');
      await expect(bannerOf(page).getByRole('button', { name: 'Recusar' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(bannerOf(page)).toHaveCount(0);
      expect(await choiceOf(page)).toBe('declined');
    },
  );

  test('is closed by Escape, after what is open above it', ON_A_PHONE, async ({ page, site }) => {
    await page.goto(`${site}/sobre`);
    await expect(bannerOf(page)).toBeVisible();
    await page.getByRole('banner').locator('summary').first().press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
    await expect(bannerOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bannerOf(page)).toHaveCount(0);
    expect(await choiceOf(page)).toBeNull();
  });

  test('is a low bar at every width, as high as its text needs, and asks the page for that much room', {
    tag: IN_ALL,
  }, async ({ page, site }) => {
    await page.goto(`${site}/sobre`);
    await expect(bannerOf(page)).toBeVisible();
    for (const [width, text, most] of [
      [320, 100, 96],
      [390, 100, 96],
      [767, 100, 96],
      [768, 100, 64],
      [1440, 100, 64],
      [390, 200, 200],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), text);
      await waitUntilIdle(page);
      const { height, bottom, room } = await bannerOf(page).evaluate((bar) => {
        const { height, bottom } = bar.getBoundingClientRect();
        return { height, bottom, room: Number.parseFloat(getComputedStyle(document.body).paddingBottom) };
      });
      expect({ width, isLow: height <= most, bottom }).toEqual({ width, isLow: true, bottom: 800 });
      expect(room - height).toBeGreaterThanOrEqual(0);
      expect(room - height).toBeLessThan(2);
      await expectNoSidewaysScroll(page);
    }
  });

  test(
    'hides nothing that the end of the page has, and links to the policy',
    ON_A_PHONE_IN_ALL,
    async ({ page, site }) => {
      await page.goto(`${site}/sobre`);
      await expect(bannerOf(page)).toBeVisible();
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const last = await page.getByRole('contentinfo').boundingBox();
      const banner = await bannerOf(page).boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
      await bannerOf(page).getByRole('link', { name: 'Política de Privacidade' }).click();
      await expect(page).toHaveURL(`${site}/privacidade`);
      await expect(bannerOf(page)).toBeVisible();
    },
  );

  test('and a toast leave each other room on every width', { tag: IN_ALL }, async ({ page, site }) => {
    await page.goto(`${site}/privacidade`);
    await expect(bannerOf(page)).toBeVisible();
    await page.getByRole('button', { name: 'Alterar Preferência' }).click();
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const toast = await page.getByRole('status').filter({ hasText: 'redefinida' }).boundingBox();
      const banner = await bannerOf(page).boundingBox();
      if (!toast || !banner) throw new Error('one of the two is gone');
      const isAbove = toast.y + toast.height <= banner.y;
      const isBeside = toast.x >= banner.x + banner.width;
      expect([width, isAbove || isBeside]).toEqual([width, true]);
    }
  });
});

test.describe('a visitor who', () => {
  test('refuses is asked no more and sends no measurement', ON_A_PHONE, async ({ page, site }) => {
    const told = listen(page, site);
    await page.goto(`${site}/sobre`);
    await answer(page, 'Recusar');
    await expect(bannerOf(page)).toHaveCount(0);
    expect(await choiceOf(page)).toBe('declined');
    await page.goto(`${site}/privacidade`);
    await expectNoBanner(page);
    await expect(page.getByText('Recusados')).toBeVisible();
    expect(told).toEqual({ views: [], vitals: [], acts: ['declined'], queries: [] });
    const { keys, cookie } = await readTraces(page);
    expect([keys.filter((key) => key.startsWith('cookie')), cookie]).toEqual([['cookie-choice'], '']);
  });

  test(
    'closes the banner has chosen nothing, and is asked again at the next visit',
    ON_A_PHONE_IN_ALL,
    async ({ page, site, browser }) => {
      const told = listen(page, site);
      await page.goto(`${site}/sobre`);
      await answer(page, 'Fechar sem escolher');
      await expect(bannerOf(page)).toHaveCount(0);
      expect(await choiceOf(page)).toBeNull();
      await page.goto(`${site}/privacidade`);
      await expectNoBanner(page);
      await expect(page.getByText('Não definidos')).toBeVisible();
      expect(told).toEqual({ views: [], vitals: [], acts: [], queries: [] });
      // A new browser session: local storage remains, session storage is empty.
      const next = await browser.newContext({ storageState: await page.context().storageState() });
      const later = await next.newPage();
      await later.goto(`${site}/sobre`);
      await expect(bannerOf(later)).toBeVisible();
      await next.close();
    },
  );

  test(
    'accepts is counted on each change of route, by path alone, and never before',
    ON_A_PHONE,
    async ({ page, site }) => {
      const told = listen(page, site);
      const measured: string[] = [];
      page.on('requestfinished', (request) => {
        if (request.url().includes('/assets/measurement-')) measured.push(request.url());
      });
      await page.goto(`${site}/sobre`);
      await expect(bannerOf(page)).toBeVisible();
      expect([told.views, measured]).toEqual([[], []]);
      await answer(page, 'Aceitar');
      await expect.poll(() => told.views).toEqual(['/sobre']);
      expect(await choiceOf(page)).toBe('accepted');
      await expect.poll(() => measured.length).toBe(1);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Política de Privacidade' }).click();
      await expect.poll(() => told.views).toEqual(['/sobre', '/privacidade']);
      await page.goto(`${site}/buscar?q=segredo`);
      await expect.poll(() => told.views).toEqual(['/sobre', '/privacidade', '/buscar']);
      await expect.poll(() => measured.length).toBe(2);
      await waitForPaint(page);
      // The largest paint is final with the first user input, and only a real key counts.
      await page.keyboard.press('Shift');
      await waitUntilIdle(page);
      await goOutOfSight(page);
      // INP too, if the browser has a value for it.
      await expect.poll(() => told.vitals).toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
      await expectNoBanner(page);
      expect([told.acts, told.queries]).toEqual([['accepted'], []]);
      expect(await page.context().cookies()).toEqual([]);
    },
  );

  test('withdraws consent is not measured any more, in any tab', ON_A_PHONE_IN_ALL, async ({ page, site, context }) => {
    const told = listen(page, site);
    await page.goto(`${site}/sobre`);
    await answer(page, 'Aceitar');
    await expect.poll(() => told.views).toEqual(['/sobre']);
    const other = await context.newPage();
    const toldByOther = listen(other, site);
    await other.goto(`${site}/privacidade`);
    await expect.poll(() => toldByOther.views).toEqual(['/privacidade']);
    await other.getByRole('button', { name: 'Alterar Preferência' }).click();
    await expect(other.getByText('Não definidos')).toBeVisible();
    expect(await other.evaluate(() => Object.keys(localStorage))).toEqual([]);
    for (const tab of [page, other]) {
      await tab.getByRole('banner').getByRole('link').first().click();
      await expect(tab).toHaveURL(`${site}/`);
      await waitUntilIdle(tab);
      await openPage(tab, `${site}/colecoes`);
    }
    expect([told.views, toldByOther.views, told.vitals, toldByOther.vitals]).toEqual([
      ['/sobre'],
      ['/privacidade'],
      [],
      [],
    ]);
    expect([...told.acts, ...toldByOther.acts]).toEqual(['accepted', 'withdrawn']);
    await other.close();
  });

  test(
    'changes the preference gets a confirmation, and is asked at the next visit, not at once',
    ON_A_PHONE_IN_ALL,
    async ({ page, site }) => {
      await page.goto(`${site}/privacidade`);
      await answer(page, 'Recusar');
      await expect(page.getByText('Recusados')).toBeVisible();
      await page.getByRole('button', { name: 'Alterar Preferência' }).click();
      await expect(page.getByText('Não definidos')).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Preferência de cookies redefinida.' })).toBeVisible();
      await expectAccessible(page);
      expect(await choiceOf(page)).toBeNull();
      await expectNoBanner(page);
      await page.reload();
      await expect(bannerOf(page)).toBeVisible();
    },
  );

  test(
    'said yes half a year ago, or to another question, is asked again and not measured meanwhile',
    ON_A_PHONE_IN_ALL,
    async ({ page, site }) => {
      const told = listen(page, site);
      await page.goto(`${site}/privacidade`);
      await answer(page, 'Aceitar');
      await expect.poll(() => told.acts).toEqual(['accepted']);
      for (const change of [{ day: '2025-01-31' }, { version: 99 }]) {
        await page.evaluate((facts) => {
          const receipt = JSON.parse(localStorage.getItem('cookie-choice-proof') ?? '{}') as object;
          localStorage.setItem('cookie-choice-proof', JSON.stringify({ ...receipt, ...facts }));
        }, change);
        told.views = [];
        await page.reload();
        await expect(page.getByText('Não definidos')).toBeVisible();
        await answer(page, 'Aceitar');
        await expect.poll(() => told.views).toEqual(['/privacidade']);
      }
    },
  );

  test(
    'has a browser without storage is asked, and the answer holds while the page is open',
    ON_A_PHONE_IN_ALL,
    async ({ page, site }) => {
      await page.addInitScript(() =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('refused', 'SecurityError');
          },
        }),
      );
      await page.goto(`${site}/privacidade`);
      await answer(page, 'Recusar');
      await expect(bannerOf(page)).toHaveCount(0);
      await expect(page.getByText('Recusados')).toBeVisible();
    },
  );
});

test.describe('a browser with Global Privacy Control', () => {
  test.use({ extraHTTPHeaders: { 'Sec-GPC': '1' } });

  test('has refused for its visitor, whatever was accepted before', ON_A_PHONE, async ({ page, site }) => {
    const told = listen(page, site);
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.goto(`${site}/privacidade`);
    await page.evaluate(() => localStorage.setItem('cookie-choice', 'accepted'));
    await page.reload();
    await expectNoBanner(page);
    await expect(page.getByText('Recusados')).toBeVisible();
    await expect(page.getByText(privacy.controlHint)).toBeVisible();
    expect(told).toEqual({ views: [], vitals: [], acts: [], queries: [] });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no banner, and nothing to refuse', ON_A_PHONE, async ({ page, site }) => {
    await page.goto(`${site}/privacidade`);
    await expect(page.getByText(TITLE)).toHaveCount(0);
    await expect(page.getByText('Não definidos')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Alterar Preferência' })).toHaveCount(0);
  });
});

test('a toast is one, is announced politely, stays while it is hovered, and goes', { tag: IN_ALL }, async ({
  page,
  site,
  isMobile,
}) => {
  await page.clock.install();
  await page.goto(`${site}/privacidade`);
  await answer(page, 'Fechar sem escolher');
  const change = page.getByRole('button', { name: 'Alterar Preferência' });
  const toast = page.getByRole('status').filter({ hasText: 'redefinida' }).locator('> div');
  await change.click();
  await change.click();
  await expect(toast.filter({ visible: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Fechar aviso' }).click();
  await expect(toast).toBeHidden();
  // Not visible, but still in the document.
  await expect(toast).toHaveCount(1);
  await change.click();
  if (!isMobile) {
    await toast.hover();
    await page.clock.fastForward(7_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(0, 0);
  }
  await page.clock.fastForward(6_500);
  await expect(toast).toBeHidden();
});

test('the policy names every key a browser ever stores, and no other', ON_A_PHONE, async ({ page, site }) => {
  const held = new Set<string>();
  const look = async () => {
    // The policy names the key of all series at once.
    for (const key of (await readTraces(page)).keys) held.add(key.replace(/^spoiler:.+/, 'spoiler:{série}'));
  };
  await page.goto(`${site}/sobre`);
  await answer(page, 'Fechar sem escolher');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(`${site}/`);
  await page.getByRole('button', { name: 'Netflix', exact: true }).click();
  await openPage(page, `${site}/hoje`);
  await look();
  await openPage(page, `${site}/serie/ruptura-2022-900000601/1`);
  await page.getByLabel('Número do episódio').fill('3');
  await page.goto(`${site}/privacidade`);
  await look();
  await page.keyboard.press('End');
  await page.getByRole('switch', { name: 'Economizar dados' }).press('Space');
  await page.getByRole('button', { name: 'Alterar Preferência' }).click();
  await page.reload();
  await answer(page, 'Aceitar');
  const named = privacy.keysRows.map(([key]) => key).toSorted();
  await expect.poll(() => look().then(() => [...held].toSorted())).toEqual(named);
  await waitUntilIdle(page);
  await look();
  expect([...held].toSorted()).toEqual(named);
});
