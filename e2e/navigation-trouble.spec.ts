import type { Page } from '@playwright/test';
import {
  declineCookies,
  expectArrival,
  expectSameDocument,
  forgiveLostRequests,
  markDocument,
  watchData,
} from './navigation-watch.ts';
import { holdRequests, openPage } from './open-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, IN_ALL, test } from './visitor.ts';

const DATA = /[.]data(?:[?]|$)/;

/** Uses the footer links, which every page has at every width; on a narrow screen they are in closed `details`. */
async function goTo(page: Page, path: string): Promise<void> {
  const link = page.getByRole('contentinfo').locator(`a[href="${path}"]`).last();
  await link.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).filter({ visible: true }).click();
}

test.beforeEach(({ page }) => declineCookies(page));

test.describe('a slow page', () => {
  for (const [path, boxes, onPhone] of [
    ['/filmes', 24, 12],
    ['/series/populares', 24, 12],
    ['/generos', 18, 18],
    ['/plataformas', 12, 12],
    ['/pessoas', 24, 24],
    ['/colecoes', 8, 8],
  ] as const) {
    // The boxes of the others are tested without a browser too.
    test(`${path} is drawn in boxes, from its top, until it is there`, {
      tag: path === '/filmes' ? [] : IN_ALL,
    }, async ({ page, site, isMobile }) => {
      await openPage(page, `${site}/sobre`);
      const release = await holdRequests(page, DATA);
      await goTo(page, path);
      const drawing = page.getByRole('main').locator('[aria-busy="true"]');
      await expect(drawing.getByText('Carregando...')).toBeVisible();
      await expect(drawing.locator('[aria-hidden="true"] > div').filter({ visible: true })).toHaveCount(
        isMobile ? onPhone : boxes,
      );
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      release();
      await expectArrival(page, /./);
      await expect(drawing).toHaveCount(0);
    });
  }

  test('a film has a place for its poster, its name and six others like it', { tag: IN_ALL }, async ({
    page,
    site,
  }) => {
    await openPage(page, `${site}/filmes`);
    const release = await holdRequests(page, DATA);
    await page.getByRole('main').locator('a[href^="/filme/"]').first().click();
    const drawing = page.getByRole('main').locator('[aria-busy="true"]');
    await expect(drawing.getByText('Carregando...')).toBeVisible();
    const kin = drawing.locator('> div').last();
    await expect(kin.locator('[aria-hidden="true"] > div > div:nth-child(3)')).toHaveCount(6);
    await expectNoSidewaysScroll(page);
    release();
    await expectArrival(page, /./);
  });
});

test.describe('a page we cannot give', () => {
  test('says that the connection failed, and another try needs no new document', { tag: IN_ALL }, async ({
    page,
    site,
    mishaps,
  }) => {
    await openPage(page, `${site}/sobre`);
    await markDocument(page);
    const asked = watchData(page);
    await page.route(DATA, (route) => route.abort('connectionrefused'));
    await goTo(page, '/series');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Erro de conexão com o servidor');
    await expectArrival(page, 'Erro ao carregar dados');
    // One request and two retries.
    expect(asked).toEqual(['/series', '/series', '/series']);
    await expectAccessible(page);

    await page.unroute(DATA);
    await alert.getByRole('link', { name: 'Tentar Novamente' }).press('Enter');
    await expectArrival(page, 'Séries');
    await expectSameDocument(page);
    forgiveLostRequests(mishaps);
  });

  test('says what could not be loaded when the fault is ours', { tag: IN_ALL }, async ({ page, site, mishaps }) => {
    await openPage(page, `${site}/sobre`);
    await page.route(DATA, (route) => route.fulfill({ status: 503, body: 'busy' }));
    await goTo(page, '/generos');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Erro ao carregar gêneros');
    await expect(alert.getByRole('link', { name: 'Tentar Novamente' })).toHaveAttribute('href', '/generos');
    forgiveLostRequests(mishaps);
  });

  test('does not lose the query of a failed search', { tag: IN_ALL }, async ({ page, site, mishaps }) => {
    await openPage(page, `${site}/buscar`);
    await page.route(DATA, (route) => route.abort('connectionrefused'));
    await page.getByLabel('PESQUISE POR:').fill('cidade de deus');
    await page.getByLabel('PESQUISE POR:').press('Enter');
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toHaveText('Erro ao buscar: Erro de conexão com o servidor');
    await expect(main.getByRole('textbox')).toHaveValue('cidade de deus');
    await page.unroute(DATA);
    await main.getByRole('textbox').press('Enter');
    await expect(page.getByRole('link', { name: /^Cidade de Deus, Filme/ })).toBeVisible();
    forgiveLostRequests(mishaps);
  });
});

test.describe('without a network', () => {
  test('cached pages can be read, and others open when the network is back', async ({
    page,
    site,
    context,
    mishaps,
  }) => {
    await openPage(page, `${site}/generos`);
    await markDocument(page);
    await goTo(page, '/colecoes');
    await expectArrival(page, 'Coleções');

    await context.setOffline(true);
    await goTo(page, '/generos');
    await expectArrival(page, 'Gêneros');
    await goTo(page, '/pessoas');
    await expect(page.getByRole('alert').filter({ hasText: 'Você está sem conexão com a internet.' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Gêneros');
    await expect(page).toHaveURL(`${site}/generos`);

    await context.setOffline(false);
    await expectArrival(page, 'Pessoas');
    await expect(page.getByText('Você está sem conexão com a internet.')).toBeHidden();
    await expectSameDocument(page);
    forgiveLostRequests(mishaps);
  });
});
