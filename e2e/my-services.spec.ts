import { launchOptions } from './chromium.ts';
import { waitUntilHydrated } from './open-page.ts';
import { expect, IN_ALL, test } from './visitor.ts';
import { readLayoutShift } from './weigh.ts';

test.use({ launchOptions });

test('a visitor marks two services on the home page, and they come first from then on', async ({ page, site }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site)) elsewhere.push(request.url());
  });
  await page.goto(site);
  await waitUntilHydrated(page);
  const row = page.getByRole('region', { name: 'Quais você assina?' });
  await row.getByRole('button', { name: 'Max', exact: true }).click();
  await row.getByRole('button', { name: 'Globoplay' }).click();
  await expect(row.getByRole('button', { name: 'Globoplay' })).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => localStorage.getItem('meus-streamings'))).toBe('["max","globoplay"]');

  await page.reload();
  const own = page.getByRole('region', { name: 'Seus streamings' });
  await expect(own.getByRole('link').first()).toHaveAccessibleName('Max');
  await expect(own.getByRole('link').nth(1)).toHaveAccessibleName('Globoplay');
  expect(await readLayoutShift(page)).toBeLessThanOrEqual(0.02);
  expect(elsewhere).toEqual([]);
});

test('the sheet keeps each tick, and forgets all when asked', { tag: IN_ALL }, async ({ page, site }) => {
  await page.goto(site);
  await waitUntilHydrated(page);
  const opener = page.getByRole('link', { name: 'Ver todas' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Meus streamings' });
  await sheet.getByRole('checkbox', { name: 'Netflix' }).press('Space');
  await expect(sheet.getByRole('button', { name: 'Pronto, é 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.getByRole('link', { name: 'Escolher' }).click();
  await expect(sheet.getByRole('checkbox', { name: 'Netflix' })).toBeChecked();
  await sheet.getByRole('button', { name: 'Esquecer' }).click();
  // Attached, not visible: it is shown for seconds, and the machine may stop for longer.
  await expect(page.getByText('Escolha excluída deste navegador.')).toBeAttached();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a list in an order of its own leads to that order among the own services, and nothing moves', {
  tag: IN_ALL,
}, async ({ page, site }) => {
  await page.goto(site);
  await page.evaluate(() => localStorage.setItem('meus-streamings', '["max","netflix"]'));
  await page.goto(`${site}/filmes/melhores-avaliados`);
  await waitUntilHydrated(page);
  expect(await readLayoutShift(page)).toBeLessThanOrEqual(0.02);
  await page.getByRole('link', { name: 'Só nos meus streamings' }).click();
  await expect(page).toHaveURL(`${site}/filmes?plataformas=netflix,max&ordenacao=melhor-avaliados`);
  await expect(page.getByRole('switch', { name: 'Só nos meus streamings' })).toBeChecked();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the services are links to their pages, and the large field searches', { tag: IN_ALL }, async ({
    page,
    site,
  }) => {
    await page.goto(site);
    const row = page.getByRole('region', { name: 'Quais você assina?' });
    await expect(row.getByRole('link', { name: 'Netflix' })).toHaveAttribute('href', '/plataformas/netflix');
    await expect(row.getByRole('link', { name: 'Ver todas' })).toHaveAttribute('href', '/plataformas');
    await page.getByPlaceholder('Qual filme ou série?').fill('cidade');
    await page.getByRole('button', { name: 'Onde assistir' }).click();
    await expect(page).toHaveURL(`${site}/buscar?q=cidade`);
  });
});
