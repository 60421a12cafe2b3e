import { type Cookie, expect, type Page } from '@playwright/test';
import { acceptInvite, test as base, enrolApp, linkIn, newEmail, runCli } from './admin.ts';
import { openPage } from './open-page.ts';
import { expectAccessible, expectNoSidewaysScroll, IN_ALL } from './visitor.ts';

/** A member of the role Leitura, in each worker that needs one. */
const test = base.extend<object, { reader: Cookie[] }>({
  reader: [
    async ({ browser }, use, { workerIndex }) => {
      const [first, second] = [await browser.newContext(), await browser.newContext()];
      const page = await first.newPage();
      await acceptInvite(page, linkIn(await runCli('admin:create', newEmail('painel'))), `Rosa Melo ${workerIndex}`);
      await enrolApp(page);
      await page.goto(new URL('/admin/usuarios', page.url()).href);
      await page.getByLabel('E-mail').fill(newEmail('leitura'));
      await page.getByRole('radio', { name: 'Leitura' }).check();
      await page.getByRole('button', { name: 'Criar convite' }).click();
      const invite = await page.getByLabel('Endereço do link').inputValue();
      const other = await second.newPage();
      await acceptInvite(other, invite, `Léo Dias ${workerIndex}`);
      await enrolApp(other);
      const cookies = await second.cookies();
      await Promise.all([first.close(), second.close()]);
      await use(cookies);
    },
    { scope: 'worker' },
  ],
});

test.skip(({ isMobile }) => isMobile === true, 'once; the narrow screen is set below');
test.describe.configure({ timeout: 240_000 });
const PHONE = { width: 390, height: 844 };

async function signIn(page: Page, cookies: Cookie[]): Promise<void> {
  await page.context().addCookies(cookies);
}

test('the dashboard begins a queue, whose field is marked, and the next title is one key away', {
  tag: IN_ALL,
}, async ({ page, admin, staff }) => {
  await signIn(page, staff.editor.cookies);
  await openPage(page, `${admin}/admin/dashboard`);
  await expect(page.getByRole('navigation', { name: 'Pendências' }).getByRole('link')).toHaveCount(5);
  await expect(page.getByRole('heading', { name: 'Na página inicial agora' })).toBeVisible();
  await expect(page.getByText('Limpar tudo')).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page
    .getByRole('link', { name: /^Começar a fila/ })
    .first()
    .click();
  const stepper = page.getByRole('navigation', { name: /^Fila / });
  await expect(stepper).toContainText(/^1 de |1 de /);
  await expect(page.getByText(/É o que põe este título na fila/)).toBeVisible();
  await expectAccessible(page);
  const here = page.url();
  await page.keyboard.press(']');
  await expect(page).not.toHaveURL(here);
  await expect(stepper).toContainText('2 de ');
  await page.keyboard.press('[');
  await expect(page).toHaveURL(here);
});

test('routines ask before they delete; without a connection the frame stays and the page can be tried again', {
  tag: IN_ALL,
}, async ({ page, admin, staff, mishaps }) => {
  await signIn(page, staff.administrator.cookies);
  // Its script is loaded then: a page whose script never was cannot be drawn without a connection.
  await openPage(page, `${admin}/admin/auditoria`);
  await openPage(page, `${admin}/admin/rotinas`);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Limpar páginas guardadas…' }).click();
  await expect(page.getByRole('heading', { name: /^Limpar .*páginas? guardadas?\?$/ })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await expect(page.getByRole('heading', { name: /^Limpar .*guardadas?\?$/ })).toHaveCount(0);

  await page.context().setOffline(true);
  await expect(page.getByText(/^Sem conexão com a redação/)).toBeVisible();
  await page.getByRole('link', { name: 'Auditoria' }).click();
  await expect(page.getByRole('heading', { name: 'Não deu para abrir esta página' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Redação' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { name: 'Não deu para abrir esta página' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Auditoria', level: 1 })).toBeVisible();
  await expect(page.getByText(/^Sem conexão/)).toHaveCount(0);
  await expectAccessible(page);
  // The browser reports every request that it could not send.
  mishaps.splice(0);
});

test('the role Leitura sees everything and changes nothing', { tag: IN_ALL }, async ({ page, admin, reader }) => {
  await signIn(page, reader);
  for (const path of [
    'dashboard',
    'revisoes',
    'filmes',
    'filmes/680',
    'colecoes',
    'auditoria',
    'rotinas',
    'denuncias',
  ]) {
    await page.goto(`${admin}/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.getByRole('button', { name: /^(?:Salvar|Publicar|Rodar agora|Limpar|Resolver|Recusar|Excluir|Ocultar)/ }),
    ).toHaveCount(0);
  }
  for (const path of ['colecoes/novo', 'usuarios', 'configuracoes', 'auditoria/exportar']) {
    const response = await page.goto(`${admin}/admin/${path}`);
    expect(response?.status(), path).toBe(403);
  }
  const answer = await page.request.post(`${admin}/admin/rotinas`, {
    form: { intent: 'runJob', queue: 'texts-judge' },
    headers: { origin: admin },
  });
  expect(answer.status()).toBe(403);
});
