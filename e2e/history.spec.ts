import { MOVED_FILM } from './open-agenda.ts';
import { openPage } from './open-page.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScrollAtAnyWidth,
  ON_A_DESKTOP_IN_ALL,
  ON_A_PHONE,
  ON_A_PHONE_IN_ALL,
  test as visitorTest,
} from './visitor.ts';

/** e2e/open-agenda.ts */
const test = visitorTest.extend({
  site: async ({}, use) => use(process.env.AGENDA_URL ?? ''),
});
const FILM = '/filme/30';

test(
  'the page of a film has its history, the newest first, and folds what is old',
  ON_A_PHONE,
  async ({ page, site }) => {
    await openPage(page, site + FILM);
    const history = page.getByRole('region', { name: 'Histórico no streaming' });
    await expect(history.getByRole('listitem').first()).toContainText('Voltou à Netflix');
    await expect(history.getByRole('listitem').first()).toContainText(
      /Ficou \d+ (dias|mês|meses) fora · disponível agora/,
    );
    await expect(
      history.getByText(/^Observado por nós desde \d\d\/\d\d\/\d{4}, com dados do JustWatch$/),
    ).toBeVisible();
    const oldest = history.getByText(/Estava lá desde antes de \d\d\/\d\d/);
    await expect(oldest).toBeHidden();
    await history.getByText('Ver os 7 registros').click();
    await expect(oldest).toBeVisible();
    await expect(history.getByRole('listitem')).toHaveCount(7);
    await expectAccessible(page);
    await expectNoSidewaysScrollAtAnyWidth(page);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a film says why it changed, and lists the reasons', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
    await page.goto(site + FILM);
    await page.getByText('Ver os 7 registros').click();
    await expect(page.getByText('Estava lá desde antes de')).toBeVisible();
    await page.getByRole('link', { name: /^Atualizada em \d\d\/\d\d: voltou à Netflix$/ }).click();
    await expect(page).toHaveURL(`${site}/filme/idas-e-vindas-2002-30/mudancas`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Por que a página de ${MOVED_FILM} mudou`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    await expect(page.getByRole('main').getByText('saiu da Netflix').first()).toBeVisible();
  });

  test('a platform lists what entered and what left, by week', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
    await page.goto(`${site}/plataformas/netflix`);
    const tabs = page.getByRole('navigation', { name: 'Catálogo, entradas e saídas' });
    await tabs.getByRole('link', { name: /^Entraram/ }).click();
    await expect(page).toHaveURL(`${site}/plataformas/netflix/entraram`);
    const rows = page.getByRole('main').locator('section li');
    await expect(rows.filter({ hasText: MOVED_FILM })).toContainText('voltou');
    await tabs.getByRole('link', { name: /^Saíram\s*1 confirmado/ }).click();
    await expect(page).toHaveURL(`${site}/plataformas/netflix/sairam`);
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText(/Saiu de Vez.*ficou 1 mês.*fora do streaming/s);
    await page.getByRole('link', { name: 'Semana anterior' }).click();
    await expect(page).toHaveURL(/\/sairam\?semana=\d{4}-\d\d-\d\d$/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    await page.getByRole('link', { name: 'Mais recentes' }).click();
    await expect(page).toHaveURL(`${site}/plataformas/netflix/sairam`);
  });
});

test(
  'a platform that nothing left says so, and an older week is named in the title',
  ON_A_PHONE,
  async ({ page, site }) => {
    await openPage(page, `${site}/plataformas/globoplay/sairam`);
    await expect(page.getByRole('main').getByText('Nada saiu nestes dias')).toBeVisible();
    await page.goto(`${site}/plataformas/netflix/sairam`);
    await page.getByRole('link', { name: 'Semana anterior' }).click();
    await expect(page).toHaveTitle(/[a-z], \d.* a \d.* - /);
  },
);

for (const path of [
  '/plataformas/netflix/entraram',
  '/plataformas/netflix/sairam',
  '/filme/idas-e-vindas-2002-30/mudancas',
]) {
  test(`${path} fits every screen and is accessible`, ON_A_PHONE_IN_ALL, async ({ page, site }) => {
    await openPage(page, site + path);
    await expectAccessible(page);
    await expectNoSidewaysScrollAtAnyWidth(page);
  });
}

test('home says what came this week and what left', ON_A_PHONE, async ({ page, site }) => {
  await openPage(page, `${site}/`);
  const arrived = page.getByRole('region', { name: 'Chegou esta semana' });
  await expect(arrived).toContainText(MOVED_FILM);
  await expect(arrived).toContainText('Os mais populares primeiro');
  const left = page.getByRole('region', { name: 'Saiu do streaming' });
  await expect(left.getByRole('listitem')).toContainText(
    /Saiu de Vez.*saiu da Netflix em \d\d\/\d\d.*fora do streaming/s,
  );
  // Only for visitors who have marked a service of the row.
  await page.evaluate(() => localStorage.setItem('meus-streamings', '["netflix"]'));
  await page.reload();
  await expect(arrived).toContainText('Seus streamings primeiro');
});
