import { expect } from '@playwright/test';
import { SEEN_WITHIN_MS, test } from './admin.ts';
import { expectAccessible, expectNoSidewaysScroll, IN_ALL } from './visitor.ts';

test.skip(({ isMobile }) => isMobile === true, 'once, on a wide screen');
test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ context, staff }) => context.addCookies(staff.editor.cookies));

const CRUNCHYROLL = { path: '/plataformas/crunchyroll', name: 'Crunchyroll' } as const;

/** A name of its own in each run: the database is shared. */
const unique = (word: string) => `${word} ${Date.now().toString(36)}`;

test('an editor enters a plan, checks it, imports a CSV and undoes it, and visitors without script see each', {
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
  await page.getByLabel('Preço', { exact: true }).fill('20.90');
  await page.getByLabel('Fonte', { exact: true }).fill('https://valores-de-demonstracao.example/');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Escreva como 20,90.')).toBeVisible();
  await page.getByLabel('Preço', { exact: true }).fill('20,90');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('No ar agora.')).toBeVisible();
  await expectPrice('R$\u00a020,90/mês');
  await expect(visitor.getByText('Valores de demonstração.')).toBeVisible();
  // axe needs script.
  const scripted = await (await browser.newContext()).newPage();
  await scripted.goto(site + CRUNCHYROLL.path);
  await expectAccessible(scripted);

  await page.getByRole('button', { name: `Conferido hoje: ${CRUNCHYROLL.name} ${plan}` }).click();
  await expect(page.getByText('Conferido hoje.', { exact: true })).toBeVisible();

  const text = await (await page.request.get(`${admin}/admin/ofertas/exportar`)).text();
  const [head = ''] = text.split('\r\n');
  const row = text.split('\r\n').find((line) => line.includes(plan)) ?? '';
  await page.getByLabel('Conteúdo do CSV').fill([head, row.replace('20,90', '31,90')].join('\n'));
  await page.getByRole('button', { name: 'Ver a prévia' }).click();
  await expect(page.getByRole('heading', { name: 'Prévia do CSV' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '31,90' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectPrice('R$\u00a020,90/mês');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByText('Aplicado. Já vale no site.')).toBeVisible();
  await expectPrice('R$\u00a031,90/mês');

  await page
    .getByRole('button', { name: /^Desfazer:.*31,90/ })
    .first()
    .click();
  await expect(page.getByText('Desfeito. Tudo voltou a ser como era.')).toBeVisible();
  await expectPrice('R$\u00a020,90/mês');

  await page.getByRole('button', { name: `Remover ${CRUNCHYROLL.name} ${plan}` }).click();
  await expect(page.getByText(/^Removido do site/)).toBeVisible();
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
  await expect(page.getByLabel('Plano', { exact: true })).toHaveValue(name);
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
  await page.getByLabel('Fonte', { exact: true }).fill('https://valores-de-demonstracao.example/');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Diga pelo menos um serviço que existe.')).toBeVisible();
  await page.getByLabel(CRUNCHYROLL.name).check();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('No ar agora.')).toBeVisible();
  await expectAccessible(page);
  await expect(async () => {
    await visitor.goto(site + CRUNCHYROLL.path);
    await expect(visitor.getByRole('link', { name: new RegExp(seller) })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: SEEN_WITHIN_MS });
  await page.getByRole('button', { name: new RegExp(`Remover ${seller}`) }).click();
  await expect(page.getByText(/^Removido do site/)).toBeVisible();
});
