import { expect } from '@playwright/test';
import { expectSaved, test } from './admin.ts';
import { expectAccessible, expectNoSidewaysScroll } from './visitor.ts';

test.skip(({ isMobile }) => isMobile === true, 'once, on a wide screen');
test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ context, staff }) => context.addCookies(staff.administrator.cookies));

const FILM = { id: 539, key: 'movie-539-publish' } as const;
const DAY_MS = 86_400_000;
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

test('an editor moves a plan by keyboard, undoes it, and moves it by form without script', async ({
  page,
  browser,
  admin,
  staff,
}) => {
  // A Tuesday to come, so that the days after it are in the same week.
  const today = new Date().toISOString().slice(0, 10);
  const tuesday = dayAfter(today, 7 + ((9 - new Date(today).getUTCDay()) % 7));
  await page.goto(`${admin}/admin/filmes/${FILM.id}`);
  const tagline = page.getByLabel('Frase do cartaz', { exact: true });
  await page.getByRole('button', { name: 'Editar Frase do cartaz' }).click();
  await tagline.fill(`Agendada ${Date.now()}`);
  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
  await expectSaved(page);
  await page.locator('summary', { hasText: 'Publicar' }).click();
  await page.getByLabel('Publicar em').fill(`${tuesday}T08:00`);
  await page.getByRole('button', { name: 'Agendar publicação' }).click();
  await expect(page.getByText('Agendamento salvo.')).toBeVisible();

  await page.goto(`${admin}/admin/calendario?ver=semana&dia=${tuesday}`);
  const item = page.locator(`[data-item="${FILM.key}"]`);
  const on = (day: string) => page.locator(`[data-day="${day}"] [data-item="${FILM.key}"]`);
  await expect(on(tuesday)).toBeVisible();
  await expectAccessible(page);

  await item.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(on(tuesday)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(on(dayAfter(tuesday, 2))).toBeVisible();
  await expect(on(dayAfter(tuesday, 2))).toBeFocused();
  await expect(item).toContainText('08h00');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(on(tuesday)).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await context.addCookies(staff.administrator.cookies);
  const plain = await context.newPage();
  await plain.goto(`${admin}/admin/calendario?dia=${tuesday}`);
  await expectNoSidewaysScroll(plain);
  await plain.locator(`[data-item="${FILM.key}"]`).click();
  await plain.getByLabel('Nova data e hora').fill(`${dayAfter(tuesday, 1)}T21:30`);
  await plain.getByRole('button', { name: /^Mover/ }).click();
  await expect(plain.locator(`[data-day="${dayAfter(tuesday, 1)}"] [data-item="${FILM.key}"]`)).toContainText('21h30');
  await context.close();

  await page.goto(`${admin}/admin/filmes/${FILM.id}`);
  await page.locator('summary', { hasText: 'Descartar' }).click();
  await page.getByRole('button', { name: 'Descartar rascunho' }).click();
});
