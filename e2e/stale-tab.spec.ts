import type { Page } from '@playwright/test';
import { declineCookies, expectArrival, expectSameDocument, markDocument } from './navigation-watch.ts';
import { openPage, waitUntilHydrated } from './open-page.ts';
import { forgiveGoneFiles, releaseBehind } from './release.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './visitor.ts';

const AGENT = '/filme/o-agente-secreto-2025-1220564';

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Não foi possível carregar.' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Meus streamings' });

/** Where a press loads a part of the page: the page, its heading, the press and what opens. */
const PARTS: readonly [string, (page: Page) => Promise<unknown>, (page: Page) => ReturnType<Page['locator']>][] = [
  [
    AGENT,
    (page) => page.getByRole('button', { name: /^Ver todos/ }).click(),
    (page) => page.getByRole('tab', { name: /^Equipe/ }),
  ],
  [
    AGENT,
    async (page) => {
      await page.getByText('Fonte e datas').click();
      await page.getByRole('button', { name: /^Informar erro/ }).click();
    },
    (page) => page.getByRole('radio', { name: 'Falta uma plataforma' }),
  ],
  [
    AGENT,
    (page) => page.locator('#galeria a[href^="/img/"]').first().click(),
    (page) => page.getByRole('dialog', { name: 'Galeria de imagens' }),
  ],
  ['/', (page) => page.getByRole('link', { name: 'Ver todas' }).first().click(), sheet],
  ['/agenda', (page) => page.getByText('Só nos meus streamings').click(), sheet],
  ['/filmes', (page) => page.getByText('Só nos meus streamings').click(), sheet],
  ['/hoje', (page) => page.getByRole('combobox', { name: 'Onde' }).selectOption('meus streamings'), sheet],
];

test.beforeEach(({ page }) => declineCookies(page));
test.afterEach(({ mishaps }) => forgiveGoneFiles(mishaps));

test.describe('in a tab older than the release', () => {
  for (const [place, [path, press, opened]] of PARTS.entries())
    test(`a part that is gone leaves the page as it is: ${path}, ${place}`, async ({ page, site }) => {
      await openPage(page, site + path);
      await markDocument(page);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      await releaseBehind(page);
      await press(page);
      await expect(failure(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
      await expectSameDocument(page);
      if (place === 0) {
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
      await page.getByRole('button', { name: 'Tentar de novo' }).click();
      await expect(failure(page)).toContainText('O site pode ter mudado');
      await page.getByRole('button', { name: 'Recarregar a página' }).click();
      await page.waitForFunction(() => !('sameDocument' in window));
      await waitUntilHydrated(page);
      await press(page);
      await expect(opened(page)).toBeVisible();
    });

  test('a list turns its pages', async ({ page, site }) => {
    await openPage(page, `${site}/filmes`);
    await markDocument(page);
    await releaseBehind(page);
    // The first press of the visit: nothing of what comes later is loaded.
    const paginator = page.getByRole('navigation', { name: 'Paginação' });
    await paginator.getByRole('link', { name: 'Próxima' }).click();
    await expect(page).toHaveURL(`${site}/filmes?pagina=2`);
    await expect(paginator.locator('[aria-current="page"]')).toHaveText('2');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Filmes');
    await expectSameDocument(page);
  });

  test('another page loads the document anew, and opens at the next press', async ({ page, site }) => {
    await openPage(page, `${site}/sobre`);
    await markDocument(page);
    await releaseBehind(page);
    const link = page.getByRole('banner').getByRole('link', { name: 'Lanterninha' }).first();
    await link.click();
    await page.waitForFunction(() => !('sameDocument' in window));
    await waitUntilHydrated(page);
    await link.click();
    await expectArrival(page, /./);
    await expect(page).toHaveURL(`${site}/`);
  });

  test('the page of a missing address keeps its drawing and its search', async ({ page, site }) => {
    await page.route('**/assets/theatre-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
    const gone = page.waitForResponse(/theatre-.*js$/);
    await openPage(page, `${site}/nao/existe`);
    await gone;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
    await expect(page.getByRole('main').getByRole('img')).toBeVisible();
    await page.getByRole('main').getByRole('combobox').fill('cidade de deus');
    await expect(page.getByRole('option', { name: /Cidade de Deus/ }).first()).toBeVisible();
  });
});

test('a part that did not arrive opens at the second try, and closing it returns the focus', async ({ page, site }) => {
  await openPage(page, site + AGENT);
  await markDocument(page);
  const file = '**/assets/people-dialog-*.js';
  await page.route(file, (route) => route.fulfill({ status: 503, body: 'busy' }));
  const opener = page.getByRole('button', { name: /^Ver todos/ });
  await opener.press('Enter');
  await expect(failure(page)).toBeVisible();
  await page.unroute(file);
  await page.getByRole('button', { name: 'Tentar de novo' }).press('Enter');
  await expect(page.getByRole('tab', { name: /^Equipe/ })).toBeVisible();
  await expect(failure(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expectSameDocument(page);
});
