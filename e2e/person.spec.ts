import { openPage } from './open-page.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  IN_ALL,
  ON_A_DESKTOP,
  ON_A_DESKTOP_IN_ALL,
  test,
} from './visitor.ts';

const MOURA = '/pessoa/wagner-moura-52583';
const productions = 'Produções com Wagner Moura';

test.describe('the page of a person', () => {
  test('says who it is, when and where they were born and what they did, and axe has nothing to say', async ({
    page,
    site,
  }) => {
    await openPage(page, site + MOURA);
    await expect(page).toHaveTitle('Wagner Moura: filmes e séries - Lanterninha');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wagner Moura');
    await expect(page.getByText('Atuação', { exact: true })).toBeVisible();
    await expect(page.getByText(/^27 de junho de 1976 \(\d+ anos\)$/)).toBeVisible();
    await expect(page.getByText('Salvador, Brasil')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Curiosidades sobre Wagner Moura' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Galeria de fotos' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: /você está/i })).toContainText('Pessoas');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test('leads to a film of theirs without loading the page anew, and back to the same position', async ({
    page,
    site,
  }) => {
    await openPage(page, site + MOURA);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const card = page
      .getByRole('region', { name: productions })
      .getByRole('link', { name: /^O Agente Secreto, Filme/ });
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('O Agente Secreto');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wagner Moura');
  });

  test('is reached from the cast of a film', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
    await openPage(page, `${site}/filme/o-agente-secreto-2025-1220564`);
    await page
      .getByRole('region', { name: /^Elenco de/ })
      .getByRole('link', { name: /Wagner Moura/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wagner Moura');
  });

  test('shows three lines of a long biography, and all of it on demand', { tag: IN_ALL }, async ({ page, site }) => {
    await openPage(page, site + MOURA);
    const open = page.getByRole('button', { name: 'Ler biografia completa' });
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    const lines = () =>
      open.locator('xpath=preceding-sibling::div').evaluate((element) => {
        const text = element.querySelector('p') ?? element;
        return Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
      });
    expect(await lines()).toBe(3);
    await open.click();
    const close = page.getByRole('button', { name: 'Recolher biografia' });
    await expect(close).toHaveAttribute('aria-expanded', 'true');
    await expect(close).toBeFocused();
    await close.click();
    await expect(open).toBeVisible();
  });

  test('is cut to a role or a kind by its address', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
    await openPage(page, site + MOURA);
    const region = page.getByRole('region', { name: productions });
    const all = await region
      .getByRole('listitem')
      .filter({ has: page.locator('img') })
      .count();
    await page
      .getByRole('navigation', { name: 'Função' })
      .getByRole('link', { name: /^Direção/ })
      .click();
    await expect(page).toHaveURL(/\?funcao=direcao$/);
    await expect(region.getByRole('link', { name: /^Marighella/ })).toBeVisible();
    const directed = region.getByRole('listitem').filter({ has: page.locator('img') });
    await expect(directed).not.toHaveCount(all);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site + MOURA);
    await expectAccessible(page);
  });
});

test.describe('an address', () => {
  for (const [address, leadsTo] of [
    ['/pessoa/52583', MOURA],
    ['/pessoa/outro-nome-52583?utm_source=x', MOURA],
    [`${MOURA}/`, MOURA],
    [`${MOURA}?tipo=filmes&pagina=1`, `${MOURA}?tipo=movies`],
  ] as const) {
    test(`${address} redirects permanently to the right one`, ON_A_DESKTOP, async ({ request, site }) => {
      const answer = await request.get(site + address, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([301, leadsTo]);
    });
  }

  test('of an unknown person says so, with a link back to all people', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
    const answer = await page.goto(`${site}/pessoa/ninguem-99999999`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erro ao carregar dados');
    await expect(page.getByText('Pessoa não encontrada')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver outras pessoas' })).toHaveAttribute('href', '/pessoas');
    await expectAccessible(page);
  });

  test('without a name says what it lacks', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
    const answer = await page.goto(`${site}/pessoa/`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('Slug não fornecido')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole biography is there to read, and the filters work', async ({ page, site }) => {
    await page.goto(site + MOURA);
    await expect(page.getByRole('button', { name: /biografia/ })).toHaveCount(0);
    const isWhole = await page
      .locator('h1 ~ div')
      .last()
      .evaluate((element) =>
        [...element.querySelectorAll('div')].every((part) => part.scrollHeight <= part.clientHeight + 1),
      );
    expect(isWhole).toBe(true);
    await page
      .getByRole('navigation', { name: 'Função' })
      .getByRole('link', { name: /^Roteiro/ })
      .click();
    await expect(page).toHaveURL(/\?funcao=roteiro$/);
    await expect(
      page.getByRole('region', { name: productions }).getByRole('link', { name: /^Marighella/ }),
    ).toBeVisible();
  });
});
