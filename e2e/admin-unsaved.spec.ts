import { expect, type Page } from '@playwright/test';
import { test } from './admin.ts';
import { openPage } from './open-page.ts';
import { expectAccessible } from './visitor.ts';

test.skip(({ isMobile }) => isMobile === true, 'once; the narrow screen is set below');
test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ context, staff }) => context.addCookies(staff.administrator.cookies));

/** A demo film that no other journey uses: all journeys share one site. */
const FILM = 680;

const question = (page: Page) => page.getByRole('dialog', { name: 'Alterações não salvas' });
const offer = (page: Page) => page.getByText(/Este navegador guardou alterações/);
const inMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Redação' }).getByRole('link', { name: new RegExp(`^${name}`) });
const plan = (page: Page) => page.getByLabel('Plano', { exact: true });

test('a plan that is being written is asked about before every way out, and is there again afterwards', async ({
  page,
  admin,
}) => {
  const screen = `${admin}/admin/ofertas`;
  await openPage(page, `${admin}/admin/dashboard`);
  await inMenu(page, 'Ofertas e planos').click();
  await plan(page).fill('Lanterna Total');

  await inMenu(page, 'Painel').click();
  await expect(question(page)).toContainText('Plano');
  await expect(question(page).getByRole('button', { name: 'Salvar e sair' })).toBeFocused();
  await expectAccessible(page);
  const answers = () =>
    Promise.all(
      ['Sair e perder', 'Continuar editando', 'Salvar e sair'].map(async (name) => {
        const box = await question(page).getByRole('button', { name }).boundingBox();
        return { top: Math.round(box?.y ?? 0), width: Math.round(box?.width ?? 0) };
      }),
    );
  expect(new Set((await answers()).map(({ top }) => top)).size).toBe(1);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const stacked = await answers();
    expect(new Set(stacked.map(({ top }) => top)).size).toBe(3);
    expect(new Set(stacked.map((each) => each.width)).size).toBe(1);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(plan(page)).toHaveValue('Lanterna Total');

  await page.goBack();
  await question(page).getByRole('button', { name: 'Continuar editando' }).click();
  await expect(page).toHaveURL(screen);
  await expect(question(page)).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Buscar na redação' }).fill('Mídia');
  await page.keyboard.press('Enter');
  await question(page).getByRole('button', { name: 'Salvar e sair' }).click();
  await expect(page).toHaveURL(`${admin}/admin/midia`);

  await inMenu(page, 'Ofertas e planos').click();
  await expect(offer(page)).toContainText('Plano, agora');
  await expectAccessible(page);
  // The form is in a narrow panel beside the list: the buttons are below the text.
  const [text, button] = [await offer(page).boundingBox(), page.getByRole('button', { name: 'Descartar' })];
  expect(text?.width).toBeGreaterThan(200);
  expect((await button.boundingBox())?.y).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0) - 1);
  await page.getByRole('button', { name: 'Recuperar' }).click();
  await expect(plan(page)).toHaveValue('Lanterna Total');
  await expect(plan(page)).toBeFocused();

  // Closing the window: the browser's own question.
  const closing = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const asked = await closing;
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();

  await inMenu(page, 'Painel').click();
  await question(page).getByRole('button', { name: 'Sair e perder' }).click();
  await expect(page).toHaveURL(`${admin}/admin/dashboard`);
  await inMenu(page, 'Ofertas e planos').click();
  await expect(plan(page)).toHaveValue('');
  await expect(offer(page)).toHaveCount(0);
});

test('a form that is sent while the session is over keeps its text, also on the page it comes back to', async ({
  page,
  context,
  staff,
  admin,
}) => {
  await openPage(page, `${admin}/admin/ofertas`);
  await plan(page).fill('Lanterna sem sessão');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Criar rascunho' }).click();
  await expect(page.getByText(/sess/).first()).toBeVisible();
  await expect(plan(page)).toHaveValue('Lanterna sem sessão');

  await context.addCookies(staff.administrator.cookies);
  page.on('dialog', (dialog) => void dialog.accept());
  await openPage(page, `${admin}/admin/ofertas`);
  await page.getByRole('button', { name: 'Recuperar' }).click();
  await expect(plan(page)).toHaveValue('Lanterna sem sessão');
  await page.getByRole('button', { name: 'Criar rascunho' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lanterna sem sessão');
  await page.locator('summary', { hasText: 'Mais ações' }).click();
  await page.getByRole('button', { name: 'Mover para a Lixeira' }).click();
  await expect(page).toHaveURL(`${admin}/admin/lixeira`);
  await openPage(page, `${admin}/admin/ofertas`);
  await expect(offer(page)).toHaveCount(0);
});

test('another member of the same browser is not offered the text', async ({ page, context, staff, admin }) => {
  await openPage(page, `${admin}/admin/redirecionamentos`);
  await page.getByLabel('Para', { exact: true }).fill('/generos');
  await inMenu(page, 'Painel').click();
  await question(page).getByRole('button', { name: 'Salvar e sair' }).click();
  await expect(page).toHaveURL(`${admin}/admin/dashboard`);
  await context.clearCookies();
  await context.addCookies(staff.editor.cookies);
  await openPage(page, `${admin}/admin/redirecionamentos`);
  await expect(offer(page)).toHaveCount(0);
  await context.clearCookies();
  await context.addCookies(staff.administrator.cookies);
  await openPage(page, `${admin}/admin/redirecionamentos`);
  await expect(offer(page)).toContainText('Para');
  await page.getByRole('button', { name: 'Descartar' }).click();
});

test('a comment that was not sent is offered where it was written', async ({ page, admin }) => {
  const film = `${admin}/admin/filmes/${FILM}`;
  await openPage(page, film);
  await page.locator('summary', { hasText: 'Comentar o conjunto' }).click();
  const comment = page.getByRole('textbox', { name: /^Comentário sobre/ });
  await comment.fill('Falta a data da estreia.');
  await inMenu(page, 'Painel').click();
  await question(page).getByRole('button', { name: 'Salvar e sair' }).click();
  await expect(page).toHaveURL(`${admin}/admin/dashboard`);
  await page.goBack();
  await page.getByRole('button', { name: 'Recuperar' }).click();
  await expect(comment).toHaveValue('Falta a data da estreia.');
  await page.getByRole('button', { name: 'Comentar', exact: true }).click();
  await expect(page.getByText('Falta a data da estreia.')).toBeVisible();
  // Sent and emptied: nothing is left to ask about.
  await inMenu(page, 'Painel').click();
  await expect(page).toHaveURL(`${admin}/admin/dashboard`);
});
