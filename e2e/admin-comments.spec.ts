import { expect, type Page } from '@playwright/test';
import { expectSaved, openMember, test } from './admin.ts';
import { openPage, waitUntilIdle } from './open-page.ts';
import { expectAccessible, expectNoSidewaysScroll, IN_ALL } from './visitor.ts';

test.skip(({ isMobile }) => isMobile === true, 'once; the narrow screen is set below');
test.describe.configure({ timeout: 240_000 });

/** Demo films that no other journey uses: all journeys share one site. */
const FILMS = { both: 769, plain: 578 } as const;

const row = (page: Page, field: string) => page.locator(`#campo-${field}`);
const here = (page: Page) => page.getByRole('status', { name: 'Quem está nesta página' });

test('a screen that is opened says so once', async ({ page, context, admin, staff }) => {
  await context.addCookies(staff.editor.cookies);
  const beats: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/admin/presenca')) beats.push(request.postData() ?? '');
  });
  await openPage(page, `${admin}/admin/filmes/${FILMS.plain}`);
  await expect.poll(() => beats.length).toBeGreaterThan(0);
  await waitUntilIdle(page);
  expect(beats).toHaveLength(1);
});

test('two members see each other in a field, ask for a turn, write without waiting, and talk about it', {
  tag: IN_ALL,
}, async ({ browser, admin, staff, mishaps }) => {
  const film = `${admin}/admin/filmes/${FILMS.both}`;
  const { administrator, editor } = staff;
  const alice = await openMember(browser, admin, administrator.cookies, mishaps);
  const bruna = await openMember(browser, admin, editor.cookies, mishaps);
  await openPage(alice, film);
  await openPage(bruna, film);
  await expect(here(alice)).toContainText(`${editor.name} está lendo`);
  await expect(here(bruna)).toContainText(`${administrator.name} está lendo`);

  // One writes: the other sees where, and the text once it is saved.
  await bruna.getByRole('button', { name: 'Editar Frase do cartaz' }).click();
  const words = bruna.getByLabel('Frase do cartaz', { exact: true });
  await words.fill('Duas pessoas, um campo');
  await expect(here(alice)).toContainText(`${editor.name} está editando Frase do cartaz`);
  await expect(row(alice, 'tagline').getByText(/está editando este campo/)).toBeVisible();
  await expectAccessible(alice);
  await expectSaved(bruna);
  await expect(
    row(alice, 'tagline').getByText('Duas pessoas, um campo').or(row(alice, 'tagline').getByRole('textbox')),
  ).toBeVisible();

  // A turn is asked for; nothing is locked.
  await alice.getByRole('button', { name: 'Pedir a vez em Frase do cartaz' }).click();
  await expect(alice.getByText('Você pediu a vez.')).toBeVisible();
  await expect(row(bruna, 'tagline').getByText('pede a vez neste campo.')).toBeVisible();
  await expect(words).toBeEditable();
  await words.blur();
  await expect(here(alice)).toContainText(`${editor.name} está lendo`);
  await expect(alice.getByText('Você pediu a vez.')).toHaveCount(0);
  await expect(row(alice, 'tagline').getByRole('textbox')).toHaveValue('Duas pessoas, um campo');

  // A comment that names the other, with the keyboard alone.
  await row(alice, 'tagline').locator('summary').first().focus();
  await alice.keyboard.press('Enter');
  await row(alice, 'tagline').getByText('Comentar este campo').click();
  const box = row(alice, 'tagline').getByLabel('Comentário sobre Frase do cartaz');
  await box.focus();
  await alice.keyboard.type(`@${editor.name}`);
  await expect(alice.getByRole('option', { name: editor.name })).toBeVisible();
  await expectAccessible(alice);
  await alice.keyboard.press('Enter');
  await alice.keyboard.type('tem fonte? <b>ou não</b>');
  await alice.keyboard.press('Control+Enter');
  const said = `@${editor.name} tem fonte? <b>ou não</b>`;
  await expect(row(alice, 'tagline').getByText(said)).toBeVisible();

  // The other sees it without loading the page again, and answers on a phone.
  await bruna.mouse.click(5, 5);
  const thread = bruna.getByRole('region', { name: 'Conversa sobre Frase do cartaz' });
  await expect(thread.getByText(said)).toBeVisible();
  await expect(bruna.getByText('1 conversa aberta').first()).toBeVisible();
  await bruna.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(bruna);
  await thread.getByText('Responder').click();
  await thread.getByLabel('Resposta sobre Frase do cartaz').fill('Tem: o próprio cartaz.');
  await thread.getByRole('button', { name: 'Comentar' }).click();
  await expect(thread.getByText('Tem: o próprio cartaz.')).toBeVisible();
  await expectAccessible(bruna);
  await alice.mouse.click(5, 5);
  await expect(row(alice, 'tagline').getByText('Tem: o próprio cartaz.')).toBeVisible();
  await alice.getByRole('button', { name: 'Resolver a conversa sobre Frase do cartaz' }).click();
  await expect(row(alice, 'tagline').getByText('1 conversa resolvida')).toBeAttached();

  // A closed page is seen to be gone.
  await bruna.close();
  await expect(here(alice)).toBeEmpty({ timeout: 15_000 });
  expect(mishaps).toEqual([]);
});
