import { expect } from '@playwright/test';
import { openWithoutScript, test } from './admin.ts';
import { openPage } from './open-page.ts';
import { expectAccessible, expectNoSidewaysScroll, IN_ALL } from './visitor.ts';

test.skip(({ isMobile }) => isMobile === true, 'once; the narrow screen is set below');

/** Signing in for the first time added an authenticator app, of which every member is notified. */
const CHANGE = 'Aplicativo autenticador ativado';

test('a member reads notifications in the panel of the bell, acts on one, and chooses what comes by e-mail', {
  tag: IN_ALL,
}, async ({ page, admin, staff, mishaps }) => {
  await page.context().addCookies(staff.editor.cookies);
  await openPage(page, `${admin}/admin/dashboard`);
  const bell = page.getByRole('link', { name: /^Notificações: \d+ não lida/ }).first();
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notificações' });
  await expect(panel.getByText(CHANGE)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await bell.click();
  await panel.getByRole('button', { name: 'Conferir' }).first().click();
  await expect(page).toHaveURL(/\/admin\/conta$/);
  await expect(panel).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByRole('link', { name: /^Notificações(?:: |$)/ })
    .and(page.locator('header a'))
    .click();
  await expect(page.getByRole('heading', { name: 'Notificações' })).toBeVisible();
  await expect(page.getByText(CHANGE).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'Preferências' }).click();
  const box = page.getByRole('checkbox', { name: 'Mencionaram você: E-mail' });
  await box.uncheck();
  await page.getByRole('radio', { name: '1 por dia' }).check();
  await page.getByRole('button', { name: 'Salvar preferências' }).click();
  await expect(page.getByText('Preferências salvas.')).toBeVisible();
  await page.reload();
  await expect(box).not.toBeChecked();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Voltar ao padrão' }).click();
  await expect(box).toBeChecked();
  expect(mishaps).toEqual([]);
});

test('without script the bell leads to the list, and an administrator sets up the webhook', { tag: IN_ALL }, async ({
  browser,
  admin,
  staff,
}) => {
  const page = await openWithoutScript(browser, staff.administrator.cookies);
  await page.goto(`${admin}/admin/dashboard`);
  await page
    .getByRole('link', { name: /^Notificações/ })
    .first()
    .click();
  await expect(page.getByText(CHANGE).first()).toBeVisible();
  await page.getByRole('button', { name: 'Marcar como lidas' }).click();
  await expect(page.getByText('Tudo lido.', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Preferências' }).click();
  await expect(page.getByRole('checkbox', { name: 'Uma rotina falhou: Webhook' })).toBeVisible();
  await page.context().close();
});
