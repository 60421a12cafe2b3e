import { openPage } from './open-page.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScrollAtAnyWidth,
  IN_ALL,
  ON_A_DESKTOP,
  ON_A_DESKTOP_IN_ALL,
  test,
} from './visitor.ts';

/** 180 chapters, three of them after today, which in the evening is still yesterday in Brazil. Its first year, and so its slug, depends on the day: the address redirects. */
const SERIES = '/serie/farol-do-rosario-900000590';
const CHAPTERS = '/serie/farol-do-rosario-900000590/capitulos';

test.describe('the page of a novela', () => {
  test('shows its last and its next chapter in place of seasons, and leads to all of them', async ({ page, site }) => {
    await openPage(page, site + SERIES);
    await expect(page.getByText('180 capítulos', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Temporadas' })).toHaveCount(0);
    const chapters = page.getByRole('region', { name: 'Capítulos' });
    await expect(chapters).toContainText(/Último · cap\. 17[567]/);
    await expect(chapters).toContainText(/Próximo · cap\. 17[678]/);
    await expectAccessible(page);
    await chapters.getByRole('link', { name: 'Ver todos os capítulos' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Farol do Rosário: capítulos');
  });
});

test.describe('the chapters of a novela', () => {
  test('lists its chapters by week, the newest first', { tag: IN_ALL }, async ({ page, site }) => {
    await openPage(page, site + CHAPTERS);
    const rows = page.getByRole('region', { name: 'Capítulos' }).getByRole('link', { name: /^Capítulo \d+ / });
    await expect(rows).toHaveCount(50);
    await expect(rows.first()).toHaveAccessibleName(/^Capítulo 180 /);
    await expect(page.getByRole('heading', { level: 3, name: /^Semana de / }).first()).toBeVisible();
    await expect(page.getByText('Segunda a sábado')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrollAtAnyWidth(page);
    await page.getByRole('link', { name: 'Próxima' }).click();
    await expect(page).toHaveURL(/\/capitulos\?pagina=2$/);
    await expect(rows.first()).toHaveAccessibleName(/^Capítulo 130 /);
  });

  test('leads to a chapter by the keyboard', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
    await openPage(page, site + CHAPTERS);
    await page.getByLabel('Pular para o capítulo').focus();
    await page.keyboard.type('57');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/capitulos\?pagina=3#cap-57$/);
    await expect(page.getByRole('link', { name: /^Capítulo 57 / })).toBeInViewport();
  });

  test('says which chapters there are', { tag: IN_ALL }, async ({ page, site }) => {
    await openPage(page, `${site}${CHAPTERS}`);
    const field = page.getByLabel('Pular para o capítulo');
    await field.fill('999');
    await page.getByRole('button', { name: 'Ir', exact: true }).click();
    await expect(page.getByText('Vai do 1 ao 180.')).toBeVisible();
    await expect(field).toHaveValue('999');
    await expect(field).toHaveAccessibleDescription('Vai do 1 ao 180.');
    await expectAccessible(page);
  });
});

test('chapters are not found where a series has seasons', ON_A_DESKTOP, async ({ page, site }) => {
  const response = await page.goto(`${site}/serie/ruptura-2022-900000601/capitulos`);
  expect(response?.status()).toBe(404);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to a chapter without script', { tag: IN_ALL }, async ({ page, site }) => {
    await page.goto(site + SERIES);
    await page.getByLabel('Pular para o capítulo').fill('120');
    await page.getByRole('button', { name: 'Ir', exact: true }).click();
    await expect(page).toHaveURL(/\/capitulos\?pagina=2#cap-120$/);
    await expect(page.getByRole('link', { name: /^Capítulo 120 / })).toBeInViewport();
    await page.goBack();
    await page.getByLabel('Pular para o capítulo').fill('0');
    await page.getByRole('button', { name: 'Ir', exact: true }).click();
    await expect(page.getByText('Vai do 1 ao 180.')).toBeVisible();
  });
});
