import { type Cookie, expect, type Page } from '@playwright/test';
import { samplePayloads } from '../test/hostile-text/payloads.ts';
import { watchPage } from '../test/hostile-text/watch-page.ts';
import { acceptInvite, test as base, enrolApp, expectSaved, linkIn, newEmail, openMember, runCli } from './admin.ts';
import { openPage } from './open-page.ts';
import { expectAccessible, expectNoSidewaysScroll, IN_ALL } from './visitor.ts';

/** A member who may write and not publish, in each worker that needs one. */
const test = base.extend<object, { writer: { name: string; cookies: Cookie[] } }>({
  writer: [
    async ({ browser }, use, { workerIndex }) => {
      const [first, second] = [await browser.newContext(), await browser.newContext()];
      const page = await first.newPage();
      await acceptInvite(page, linkIn(await runCli('admin:create', newEmail('revisao'))), `Rita Prado ${workerIndex}`);
      await enrolApp(page);
      await page.goto(new URL('/admin/usuarios', page.url()).href);
      await page.getByLabel('E-mail').fill(newEmail('escrita'));
      await page.getByRole('radio', { name: 'Redação' }).check();
      await page.getByRole('button', { name: 'Criar convite' }).click();
      const invite = await page.getByLabel('Endereço do link').inputValue();
      const other = await second.newPage();
      const name = `Clara Reis ${workerIndex}`;
      await acceptInvite(other, invite, name);
      await enrolApp(other);
      const cookies = await second.cookies();
      await Promise.all([first.close(), second.close()]);
      await use({ name, cookies });
    },
    { scope: 'worker' },
  ],
});

test.skip(({ isMobile }) => isMobile === true, 'once; the narrow screen is set below');
test.describe.configure({ timeout: 360_000 });

/** Demo films that no other journey uses: all journeys share one site. */
const FILMS = { whole: 680, keys: 155, plain: 122, hostile: 13 } as const;
const PHONE = { width: 390, height: 844 };

async function write(page: Page, text: string): Promise<void> {
  const synopsis = page.getByRole('textbox', { name: 'Sinopse', exact: true });
  const opener = page.getByRole('button', { name: 'Editar Sinopse' });
  await expect(synopsis.or(opener)).toBeVisible();
  if ((await opener.count()) > 0) await opener.click();
  await synopsis.fill(text);
  await expectSaved(page);
}

async function send(page: Page, note: string): Promise<void> {
  await page.getByRole('link', { name: /^Enviar (?:para revisão|de novo)$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Enviar para revisão' });
  await expect(dialog.getByText('Sinopse')).toBeVisible();
  await dialog.getByLabel(/^Nota/).fill(note);
  await dialog.getByRole('button', { name: 'Enviar para revisão' }).click();
  await expect(page.getByText(/^Enviado para/)).toBeVisible();
  // The notice may be of an earlier sending; the link is gone once the stored draft is the one that was sent.
  await expect(page.getByRole('link', { name: /^Enviar (?:para revisão|de novo)$/ })).toHaveCount(0);
}

const situation = (page: Page, word: string) => page.locator('main').getByText(word, { exact: true }).first();

test('a writer sends a synopsis, a reviewer comments and returns it, the writer answers, another reviewer approves, and it is public', {
  tag: IN_ALL,
}, async ({ browser, admin, staff, writer, mishaps, site }) => {
  const [clara, bruna, alice] = [
    await openMember(browser, admin, writer.cookies, mishaps),
    await openMember(browser, admin, staff.editor.cookies, mishaps),
    await openMember(browser, admin, staff.administrator.cookies, mishaps),
  ];
  const film = `${admin}/admin/filmes/${FILMS.whole}`;

  await openPage(clara, film);
  await expect(clara.locator('summary', { hasText: 'Publicar' })).toHaveCount(0);
  await write(clara, 'Dois matadores, um boxeador e um relógio de família.');
  await clara.getByRole('button', { name: 'Enviar para revisão' }).click();
  await expectAccessible(clara);
  await clara.keyboard.press('Escape');
  await send(clara, 'Mais direta. <script>alert(1)</script>');
  await expect(situation(clara, 'Em revisão')).toBeVisible();
  await expectAccessible(clara);

  // The reviewer finds it on the dashboard, comments on the field and returns it.
  await openPage(bruna, `${admin}/admin/dashboard`);
  const title = (await clara.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(bruna.getByRole('heading', { name: 'Primeiro' })).toBeVisible();
  await bruna.getByRole('link', { name: `Revisar ${title}` }).click();
  await expect(bruna.getByText('“Mais direta. <script>alert(1)</script>”')).toBeVisible();
  await expectAccessible(bruna);
  const address = bruna.url();
  await bruna.getByText('Comentar este campo').click();
  await bruna.getByLabel('Comentário sobre Sinopse').fill('O relógio entrega demais?');
  await bruna.keyboard.press('Control+Enter');
  await expect(bruna.getByText('O relógio entrega demais?')).toBeVisible();
  await bruna.locator('summary', { hasText: 'Devolver' }).click();
  await bruna.getByRole('button', { name: 'Devolver', exact: true }).click();
  await expect(bruna.getByText('Escreva o comentário.')).toBeVisible();
  await bruna.getByLabel('O que falta').fill('Sem o relógio, por favor.');
  await bruna.getByRole('button', { name: 'Devolver', exact: true }).click();
  await expect(bruna.getByText(`Devolvido para ${writer.name}.`)).toBeVisible();
  await expect(situation(bruna, 'Devolvido')).toBeVisible();

  // The writer answers, writes it again and sends it again.
  await openPage(clara, `${admin}/admin/dashboard`);
  await expect(clara.getByRole('link', { name: /Devolvido a você/ })).toBeVisible();
  await clara.getByRole('link', { name: `Ver a revisão de ${title}` }).click();
  await expect(clara.getByText('Sem o relógio, por favor.')).toBeVisible();
  await clara.getByRole('region', { name: 'Conversa sobre Sinopse' }).getByText('Responder').click();
  await clara.getByLabel('Resposta sobre Sinopse').fill('Tirei.');
  await clara.getByRole('button', { name: 'Comentar' }).first().click();
  await expect(clara.getByText('Tirei.')).toBeVisible();
  await clara.getByRole('link', { name: 'Abrir na edição' }).click();
  await write(clara, 'Dois matadores e um boxeador numa noite ruim.');
  await send(clara, 'Sem o relógio');

  // Two reviewers have it open: one approves, the other learns it.
  await openPage(alice, address);
  await openPage(bruna, address);
  await expect(alice.getByText('Tirei.')).toBeVisible();
  await bruna.getByRole('button', { name: 'Aprovar e publicar' }).click();
  await expect(bruna.getByText(/^Aprovado, publicado e visível: versão \d+/)).toBeVisible();
  const approvedAt = Date.now();
  await expect(async () => {
    const page = await (await fetch(`${site}/filme/${FILMS.whole}`)).text();
    expect(page).toContain('Dois matadores e um boxeador numa noite ruim.');
  }).toPass({ timeout: 5_000 });
  test.info().annotations.push({ type: 'public after', description: `${Date.now() - approvedAt} ms` });
  await alice.getByRole('button', { name: 'Aprovar e publicar' }).click();
  await expect(alice.getByText(`${staff.editor.name} já aprovou e publicou.`)).toBeVisible();

  // The history names both.
  await openPage(alice, `${film}?aba=historico`);
  await expect(alice.getByText(new RegExp(`${writer.name} · aprovado por ${staff.editor.name}`)).first()).toBeVisible();

  // Everyone was notified once of each: the writer of the answer, the reviewers of both sendings.
  const asked = `${writer.name} pediu revisão em ${title}`;
  for (const [member, sentence, times] of [
    [clara, `${staff.editor.name} devolveu ${title}`, 1],
    [clara, `${staff.editor.name} aprovou e publicou ${title}`, 1],
    [bruna, asked, 2],
    [alice, asked, 2],
  ] as const) {
    await openPage(member, `${admin}/admin/notificacoes?ver=tudo`);
    await expect(member.locator('main').getByRole('listitem').filter({ hasText: sentence })).toHaveCount(times);
  }
  expect(mishaps).toEqual([]);
});

test('on a phone and with the keyboard alone: a draft that changed after it was sent is sent again and approved', {
  tag: IN_ALL,
}, async ({ browser, admin, staff, writer, mishaps }) => {
  const [clara, bruna] = [
    await openMember(browser, admin, writer.cookies, mishaps),
    await openMember(browser, admin, staff.editor.cookies, mishaps),
  ];
  await Promise.all([clara.setViewportSize(PHONE), bruna.setViewportSize(PHONE)]);
  await openPage(clara, `${admin}/admin/filmes/${FILMS.keys}`);
  await write(clara, 'Um promotor, um palhaço e uma cidade sem dormir.');
  const opener = clara.getByRole('button', { name: 'Enviar para revisão' });
  await opener.focus();
  await clara.keyboard.press('Enter');
  const dialog = clara.getByRole('dialog', { name: 'Enviar para revisão' });
  await expect(dialog).toBeVisible();
  await expectNoSidewaysScroll(clara);
  await dialog.getByLabel(/^Nota/).focus();
  await clara.keyboard.type('Pelo teclado');
  await clara.keyboard.press('Tab');
  await clara.keyboard.press('Enter');
  await expect(clara.getByText(/^Enviado para/)).toBeVisible();
  await expect(opener).toHaveCount(0);
  await write(clara, 'Um promotor, um palhaço e uma cidade que não dorme.');
  await expect(clara.getByText(/Mudou depois do envio: Sinopse/)).toBeVisible();
  await expectNoSidewaysScroll(clara);

  await openPage(bruna, `${admin}/admin/revisoes`);
  await expectAccessible(bruna);
  await expectNoSidewaysScroll(bruna);
  await bruna.keyboard.press('j');
  const row = bruna.getByRole('row').filter({ hasText: 'Pelo teclado' });
  for (let presses = 0; presses < 20; presses += 1) {
    if (await row.evaluate((element) => element.contains(document.activeElement))) break;
    await bruna.keyboard.press('j');
  }
  await bruna.keyboard.press('a');
  await expect(bruna.getByText('A revisão é sua.')).toBeVisible();
  await row.getByRole('link').first().focus();
  await bruna.keyboard.press('Enter');
  await expect(bruna.getByText(/Precisa ser enviado de novo antes de aprovar/)).toBeVisible();
  await expect(bruna.getByRole('button', { name: 'Aprovar e publicar' })).toHaveCount(0);
  await expectAccessible(bruna);
  await expectNoSidewaysScroll(bruna);

  await send(clara, 'Pelo teclado, de novo');
  await openPage(bruna, bruna.url());
  await bruna.getByRole('button', { name: 'Aprovar e publicar' }).focus();
  await bruna.keyboard.press('Enter');
  await expect(bruna.getByText(/^Aprovado, publicado/)).toBeVisible();
  await expectNoSidewaysScroll(bruna);
  expect(mishaps).toEqual([]);
});

test('comments show any text, and run none of it', { tag: IN_ALL }, async ({
  browser,
  admin,
  staff,
  writer,
  mishaps,
}) => {
  const clara = await openMember(browser, admin, writer.cookies, mishaps);
  await openPage(clara, `${admin}/admin/filmes/${FILMS.hostile}`);
  await write(clara, 'Um banco de praça e uma caixa de bombons.');
  await send(clara, '<img src=x onerror=leak()>');
  await clara.getByRole('link', { name: 'Ver revisão' }).click();
  await expect(clara.getByText('“<img src=x onerror=leak()>”')).toBeVisible();
  const address = clara.url();
  const bare = (text: string) => text.replaceAll(/[\s\p{C}]+/gu, '');
  // As the page sends it; what has control characters is refused.
  const payloads = ['<script>leak()</script>', ...samplePayloads(20)].filter(
    (text) => !/(?![\n\t\r])\p{Cc}/u.test(text),
  );
  for (const body of payloads) {
    const form = { intent: 'comment', on: 'overview', body };
    const response = await clara.request.post(address, { form, headers: { origin: admin }, maxRedirects: 0 });
    expect(response.status(), body).toBe(200);
  }
  const context = await browser.newContext();
  await context.addCookies(staff.editor.cookies);
  const bruna = await context.newPage();
  const watched = await watchPage(bruna, admin);
  await openPage(bruna, address);
  const shown = bare(await bruna.locator('main').innerText());
  for (const body of payloads) expect(shown).toContain(bare(body));
  // Chromium warns about the logo's preload where pictures are off.
  const problems = (await watched.takeProblems()).filter((problem) => !problem.includes('A preload for'));
  expect(problems).toEqual([]);
  await context.close();
});
