import { expect, type Page } from '@playwright/test';
import { expectPublished, expectSaved, SEEN_WITHIN_MS, test } from './admin.ts';
import { expectAccessible, expectNoSidewaysScroll, IN_ALL } from './visitor.ts';

test.skip(({ isMobile }) => isMobile === true, 'once, on a wide screen');
test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ context, staff }) => context.addCookies(staff.editor.cookies));

const CRUNCHYROLL = { path: '/plataformas/crunchyroll', name: 'Crunchyroll' } as const;

/** A name of its own in each run: the database is shared. */
const unique = (word: string) => `${word} ${Date.now().toString(36)}`;

async function publish(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Publicar' }).click();
  await page.getByRole('button', { name: 'Publicar agora' }).click();
}

async function remove(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Mais ações' }).click();
  await page.getByRole('button', { name: 'Mover para a Lixeira' }).click();
}

test('an editor drafts and publishes a plan, checks it, imports a CSV and undoes it, and visitors without script see each', {
  tag: IN_ALL,
}, async ({ page, browser, admin, site, visitor }) => {
  const plan = unique('Lanterna');
  const expectPrice = (price: string | null) =>
    expect(async () => {
      await visitor.goto(site + CRUNCHYROLL.path);
      const shown = visitor.getByRole('listitem').filter({ hasText: plan });
      if (price === null) await expect(shown).toHaveCount(0, { timeout: 500 });
      else await expect(shown).toContainText(price, { timeout: 500 });
    }).toPass({ timeout: SEEN_WITHIN_MS });

  await page.goto(`${admin}/admin/ofertas`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ofertas e planos' })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Serviço', { exact: true }).selectOption({ label: CRUNCHYROLL.name });
  await page.getByLabel('Plano', { exact: true }).fill(plan);
  await page.getByRole('button', { name: 'Criar rascunho' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plan);
  const screen = page.url();
  await expect(page.getByLabel(/^Serviço/)).toHaveValue(/\d+/);
  await page.getByLabel(/^Preço/).fill('20.90');
  await expect(page.getByText('Escreva como 20,90.')).toBeVisible();
  await page.getByLabel(/^Preço/).fill('20,90');
  await expect(page.getByText('Escreva como 20,90.')).toHaveCount(0);
  await page.getByLabel(/^Fonte/).fill('https://valores-de-demonstracao.example/');
  await expectSaved(page);
  await expectAccessible(page);
  await expectPrice(null);
  await publish(page);
  await expectPublished(page);
  await expectPrice('R$\u00a020,90/mês');
  await expect(visitor.getByText('Valores de demonstração.')).toBeVisible();
  // axe needs script.
  const scripted = await (await browser.newContext()).newPage();
  await scripted.goto(site + CRUNCHYROLL.path);
  await expectAccessible(scripted);

  await page.goto(`${admin}/admin/ofertas`);
  await page.getByRole('button', { name: `Conferido hoje: ${CRUNCHYROLL.name} ${plan}` }).click();
  await expect(page.getByText('Conferido hoje.', { exact: true })).toBeVisible();

  const text = await (await page.request.get(`${admin}/admin/ofertas/exportar`)).text();
  const [head = ''] = text.split('\r\n');
  const row = text.split('\r\n').find((line) => line.includes(plan)) ?? '';
  await page.getByLabel('Conteúdo do CSV').fill([head, row.replace('20,90', '31,90')].join('\n'));
  await page.getByRole('button', { name: 'Ver a prévia' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'CSV de planos' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '31,90' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectPrice('R$\u00a020,90/mês');
  await page.getByRole('button', { name: 'Confirmar em 1 item' }).click();
  await expect(page.getByText(/^Feito em 1 item/)).toBeVisible();
  await expectPrice('R$\u00a031,90/mês');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText(/^Desfeito por/)).toBeVisible();
  await expectPrice('R$\u00a020,90/mês');

  await page.goto(screen);
  await remove(page);
  await expect(page).toHaveURL(`${admin}/admin/lixeira`);
  await expect(page.getByRole('button', { name: `Recuperar o plano ${CRUNCHYROLL.name} ${plan}` })).toBeVisible();
  await expectPrice(null);

  await page.goto(`${admin}/admin/auditoria`);
  await expect(page.getByText(new RegExp(`removeu o plano ${CRUNCHYROLL.name} ${plan}`)).first()).toBeVisible();
});

test('every price has its actions in view on every width, and its name opens its editing', async ({ page, admin }) => {
  for (const screen of ['/admin/ofertas', '/admin/ofertas?ver=combos', '/admin/ofertas/gratis'])
    for (const width of [390, 800, 1024, 1366, 1440, 1600, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(admin + screen);
      const table = page.getByRole('main').locator('section:has(> table)').first();
      const hidden = await table.evaluate((box) => {
        const { left, right } = box.getBoundingClientRect();
        const isOut = (each: Element) =>
          each.getBoundingClientRect().left < left || each.getBoundingClientRect().right > right + 1;
        return [...box.querySelectorAll('a, button')].filter(isOut).map((each) => each.textContent);
      });
      expect(hidden, `${screen} at ${width}`).toEqual([]);
      await expectNoSidewaysScroll(page);
    }
  await page.goto(`${admin}/admin/ofertas`);
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: /^Editar/ }) })
    .first();
  const plan = row.getByRole('link').first();
  const name = await plan.innerText();
  await plan.click();
  await expect(page.getByLabel(/^Nome/)).toHaveValue(name);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});

test('an editor enters a bundle, and it is on the page of what it includes', { tag: IN_ALL }, async ({
  page,
  admin,
  site,
  visitor,
}) => {
  const seller = unique('Operadora');
  await page.goto(`${admin}/admin/ofertas?ver=combos`);
  await page.getByLabel('Quem vende').fill(seller);
  await page.getByLabel('Combo', { exact: true }).fill('Família');
  await page.getByRole('button', { name: 'Criar rascunho' }).click();
  await page.getByLabel(/^Fonte/).fill('https://valores-de-demonstracao.example/');
  await expectSaved(page);
  await publish(page);
  await expect(page.getByText('Diga pelo menos um serviço que existe.')).toBeVisible();
  await page.getByLabel(CRUNCHYROLL.name).check();
  await expectSaved(page);
  await publish(page);
  await expectPublished(page);
  await expectAccessible(page);
  await expect(async () => {
    await visitor.goto(site + CRUNCHYROLL.path);
    await expect(visitor.getByRole('link', { name: new RegExp(seller) })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: SEEN_WITHIN_MS });
  await remove(page);
  await expect(page).toHaveURL(`${admin}/admin/lixeira`);
});
