import { expect, type Page } from '@playwright/test';
import { expectSaved, SEEN_WITHIN_MS, test } from './admin.ts';
import { expectAccessible, expectNoSidewaysScroll, IN_ALL } from './visitor.ts';

// Texts are saved three seconds after the last key, and all journeys share one site.
test.describe.configure({ timeout: 360_000 });
test.beforeEach(({ context, staff }) => context.addCookies(staff.administrator.cookies));

/** Titles of the demo. */
const [CITY_OF_GOD, BACURAU] = [598, 446159];

const listed = async (page: Page) =>
  (await page.locator('#campo-items ol > li').locator('a').allTextContents()).map((name) => name.trim());
/** The order on the page, once the server has confirmed it. */
async function expectOrder(page: Page, names: string[]): Promise<void> {
  await expect.poll(() => listed(page)).toEqual(names);
}

async function seeScreen(page: Page): Promise<void> {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}

test('a collection is built by search and by pasted addresses, ordered by keyboard and by drag, previewed, published, and seen', {
  tag: IN_ALL,
}, async ({ page, browser, admin, site }) => {
  await page.goto(`${admin}/admin/colecoes`);
  await seeScreen(page);
  await page.getByRole('link', { name: 'Nova coleção' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nova coleção');
  await seeScreen(page);
  await page.getByRole('button', { name: 'Criar rascunho' }).click();
  await expect(page.getByText('Informe o nome.')).toBeVisible();
  await page.getByLabel('Nome', { exact: true }).fill('Brasil em três tempos');
  await page.getByRole('button', { name: 'Criar rascunho' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Brasil em três tempos');
  await expect(page.getByLabel(/^Endereço/)).toHaveValue('brasil-em-tres-tempos');

  // By search: Enter adds the marked result.
  const search = page.getByRole('combobox', { name: 'Adicionar filme ou série' });
  await search.fill('bacurau');
  await expect(page.getByRole('option').first()).toContainText('Bacurau');
  await page.keyboard.press('Enter');
  await expectOrder(page, ['Bacurau']);
  await expectAccessible(page);

  // By pasted lines, which are previewed first.
  await page.keyboard.press('Escape');
  const lines = [
    `https://www.themoviedb.org/movie/${CITY_OF_GOD}-cidade-de-deus?language=pt-BR`,
    'Central do Brasil (1998)',
    `/filme/bacurau-2019-${BACURAU}`,
    'https://example.com/filme',
    'Cidade dos Homens (1901)',
  ];
  await page.getByLabel('Nomes, IDs ou endereços, um por linha').fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Conferir' }).click();
  const preview = page.getByRole('region', { name: 'O que foi encontrado' });
  await expect(preview.locator('[data-verdict]')).toHaveText([
    'Encontrado',
    'Encontrado',
    'Duplicado',
    'Erro: Endereço de outro site.',
    'Erro: Nenhum título com este nome.',
  ]);
  await seeScreen(page);
  await preview.getByRole('button', { name: 'Adicionar 2 títulos' }).click();
  await expectOrder(page, ['Bacurau', 'Cidade de Deus', 'Central do Brasil']);
  await expect(page.getByLabel('Nomes, IDs ou endereços, um por linha')).toHaveValue('');

  // By keyboard alone: the new position is announced and the focus stays on the title.
  const grip = page.getByRole('button', { name: 'Arrastar Central do Brasil' });
  await grip.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expectOrder(page, ['Central do Brasil', 'Bacurau', 'Cidade de Deus']);
  await expect(page.getByText('Central do Brasil: posição 1 de 3.')).toBeAttached();
  await expect(grip).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Posição de Central do Brasil')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expectOrder(page, ['Bacurau', 'Central do Brasil', 'Cidade de Deus']);

  // By drag. The row may move under the pointer while the response to the last change arrives, so the drag is retried.
  const first = page.locator('#campo-items ol > li').first();
  await expect(async () => {
    await page
      .getByRole('button', { name: 'Arrastar Cidade de Deus' })
      .dragTo(first, { targetPosition: { x: 200, y: 8 }, steps: 8 });
    await expect(first).toContainText('Cidade de Deus', { timeout: 3_000 });
  }).toPass();
  await expectOrder(page, ['Cidade de Deus', 'Bacurau', 'Central do Brasil']);
  await page.locator('summary', { hasText: 'Nota' }).first().click();
  const note = page.getByLabel('Nota de Cidade de Deus', { exact: true });
  expect((await note.boundingBox())?.width).toBeGreaterThan(200);
  await note.fill('Comece por aqui.');
  const stored = page.waitForResponse((response) => response.request().postData()?.includes('Comece') === true);
  await page.getByRole('button', { name: 'Salvar a nota de Cidade de Deus' }).click();
  await stored;
  await page.reload();
  await expectOrder(page, ['Cidade de Deus', 'Bacurau', 'Central do Brasil']);
  await expect(page.getByText('Comece por aqui.', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Onde assistir' })).toBeVisible();

  // Errors are shown beside their fields, and nothing is published.
  const publish = async () => {
    await page.locator('summary', { hasText: 'Publicar' }).click();
    await page.getByRole('button', { name: 'Publicar agora' }).click();
  };
  await publish();
  await expect(page.getByText('Informe a descrição.')).toBeVisible();
  await page.getByLabel(/^Descrição \(obrigatório\)/).fill('Três filmes, três Brasis.');
  await page.getByLabel('Descrição curta', { exact: true }).fill('Três filmes.');
  await expectSaved(page);

  const visitor = await (await browser.newContext()).newPage();
  await page.getByRole('button', { name: 'Pré-visualizar' }).click();
  const address = await page.getByRole('link', { name: /^Abrir prévia/ }).getAttribute('href');
  await visitor.goto(address ?? '');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Brasil em três tempos');
  expect((await visitor.goto(`${site}/colecoes/brasil-em-tres-tempos`))?.status()).toBe(404);

  await publish();
  await expect(page.getByText(/^Publicado(?: e visível)?: versão \d+/)).toBeVisible();
  await expect(async () => {
    await visitor.goto(`${site}/colecoes`);
    await expect(visitor.getByRole('link', { name: /Brasil em três tempos/ }).first()).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: SEEN_WITHIN_MS });
  await visitor.goto(`${site}/colecoes/brasil-em-tres-tempos`);
  await expect(visitor.getByText('Três filmes, três Brasis.').first()).toBeVisible();
  await seeScreen(page);

  // The old address redirects to the new one; the address of a collection in the trash answers 410.
  await page.getByLabel(/^Endereço/).fill('tres-brasis');
  await expectSaved(page);
  await publish();
  await expect(page.getByText(/^Publicado(?: e visível)?: versão \d+/)).toBeVisible();
  await expect(async () => {
    await visitor.goto(`${site}/colecoes/brasil-em-tres-tempos`);
    expect(visitor.url()).toBe(`${site}/colecoes/tres-brasis`);
  }).toPass({ timeout: SEEN_WITHIN_MS });
  await page.goto(`${page.url().split('?')[0]}?aba=historico`);
  await expect(page.getByRole('heading', { name: 'Versões' })).toBeVisible();
  await seeScreen(page);
  await page.goBack();
  await page.locator('summary', { hasText: 'Mais ações' }).click();
  await page.getByRole('button', { name: 'Mover para a Lixeira' }).click();
  await expect(page).toHaveURL(`${admin}/admin/lixeira`);
  await seeScreen(page);
  await expect(async () => {
    expect((await visitor.goto(`${site}/colecoes/tres-brasis`))?.status()).toBe(410);
  }).toPass({ timeout: SEEN_WITHIN_MS });
  await page.getByRole('button', { name: 'Recuperar a coleção Brasil em três tempos' }).click();
  await expect(page.getByText('Coleção recuperada. Ela está fora do ar.')).toBeVisible();

  // The list has the trash too, beside its filters.
  await page.goto(`${admin}/admin/colecoes?q=tempos&situacao=oculto`);
  await page.getByRole('link', { name: 'Brasil em três tempos' }).click();
  await page.locator('summary', { hasText: 'Mais ações' }).click();
  await page.getByRole('button', { name: 'Mover para a Lixeira' }).click();
  await page.goto(`${admin}/admin/colecoes`);
  await expect(page.getByRole('link', { name: 'Brasil em três tempos' })).toHaveCount(0);
  await page.getByLabel('Na lixeira').check();
  await expect(page).toHaveURL(`${admin}/admin/colecoes?lixeira=sim`);
  await seeScreen(page);
  await page.getByRole('button', { name: 'Recuperar a coleção Brasil em três tempos' }).click();
  await expect(page.getByText('Coleção recuperada. Ela está fora do ar.')).toBeVisible();
  await expect(page.getByText('Nenhuma coleção na Lixeira.')).toBeVisible();
  await page.getByRole('link', { name: 'Limpar filtros' }).click();
  await expect(page.getByRole('link', { name: 'Brasil em três tempos' })).toBeVisible();
});

test('a saga of TMDB becomes a draft with one press, in order of release', { tag: IN_ALL }, async ({ page, admin }) => {
  await page.goto(`${admin}/admin/colecoes/novo`);
  await seeScreen(page);
  await page.getByRole('searchbox', { name: 'Nome da saga' }).fill('senhor dos anéis');
  await page.getByRole('button', { name: 'Procurar' }).click();
  await expect(page.getByText('3 filmes, 2001 a 2003')).toBeVisible();
  await page.getByRole('button', { name: 'Adotar O Senhor dos Anéis como coleção' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('O Senhor dos Anéis');
  await expect.poll(async () => (await listed(page)).length).toBe(3);
  expect((await listed(page))[0]).toContain('A Sociedade do Anel');

  await page.goto(`${admin}/admin/colecoes/novo?saga=senhor`);
  await expect(page.getByText('Nenhuma saga com este nome espera por uma coleção.')).toBeVisible();
});
