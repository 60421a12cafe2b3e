import { expect } from '@playwright/test';
import {
  acceptInvite,
  enrolApp,
  giveDevice,
  linkIn,
  newEmail,
  PASSWORD,
  runCli,
  signOut,
  test,
  typePassword,
  watch,
} from './admin.ts';
import { expectAccessible, expectNoSidewaysScroll, IN_ALL } from './visitor.ts';

// The admin is designed for wide screens; its narrow layout is tested below, at 820 and at 390.
test.describe.configure({ timeout: 360_000 });

test('the first administrator comes in by the command line, sets up an app, and invites an editor who comes in by passkey', async ({
  page,
  browser,
  admin,
  mishaps,
}) => {
  const email = newEmail('ana');
  const link = linkIn(await runCli('admin:create', email));
  await page.goto(link);
  await expectAccessible(page);
  await acceptInvite(page, link, 'Ana Souza');
  await expectAccessible(page);

  // With the password alone no other page opens.
  await page.goto(`${admin}/admin/usuarios`);
  await expect(page).toHaveURL(`${admin}/admin/duas-etapas`);
  await page.getByLabel('Código de 6 dígitos').fill('000000');
  await page.getByRole('button', { name: 'Ativar aplicativo' }).click();
  await expect(page.getByRole('alert')).toContainText('Código incorreto ou já usado.');
  const app = await enrolApp(page);

  await page.getByRole('button', { name: 'Gerar códigos' }).click();
  await expect(page.locator('code')).toHaveCount(10);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Já guardei' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Bom dia|Boa tarde|Boa noite), Ana$/);
  // Not on the dashboard, whose few lines other journeys fill at the same time.
  await page.goto(`${admin}/admin/auditoria`);
  await expect(page.getByText('Linha de comando criou um convite').first()).toBeVisible();

  await page.getByRole('link', { name: 'Usuários' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usuários');
  const editorEmail = newEmail('bia');
  await page.getByLabel('E-mail').fill(editorEmail);
  await page.getByRole('radio', { name: 'Edição' }).check();
  await page.getByRole('button', { name: 'Criar convite' }).click();
  const invite = await page.getByLabel('Endereço do link').inputValue();
  await expect(page.getByRole('row', { name: editorEmail })).toContainText('Convite aberto');
  await expectAccessible(page);

  const editor = await (await browser.newContext()).newPage();
  watch(editor, admin, mishaps);
  const device = await giveDevice(editor);
  await acceptInvite(editor, invite, 'Bia Lima');
  await editor.getByRole('button', { name: 'Criar chave de acesso' }).click();
  await expect(editor.getByRole('heading', { level: 1 })).toHaveText('Códigos de recuperação');
  await editor.getByRole('link', { name: 'Agora não' }).click();
  await expect(editor.getByText('Você ainda não guardou códigos de recuperação.')).toBeVisible();
  await expect(editor.getByRole('link', { name: 'Usuários' })).toHaveCount(0);
  const refused = await editor.goto(`${admin}/admin/usuarios`);
  expect(refused?.status()).toBe(403);
  await expect(editor.getByRole('heading', { level: 1 })).toHaveText('Sem acesso');
  await expectAccessible(editor);

  await device.setPresent(false);
  await signOut(editor);
  await editor.goto(`${admin}/admin/sessoes`);
  await device.setPresent(true);
  // The page has already asked for the passkey by itself. The device answers both requests at once, and the second to arrive is
  // refused: then the visitor tries again, as the page says.
  const enter = editor.getByRole('button', { name: 'Entrar com chave de acesso' });
  await expect(async () => {
    await enter.click({ timeout: 5_000 }).catch(() => undefined);
    await expect(editor.getByText('Este dispositivo')).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 90_000 });
  await expect(editor).toHaveURL(`${admin}/admin/sessoes`);

  // The used invite is invalid, and the team page lists the new member.
  await page.goto(invite);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link não vale mais');
  await page.goto(`${admin}/admin/usuarios`);
  const row = page.getByRole('row', { name: editorEmail });
  await expect(row).toContainText('Chave de acesso');

  await signOut(page);
  await typePassword(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verificação em duas etapas');
  await expectAccessible(page);
  await page.getByLabel('Código de 6 dígitos').fill(await app.code());
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(`${admin}/admin/dashboard`);
  expect(await runCli('audit:check')).toMatch(/lines, all as written; ends with \d+:[0-9a-f]{64}/);
});

test('a member who lost the second factor gets a link, proves the password, sets up another, and the old codes are worth nothing', {
  tag: IN_ALL,
}, async ({ page, browser, admin, mishaps }) => {
  await acceptInvite(page, linkIn(await runCli('admin:create', newEmail('carla'))), 'Carla Reis');
  await enrolApp(page);
  const email = newEmail('davi');
  await page.goto(`${admin}/admin/usuarios`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Criar convite' }).click();
  const invite = await page.getByLabel('Endereço do link').inputValue();
  const writer = await (await browser.newContext()).newPage();
  watch(writer, admin, mishaps);
  await acceptInvite(writer, invite, 'Davi Rocha');
  const lost = await enrolApp(writer);

  await page.reload();
  const row = page.getByRole('row', { name: 'Davi Rocha' });
  await row.getByText('Mais', { exact: true }).click();
  await row.getByRole('button', { name: 'Link para duas etapas novas' }).click();
  const link = await page.getByLabel('Endereço do link').inputValue();

  await writer.goto(link);
  await expectAccessible(writer);
  await writer.getByLabel('Senha', { exact: true }).fill('não é esta senha');
  await writer.getByRole('button', { name: 'Recuperar acesso' }).click();
  await expect(writer.getByText('Senha incorreta.')).toBeVisible();
  await writer.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await writer.getByRole('button', { name: 'Recuperar acesso' }).click();
  await expect(writer.getByRole('heading', { level: 1 })).toHaveText('Ative as duas etapas');
  await writer.getByLabel('Código de 6 dígitos').fill(await lost.code());
  await writer.getByRole('button', { name: 'Ativar aplicativo' }).click();
  await expect(writer.getByRole('alert')).toContainText('Código incorreto');
  await enrolApp(writer);
  await writer.goto(link);
  await expect(writer.getByRole('heading', { level: 1 })).toHaveText('Este link não vale mais');
});

test('the last administrator who lost everything gets in by the command line', { tag: IN_ALL }, async ({
  page,
  admin,
}) => {
  const email = newEmail('elisa');
  await acceptInvite(page, linkIn(await runCli('admin:create', email)), 'Elisa Melo');
  await enrolApp(page);
  const link = linkIn(await runCli('admin:recover', email));
  await page.goto(link);
  await page.getByLabel('Senha nova').fill('o projetor quebrou de novo');
  await page.getByLabel('Repita a senha').fill('o projetor quebrou de novo');
  await page.getByRole('button', { name: 'Recuperar acesso' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ative as duas etapas');
  await enrolApp(page);
  await page.goto(`${admin}/admin/conta`);
  await expect(page.getByText('Ativado', { exact: true })).toBeVisible();
});

test('wrong passwords shut an account, and not the holder of its passkey', { tag: IN_ALL }, async ({
  page,
  browser,
  admin,
  mishaps,
}) => {
  const email = newEmail('fabio');
  const device = await giveDevice(page);
  await acceptInvite(page, linkIn(await runCli('admin:create', email)), 'Fábio Nunes');
  await page.getByRole('button', { name: 'Criar chave de acesso' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Códigos de recuperação');
  await device.setPresent(false);
  await signOut(page);

  const stranger = await (await browser.newContext()).newPage();
  watch(stranger, admin, mishaps);
  await stranger.goto(`${admin}/admin/login`);
  for (let guess = 1; guess <= 5; guess += 1) {
    await typePassword(stranger, email, `palpite número ${guess}`);
    await expect(stranger.getByText('E-mail ou senha incorretos.')).toBeVisible();
  }
  await typePassword(stranger, email, 'mais um palpite');
  await expect(stranger.getByText(/^Muitas tentativas\. Tente de novo em \d+ min\.$/)).toBeVisible();

  await device.setPresent(true);
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click();
  await expect(page).toHaveURL(`${admin}/admin/dashboard`);
});

test('an account is managed by its owner: name, password, another key, other sessions', { tag: IN_ALL }, async ({
  page,
  browser,
  admin,
  mishaps,
}) => {
  const email = newEmail('gabi');
  await giveDevice(page);
  await acceptInvite(page, linkIn(await runCli('admin:create', email)), 'Gabi');
  const app = await enrolApp(page);
  const elsewhere = await (await browser.newContext()).newPage();
  watch(elsewhere, admin, mishaps);
  await elsewhere.goto(`${admin}/admin/login`);
  await elsewhere.getByLabel('Manter conectado neste dispositivo').check();
  await typePassword(elsewhere, email);
  await elsewhere.getByLabel('Código de 6 dígitos').fill(await app.code());
  await elsewhere.getByRole('button', { name: 'Continuar' }).click();
  await expect(elsewhere).toHaveURL(`${admin}/admin/dashboard`);

  await page.goto(`${admin}/admin/conta`);
  await page.getByLabel('Nome', { exact: true }).fill('Gabi Torres');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Nome salvo.')).toBeVisible();
  await expect(page.getByRole('complementary').getByRole('link', { name: 'Gabi Torres' })).toBeVisible();
  await page.getByRole('button', { name: 'Remover aplicativo' }).click();
  await expect(page.getByText('Mantenha ao menos um aplicativo ou uma chave de acesso.')).toBeVisible();
  await page.getByLabel('Nome da chave').fill('Notebook');
  await page.getByRole('button', { name: 'Criar chave de acesso' }).click();
  await expect(page.getByText('Chave de acesso criada.')).toBeVisible();
  await expect(page.getByText('Notebook')).toBeVisible();
  await page.getByRole('button', { name: 'Remover aplicativo' }).click();
  await expect(page.getByText('Aplicativo removido.')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${admin}/admin/sessoes`);
  await expect(page.getByText('mantida por 14 dias')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Encerrar as outras' }).click();
  await expect(page.getByText('As outras sessões foram encerradas.')).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Sessões' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Entrar na redação');
});

test('at 820 and at 390 everything is there, behind a button, and nothing scrolls sideways', { tag: IN_ALL }, async ({
  page,
  admin,
}) => {
  const expectToFit = async () => {
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
    }
    // On a narrow screen, where everything is behind a button; other journeys run axe on a wide one.
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  await page.goto(`${admin}/admin/login`);
  await expectToFit();
  await acceptInvite(page, linkIn(await runCli('admin:create', newEmail('hilda'))), 'Hilda '.repeat(13));
  await enrolApp(page);
  for (const path of ['dashboard', 'usuarios', 'sessoes', 'conta', 'codigos', 'confirmar', 'nao-existe']) {
    await page.goto(`${admin}/admin/${path}`);
    await expectToFit();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('banner').getByRole('link', { name: 'Minha conta' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minha conta');
});

test('the keyboard alone is enough to sign in: from the first field to the first page', { tag: IN_ALL }, async ({
  page,
  admin,
}) => {
  const email = newEmail('ivo');
  await acceptInvite(page, linkIn(await runCli('admin:create', email)), 'Ivo Prado');
  const app = await enrolApp(page);
  await signOut(page);
  await page.goto(`${admin}/admin/login`);
  await expect(page.getByText('Esqueceu a senha?')).toBeVisible();
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  // Skips the button that shows the password.
  if (await page.getByRole('button', { name: /^Mostrar/ }).evaluate((it) => it === document.activeElement))
    await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Código de 6 dígitos')).toBeFocused();
  await page.keyboard.type(await app.code());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${admin}/admin/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ivo/);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Pular para o conteúdo');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an invite is accepted, an app set up, a member invited, and a wrong form comes back with its error texts', {
    tag: IN_ALL,
  }, async ({ page, admin }) => {
    const email = newEmail('jonas');
    await page.goto(linkIn(await runCli('admin:create', email)));
    await page.getByLabel('Nome').fill('Jonas Dias');
    await page.getByLabel('Senha', { exact: true }).fill('curta');
    await page.getByLabel('Repita a senha').fill('outra');
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await expect(page.getByText('Use ao menos 12 caracteres.')).toBeVisible();
    await expect(page.getByLabel('Nome')).toHaveValue('Jonas Dias');
    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Repita a senha').fill(PASSWORD);
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await enrolApp(page);
    await page.getByRole('button', { name: 'Gerar códigos' }).click();
    const code = await page.locator('code').first().innerText();
    await page.goto(`${admin}/admin/usuarios`);
    await page.getByLabel('E-mail').fill(newEmail('karina'));
    await page.getByRole('button', { name: 'Criar convite' }).click();
    await expect(page.getByLabel('Endereço do link')).toHaveValue(/\/admin\/convite\?codigo=/);
    await signOut(page);
    await typePassword(page, email);
    await page.getByText('Perdi o aplicativo ou o dispositivo').click();
    await page.getByLabel('Código de recuperação').fill(code);
    await page.getByRole('button', { name: 'Entrar com código de recuperação' }).click();
    await expect(
      page.getByText(/^Você entrou com um código de recuperação, que não vale mais\..* Restam 9 códigos\.$/),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ir para a página pedida' })).toHaveAttribute('href', /^\/admin\//);
  });
});

test('the browser caches nothing of the admin, and every response has its own script nonce', async ({
  request,
  admin,
}) => {
  const [first, second] = await Promise.all([1, 2].map(() => request.get(`${admin}/admin/login`)));
  for (const response of [first, second]) {
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    expect(response?.headers()['x-robots-tag']).toBe('noindex, nofollow');
  }
  const nonceOf = (headers: Record<string, string> | undefined) =>
    /'nonce-([^']+)'/.exec(headers?.['content-security-policy'] ?? '')?.[1];
  expect(nonceOf(first?.headers())).not.toBe(nonceOf(second?.headers()));
  expect(await first?.text()).toContain(`nonce="${nonceOf(first?.headers()) ?? ''}"`);
});
