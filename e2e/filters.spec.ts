import type { Page } from '@playwright/test';
import { openPage } from './open-page.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  ON_A_DESKTOP,
  ON_A_DESKTOP_IN_ALL,
  ON_A_PHONE,
  test,
} from './visitor.ts';

const cards = (page: Page) => page.getByRole('main').locator('a[href^="/filme/"]');
const form = (page: Page) => page.getByRole('form', { name: 'Filtros' });
const chip = (page: Page, name: string) => form(page).locator('summary', { hasText: name });
const total = (page: Page) => form(page).getByRole('status');
const active = (page: Page) => page.getByRole('list', { name: 'Filtros escolhidos' });
const headOf = async (page: Page) => ({
  robots: await page.locator('meta[name="robots"]').getAttribute('content'),
  canonical: await page.locator('link[rel="canonical"]').getAttribute('href'),
});

test('each option says how many titles it gives, and gives them', ON_A_DESKTOP, async ({ page, site }) => {
  await openPage(page, `${site}/filmes`);
  await chip(page, 'Acesso').click();
  const option = form(page).locator('label', { hasText: 'Incluso na assinatura' });
  await expect(option.locator('small')).toHaveText(/^[1-9]/);
  const count = await option.locator('small').textContent();
  await option.click();
  await expect(page).toHaveURL(`${site}/filmes?acesso=incluso`);
  await expect(total(page)).toHaveText(`${count} filmes`);
  await expect(page.getByText('Só o que dá para ver no Brasil hoje')).toBeVisible();
  await expect(active(page)).toContainText('Incluso na assinatura');
  await expectAccessible(page);

  // Another filter on top of it; the counts follow.
  await chip(page, 'Classificação').click();
  await expect(chip(page, 'Acesso').locator('..')).not.toHaveAttribute('open');
  const age = form(page).locator('label', { hasText: 'Até 14 anos' });
  const ofAge = await age.locator('small').textContent();
  await age.click();
  await expect(page).toHaveURL(`${site}/filmes?acesso=incluso&idade=14`);
  await expect(total(page)).toHaveText(new RegExp(`^${ofAge} filmes?$`));

  // The open filter covers the chips below it.
  await page.keyboard.press('Escape');
  await active(page).getByRole('link', { name: 'Tirar Incluso na assinatura' }).click();
  await expect(page).toHaveURL(`${site}/filmes?idade=14`);
  await active(page).getByRole('link', { name: 'Limpar tudo' }).click();
  await expect(page).toHaveURL(`${site}/filmes`);
});

test(
  'by keyboard a filter opens, is chosen and closes with the focus on its chip',
  ON_A_DESKTOP_IN_ALL,
  async ({ page, site }) => {
    await openPage(page, `${site}/series`);
    await chip(page, 'Plataformas').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\/series\?plataformas=[a-z0-9-]+$/);
    await page.keyboard.press('Escape');
    await expect(chip(page, 'Plataformas')).toBeFocused();
    await expect(chip(page, 'Plataformas').locator('..')).not.toHaveAttribute('open');
    await chip(page, 'Plataformas').click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(chip(page, 'Plataformas').locator('..')).not.toHaveAttribute('open');
  },
);

test('on a phone the filters are a full-screen dialog', ON_A_PHONE, async ({ page, site }) => {
  await openPage(page, `${site}/filmes`);
  await expectNoSidewaysScroll(page);
  await form(page).getByRole('button', { name: 'Filtros' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await sheet.locator('label', { hasText: 'Até 12 anos' }).click();
  await expect(page).toHaveURL(`${site}/filmes?idade=12`);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: /^Ver / }).click();
  await expect(sheet).toBeHidden();
  await expect(active(page)).toContainText('Até 12 anos');
  await expectNoSidewaysScroll(page);
});

test('a combination is not indexed, and names the list it is part of', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
  await page.goto(`${site}/filmes?plataformas=netflix&idade=12`);
  const one = await headOf(page);
  expect(one.robots).toBe('noindex, follow');
  expect(one.canonical).toMatch(/\/filmes\/plataforma\/netflix-8$/);
  await page.goto(`${site}/filmes?nota=7`);
  expect((await headOf(page)).canonical).toMatch(/\/filmes$/);
  for (const link of await page.getByRole('main').locator('a[href*="nota=7"]').all()) {
    expect(await link.getAttribute('rel')).toBe('nofollow');
  }
  const response = await page.request.get(`${site}/filmes?nota=7`);
  expect(response.headers()['cache-control']).toMatch(/s-maxage=(?:60|[1-5]\d)\b/);
});

test('former addresses lead to the one that is written today', ON_A_DESKTOP, async ({ page, site }) => {
  for (const [asked, canonical] of [
    ['/filmes?idade=L&plataformas=netflix&plataformas=max', '/filmes?plataformas=netflix,max&idade=livre'],
    ['/filmes?plataformas=max,netflix', '/filmes?plataformas=netflix,max'],
    ['/filmes?duracao=111', '/filmes'],
    ['/series/genero/drama-18?acesso=incluso,tudo&nota=7', '/series/genero/drama-18?acesso=incluso&nota=7'],
  ] as const) {
    const response = await page.request.get(site + asked, { maxRedirects: 0 });
    expect([asked, response.status(), response.headers().location]).toEqual([asked, 301, canonical]);
  }
});

test('an empty list names the filter to take away', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
  await openPage(page, `${site}/filmes?acesso=incluso&nota=9&ate=1939`);
  await expect(page.getByText('Nenhum filme com esses filtros')).toBeVisible();
  await page.getByRole('link', { name: /^Tirar “/ }).click();
  await expect(page.getByText('Nenhum filme com esses filtros')).toBeHidden();
  expect(await cards(page).count()).toBeGreaterThan(0);
});

test('one switch limits a list to the visitor’s own services', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
  await openPage(page, `${site}/filmes`);
  await page.getByText('Só nos meus streamings').click();
  const sheet = page.getByRole('dialog', { name: 'Meus streamings' });
  await sheet.getByRole('checkbox', { name: 'Netflix' }).press('Space');
  await sheet.getByRole('button', { name: /^Pronto/ }).click();
  await expect(page).toHaveURL(`${site}/filmes?plataformas=netflix`);
  await expect(page.getByRole('switch', { name: 'Só nos meus streamings' })).toBeChecked();
  await page.getByText('Só nos meus streamings').click();
  await expect(page).toHaveURL(`${site}/filmes`);
});

test('a platform’s and a genre’s list have the other filters', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
  for (const path of ['/plataformas/netflix', '/filmes/plataforma/netflix-8', '/filmes/genero/drama-18']) {
    await openPage(page, site + path);
    await chip(page, 'Duração').click();
    await form(page).locator('label', { hasText: 'Até 2h 10min' }).click();
    await expect(page).toHaveURL(`${site}${path}?duracao=130`);
    await expect(active(page)).toContainText('Até 2h 10min');
    await expect(chip(page, 'Plataformas')).toHaveCount(path.includes('genero') ? 1 : 0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters are chosen in a form and taken away by links', async ({ page, site }) => {
    await page.goto(`${site}/filmes`);
    await chip(page, 'Acesso').click();
    await form(page).getByLabel('Incluso na assinatura').check();
    await form(page).getByLabel('Grátis', { exact: true }).check();
    await form(page).getByRole('button', { name: 'Aplicar' }).last().click();
    await expect(page).toHaveURL(`${site}/filmes?acesso=incluso,gratis`);
    await active(page).getByRole('link', { name: 'Tirar Grátis', exact: true }).click();
    await expect(page).toHaveURL(`${site}/filmes?acesso=incluso`);
    await expectNoSidewaysScroll(page);
  });
});
