import { expect, type Page } from '@playwright/test';
import { SEEN_WITHIN_MS, test } from './admin.ts';
import { expectAccessible, expectNoSidewaysScroll, IN_ALL } from './visitor.ts';

test.skip(({ isMobile }) => isMobile === true, 'once, on a wide screen');
test.describe.configure({ timeout: 360_000 });
test.beforeEach(({ context, staff }) => context.addCookies(staff.administrator.cookies));

/** A demo film that home does not select by itself. */
const FILM = { id: 238 } as const;
const MUBI = 11;
/** On MUBI alone, and to rent. */
const ON_MUBI = { path: '/filme/900000457', title: 'A Substância' } as const;

async function openScreen(page: Page, address: string, heading: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expectAccessible(page);
}

test('an editor keeps the address and the search of a service, and visitors are led there', { tag: IN_ALL }, async ({
  page,
  admin,
  site,
  visitor,
}) => {
  const editor = `${admin}/admin/plataformas/${MUBI}?aba=endereco`;
  const front = page.getByRole('textbox', { name: 'Página inicial do serviço' });
  const search = page.getByRole('textbox', { name: 'Busca do serviço' });
  const publish = async () => {
    await page.locator('summary', { hasText: 'Publicar' }).click();
    await page.getByRole('button', { name: 'Publicar agora' }).click();
  };
  const seeLink = async (path: string, name: string, href: string) =>
    expect(async () => {
      await visitor.goto(site + path);
      const link = visitor.getByRole('link', { name: new RegExp(`^${name}\\b.*\\(abre em nova aba\\)$`) });
      await expect(link).toHaveAttribute('href', href, { timeout: 500 });
      await expect(link).toHaveAttribute('rel', 'noopener nofollow');
      await expect(link).toHaveAttribute('target', '_blank');
    }).toPass({ timeout: SEEN_WITHIN_MS });

  await openScreen(page, editor, 'MUBI');
  await search.fill('https://mubi.com.example.com/search?q={titulo}');
  await publish();
  await expect(page.getByText('Este endereço não é do serviço.').first()).toBeVisible();
  await expectAccessible(page);
  await seeLink('/plataformas/mubi', 'Abrir a MUBI', 'https://mubi.com/');

  await search.fill('https://mubi.com/search/{titulo}');
  await front.fill('https://mubi.com/pt');
  await publish();
  await expect(page.getByText(/^Publicado/).first()).toBeVisible();
  await seeLink(
    ON_MUBI.path,
    'MUBI Abre a busca da MUBI',
    `https://mubi.com/search/${encodeURIComponent(ON_MUBI.title)}`,
  );
  await visitor.getByText('Fonte e datas').click();
  await expect(visitor.getByRole('link', { name: /^Ver as ofertas no TMDB/ })).toBeVisible();
  await seeLink('/plataformas/mubi', 'Abrir a MUBI', 'https://mubi.com/pt');

  await page.getByRole('button', { name: 'Restaurar o padrão de Busca do serviço' }).click();
  await expect(search).toHaveValue('');
  await page.getByRole('button', { name: 'Restaurar o padrão de Página inicial do serviço' }).click();
  await expect(front).toHaveValue('https://mubi.com/');
  await publish();
  await seeLink('/plataformas/mubi', 'Abrir a MUBI', 'https://mubi.com/');
});

test('text typed on a page survives leaving, is previewed, and is published by itself', { tag: IN_ALL }, async ({
  page,
  admin,
  site,
  visitor,
}) => {
  const words = `Tem pipoca ${Date.now().toString(36)}?`;
  await openScreen(page, `${admin}/admin/paginas`, 'Páginas');
  await page.getByRole('link', { name: 'Editar Sobre' }).click();
  const first = page.getByRole('textbox', { name: 'Pergunta 1', exact: true });
  await first.fill(words);
  // Leaving at once, before the automatic save: the guard saves it.
  await page.getByRole('navigation', { name: 'Redação' }).getByRole('link', { name: 'Gêneros' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gêneros' })).toBeVisible();
  await page.goto(`${admin}/admin/paginas/2`);
  await expect(first).toHaveValue(words);
  await expect(page.getByText('Rascunho').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Pré-visualizar' }).click();
  const link = page.getByRole('link', { name: /Abrir prévia/ });
  await expect(page.getByRole('button', { name: 'Copiar link' })).toBeVisible();
  await visitor.goto((await link.getAttribute('href')) ?? '');
  await expect(visitor.getByText(words)).toBeVisible();
  await visitor.goto(`${site}/sobre`);
  await expect(visitor.getByText(words)).toHaveCount(0);

  await page.locator('summary', { hasText: 'Publicar' }).click();
  await page.getByRole('button', { name: 'Publicar agora' }).click();
  await expect(async () => {
    await visitor.goto(`${site}/sobre`);
    await expect(visitor.getByText(words)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: SEEN_WITHIN_MS });

  // Home asks for the words before it leaves search results.
  await openScreen(page, `${admin}/admin/paginas/1`, 'Página inicial');
  await page.getByRole('switch').check();
  await page.locator('summary', { hasText: 'Publicar' }).click();
  await page.getByRole('button', { name: 'Publicar agora' }).click();
  await expect(page.getByText(/escreva “ocultar a página inicial”/).first()).toBeVisible();
  await expect(page.locator('main [tabindex="-1"]:focus')).toContainText('Não foi ao ar: confira 1 campo');
  expect((await visitor.goto(`${site}/`))?.headers()['x-robots-tag']).toBeUndefined();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.locator('summary', { hasText: 'Descartar' }).click();
  await page.getByRole('button', { name: 'Descartar rascunho' }).click();
});

test('an editor pins a film to the home page, redirects a dead address, and navigates by keyboard', {
  tag: IN_ALL,
}, async ({ page, browser, admin, site }) => {
  const visitor = await (await browser.newContext()).newPage();

  await test.step('a banner is pinned, seen on the home page, and taken away again', async () => {
    await openScreen(page, `${admin}/admin/destaques?q=${FILM.id}`, 'Página inicial');
    const pin = page.getByRole('button', { name: /^Fixar/ });
    const found = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Filme', has: pin }).first();
    const title = (await found.getByRole('link').innerText()).trim();
    await found.getByRole('button', { name: /^Fixar/ }).click();
    await expect(page.getByText(/^Fixado no rascunho/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: `Posição de ${title}` })).toBeVisible();
    await expectAccessible(page);
    const publish = async () => {
      await page.locator('summary', { hasText: 'Publicar' }).click();
      await page.getByRole('button', { name: 'Publicar agora' }).click();
      await expect(page.getByText(/^Publicado/).first()).toBeVisible();
    };
    await publish();
    await expect(async () => {
      await visitor.goto(`${site}/`);
      await expect(visitor.getByRole('heading', { name: title }).first()).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: SEEN_WITHIN_MS });
    await page.getByRole('checkbox', { name: `Remover ${title} da página inicial` }).click();
    await expect(page.getByText('Nenhum título fixado.')).toBeVisible();
    await publish();
  });

  await test.step('a redirect is made from a row of the dead addresses', async () => {
    const dead = `/especial/pipoca-${Date.now().toString(36)}`;
    expect((await visitor.goto(site + dead))?.status()).toBe(404);
    await expect(async () => {
      await page.goto(`${admin}/admin/redirecionamentos`);
      await expect(page.getByRole('cell', { name: dead, exact: true })).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: SEEN_WITHIN_MS });
    await page.getByRole('link', { name: `Criar redirecionamento de ${dead}` }).click();
    await expect(page.getByLabel('De', { exact: true })).toHaveValue(dead);
    await page.getByLabel('Para', { exact: true }).fill('/nao-ha-nada-aqui');
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('Esta página não existe.')).toBeVisible();
    await page.getByLabel('Para', { exact: true }).fill('/generos');
    await page.getByRole('link', { name: 'Páginas', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Alterações não salvas' })).toBeVisible();
    await page.getByRole('button', { name: 'Continuar editando' }).click();
    await page.getByLabel('Para', { exact: true }).press('Enter');
    await expect(page.getByText(`Depois de publicar, ${dead} leva a /generos, responde 301.`)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('Redirecionamento publicado.')).toBeVisible();
    await expect(page.getByLabel('De', { exact: true })).toHaveValue('');
    await expectAccessible(page);
    await visitor.goto(site + dead);
    await expect(visitor).toHaveURL(`${site}/generos`);
    await page.getByRole('link', { name: `Editar o redirecionamento de ${dead}` }).click();
    await page.getByLabel('302').check();
    await page.getByRole('button', { name: 'Publicar' }).click();
    await page.getByRole('link', { name: 'Usar a versão 1' }).click();
    await expect(page.getByText('Os campos têm os valores da versão 1.')).toBeVisible();
    await expect(page.getByLabel('301')).toBeChecked();
    await expectAccessible(page);
  });

  await test.step('the palette, opened by keyboard, opens a film', async () => {
    await openScreen(page, `${admin}/admin/buscas`, 'Buscas sem resposta');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Atalhos do teclado' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Buscar na redação' });
    await expect(field).toBeFocused();
    const expectMarked = async (index: number) => {
      const id = await page.getByRole('option').nth(index).getAttribute('id');
      await expect(field).toHaveAttribute('aria-activedescendant', id ?? 'none');
    };
    await expectMarked(0);
    await page.keyboard.press('ArrowDown');
    await expectMarked(1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expectMarked(-1);
    await expect(field).toBeFocused();
    await field.fill(String(FILM.id));
    await expect(page.getByRole('option').first()).toContainText(`ID ${FILM.id}`);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${admin}/admin/filmes/${FILM.id}`);
    await page.keyboard.press('Control+k');
    await field.fill('genero');
    await expect(page.getByRole('option', { name: /Gêneros/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${admin}/admin/generos`);
  });

  await test.step('every other screen of the site settings opens, is accessible, and fits at 820', async () => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await openScreen(page, `${admin}/admin/generos`, 'Gêneros');
    await openScreen(page, `${admin}/admin/generos/1`, '');
    await openScreen(page, `${admin}/admin/plataformas`, 'Plataformas');
    await openScreen(page, `${admin}/admin/plataformas/8`, 'Netflix');
    await openScreen(page, `${admin}/admin/paginas/3`, 'Privacidade');
    await openScreen(page, `${admin}/admin/paginas`, 'Páginas');
    await openScreen(page, `${admin}/admin/auditoria`, 'Auditoria');
    await page.getByRole('button', { name: 'Conferir a cadeia' }).click();
    await expect(page.getByText(/^A cadeia está inteira/)).toBeVisible();
    await openScreen(page, `${admin}/admin/configuracoes`, 'Ambiente');
    await expect(page.getByText('definido (segredo)').first()).toBeVisible();
    await expect(page.getByRole('table', { name: 'Valores: Versões' })).toContainText(/lanterninha\s*\d+\.\d+\.\d+/);
    await expectNoSidewaysScroll(page);
  });
});
