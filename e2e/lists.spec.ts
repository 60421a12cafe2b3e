import type { Page } from '@playwright/test';
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

/** One screen of each layout, with its heading. */
const SCREENS = [
  ['/filmes', 'Filmes'],
  ['/filmes/em-cartaz', 'Filmes que estão passando no cinema'],
  ['/filmes/genero/drama-18', 'Filmes de Drama'],
  ['/series/plataforma/netflix-8', 'Séries na Netflix'],
  ['/generos', 'Gêneros'],
  ['/generos/drama?tipo=tv', 'Drama'],
  ['/plataformas', 'Plataformas'],
  ['/plataformas/netflix', 'Filmes e séries na Netflix'],
  ['/pessoas', 'Pessoas'],
] as const;

/** … and screens with the same layout, which differ in texts and order. */
const SIBLINGS = [
  ['/filmes/populares', 'Filmes populares'],
  ['/filmes/proximos-lancamentos', 'Próximos Lançamentos'],
  ['/filmes/melhores-avaliados', 'Filmes mais bem avaliados'],
  ['/filmes/tendencias', 'Se tá no hype, tá no Lanterninha!'],
  ['/filmes/plataforma/netflix-8', 'Filmes na Netflix'],
  ['/series', 'Séries'],
  ['/series/populares', 'Séries populares'],
  ['/series/no-ar-hoje', 'Séries no ar hoje'],
  ['/series/atualmente-no-ar', 'Séries atualmente no ar'],
  ['/series/melhores-avaliadas', 'Séries mais bem avaliadas'],
  ['/series/tendencias', 'Séries em alta'],
  ['/series/genero/acao-10759', 'Séries de Ação'],
  ['/generos/drama', 'Drama'],
  ['/plataformas/netflix?tipo=tv', 'Filmes e séries na Netflix'],
] as const;

const cards = (page: Page) => page.getByRole('main').locator('a[href^="/filme/"]');
const paginator = (page: Page) => page.getByRole('navigation', { name: 'Paginação' });

for (const [path, heading] of SCREENS) {
  test(`${path} is whole, and says where it is`, ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
    const response = await openPage(page, site + path);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['cache-control']).toContain('s-maxage=');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('body')).not.toContainText(/undefined|null|NaN|\[object/);
    await expect(page.getByRole('navigation', { name: 'Você está aqui' })).toContainText('Início');
  });
}

test('every other list has its own heading and a way back', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
  for (const [path, heading] of SIBLINGS) {
    const response = await page.goto(site + path);
    expect([path, response?.status()]).toEqual([path, 200]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('navigation', { name: 'Você está aqui' })).toContainText('Início');
  }
});

test('a genre is browsed with filters to its third page and back', async ({ page, site }) => {
  await openPage(page, `${site}/filmes/genero/drama-18`);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const mostPopular = (await cards(page).first().getAttribute('href')) ?? '';
  await page.getByLabel('Ordenar por').selectOption('Mais antigos');
  await expect(page).toHaveURL(`${site}/filmes/genero/drama-18?ordenacao=mais-antigos`);
  // The address changes shortly before the page does.
  await expect(cards(page).first()).not.toHaveAttribute('href', mostPopular);
  const oldest = (await cards(page).first().getAttribute('href')) ?? '';

  await paginator(page).getByRole('link', { name: 'Próxima' }).click();
  await expect(page).toHaveURL(`${site}/filmes/genero/drama-18?ordenacao=mais-antigos&pagina=2`);
  await paginator(page).getByRole('link', { name: 'Página 3' }).click();
  await expect(page).toHaveURL(`${site}/filmes/genero/drama-18?ordenacao=mais-antigos&pagina=3`);
  await expect(paginator(page).locator('[aria-current="page"]')).toHaveText('3');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(cards(page).first()).not.toHaveAttribute('href', oldest);

  await page.goBack();
  await expect(paginator(page).locator('[aria-current="page"]')).toHaveText('2');
  await page.goBack();
  await expect(cards(page).first()).toHaveAttribute('href', oldest);
  await page.goBack();
  await expect(page).toHaveURL(`${site}/filmes/genero/drama-18`);
  await expect(page.getByLabel('Ordenar por')).toHaveValue('mais-populares');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test(
  'another choice begins at the first page, and a default leaves no trace in the address',
  ON_A_DESKTOP_IN_ALL,
  async ({ page, site }) => {
    await openPage(page, `${site}/filmes?genero=drama&pagina=2`);
    await page.getByLabel('Gênero').selectOption('Crime');
    await expect(page).toHaveURL(`${site}/filmes?genero=crime`);
    await page.getByLabel('Gênero').selectOption('Todos os gêneros');
    await expect(page).toHaveURL(`${site}/filmes`);
  },
);

test('a year offers the last ten and all of them, and names the page', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
  await openPage(page, `${site}/filmes/genero/drama-18`);
  const years = await page.getByRole('combobox', { name: 'Ano' }).locator('option').allInnerTexts();
  expect(years).toHaveLength(11);
  expect(years[0]).toBe('Todos');
  await page.getByRole('combobox', { name: 'Ano' }).selectOption(years[2] ?? '');
  await expect(page).toHaveURL(`${site}/filmes/genero/drama-18?ano=${years[2]}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Filmes de Drama de ${years[2]}`);
});

test('the paginator can be walked with the keyboard, and keeps the focus', { tag: IN_ALL }, async ({ page, site }) => {
  await openPage(page, `${site}/filmes`);
  const previous = paginator(page).getByRole('link', { name: 'Anterior' });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await paginator(page).getByRole('link', { name: 'Página 1', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('2');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/filmes?pagina=2`);
  await expect(paginator(page).locator('[aria-current="page"]')).toHaveText('2');
  await expect(page.locator(':focus')).toHaveText('2');
  await expect(page.getByRole('status').filter({ hasText: 'Página 2 de' })).toHaveCount(1);
  await previous.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/filmes`);
});

test('a platform remembers the page of each tab', { tag: IN_ALL }, async ({ page, site }) => {
  await openPage(page, `${site}/plataformas/netflix?pageFilmes=2`);
  const tabs = page.getByRole('navigation', { name: 'Filmes ou séries' });
  await tabs.getByRole('link', { name: 'Séries' }).click();
  await expect(page).toHaveURL(`${site}/plataformas/netflix?tipo=tv&pageFilmes=2`);
  await expect(tabs.getByRole('link', { name: 'Séries' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Filmes' }).click();
  await expect(page).toHaveURL(`${site}/plataformas/netflix?pageFilmes=2`);
});

test('a missing page is a 404 that says what is missing and links on', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
  for (const [path, words] of [
    ['/generos/filosofia', ['Conteúdo não encontrado', 'Ver outros gêneros']],
    ['/filmes/genero/filosofia-1', ['Conteúdo não encontrado', 'Ver outros gêneros']],
    ['/plataformas/nada', ['Plataforma não encontrada', 'A plataforma solicitada não existe']],
    ['/filmes?pagina=400', ['Nenhum filme encontrado', 'Ir para a última página']],
    ['/pessoas?page=240', ['Nenhuma pessoa encontrada', 'Ir para a última página']],
  ] as const) {
    const response = await page.goto(site + path);
    expect([path, response?.status()]).toEqual([path, 404]);
    for (const word of words) await expect(page.getByRole('main')).toContainText(word);
    await expectAccessible(page);
  }
});

test(
  'an address that is not canonical redirects permanently to the right one',
  ON_A_DESKTOP,
  async ({ site, request }) => {
    for (const [asked, canonical] of [
      ['/filmes?page=2', '/filmes?pagina=2'],
      ['/filmes?pagina=1', '/filmes'],
      ['/filmes/genero/thriller-53', '/filmes/genero/suspense-53'],
      ['/generos/thriller', '/generos/suspense'],
      ['/plataformas/hbo-max?tipo=series', '/plataformas/max?tipo=tv'],
      ['/series/plataforma/netflix', '/series/plataforma/netflix-8'],
    ] as const) {
      const response = await request.get(site + asked, { maxRedirects: 0 });
      expect([asked, response.status(), response.headers().location]).toEqual([asked, 301, canonical]);
    }
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, tabs and pages work all the same', async ({ page, site }) => {
    await page.goto(`${site}/filmes`);
    await page.getByLabel('Gênero').selectOption('Drama');
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page).toHaveURL(`${site}/filmes?genero=drama`);
    await paginator(page).getByRole('link', { name: 'Próxima' }).click();
    await expect(page).toHaveURL(`${site}/filmes?genero=drama&pagina=2`);
    expect(await cards(page).count()).toBe(20);
    await expectNoSidewaysScroll(page);

    await page.goto(`${site}/generos/drama`);
    await page.getByRole('navigation', { name: 'Filmes ou séries' }).getByRole('link', { name: 'Séries' }).click();
    await expect(page).toHaveURL(`${site}/generos/drama?tipo=tv`);
    await page.getByLabel('Ordenar por').selectOption('Mais antigas');
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page).toHaveURL(`${site}/generos/drama?tipo=tv&ordenacao=mais-antigas`);
  });
});
