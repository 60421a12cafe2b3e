import type { Page } from '@playwright/test';
import { demoCollections } from '../packages/demo/editorial/collections.ts';
import { AUTOCOMPLETE_DEBOUNCE_MS, SAMPLE_TYPING_MS } from '../src/shared/domain/limits.ts';
import { holdRequests, openPage, waitUntilHydrated, waitUntilIdle } from './open-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, IN_ALL, ON_A_DESKTOP_IN_ALL, test } from './visitor.ts';

/** From the widest supported screen to the smallest phone. */
const WIDTHS = [1536, 1280, 1024, 768, 390, 320];

/** In the header on a wide screen, in the menu on a narrow one. */
async function openSearchField(page: Page) {
  const icon = page.getByRole('banner').getByRole('link', { name: 'Buscar' });
  if (await icon.isVisible()) await icon.click();
  return page.getByRole('banner').getByRole('combobox').filter({ visible: true });
}

test.describe('the front page', () => {
  test('has its sections in order, is accessible, and scrolls in one direction only', async ({ page, site }) => {
    await openPage(page, site);
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    const sections = ['No Hype', 'Explorar por Gênero', 'Estreias nos Streamings', 'Filmes em Cartaz', 'Top 10 Filmes'];
    const rest = ['Top 10 Séries', 'Por Onde Assistir', 'Famosos em Foco'];
    expect(headings.filter((heading) => [...sections, ...rest].includes(heading))).toEqual([...sections, ...rest]);
    await expectAccessible(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
  });

  test(
    'features films and series in turn, each with its badge and the way to it',
    ON_A_DESKTOP_IN_ALL,
    async ({ page, site }) => {
      await openPage(page, site);
      const block = page.getByRole('region', { name: 'Lançamentos em destaque', exact: true });
      // A title that another journey pinned has no badge, or one of its own.
      await expect(block.getByText(/^NOVIDADE: (?:FILME|SÉRIE)$/).first()).toBeVisible();
      const ways = block.getByRole('link', { name: /^Mais detalhes de/ });
      const kinds = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/')[1]));
      expect(kinds.slice(0, 3)).toEqual(['filme', 'serie', 'filme']);
      const title = await block.getByRole('heading', { level: 3 }).first().innerText();
      await block
        .getByRole('link', { name: /^Mais detalhes de/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    },
  );

  test('leads to all of each list', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
    await openPage(page, site);
    for (const [name, path] of [
      ['Ver Todos: No Hype', '/filmes/tendencias'],
      ['Séries em alta', '/series/tendencias'],
      ['Ver Todos: Explorar por Gênero', '/generos'],
      ['Ver Todos: Top 10 Filmes', '/filmes/melhores-avaliados'],
      ['Ver Todos: Top 10 Séries', '/series/melhores-avaliadas'],
    ] as const) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', path);
    }
  });
});

test.describe('the search field of every page', () => {
  test('suggests after two letters, and the arrows and Enter open the marked suggestion', async ({ page, site }) => {
    await page.clock.install();
    await openPage(page, `${site}/sobre`);
    const asked: string[] = [];
    page.on('request', (request) => {
      // The list's own code loads when the field gets the focus.
      if (!request.url().includes('/assets/')) asked.push(request.url());
    });
    const field = await openSearchField(page);
    await field.fill('b');
    await page.clock.runFor(AUTOCOMPLETE_DEBOUNCE_MS * 2);
    await waitUntilIdle(page);
    expect(asked).toEqual([]);
    await expect(page.getByRole('option')).toHaveCount(0);
    const release = await holdRequests(page, '**/api/searchAutocomplete?*');
    await field.fill('bacu');
    await page.clock.runFor(AUTOCOMPLETE_DEBOUNCE_MS);
    await expect(page.getByRole('banner').getByText('Carregando...').filter({ visible: true })).toBeVisible();
    release();
    await expect(page.getByRole('option', { name: 'Bacurau' })).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);
    await field.press('ArrowDown');
    await expect(page.getByRole('option', { name: 'Bacurau' })).toHaveAttribute('aria-selected', 'true');
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bacurau');
    await expect(page.getByRole('option')).toHaveCount(0);
  });

  test(
    'says that nothing was found, closes with Escape and by a click elsewhere',
    ON_A_DESKTOP_IN_ALL,
    async ({ page, site }) => {
      await openPage(page, `${site}/sobre`);
      const field = await openSearchField(page);
      await field.fill('zzqqxx');
      const status = page.getByRole('banner').getByText('Nenhum resultado', { exact: true });
      await expect(status).toBeVisible();
      await field.press('Escape');
      await expect(status).toBeHidden();
      await field.fill('bacurua');
      await expect(page.getByRole('option', { name: 'Você quis dizer “Bacurau”?' })).toBeVisible();
      await field.fill('bacurau');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.mouse.click(5, 600);
      await expect(page.getByRole('option')).toHaveCount(0);
      await expect(field).toHaveValue('bacurau');
    },
  );

  test('a slash brings the visitor to it', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
    await openPage(page, `${site}/sobre`);
    await page.keyboard.press('/');
    await expect(page.getByRole('banner').getByRole('combobox').last()).toBeFocused();
  });
});

test.describe('the page of the search', () => {
  test(
    'types sample titles until the visitor types, and ignores a blank question',
    ON_A_DESKTOP_IN_ALL,
    async ({ page, site }) => {
      await openPage(page, `${site}/buscar`);
      const field = page.getByLabel('PESQUISE POR:');
      const sample = field.locator('+ span');
      const first = await sample.innerText();
      await expect(sample).not.toHaveText(first);
      await expectAccessible(page);
      await field.fill('   ');
      await field.press('Enter');
      await expect(page).toHaveURL(`${site}/buscar`);
      await field.fill('  cidade de deus ');
      await field.press('Enter');
      await expect(page).toHaveURL(`${site}/buscar?q=cidade+de+deus`);
      await expect(page.getByRole('link', { name: /^Cidade de Deus, Filme/ })).toBeVisible();
    },
  );

  test('says that it is loading from the first question on', async ({ page, site }) => {
    await openPage(page, `${site}/buscar`);
    const release = await holdRequests(page, '**/buscar.data?*');
    await page.getByLabel('PESQUISE POR:').fill('bacurau');
    await page.getByLabel('PESQUISE POR:').press('Enter');
    const busy = page.getByRole('main').locator('[aria-busy="true"]');
    await expect(busy.getByRole('status')).toHaveText('Carregando...');
    await expectAccessible(page);
    release();
    await expect(page.getByRole('link', { name: /^Bacurau, Filme/ })).toBeVisible();
    await expect(busy).toHaveCount(0);
  });

  test('groups what it found, is noindex, and is accessible', async ({ page, site }) => {
    await openPage(page, `${site}/buscar?q=ma`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'Filmes' })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    await expectAccessible(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
  });

  test('says so when nothing was found', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
    await page.goto(`${site}/buscar?q=zzqqxx`);
    await expect(page.getByText('Nenhum resultado encontrado.')).toBeVisible();
  });

  test('offers what was meant where it was misspelt', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
    await page.goto(`${site}/buscar?q=tropa+de+leite`);
    await expect(page.getByRole('link', { name: /^Tropa de Elite, Filme/ })).toBeVisible();
    await page.getByRole('link', { name: 'Você quis dizer “Tropa de Elite”?' }).click();
    await expect(page).toHaveURL(`${site}/buscar?q=Tropa+de+Elite`);
    await expect(page.getByText('Você quis dizer')).toHaveCount(0);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the sample does not move', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
    await page.clock.install();
    await openPage(page, `${site}/buscar`);
    const sample = page.getByLabel('PESQUISE POR:').locator('+ span');
    await page.clock.runFor(SAMPLE_TYPING_MS.pauseTyped * 2);
    await waitUntilIdle(page);
    await expect(sample).toHaveText('O Agente Secreto');
  });
});

test.describe('collections', () => {
  test('are listed, and one in chronological order shows that order', { tag: IN_ALL }, async ({ page, site }) => {
    const [saga] = demoCollections.filter(({ isChronological }) => isChronological);
    await openPage(page, `${site}/colecoes`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: `Ver a coleção ${saga?.name}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(saga?.titleH1 ?? '');
    const aisle = page.getByRole('region', { name: 'Ordem Cronológica' });
    await expect(aisle.getByRole('listitem')).toHaveCount(saga?.items.length ?? 0);
    await expect(page.getByRole('region', { name: 'Todos os Títulos' })).toBeVisible();
    await expectAccessible(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
  });

  test('one that does not exist says so, and links back', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
    const response = await page.goto(`${site}/colecoes/nada`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coleção não encontrada');
    await page.getByRole('link', { name: 'Voltar para coleções' }).click();
    await expect(page).toHaveURL(`${site}/colecoes`);
  });
});

test.describe('about the site', () => {
  test('five questions open and close, and the sources are named', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
    await openPage(page, `${site}/sobre`);
    await expect(page.locator('main details')).toHaveCount(5);
    await page.getByText('Existe um aplicativo?').click();
    await expect(page.getByText('O site funciona em qualquer celular')).toBeVisible();
    await expect(page.getByText('This product uses the TMDB API')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test(
    'the privacy page shows what was chosen about cookies, and takes it back',
    ON_A_DESKTOP_IN_ALL,
    async ({ page, site }) => {
      await openPage(page, `${site}/privacidade`);
      await expect(page.getByText('Não definidos')).toBeVisible();
      await page.evaluate(() => localStorage.setItem('cookie-choice', 'accepted'));
      await page.reload();
      await waitUntilHydrated(page);
      await expect(page.getByText('Aceitos')).toBeVisible();
      await page.getByRole('button', { name: 'Alterar Preferência' }).click();
      await expect(page.getByText('Não definidos')).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('cookie-choice'))).toBeNull();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the front page, the search, a collection and the policy are there to read and to use', async ({
    page,
    site,
  }) => {
    await page.goto(site);
    await expect(page.getByRole('heading', { name: 'Top 10 Séries' })).toBeVisible();
    await page.goto(`${site}/buscar`);
    await page.getByLabel('PESQUISE POR:').fill('bacurau');
    await page.getByLabel('PESQUISE POR:').press('Enter');
    await expect(page.getByRole('link', { name: /^Bacurau, Filme/ })).toBeVisible();
    await page.goto(`${site}/colecoes`);
    await page
      .getByRole('link', { name: /^Ver a coleção / })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Todos os Títulos' })).toBeVisible();
    await page.goto(`${site}/privacidade`);
    await expect(page.getByText('Lei nº 13.709/2018').first()).toBeVisible();
  });
});
