import { expect, type Page } from '@playwright/test';
import { expectPublished, expectSaved, SEEN_WITHIN_MS, test } from './admin.ts';
import { openPage } from './open-page.ts';
import { expectAccessible, expectNoSidewaysScroll } from './visitor.ts';

// The admin is designed for wide screens; its narrow layout is tested below.
test.skip(({ isMobile }) => isMobile === true, 'once, on a wide screen');
test.describe.configure({ timeout: 360_000 });
test.beforeEach(({ context, staff }) => context.addCookies(staff.administrator.cookies));

/** Series of the demo that no other journey edits. */
const SERIES = 900_000_540;
const tab = (admin: string, query = '') => `${admin}/admin/series/${SERIES}?aba=temporadas${query}`;

async function publish(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Publicar' }).click();
  await page.getByRole('button', { name: 'Publicar agora' }).click();
  await expectPublished(page);
}

test('an editor corrects an episode by keyboard, and visitors see it', async ({ page, admin, browser, site }) => {
  await openPage(page, tab(admin, '&de=1'));
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Editar T1E1', exact: true }).focus();
  await page.keyboard.press('Enter');
  const title = page.getByLabel('Título', { exact: true });
  await expect(title).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('A chegada, corrigida');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Sinopse', { exact: true })).toBeFocused();
  await page.keyboard.type('Um resumo escrito pela redação.');
  await expectSaved(page);
  await expectAccessible(page);
  // Unsaved text survives the way to another episode.
  await title.fill('A chegada, corrigida duas vezes');
  await page.getByRole('link', { name: 'Próximo episódio' }).click();
  await expect(page.getByRole('group', { name: 'T1E2' })).toBeVisible();
  await expect(page.getByText('A chegada, corrigida duas vezes')).toBeVisible();
  await expectSaved(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await publish(page);

  const visitor = await (await browser.newContext()).newPage();
  const season = `${site}/serie/x-${SERIES}/1`;
  await expect(async () => {
    await visitor.goto(season);
    await expect(visitor.getByText('A chegada, corrigida duas vezes')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: SEEN_WITHIN_MS });
  await expect(visitor.getByText('Um resumo escrito pela redação.')).toBeVisible();
});
