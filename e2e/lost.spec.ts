import { expect, expectAccessible, expectNoSidewaysScroll, IN_ALL, test } from './visitor.ts';

test('an unknown address says so, shows what was asked, and links home', async ({ page, site }) => {
  const response = await page.goto(`${site}/nao/existe<b>`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
  await expect(page.locator('main')).toContainText('/nao/existe');
  await expect(page.locator('main b')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Voltar ao Início' }).click();
  await expect(page).toHaveURL(`${site}/`);
});

test('a film address without a film is an invalid one', { tag: IN_ALL }, async ({ page, site }) => {
  for (const path of ['/filme/', '/filme']) {
    const response = await page.goto(site + path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('URL inválida');
    await expect(page.locator('main')).toContainText('A URL do filme não é válida.');
  }
  await expectAccessible(page);
});

test('an unknown film is a real 404 page', async ({ page, site }) => {
  const response = await page.goto(`${site}/filme/nada-77777777`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
});

test('a wrong name with the right number redirects permanently to the right address', async ({ site, request }) => {
  const response = await request.get(`${site}/filme/qualquer-coisa-666?utm=x`, { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/filme/central-do-brasil-1998-666');
});
