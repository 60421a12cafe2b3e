import type { Page } from '@playwright/test';
import { launchOptions } from './chromium.ts';
import { openPage } from './open-page.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectNoSidewaysScrollAtAnyWidth,
  IN_ALL,
  ON_A_DESKTOP_IN_ALL,
  ON_A_PHONE_IN_ALL,
  test,
} from './visitor.ts';
import { readLayoutShift } from './weigh.ts';

test.use({ launchOptions });

const SAID = /, (incluso|grátis|com anúncios|aluguel|compra|nos cinemas|estreia|ainda sem streaming)/;

/** Links to titles that show a poster: the cards. */
const cards = (page: Page) =>
  page
    .getByRole('main')
    .locator(':is(a[href^="/filme/"], a[href^="/serie/"])[aria-label]:not([href$="/informar-erro"])');
const namesOf = (page: Page) => cards(page).evaluateAll((links) => links.map((link) => link.ariaLabel ?? ''));

interface Listed {
  slug: string;
  title: string;
  providers: { provider_name: string; kind: string; slug: string | null; article: string }[];
}

async function listFilms(page: Page, site: string): Promise<Listed[]> {
  const answer = await page.request.get(`${site}/api/getFilmesList`);
  return ((await answer.json()) as { results: Listed[] }).results;
}

test('every card of a list, a search, a collection and a person says where its title is', async ({ page, site }) => {
  const paths = ['/filmes', '/series', '/filmes/populares', '/generos/drama', '/buscar?q=cidade', '/filme/598'];
  for (const path of paths) {
    await page.goto(site + path);
    const names = (await namesOf(page)).filter((name) => !SAID.test(name));
    expect([path, names]).toEqual([path, []]);
    expect(await cards(page).count()).toBeGreaterThan(0);
    await expectNoSidewaysScroll(page);
  }
  await page.goto(`${site}/filme/598`);
  await page.locator('#elenco a[href^="/pessoa/"]').first().click();
  await expect(page.getByRole('heading', { name: /^Produções com/ })).toBeVisible();
  const names = await namesOf(page);
  expect(names.filter((name) => SAID.test(name)).length).toBeGreaterThan(0);
  expect(names.filter((name) => !SAID.test(name))).toEqual([]);
});

test("on a platform's own page the cards do not repeat it", { tag: IN_ALL }, async ({ page, site }) => {
  await page.goto(`${site}/plataformas/netflix?tipo=filmes`);
  const names = await page
    .getByRole('region', { name: 'Catálogo' })
    .locator('a[href^="/filme/"]')
    .evaluateAll((links) => links.map((link) => link.ariaLabel ?? ''));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => SAID.test(name))).toEqual([]);
});

test("the visitor's services come first on a card and on the title's page, and no box moves", async ({
  page,
  site,
}) => {
  const film = (await listFilms(page, site)).find(
    ({ providers }) => providers.filter(({ kind, slug }) => kind === 'flatrate' && slug).length > 1,
  );
  const second = film?.providers.filter(({ kind }) => kind === 'flatrate')[1];
  if (!film || !second?.slug) throw new Error('no film of the first page is on two services');
  await page.goto(`${site}/filmes`);
  const card = page.getByRole('main').getByRole('link', { name: `${film.title}, Filme` });
  await expect(card).not.toHaveAccessibleName(/no seu streaming/);
  await page.evaluate((slug) => localStorage.setItem('meus-streamings', JSON.stringify([slug])), second.slug);
  await openPage(page, `${site}/filmes`);
  const own = `incluso n${second.article} ${second.provider_name}, no seu streaming`;
  await expect(card).toHaveAccessibleName(new RegExp(own.replaceAll('+', '\\+')));
  expect(await readLayoutShift(page)).toBeLessThanOrEqual(0.02);
  await expectAccessible(page);

  await openPage(page, `${site}/filme/${film.slug}`);
  const panel = page.getByRole('region', { name: /Onde assistir/ });
  await expect(panel.getByRole('listitem').first()).toContainText(`${second.provider_name} seu streaming`);
  expect(await readLayoutShift(page)).toBeLessThanOrEqual(0.02);
  await expectAccessible(page);
});

test('twenty cards fill their rows at every width', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
  await page.goto(`${site}/filmes`);
  for (const width of [390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await cards(page).evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    const rows = Map.groupBy(tops, (top) => Math.round(top));
    expect([width, tops.length, new Set([...rows.values()].map((row) => row.length)).size]).toEqual([width, 20, 1]);
  }
  await expectNoSidewaysScrollAtAnyWidth(page);
});

test('a film says its age rating with reasons and source, or that it is unknown', { tag: IN_ALL }, async ({
  page,
  site,
}) => {
  await openPage(page, `${site}/filme/598`);
  const main = page.getByRole('main');
  await expect(main).toContainText(/Não recomendado para menores de|Livre para todos|Classificação não informada/);
  await expect(main).toContainText('Fonte: TMDB');
  await expectAccessible(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('cards say the same, and an unknown address has a search that works', async ({ page, site }) => {
    await page.goto(`${site}/filmes`);
    expect((await namesOf(page)).filter((name) => !SAID.test(name))).toEqual([]);
    await page.goto(`${site}/nao/existe`);
    await page.getByPlaceholder('Qual filme ou série?').fill('cidade');
    await page.getByRole('button', { name: 'Onde assistir' }).click();
    await expect(page).toHaveURL(`${site}/buscar?q=cidade`);
  });
});

test('who found nothing has a field and several ways on', { tag: IN_ALL }, async ({ page, site }) => {
  for (const path of ['/nao/existe', '/buscar?q=xyzxyzxyz']) {
    await openPage(page, site + path);
    const main = page.getByRole('main');
    await expect(main.getByRole('search')).toBeVisible();
    const ways = main.getByRole('navigation', { name: 'Outros caminhos' }).getByRole('link');
    expect(await ways.count()).toBeGreaterThan(3);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

test(
  'below the footer the cookie banner leaves no strip of another colour',
  ON_A_PHONE_IN_ALL,
  async ({ page, site }) => {
    await page.goto(`${site}/sobre`);
    const footer = page.getByRole('contentinfo');
    const before = await footer.evaluate((element) => element.clientHeight);
    await expect(page.getByRole('region', { name: /cookies/i })).toBeVisible();
    const [height, filled, left] = await footer.evaluate((element) => {
      const filler = getComputedStyle(element, '::after');
      const isAlike = filler.backgroundColor === getComputedStyle(element).backgroundColor;
      const bottom = element.getBoundingClientRect().bottom + window.scrollY;
      return [
        element.clientHeight,
        isAlike && Math.round(Number.parseFloat(filler.height)),
        Math.round(document.documentElement.scrollHeight - bottom),
      ];
    });
    expect([height, filled]).toEqual([before, left]);
  },
);
