import { openPage } from './open-page.ts';
import { expect, expectAccessible, expectNoSidewaysScrollAtAnyWidth, ON_A_DESKTOP, test } from './visitor.ts';

test('a question about a film is answered by a card', async ({ page, site }) => {
  await openPage(page, `${site}/buscar?q=onde+assistir+cidade+de+deus`);
  const card = page.getByRole('main').getByRole('region', { name: 'Cidade de Deus' });
  await expect(card.getByText('Onde assistir', { exact: true })).toBeVisible();
  await expect(card.getByText(/^N[ao] /).first()).toBeVisible();
  await expect(card.getByText('Procuramos por “cidade de deus”.')).toBeVisible();
  const offers = card.getByRole('list').last().getByRole('listitem');
  expect(await offers.count()).toBeLessThanOrEqual(3);
  expect(await offers.count()).toBeGreaterThan(0);
  await expectAccessible(page);
  await expectNoSidewaysScrollAtAnyWidth(page);
  await card.getByRole('link', { name: 'Abrir a página do filme' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cidade de Deus');
});

test('a platform that was named is said to have the title or not', ON_A_DESKTOP, async ({ page, site }) => {
  await openPage(page, `${site}/buscar?q=tem+cidade+de+deus+na+crunchyroll`);
  await expect(page.getByRole('region', { name: 'Cidade de Deus' })).toContainText('Não está na Crunchyroll.');
});

test('a page of ours answers', ON_A_DESKTOP, async ({ page, site }) => {
  await openPage(page, `${site}/buscar?q=qual+streaming+assinar`);
  await page.getByRole('region', { name: 'Listas' }).getByRole('link').first().click();
  await expect(page).toHaveURL(`${site}/rodizio`);
});

test('a list shows its first posters', async ({ page, site }) => {
  await openPage(page, `${site}/buscar?q=filmes+brasileiros`);
  const lists = page.getByRole('region', { name: 'Listas' });
  await expect(lists.getByRole('link', { name: /^Ver os [\d.]+: Filmes do Brasil$/ })).toHaveAttribute(
    'href',
    '/filmes?pais=br',
  );
  await expect(lists.getByRole('listitem').getByRole('listitem')).toHaveCount(6);
  await expectAccessible(page);
  await expectNoSidewaysScrollAtAnyWidth(page);
});

test('a question is suggested its title and its page while it is typed', ON_A_DESKTOP, async ({ page, site }) => {
  await openPage(page, `${site}/sobre`);
  const field = page.getByRole('banner').getByRole('combobox').filter({ visible: true });
  await field.fill('onde assistir cidade de d');
  await expect(page.getByRole('option', { name: /Cidade de Deus/ })).toBeVisible();
  await field.fill('o que saiu da netflix');
  const option = page.getByRole('option', { name: /Saíram/ });
  await expect(option).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(`${site}/plataformas/netflix/sairam`);
});

test('without script a question is answered too', ON_A_DESKTOP, async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site}/buscar?q=onde+assistir+cidade+de+deus`);
  await expect(
    page.getByRole('region', { name: 'Cidade de Deus' }).getByText('Onde assistir', { exact: true }),
  ).toBeVisible();
  await context.close();
});
