import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectPublished, expectSaved, openMember, runCli, SEEN_WITHIN_MS, test } from './admin.ts';
import { expectAccessible, expectNoSidewaysScroll, IN_ALL } from './visitor.ts';

// The admin is designed for wide screens; its narrow layout is tested below, at 820.
test.skip(({ isMobile }) => isMobile === true, 'once, on a wide screen');
// Texts are saved three seconds after the last key.
test.describe.configure({ timeout: 360_000 });
test.beforeEach(({ context, staff }) => context.addCookies(staff.administrator.cookies));

/** Demo films that no other journey uses, one for each of these: all journeys share one site. */
const FILMS = {
  whole: 597,
  clash: 157336,
  away: 150540,
  plain: 1022789,
  keys: 693134,
  tabs: 10681,
  plans: 278,
} as const;

const filmPage = (admin: string, id: number, query = '') => `${admin}/admin/filmes/${id}${query}`;
const synopsis = (page: Page) => page.getByLabel('Sinopse', { exact: true });

async function write(page: Page, text: string): Promise<void> {
  if ((await synopsis(page).count()) === 0) await page.getByRole('button', { name: 'Editar Sinopse' }).click();
  await synopsis(page).fill(text);
  await expectSaved(page);
}

async function publish(page: Page, note: string): Promise<void> {
  await page.locator('summary', { hasText: 'Publicar' }).click();
  await page.getByLabel('Nota da versão (opcional)').fill(note);
  await page.getByRole('button', { name: 'Publicar agora' }).click();
  await expectPublished(page);
}

/** Changes a film at the simulated TMDB and syncs it. */
async function changeAtTmdb(id: number, overview: string, title?: string): Promise<void> {
  const response = await fetch(`${process.env.SIMULATOR_URL ?? ''}/__sim/movie/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ overview, ...(title && { title }) }),
  });
  expect(response.ok).toBe(true);
  await runCli('sync', 'movie', String(id));
}

test('an editor writes a synopsis, previews it, publishes it; TMDB changes beneath it; it is merged, restored, and nothing is lost', async ({
  browser,
  admin,
  staff,
  mishaps,
  site,
}) => {
  const id = FILMS.whole;
  const editor = await openMember(browser, admin, staff.editor.cookies, mishaps);

  await editor.goto(`${admin}/admin/filmes?q=${id}`);
  await expectAccessible(editor);
  await editor.getByRole('table').getByRole('link').first().click();
  await expect(editor.getByText('TMDB', { exact: true }).first()).toBeVisible();
  await expectAccessible(editor);
  const first = 'A bordo, uma jovem noiva e um desenhista sem passagem de volta.';
  await write(editor, first);
  await expect(editor.getByText('Rascunho', { exact: true }).first()).toBeVisible();

  // Visitors do not see a draft, except with the preview link.
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${site}/filme/${id}`);
  await expect(visitor.getByText(first)).toHaveCount(0);
  const publicPage = visitor.url();
  await editor.getByRole('button', { name: 'Pré-visualizar' }).click();
  const preview = await editor.getByRole('link', { name: /^Abrir prévia/ }).getAttribute('href');
  await visitor.goto(preview ?? '');
  await expect(visitor.getByText(first).first()).toBeVisible();

  await publish(editor, 'Mais direta.');
  await expect(async () => {
    await visitor.goto(publicPage);
    await expect(visitor.getByText(first).first()).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: SEEN_WITHIN_MS });

  await changeAtTmdb(id, 'O navio mais seguro do mundo parte de Southampton.');
  await editor.goto(`${admin}/admin/conflitos`);
  await expectAccessible(editor);
  await editor
    .getByRole('link', { name: /^Resolver os conflitos de/ })
    .first()
    .click();
  await expect(editor.getByRole('heading', { level: 1 })).toHaveText('O TMDB mudou um campo que editamos');
  await expect(editor.getByRole('region', { name: 'TMDB novo' })).toContainText('Southampton');
  await expectAccessible(editor);
  await visitor.goto(publicPage);
  await expect(visitor.getByText(first).first()).toBeVisible();
  const merged = `${first} O navio parte de Southampton.`;
  await editor.getByLabel('Mescla: Sinopse').fill(merged);
  await editor.getByRole('button', { name: 'Publicar mescla e ir ao próximo' }).click();
  await expect(editor.getByText('Tudo resolvido.')).toBeVisible();
  await expect(async () => {
    await visitor.goto(publicPage);
    await expect(visitor.getByText(merged).first()).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: SEEN_WITHIN_MS });

  // History lists all revisions; an old one is restored as a draft, and the site does not change.
  await editor.goto(filmPage(admin, id, '?aba=historico&a=0'));
  await expectAccessible(editor);
  await expect(editor.getByRole('heading', { name: 'Versões' })).toBeVisible();
  await expect(editor.locator('ins').first()).toBeVisible();
  await expect(editor.getByText('Versão 0', { exact: true })).toBeVisible();
  await editor.getByRole('link', { name: 'Mostrar campos iguais' }).click();
  await expect(editor.getByRole('heading', { level: 3, name: 'Título', exact: true })).toBeVisible();
  await editor.getByRole('link', { name: /^Comparar a versão 2 como A/ }).click();
  // The button restores the left revision, so wait until that is shown.
  await expect(editor).toHaveURL(/a=2/);
  await expect(editor.getByText(/^A · Versão 2/)).toBeVisible();
  await editor.getByRole('button', { name: /^Restaurar a versão \d+ como rascunho$/ }).click();
  await expect(editor.getByText('Versão restaurada como rascunho. Nada foi publicado.')).toBeVisible();
  await visitor.goto(publicPage);
  await expect(visitor.getByText(merged).first()).toBeVisible();

  // The draft goes to the trash and is restored from there.
  await editor.goto(filmPage(admin, id));
  await expect(synopsis(editor)).toHaveValue(first);
  await editor.locator('summary', { hasText: 'Descartar' }).click();
  await editor.getByRole('button', { name: 'Descartar rascunho' }).click();
  await expect(editor.getByText('Rascunho movido para a Lixeira.')).toBeVisible();
  await expect(synopsis(editor)).toHaveValue(merged);
  await editor.goto(`${admin}/admin/lixeira`);
  await expectAccessible(editor);
  await editor
    .getByRole('button', { name: /^Recuperar o rascunho de/ })
    .first()
    .click();
  await expect(editor.getByText('Rascunho recuperado.')).toBeVisible();
  await editor.goto(filmPage(admin, id));
  await expect(synopsis(editor)).toHaveValue(first);
});

test('two who write the same field are shown both texts, and neither is lost', { tag: IN_ALL }, async ({
  page,
  browser,
  admin,
  staff,
  mishaps,
}) => {
  const other = await openMember(browser, admin, staff.editor.cookies, mishaps);
  await page.goto(filmPage(admin, FILMS.clash));
  await other.goto(filmPage(admin, FILMS.clash));
  // In the same field: what the other saves does not replace what is about to be typed.
  await page.getByRole('button', { name: 'Editar Sinopse' }).click();
  await synopsis(page).focus();
  await write(other, 'A sinopse da Bia.');
  await synopsis(page).fill('A sinopse da Carla.');
  const told = page.getByRole('alert').filter({ hasText: 'alterou este campo às' });
  await expect(told).toHaveText(
    new RegExp(`^${staff.editor.name} alterou este campo às \\d\\dh\\d\\d\\. Compare antes de salvar\\.$`),
  );
  await expectAccessible(page);
  const compared = page.getByRole('region', { name: 'Comparar Sinopse' });
  await expect(compared.locator('ins').first()).toBeVisible();
  await compared.getByLabel('Mesclar').fill('A sinopse da Bia e da Carla.');
  await compared.getByRole('button', { name: 'Usar a mescla' }).click();
  await expectSaved(page);
  await other.reload();
  await expect(synopsis(other)).toHaveValue('A sinopse da Bia e da Carla.');
});

test('while the server is away what is typed stays in the browser, and is offered when the page is opened again', async ({
  page,
  admin,
  mishaps,
}) => {
  await page.goto(filmPage(admin, FILMS.away));
  await page.getByRole('button', { name: 'Editar Sinopse' }).click();
  const isSave = (url: URL) => url.pathname.includes(`/admin/filmes/${FILMS.away}`);
  await page.route(isSave, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await synopsis(page).fill('Escrito enquanto o servidor estava fora.');
  await expect(page.getByText(/Sem resposta do servidor/)).toBeVisible();
  await expectAccessible(page);
  await expect(synopsis(page)).toHaveValue('Escrito enquanto o servidor estava fora.');

  // Leaving asks for confirmation, because the save failed.
  await page.getByRole('link', { name: 'Painel' }).click();
  await expect(page.getByRole('dialog')).toContainText('Alterações não salvas');
  await page.getByRole('button', { name: 'Salvar e sair' }).click();
  await expect(page).toHaveURL(`${admin}/admin/dashboard`);

  await page.unroute(isSave);
  await page.goto(filmPage(admin, FILMS.away));
  await expect(page.getByText(/Este navegador guardou alterações/)).toBeVisible();
  await page.getByRole('button', { name: 'Recuperar' }).click();
  await expect(synopsis(page)).toHaveValue('Escrito enquanto o servidor estava fora.');
  await expectSaved(page);
  await page.reload();
  await expect(synopsis(page)).toHaveValue('Escrito enquanto o servidor estava fora.');
  await expect(page.getByText(/Este navegador guardou alterações/)).toHaveCount(0);
  // The browser itself reports the blocked requests.
  const own = mishaps.filter((line) => !line.includes('net::ERR_FAILED'));
  mishaps.splice(0, mishaps.length, ...own);
});

test('every tab has its controls, on a wide screen and at 820, and rich text is written with a toolbar', {
  tag: IN_ALL,
}, async ({ page, admin }) => {
  await page.goto(filmPage(admin, FILMS.tabs));
  await page.getByRole('button', { name: 'Editar Curiosidades' }).click();
  const text = page.getByRole('textbox', { name: 'Curiosidades' });
  await text.click();
  await page
    .getByRole('toolbar', { name: 'Formatação de Curiosidades' })
    .getByRole('button', { name: 'Lista', exact: true })
    .click();
  await text.pressSequentially('Quase sem falas.');
  // Pasted markup goes through the editor's only markup policy.
  await text.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<b>Colado</b>');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text.locator('strong')).toHaveText('Colado');
  await page.getByRole('button', { name: 'Citar título' }).click();
  await page.getByLabel('Filme, série ou pessoa').fill('Bacurau');
  await expect(page.getByRole('option', { name: /^Bacurau \(2019\) Filme/ })).toHaveAttribute('data-highlighted');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(text.getByRole('link', { name: 'Bacurau' })).toHaveAttribute('href', '/filme/bacurau-2019-446159');
  await expect(text).toBeFocused();
  await page.getByRole('button', { name: 'Citar título' }).click();
  await page.getByLabel('Filme, série ou pessoa').fill('Cidade de Deus');
  await page.getByRole('option', { name: /^Cidade de Deus \(2002\) Filme/ }).click();
  await expect(text.getByRole('link', { name: 'Cidade de Deus' })).toBeVisible();
  await expectSaved(page);
  await page.reload();
  await expect(text.getByRole('listitem')).toContainText('Quase sem falas.');

  await page.goto(filmPage(admin, FILMS.tabs, '?aba=seo'));
  await page.getByRole('button', { name: /^Editar Título na busca/ }).click();
  await page.getByLabel('Título na busca (SEO)', { exact: true }).fill('x'.repeat(70));
  await expect(page.getByText('84 de 60')).toBeVisible();
  await expect(page.getByText('O Google e o site cortam em 60 caracteres.').first()).toBeVisible();

  for (const [tab, field] of [
    ['onde-assistir', 'Ofertas'],
    ['classificacao', 'Classificação'],
    ['imagens', 'Galeria'],
    ['relacoes', 'Apelidos'],
    ['historico', ''],
    ['dados', ''],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(filmPage(admin, FILMS.tabs, `?aba=${tab}`));
    const edit = page.getByRole('link', { name: `Editar ${field}`, exact: true });
    if (field && (await edit.count()) > 0) await edit.click();
    for (const width of [1440, 820]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  }
});

test('a draft is planned for a time or a platform and the plan is taken back; all conflicts are settled at once; a picture is sent', {
  tag: IN_ALL,
}, async ({ page, admin }) => {
  await page.goto(filmPage(admin, FILMS.plans));
  await write(page, 'Planejada para amanhã.');
  const menu = page.locator('details', { has: page.locator('summary', { hasText: 'Publicar' }) });
  const openMenu = async () => {
    if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click();
  };
  const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);
  await openMenu();
  await expectAccessible(page);
  await page.getByLabel('Publicar em').fill('2020-01-01T10:00');
  await page.getByRole('button', { name: 'Agendar publicação' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Escolha uma data no futuro.' })).toBeVisible();
  await page.getByLabel('Publicar em').fill(later(2));
  await page.getByLabel('Tirar do ar em').fill(later(9));
  await page.getByRole('button', { name: 'Agendar publicação' }).click();
  await expect(page.getByText('Agendamento salvo.')).toBeVisible();
  await openMenu();
  await expect(page.getByText(/^Vai ao ar em /)).toBeVisible();
  await expect(page.getByText(/^Sai do ar em /)).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar agendamento' }).click();
  await expect(page.getByText('Agendamento cancelado.')).toBeVisible();
  // The form no longer shows the schedule after the page has been reloaded.
  await expect(page.getByRole('button', { name: 'Cancelar agendamento' })).toHaveCount(0);
  await openMenu();
  await page.getByLabel('Ou quando entrar na plataforma').selectOption({ label: 'Netflix' });
  await page.getByRole('button', { name: 'Agendar publicação' }).click();
  await expect(page.getByText('Agendamento salvo.')).toBeVisible();
  await openMenu();
  await expect(page.getByText('Vai ao ar quando entrar na Netflix')).toBeVisible();

  // Two fields of ours, both changed by TMDB, resolved with one button.
  await page.getByRole('button', { name: 'Cancelar agendamento' }).click();
  await expect(page.getByText('Agendamento cancelado.')).toBeVisible();
  await page.goto(filmPage(admin, FILMS.plans));
  await page.getByRole('button', { name: 'Editar Título', exact: true }).click();
  await page.getByLabel('Título', { exact: true }).fill('Um título da casa');
  await expectSaved(page);
  await publish(page, '');
  await changeAtTmdb(FILMS.plans, 'Outra sinopse do TMDB.', 'Outro título do TMDB');
  await page.goto(filmPage(admin, FILMS.plans, '?aba=comparar'));
  await expect(page.getByText('2 campos pendentes')).toBeVisible();
  await page.getByRole('button', { name: 'Manter todas as minhas' }).click();
  await expect(page.getByText('Conflitos resolvidos.')).toBeVisible();
  await expect(page.getByText('Tudo resolvido.')).toBeVisible();

  await page.goto(filmPage(admin, FILMS.plans, '?aba=imagens'));
  const picture = await sharp({ create: { width: 800, height: 450, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  await page.getByLabel('Arquivo').setInputFiles({ name: 'cena.jpg', mimeType: 'image/jpeg', buffer: picture });
  await page.getByRole('button', { name: 'Enviar imagem' }).click();
  await page.getByLabel('Descrição (texto alternativo)').last().fill('Uma cena');
  await expectAccessible(page);
  await page.getByLabel('Crédito').last().fill('Da casa');
  await page.getByLabel('Licença').last().fill('CC BY 4.0');
  await page.getByRole('button', { name: 'Enviar imagem' }).click();
  await expect(page.getByText('Imagem recebida.')).toBeVisible();

  await page.goto(filmPage(admin, FILMS.plans, '?aba=dados'));
  await page.getByRole('button', { name: 'Ressincronizar' }).click();
  await expect(page.getByText('Sincronizado: nada mudou no TMDB.')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar cache' }).click();
  await expect(page.getByText('Cache limpo.')).toBeVisible();

  // The share card, with the title as it is being written.
  await page.goto(filmPage(admin, FILMS.plans, '?aba=seo'));
  const panel = page.getByRole('region', { name: 'Prévia do compartilhamento' });
  await expect(panel.getByText('Um título da casa').first()).toBeVisible();
  await page.getByRole('button', { name: /^Editar Título na busca/ }).click();
  await page.getByLabel('Título na busca (SEO)', { exact: true }).fill('Como se lê no WhatsApp');
  await expect(panel.getByText(/^Como se lê no WhatsApp/)).toHaveCount(2);
  const address = await panel.getByRole('presentation').first().getAttribute('src');
  const card = await page.request.get(admin + (address ?? ''));
  expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});

test('the keyboard alone edits, saves and previews', { tag: IN_ALL }, async ({ page, admin }) => {
  await page.goto(filmPage(admin, FILMS.keys));
  await page.getByRole('button', { name: 'Editar Frase do cartaz' }).focus();
  await page.keyboard.press('Enter');
  const line = page.getByLabel('Frase do cartaz', { exact: true });
  await expect(line).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Quem controla a especiaria?');
  // In a text field `s` is a letter; outside, it saves.
  await expect(line).toHaveValue('Quem controla a especiaria?');
  await page.getByRole('link', { name: 'Histórico' }).first().focus();
  await page.keyboard.press('s');
  await expectSaved(page, { timeout: 2_500 });
  // Ctrl+S saves from inside one too.
  await page.reload();
  await line.focus();
  await page.keyboard.type(' Todos.');
  await page.keyboard.press('ControlOrMeta+S');
  await expectSaved(page, { timeout: 2_500 });
  // Another title is another address, which can be kept.
  await page.getByRole('button', { name: 'Editar Título', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Título', { exact: true })).toBeFocused();
  await page.keyboard.type('Areia');
  await expect(
    page.locator('#campo-title').getByText(/^Ao publicar, o endereço passa a ser \/filme\/.*areia/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Manter o endereço atual' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Ao publicar, o endereço/)).toHaveCount(0);
  const opener = page.locator('summary', { hasText: 'Publicar' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Publicar em')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Publicar em')).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Atalhos do teclado');
  await page.keyboard.press('Escape');
  await page.keyboard.press('p');
  await expect(page.getByRole('link', { name: /^Abrir prévia/ })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an edit screen shows its values, and says what editing needs', async ({ page, admin }) => {
    await page.goto(filmPage(admin, FILMS.plain));
    // By tag: Playwright does not see text inside `noscript`.
    await expect(page.locator('main noscript div').first()).toBeVisible();
    expect(await page.locator('main noscript').first().innerHTML()).toContain('precisa de JavaScript');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#campo-overview')).toContainText(/\w{4}/);
    await expect(page.getByRole('button', { name: 'Salvar rascunho' })).toBeDisabled();
    await expect(page.getByRole('switch').first()).toBeDisabled();
    await page.goto(filmPage(admin, FILMS.plain, '?aba=historico'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
