import { IN_CINEMAS } from './open-cinema.ts';
import { openPage } from './open-page.ts';
import { test as base, expect, expectAccessible, expectNoSidewaysScroll, IN_ALL } from './visitor.ts';

/** The `visitor` fixture on the server of open-cinema.ts. */
const test = base.extend({
  site: async ({}, use) => use(process.env.CINEMA_URL ?? ''),
});

for (const [how, where, id, title] of [
  ['by its id', {}, IN_CINEMAS.byId, 'O Agente Secreto'],
  ['by title and year', { tag: IN_ALL }, IN_CINEMAS.byName, 'Cidade de Deus'],
] as const) {
  test(
    `a film in cinemas that the feed names ${how} has a ticket button, and it opens the shop`,
    where,
    async ({ page, site, context }) => {
      await openPage(page, `${site}/filme/${id}`);
      const button = page.getByRole('link', { name: `Comprar ingresso para ${title}` });
      await expect(button).toBeVisible();
      await expect(button).toHaveAttribute('target', '_blank');
      await expect(button).toHaveAttribute('rel', 'noopener nofollow');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const opening = context.waitForEvent('page');
      await button.click();
      const shop = await opening;
      await expect(shop.getByRole('heading', { level: 1 })).toHaveText(`Ingressos para ${title}`);
      await expect(shop.getByText('Nenhum ingresso é vendido aqui.')).toBeVisible();
    },
  );
}

test('a film in cinemas without tickets on sale has no button', async ({ page, site }) => {
  await page.goto(`${site}/filme/${IN_CINEMAS.notOnSale}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Comprar ingresso/ })).toHaveCount(0);
});
