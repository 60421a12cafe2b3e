import { openPage } from './open-page.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  IN_ALL,
  ON_A_DESKTOP,
  ON_A_DESKTOP_IN_ALL,
  test,
} from './visitor.ts';

const SLUG = 'ruptura-2022-900000601';
const RUPTURA = `/serie/${SLUG}`;
/** Ten seasons, more than are shown at first. */
const FRIENDS = '/serie/friends-1994-1668';
/** With two specials. */
const WITH_SPECIALS = 900_000_516;

test.describe('the page of a series', () => {
  test('says where to watch, its seasons and its last episode, and axe finds nothing to complain about', async ({
    page,
    site,
  }) => {
    await openPage(page, site + RUPTURA);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ruptura');
    await expect(page.getByRole('heading', { name: /^Onde assistir/ })).toBeInViewport();
    await expect(page.getByText('2 temporadas · 19 episódios')).toBeVisible();
    const seasons = page.getByRole('region', { name: 'Temporadas' }).getByRole('link', { name: /^Temporada/ });
    await expect(seasons).toHaveText(['Temporada 1', 'Temporada 2']);
    await expect(page.getByRole('region', { name: 'Último Episódio' })).toContainText('T2E10');
    await expect(page.getByRole('region', { name: 'Último Episódio' })).toContainText('Exibido em: ');
    await expect(page.getByRole('heading', { name: 'Elenco de Ruptura' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ficha Técnica' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Séries Parecidas' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Galeria de imagens' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test('leads to a season without loading the page anew, from there to the next one, and back', async ({
    page,
    site,
  }) => {
    await openPage(page, site + RUPTURA);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('link', { name: 'Temporada 1', exact: true }).click();
    await expect(page).toHaveURL(`${site}${RUPTURA}/1`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ruptura: Temporada 1');
    await page.getByRole('link', { name: /Próxima temporada/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ruptura: Temporada 2');
    await page.getByRole('link', { name: /Temporada anterior/ }).click();
    await expect(page).toHaveURL(`${site}${RUPTURA}/1`);
    await page.getByRole('link', { name: 'Todas as temporadas' }).click();
    await expect(page).toHaveURL(`${site}${RUPTURA}#temporadas`);
    await expect(page.getByRole('heading', { name: 'Temporadas' })).toBeInViewport();
    for (let step = 0; step < 4; step += 1) await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ruptura');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('folds what is beyond eight seasons', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
    await openPage(page, site + FRIENDS);
    const seasons = page.getByRole('region', { name: 'Temporadas' });
    await expect(seasons.getByRole('link', { name: 'Temporada 8' })).toBeVisible();
    await expect(seasons.getByRole('link', { name: 'Temporada 10' })).toBeHidden();
    await seasons.getByText('Ver mais 2 temporadas').click();
    await expect(seasons.getByRole('link', { name: 'Temporada 10' })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('the page of a season', () => {
  test('has its episodes with all there is to say of them, and axe finds nothing to complain about', {
    tag: IN_ALL,
  }, async ({ page, site }) => {
    await openPage(page, `${site}${RUPTURA}/1`);
    await expect(page.getByRole('navigation', { name: 'Você está aqui' })).toHaveText(/Séries\s*Ruptura\s*Temporada 1/);
    const episodes = page.getByRole('region', { name: 'Episódios' }).getByRole('listitem');
    await expect(episodes).toHaveCount(9);
    await expect(episodes.first()).toContainText('T1E1');
    await expect(episodes.first()).toContainText(/\d+min/);
    await expect(page.getByRole('listitem').filter({ hasText: /^9 episódios$/ })).toBeVisible();
    await expect(page.getByText(/^Estreia: /)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test('is there for the specials, which the series does not list', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
    await openPage(page, `${site}/serie/${WITH_SPECIALS}`);
    await expect(page.getByRole('region', { name: 'Temporadas' }).getByText('Especiais')).toHaveCount(0);
    const response = await page.goto(`${page.url()}/0`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('listitem').getByText('Especiais', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Episódios' }).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('link', { name: /Próxima temporada|Temporada anterior/ })).toHaveCount(0);
    await expectAccessible(page);
  });
});

test(
  'an episode has a placeholder page, which is noindex and links back to its season',
  ON_A_DESKTOP_IN_ALL,
  async ({ page, site }) => {
    const response = await openPage(page, `${site}${RUPTURA}/1/episodio/3`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('EM BREVE');
    await expect(page.getByText('Esta página está em desenvolvimento')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Ver a Temporada 1' }).click();
    await expect(page).toHaveURL(`${site}${RUPTURA}/1`);
  },
);

test.describe('an older address', () => {
  const FORMS = [
    [`/serie/${SLUG}/temporada-1`, `${RUPTURA}/1`],
    [`/serie/${SLUG}/temporada/1`, `${RUPTURA}/1`],
    [`/serie/${SLUG}/01`, `${RUPTURA}/1`],
    [`/series/${SLUG}/1`, `${RUPTURA}/1`],
    [`/series/${SLUG}/temporada-1`, `${RUPTURA}/1`],
    [`/series/${SLUG}/temporada/1`, `${RUPTURA}/1`],
    [`/serie/${SLUG}/temporada-1/episodio/3`, `${RUPTURA}/1/episodio/3`],
    [`/serie/${SLUG}/temporada/1/episodio/3`, `${RUPTURA}/1/episodio/3`],
    [`/series/${SLUG}/1/episodio/3`, `${RUPTURA}/1/episodio/3`],
    [`/series/${SLUG}/temporada-1/episodio/3`, `${RUPTURA}/1/episodio/3`],
    [`/series/${SLUG}/temporada/1/episodio/3`, `${RUPTURA}/1/episodio/3`],
  ] as const;

  for (const [address, today] of FORMS) {
    test(
      `${address} redirects to the current address, with a text for visitors who see it`,
      ON_A_DESKTOP,
      async ({ request, site }) => {
        const response = await request.get(`${site}${address}?utm=x`, { maxRedirects: 0 });
        expect([response.status(), response.headers().location]).toEqual([301, today]);
        expect(response.headers()['content-type']).toContain('text/html');
        expect(await response.text()).toContain('Redirecionando...');
        expect((await request.get(site + today, { maxRedirects: 0 })).status()).toBe(200);
      },
    );
  }

  for (const [address, today] of [
    [`/serie/severance-900000601`, RUPTURA],
    [`/serie/900000601/2`, `${RUPTURA}/2`],
    [`/serie/ruptura`, RUPTURA],
    [`/serie/ruptura-2022/1/episodio/1`, `${RUPTURA}/1/episodio/1`],
    [`/filme/cidade-de-deus-2002`, '/filme/cidade-de-deus-2002-598'],
    [`${RUPTURA}/1/`, `${RUPTURA}/1`],
  ] as const) {
    test(
      `${address}, which is not canonical, redirects to the canonical one`,
      ON_A_DESKTOP,
      async ({ request, site }) => {
        const response = await request.get(site + address, { maxRedirects: 0 });
        expect([response.status(), response.headers().location]).toEqual([301, today]);
      },
    );
  }

  test(
    'within the site shows the words until the right page is there, and leaves no trace',
    ON_A_DESKTOP_IN_ALL,
    async ({ page, site }) => {
      await openPage(page, `${site}/series`);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(`**${RUPTURA}/1.data*`, async (route) => {
        await held;
        await route.continue();
      });
      await page.evaluate((address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      }, `/serie/${SLUG}/temporada-1`);
      await expect(page.getByText('Redirecionando...', { exact: true })).toBeVisible();
      release();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ruptura: Temporada 1');
      await expect(page).toHaveURL(`${site}${RUPTURA}/1`);
      await page.goBack();
      await expect(page).toHaveURL(`${site}/series`);
    },
  );
});

test('an address without a series is an invalid one', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
  for (const path of ['/serie/', '/serie']) {
    const response = await page.goto(site + path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('URL inválida');
    await expect(page.locator('main')).toContainText('A URL da série não é válida.');
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Voltar ao Início' }).click();
  await expect(page).toHaveURL(`${site}/`);
});

test('an unknown series, season or episode is a real 404 page', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
  for (const path of [
    '/serie/nada-77777777',
    `${RUPTURA}/um`,
    `${RUPTURA}/99`,
    `${RUPTURA}/1/episodio/99`,
    `${RUPTURA}/1/3`,
    `/series/${SLUG}`,
  ]) {
    const response = await page.goto(site + path);
    expect([path, response?.status()]).toEqual([path, 404]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('series and season are there to read, and an older address redirects to its season', async ({ page, site }) => {
    await page.goto(site + FRIENDS);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Friends');
    await page.getByText('Ver mais 2 temporadas').click();
    await page.getByRole('link', { name: 'Temporada 10' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Friends: Temporada 10');
    await expect(page.getByRole('region', { name: 'Episódios' }).getByRole('listitem')).toHaveCount(18);
    await expectNoSidewaysScroll(page);
    await page.goto(`${site}/serie/${SLUG}/temporada-2`);
    await expect(page).toHaveURL(`${site}${RUPTURA}/2`);
  });
});
