import type { Page } from '@playwright/test';
import { PREFETCH_AFTER_MS } from '../src/shared/domain/limits.ts';
import {
  act,
  declineCookies,
  expectArrival,
  expectSameDocument,
  markDocument,
  scrollOf,
  watchData,
} from './navigation-watch.ts';
import { openPage, waitUntilIdle } from './open-page.ts';
import { expect, IN_ALL, ON_A_DESKTOP, ON_A_DESKTOP_IN_ALL, ON_A_PHONE_IN_ALL, test } from './visitor.ts';

const films = (page: Page) => page.getByRole('main').locator('a[href^="/filme/"]');
const paginator = (page: Page) => page.getByRole('navigation', { name: 'Paginação' });

/** Uses the header navigation where there is room for it, the menu elsewhere. */
async function goTo(page: Page, section: string): Promise<void> {
  const wide = page.getByRole('navigation', { name: 'Principal' });
  if (await wide.isVisible()) return wide.getByRole('link', { name: section }).click();
  await page.getByRole('banner').locator('summary').first().click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: section }).click();
}

test.beforeEach(({ page }) => declineCookies(page));

test.describe('a page opened in the page', () => {
  test('has the keyboard on its heading, is announced, and begins at its top', async ({ page, site }) => {
    await openPage(page, `${site}/filmes`);
    await markDocument(page);
    await expect(page.locator('body')).toBeFocused();

    await goTo(page, 'Gêneros');
    await expectArrival(page, 'Gêneros');
    const tile = page.getByRole('main').getByRole('link', { name: 'Drama' });
    await tile.scrollIntoViewIfNeeded();
    await tile.click();
    await expectArrival(page, 'Drama');
    await expect.poll(() => scrollOf(page)).toBe(0);

    const card = films(page).nth(10);
    await card.scrollIntoViewIfNeeded();
    await card.click();
    await expect(page).toHaveURL(/[/]filme[/]/);
    await expectArrival(page, /./);
    await expect.poll(() => scrollOf(page)).toBe(0);

    await page.goBack();
    await expectArrival(page, 'Drama');
    await expectSameDocument(page);
  });

  test(
    'shows the visitor who comes back what they left, and sends no request for it',
    ON_A_DESKTOP_IN_ALL,
    async ({ page, site }) => {
      await openPage(page, `${site}/filmes`);
      const asked = watchData(page);
      const card = films(page).nth(12);
      await card.scrollIntoViewIfNeeded();
      const left = await scrollOf(page);
      expect(left).toBeGreaterThan(0);
      const film = await card.getAttribute('href');
      await card.click();
      await expect(page).toHaveURL(site + film);
      await expect.poll(() => scrollOf(page)).toBe(0);
      await page.goBack();
      await expectArrival(page, 'Filmes');
      expect(await scrollOf(page)).toBe(left);
      await page.goForward();
      await expect(page).toHaveURL(site + film);
      await expect.poll(() => scrollOf(page)).toBe(0);
      expect(asked).toEqual([film]);
    },
  );

  test(
    'that came with the document is not asked for again by a link to it',
    ON_A_DESKTOP_IN_ALL,
    async ({ page, site }) => {
      await openPage(page, `${site}/generos`);
      const asked = watchData(page);
      await goTo(page, 'Coleções');
      await expectArrival(page, 'Coleções');
      await goTo(page, 'Gêneros');
      await expectArrival(page, 'Gêneros');
      expect(asked).toEqual(['/colecoes']);
    },
  );

  test(
    'that has grown stale is shown at once, and refreshed in the background',
    ON_A_DESKTOP_IN_ALL,
    async ({ page, site }) => {
      await page.clock.install();
      await openPage(page, `${site}/filmes`);
      const asked = watchData(page);
      await goTo(page, 'Gêneros');
      await expectArrival(page, 'Gêneros');
      await page.clock.fastForward('06:00');
      await page.goBack();
      await expectArrival(page, 'Filmes');
      await expect.poll(() => asked).toEqual(['/generos', '/filmes']);
      // Genres are cached for ten minutes, so they are still fresh.
      await page.goForward();
      await expectArrival(page, 'Gêneros');
      expect(asked).toEqual(['/generos', '/filmes']);
    },
  );
});

test.describe('another page of the same list', () => {
  test('leaves the keyboard where it was, begins at its top, and is announced by its number', async ({
    page,
    site,
  }) => {
    await openPage(page, `${site}/filmes/genero/drama-18`);
    await markDocument(page);
    await page.getByLabel('Ordenar por').focus();
    await page.getByLabel('Ordenar por').selectOption('Mais antigos');
    await expect(page).toHaveURL(/ordenacao=mais-antigos$/);
    await expect(page.getByLabel('Ordenar por')).toBeFocused();
    for (const number of [2, 3]) {
      const link = paginator(page).getByRole('link', { name: `Página ${number}`, exact: true });
      // The address changes shortly before React has rendered its list.
      await expect(link).toHaveAttribute('href', /ordenacao=mais-antigos/);
      await link.press('Enter');
      await expect(page).toHaveURL(new RegExp(`ordenacao=mais-antigos&pagina=${number}$`));
      await expect(page.getByRole('status').filter({ hasText: `Página ${number} de` })).toHaveCount(1);
      await expect(paginator(page).locator('[aria-current="page"]')).toBeFocused();
      await expect.poll(() => scrollOf(page)).toBe(0);
    }
    const asked = watchData(page);
    for (const address of [/pagina=2$/, /mais-antigos$/, /drama-18$/]) {
      await page.goBack();
      await expect(page).toHaveURL(address);
    }
    await expect(page.getByLabel('Ordenar por')).toHaveValue('mais-populares');
    expect(asked).toEqual([]);
    await expectSameDocument(page);
  });

  test(
    'another year changes what the page is called, and that is announced',
    ON_A_DESKTOP_IN_ALL,
    async ({ page, site }) => {
      await openPage(page, `${site}/filmes/genero/drama-18`);
      const year = (await page.getByRole('combobox', { name: 'Ano' }).locator('option').nth(1).innerText()).trim();
      await page.getByRole('combobox', { name: 'Ano' }).focus();
      await page.getByRole('combobox', { name: 'Ano' }).selectOption(year);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Filmes de Drama de ${year}`);
      await expect(page.getByRole('status').filter({ hasText: `Filmes de Drama de ${year}` })).toHaveCount(1);
      await expect(page.getByRole('combobox', { name: 'Ano' })).toBeFocused();
    },
  );
});

test.describe('a link a visitor means', () => {
  for (const [sign, where] of [
    ['pointer', ON_A_DESKTOP],
    ['focus', { tag: IN_ALL }],
    ['finger', ON_A_PHONE_IN_ALL],
  ] as const) {
    test(`by ${sign} is fetched ahead, and opening it asks for nothing`, where, async ({ page, site }) => {
      await openPage(page, `${site}/filmes`);
      // The first touch may begin to scroll: only the next ones fetch ahead.
      if (sign === 'finger') await act(page);
      const asked = watchData(page);
      const card = films(page).nth(1);
      const film = (await card.getAttribute('href')) ?? '';
      const code = page.waitForResponse(/[/]assets[/]movie-[\w-]+[.]js$/);
      if (sign === 'pointer') await card.hover();
      if (sign === 'focus') await card.focus();
      if (sign === 'finger') await card.dispatchEvent('touchstart');
      await expect.poll(() => asked).toEqual([film]);
      await code;

      await page.route(/[.](?:data|js)(?:[?]|$)/, (route) => route.abort());
      await card.click();
      await expect(page).toHaveURL(site + film);
      await expectArrival(page, /./);
      expect(asked).toEqual([film]);
    });
  }

  test('only to scroll past it is not', ON_A_PHONE_IN_ALL, async ({ page, site }) => {
    await page.clock.install();
    await openPage(page, `${site}/filmes`);
    await act(page);
    const asked = watchData(page);
    await films(page).nth(1).dispatchEvent('touchstart');
    await films(page).nth(1).dispatchEvent('touchmove');
    await page.clock.runFor(PREFETCH_AFTER_MS * 2);
    await waitUntilIdle(page);
    expect(asked).toEqual([]);
  });

  for (const [who, where, prepare] of [
    [
      'asked for less data',
      ON_A_DESKTOP,
      () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    ],
    [
      'prefers less data',
      ON_A_DESKTOP_IN_ALL,
      () => {
        const { matchMedia } = window;
        window.matchMedia = (query) => matchMedia(query.replace('(prefers-reduced-data: reduce)', 'all'));
      },
    ],
    [
      'is on a slow network',
      ON_A_DESKTOP_IN_ALL,
      () => Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } }),
    ],
  ] as const) {
    test(`is left alone for a visitor who ${who}`, where, async ({ page, site }) => {
      await page.addInitScript(prepare);
      await page.clock.install();
      await openPage(page, `${site}/filmes`);
      await act(page);
      const asked = watchData(page);
      const card = films(page).nth(1);
      await card.focus();
      await card.hover();
      await page.clock.runFor(PREFETCH_AFTER_MS * 2);
      await waitUntilIdle(page);
      expect(asked).toEqual([]);
      await card.click();
      await expect(page).toHaveURL(/[/]filme[/]/);
      await expectArrival(page, /./);
      expect(asked).toHaveLength(1);
    });
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a new page is at its top at once', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
    await openPage(page, `${site}/filmes`);
    await films(page).nth(10).scrollIntoViewIfNeeded();
    // The browser reports that scrolling with the next frame.
    await waitUntilIdle(page);
    await page.evaluate(() => {
      const seen = Object.assign(window, { seen: [] as number[] }).seen;
      window.addEventListener('scroll', () => seen.push(window.scrollY));
    });
    await films(page).nth(10).click();
    await expectArrival(page, /./);
    await expect.poll(() => scrollOf(page)).toBe(0);
    const between = await page.evaluate(() => (window as Window & { seen?: number[] }).seen?.filter((y) => y > 0));
    expect(between).toEqual([]);
  });
});

test(
  'on a phone the menu closes when a link in it is followed, and Escape gives the keyboard back',
  ON_A_PHONE_IN_ALL,
  async ({ page, site }) => {
    await openPage(page, `${site}/sobre`);
    const burger = page.getByRole('banner').locator('summary').first();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await burger.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(burger).toBeFocused();
    await burger.press('Enter');
    await menu.getByRole('link', { name: 'Coleções' }).press('Enter');
    await expectArrival(page, 'Coleções');
    await expect(menu).toBeHidden();
  },
);
