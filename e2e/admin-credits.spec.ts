import { expect, type Page } from '@playwright/test';
import { expectPublished, expectSaved, SEEN_WITHIN_MS, test } from './admin.ts';
import { openPage } from './open-page.ts';
import { expectAccessible, expectNoSidewaysScroll, IN_ALL } from './visitor.ts';

test.skip(({ isMobile }) => isMobile === true, 'once, on a wide screen');
test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ context, staff }) => context.addCookies(staff.administrator.cookies));

/** A film of the demo whose credits no other journey edits. */
const FILM = { id: 377_273, path: '/filme/aquarius-2016-377273' } as const;
const tab = (admin: string, query = '') => `${admin}/admin/filmes/${FILM.id}?aba=pessoas${query}`;
const row = (page: Page, name: string) => page.locator('li[id^="credito-"]').filter({ hasText: name });

test('an editor renames, hides and moves credits by keyboard, and visitors see it', { tag: IN_ALL }, async ({
  page,
  admin,
  site,
  visitor,
}) => {
  await openPage(page, tab(admin));
  await expectAccessible(page);
  const rows = page.locator('li[id^="credito-"]');
  const [first = '', second = ''] = await rows.locator('h3').allTextContents();

  await page.getByRole('link', { name: `Editar ${first.trim()}`, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Personagem', { exact: true }).first()).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Clara, a do edifício');
  await expectSaved(page);
  await expect(row(page, 'Clara, a do edifício')).toContainText('Renomeado');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Fechar' }).click();

  // Alt and an arrow move the credit whose button has the focus.
  await page.getByRole('button', { name: `Subir: ${second.trim()}` }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rows.first()).toContainText(second.trim());
  await expect(page.getByText(`${second.trim()} está em 1º.`)).toBeAttached();

  const last = ((await rows.locator('h3').allTextContents()).at(-1) ?? '').trim();
  await page.getByRole('button', { name: `Ocultar: ${last}` }).focus();
  await page.keyboard.press('Enter');
  await expect(row(page, last)).toContainText('Oculto do site');
  await expectSaved(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('summary', { hasText: 'Publicar' }).click();
  await expect(page.getByText(`Elenco, ${last}: Ocultar do site`)).toBeVisible();
  await page.getByRole('button', { name: 'Publicar agora' }).click();
  await expectPublished(page);

  await openPage(page, `${admin}/admin/auditoria`);
  await expect(page.getByText(`Elenco, ${last}: Ocultar do site`).first()).toBeVisible();
  await expect(page.getByText(/pessoa \d+/)).toHaveCount(0);

  await expect(async () => {
    await visitor.goto(site + FILM.path);
    await expect(visitor.getByText('Clara, a do edifício').first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: SEEN_WITHIN_MS });
  await expect(visitor.getByText(last, { exact: true })).toHaveCount(0);
  await visitor.getByRole('link').filter({ hasText: 'Clara, a do edifício' }).first().click();
  await expect(visitor.getByRole('heading', { level: 1, name: first.trim() })).toBeVisible();
  await expect(visitor.getByText('Clara, a do edifício').first()).toBeVisible();
});
