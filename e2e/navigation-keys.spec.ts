import type { Locator, Page } from '@playwright/test';
import { demoCollections } from '../packages/demo/editorial/collections.ts';
import { declineCookies, expectArrival } from './navigation-watch.ts';
import { openPage } from './open-page.ts';
import { expect, IN_ALL, ON_A_DESKTOP_IN_ALL, test } from './visitor.ts';

test.beforeEach(({ page }) => declineCookies(page));

/** Presses Tab until this has the focus, at most 60 times. */
async function tabTo(page: Page, name: string | RegExp, role: 'link' | 'button' | 'combobox' = 'link'): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: typeof name === 'string' }).filter({ visible: true });
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    const isThere = await wanted.evaluateAll((elements) =>
      elements.some((element) => element === document.activeElement),
    );
    if (isThere) return;
  }
  throw new Error(`the Tab key does not lead to ${String(name)}`);
}

/** The focused element is visible, and the header does not cover it. */
async function expectFocusInSight(page: Page): Promise<void> {
  const isInSight = async () =>
    page.evaluate(() => {
      const { activeElement } = document;
      if (!activeElement) return false;
      const { top, bottom, left, width, height } = activeElement.getBoundingClientRect();
      const isOnScreen = bottom > 0 && top < window.innerHeight;
      const [x, y] = [left + width / 2, top + Math.min(height, 40) / 2];
      const onTop = document.elementFromPoint(x, y);
      return isOnScreen && onTop !== null && (activeElement.contains(onTop) || onTop.contains(activeElement));
    });
  await expect.poll(isInSight).toBe(true);
}

test(
  'header, list, paginator: a film on the second page is opened by keys alone',
  ON_A_DESKTOP_IN_ALL,
  async ({ page, site }) => {
    await openPage(page, site);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused();
    await tabTo(page, 'Filmes');
    await page.keyboard.press('Enter');
    await expectArrival(page, 'Filmes');
    // Tab continues from the heading, not from the top of the document: the first stops are in the page's content.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
    await tabTo(page, 'Página 2');
    await expectFocusInSight(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site}/filmes?pagina=2`);
    await expect(page.getByRole('navigation', { name: 'Paginação' }).locator('[aria-current="page"]')).toHaveText('2');
    await expect(page.locator(':focus')).toHaveText('2');
    // Page 1, the page before, the first page, the last card.
    for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Shift+Tab');
    await expectFocusInSight(page);
    await expect(page.locator(':focus')).toHaveAttribute('href', /^[/]filme[/]/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[/]filme[/]/);
    await expectArrival(page, /./);
  },
);

test('a rail is walked card by card, and its arrows do not lose the focus at its end', { tag: IN_ALL }, async ({
  page,
  site,
  isMobile,
}) => {
  await openPage(page, site);
  const rail = page.getByRole('region', { name: 'No Hype' });
  const cards = rail.getByRole('listitem').getByRole('link');
  await cards.first().focus();
  const last = (await cards.count()) - 1;
  for (let place = 0; place <= last; place += 1) {
    await expect(cards.nth(place)).toBeFocused();
    await expect.poll(() => isInView(cards.nth(place))).toBe(true);
    if (place < last) await page.keyboard.press('Tab');
  }
  const next = rail.getByRole('button', { name: /^Próxim/ });
  if (isMobile || (await next.count()) === 0) return;
  const previous = rail.getByRole('button', { name: /^Anterior/ });
  await previous.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await expect(previous).toBeFocused();
});

/** Entirely within the viewport. */
async function isInView(card: Locator): Promise<boolean> {
  const box = await card.boundingBox();
  const width = card.page().viewportSize()?.width ?? 0;
  return box !== null && box.x >= 0 && box.x + box.width <= width;
}

test('suggestions follow the keys of a combobox', { tag: IN_ALL }, async ({ page, site, isMobile }) => {
  await openPage(page, `${site}/sobre`);
  if (isMobile) await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).press('Enter');
  else await page.keyboard.press('/');
  const field = page.getByRole('banner').getByRole('combobox').filter({ visible: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('cidade');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  const options = page.getByRole('option');
  const last = (await options.count()) - 1;
  const lit = async () => field.getAttribute('aria-activedescendant');
  expect(await lit()).toBeNull();
  for (const [key, place] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['End', last],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(options.nth(place)).toHaveAttribute('aria-selected', 'true');
    expect(await lit()).toBe(await options.nth(place).getAttribute('id'));
    await expect(field).toBeFocused();
  }
  // One more up returns to the field itself, and one more to the last suggestion.
  await page.keyboard.press('ArrowUp');
  expect(await lit()).toBeNull();
  await page.keyboard.press('ArrowUp');
  await expect(options.nth(last)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue('cidade');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/buscar?q=cidade`);
  await expectArrival(page, /cidade/);
});

test('a film is found by typing and opened from the list', { tag: IN_ALL }, async ({ page, site, isMobile }) => {
  await openPage(page, `${site}/sobre`);
  if (isMobile) await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).press('Enter');
  else await page.keyboard.press('/');
  await page.keyboard.type('cidade de deu');
  await expect(page.getByRole('option', { name: 'Cidade de Deus' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectArrival(page, 'Cidade de Deus');
});

test('the tabs of a genre are links, and the one that is open says so', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
  await openPage(page, `${site}/generos/drama`);
  const tabs = page.getByRole('navigation', { name: 'Filmes ou séries' });
  await tabs.getByRole('link', { name: 'Filmes' }).focus();
  await page.keyboard.press('Tab');
  await expect(tabs.getByRole('link', { name: 'Séries' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/generos/drama?tipo=tv`);
  await expect(tabs.getByRole('link', { name: 'Séries' })).toHaveAttribute('aria-current', 'page');
  await expect(tabs.getByRole('link', { name: 'Séries' })).toBeFocused();
});

test(
  'a collection is opened, and left again for the list it came from',
  ON_A_DESKTOP_IN_ALL,
  async ({ page, site }) => {
    const [collection] = demoCollections;
    await openPage(page, `${site}/colecoes`);
    await page.getByRole('link', { name: `Ver a coleção ${collection?.name}` }).press('Enter');
    await expectArrival(page, collection?.titleH1 ?? '');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('navigation', { name: 'Você está aqui' }).locator(':focus')).toHaveText('Coleções');
    await page.keyboard.press('Enter');
    await expectArrival(page, 'Coleções');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same links work: sections, menu, list, search, collection', async ({ page, site, isMobile }) => {
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await page.goto(site);
    if (isMobile) {
      await page.getByRole('banner').locator('summary').first().press('Enter');
      await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Filmes' }).press('Enter');
    } else {
      await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Filmes' }).press('Enter');
    }
    await expect(heading).toHaveText('Filmes');
    await page.getByRole('navigation', { name: 'Paginação' }).getByRole('link', { name: 'Próxima' }).press('Enter');
    await expect(page).toHaveURL(`${site}/filmes?pagina=2`);

    if (isMobile) await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).press('Enter');
    const field = isMobile
      ? page.getByRole('main').getByRole('textbox')
      : page.getByRole('banner').getByRole('textbox');
    const visible = field.filter({ visible: true }).first();
    await visible.fill('bacurau');
    await visible.press('Enter');
    await expect(page).toHaveURL(`${site}/buscar?q=bacurau`);
    await page.getByRole('link', { name: /^Bacurau, Filme/ }).press('Enter');
    await expect(heading).toHaveText('Bacurau');

    await page.goto(`${site}/colecoes`);
    await page
      .getByRole('link', { name: /^Ver a coleção / })
      .first()
      .press('Enter');
    await expect(page).toHaveURL(/[/]colecoes[/]./);
  });
});
