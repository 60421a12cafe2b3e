import { expect, type Page } from '@playwright/test';
import { acceptInvite, enrolApp, linkIn, newEmail, PASSWORD, runCli, test, typePassword } from './admin.ts';
import { expectAccessible, IN_ALL } from './visitor.ts';

test.describe.configure({ timeout: 360_000 });

/** Opens a page and waits until it counts idle time: a clock jump before that has no effect. */
async function openCounting(page: Page, address: string): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('redacao:uso'));
  await page.goto(address);
  await page.waitForFunction(() => localStorage.getItem('redacao:uso') !== null);
}

test('an open page warns before its session ends, and a form sent after the end does not lose the typed text', {
  tag: IN_ALL,
}, async ({ page, admin }) => {
  const email = newEmail('hugo');
  await page.clock.install();
  await acceptInvite(page, linkIn(await runCli('admin:create', email)), 'Hugo');
  await enrolApp(page);
  await openCounting(page, `${admin}/admin/redirecionamentos`);
  const from = page.getByRole('textbox', { name: 'De', exact: true });
  await from.fill('/um-endereco-antigo');

  await page.clock.fastForward('27:20');
  await expect(page.getByText('Sua sessão termina em instantes')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continuar na redação' }).click();
  await expect(page.getByText('Sua sessão termina em instantes')).toHaveCount(0);
  await expect(from).toHaveValue('/um-endereco-antigo');

  // The answer to "Continuar" counts as use too: if it comes after the clock was moved, the idle time begins again.
  const other = page.getByRole('link', { name: 'Entrar em outra aba' });
  await expect(async () => {
    await page.clock.fastForward('29:20');
    await expect(page.getByText('Sua sessão terminou por falta de uso')).toBeVisible({ timeout: 2_000 });
    await expectAccessible(page);
    await expect(other).toHaveAttribute('href', '/admin/login?para=%2Fadmin%2Fredirecionamentos', { timeout: 2_000 });
  }).toPass();

  // The server still has the session; clearing the cookies ends it for the browser.
  await page.context().clearCookies();
  await page.getByRole('textbox', { name: 'Para', exact: true }).fill('/filmes');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('o que você escreveu continua aqui')).toBeVisible();
  await expect(from).toHaveValue('/um-endereco-antigo');
});

test('refused sign-ins and changed credentials are above the next page until they are read', { tag: IN_ALL }, async ({
  page,
  browser,
  admin,
}) => {
  const email = newEmail('iara');
  await acceptInvite(page, linkIn(await runCli('admin:create', email)), 'Iara');
  const app = await enrolApp(page);
  await page.goto(`${admin}/admin/conta`);
  await expect(page.getByRole('region', { name: 'Segurança da conta' })).toContainText(
    'Aplicativo autenticador ativado',
  );
  await expectAccessible(page);

  const later = await (await browser.newContext()).newPage();
  await later.goto(`${admin}/admin/login`);
  await typePassword(later, email, 'não é esta senha');
  await expect(later.getByText('E-mail ou senha incorretos.')).toBeVisible();
  await typePassword(later, email, PASSWORD);
  await later.getByLabel('Código de 6 dígitos').fill(await app.code());
  await later.getByRole('button', { name: 'Continuar' }).click();
  await expect(later).toHaveURL(`${admin}/admin/dashboard`);
  await expect(later.getByText('Alguém errou a senha de').first()).toBeVisible();
  await later.goto(`${admin}/admin/conta`);
  const panel = later.getByRole('region', { name: 'Segurança da conta' });
  await expect(panel).toContainText('Tentativa de entrada recusada');
});

test('a link of another site opens the page of a signed-in member', { tag: IN_ALL }, async ({ browser, admin }) => {
  // A separate page without the mishaps check, because it visits another host on purpose.
  const page = await (await browser.newContext()).newPage();
  await acceptInvite(page, linkIn(await runCli('admin:create', newEmail('joao'))), 'João');
  await enrolApp(page);
  const elsewhere = 'http://elsewhere.example/';
  await page.route(elsewhere, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${admin}/admin/sessoes">abrir</a>` }),
  );
  await page.goto(elsewhere);
  await page.getByRole('link', { name: 'abrir' }).click();
  await expect(page).toHaveURL(`${admin}/admin/sessoes`);
  await expect(page.getByText('Este dispositivo')).toBeVisible();
});
