import { openPage } from './open-page.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScrollAtAnyWidth,
  ON_A_PHONE,
  ON_A_PHONE_IN_ALL,
  test,
} from './visitor.ts';

/** Prices are those of the demo (e2e/setup-fixture.ts). */
const priced = (months: string) => new RegExp(`^R\\$\\s[1-9][\\d.]*,\\d\\d em ${months}$`);

/** Duna: Parte Dois on Max, O Agente Secreto on Netflix, O Senhor dos Anéis to rent. */
const TITLES = '/rodizio?t=f693134-f1220564-f120';

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test(
    'a visitor without script searches, adds, chooses hours and gets months, a total and a link',
    ON_A_PHONE,
    async ({ page, site }) => {
      await page.goto(`${site}/rodizio`);
      await expect(page.getByText('Adicione um título para começar.')).toBeVisible();
      await page.getByRole('searchbox', { name: 'Adicionar filme ou série' }).fill('agente secreto');
      await page.getByRole('button', { name: 'Procurar', exact: true }).click();
      await page.getByRole('link', { name: 'Adicionar O Agente Secreto' }).first().click();
      await expect(page.getByRole('link', { name: 'Tirar O Agente Secreto' })).toBeVisible();
      await expect(page.getByRole('heading', { name: priced('1 mês') })).toBeVisible();
      await page.getByLabel('Horas por semana').selectOption('3 horas');
      await page.getByRole('checkbox', { name: 'Netflix' }).check();
      await page.getByRole('button', { name: 'Montar' }).click();
      await expect(page).toHaveURL(/t=f1220564.*horas=3.*meus=netflix/);
      await expect(page.getByRole('heading', { name: /^R\$\s0,00 em 1 mês$/ })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Link deste rodízio' })).toHaveValue(/\/rodizio\?t=f1220564/);
      await page.getByRole('link', { name: 'Tirar O Agente Secreto' }).click();
      await expect(page.getByText('Adicione um título para começar.')).toBeVisible();
    },
  );
});

test('months, what they cost and what is apart are shown, at every width, and axe has nothing to say', async ({
  page,
  site,
}) => {
  await openPage(page, site + TITLES);
  await expect(page.getByRole('heading', { name: priced('2 meses') })).toBeVisible();
  await expect(page.getByText('Alugar ou comprar à parte')).toBeVisible();
  await expect(page.getByText('Valores de demonstração.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrollAtAnyWidth(page);
});

test('with script a choice answers at once', ON_A_PHONE_IN_ALL, async ({ page, site }) => {
  await openPage(page, site + TITLES);
  await page.getByRole('checkbox', { name: 'Max' }).check();
  await expect(page).toHaveURL(/meus=max/);
  await expect(page.getByText('você já assina')).toBeVisible();
  await expect(page.getByRole('heading', { name: priced('2 meses') })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Max' })).toBeChecked();
});

test('ten thousand titles are refused, and so is what is no title', ON_A_PHONE, async ({ request, site }) => {
  // As long as a server reads an address at all.
  const many = Array.from({ length: 1_500 }, (_, id) => `f${id + 1}`).join('-');
  for (const titles of [many, 'p1', '%3Cscript%3E']) {
    expect((await request.get(`${site}/rodizio?t=${titles}`)).status()).toBe(404);
  }
  const all = Array.from({ length: 10_000 }, (_, id) => `f${id + 1}`).join('-');
  expect((await request.get(`${site}/rodizio?t=${all}`)).status()).toBe(431);
});
