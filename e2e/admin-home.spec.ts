import { expect } from '@playwright/test';
import { expectSaved, SEEN_WITHIN_MS, test } from './admin.ts';
import { expectAccessible, expectNoSidewaysScroll } from './visitor.ts';

test.skip(({ isMobile }) => isMobile === true, 'once, on a wide screen');
test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ context, staff }) => context.addCookies(staff.administrator.cookies));

test('an editor arranges home, sees it as tomorrow, publishes it and undoes it', async ({
  page,
  admin,
  site,
  visitor,
}) => {
  const headings = async () => {
    await visitor.goto(`${site}/`);
    // Without that of the services, which stays above the sections.
    return (await visitor.getByRole('heading', { level: 2 }).allInnerTexts()).slice(1);
  };
  await page.goto(`${admin}/admin/destaques`);
  await expect(page.getByRole('heading', { level: 1, name: 'Página inicial' })).toBeVisible();
  await expectAccessible(page);
  const before = await headings();
  expect(before).toContain('Explorar por Gênero');

  // By keyboard: genres to the top, and "Famosos em Foco" away.
  const grip = page.getByRole('button', { name: 'Arrastar Explorar por Gênero' });
  await grip.focus();
  for (const place of [4, 3, 2, 1]) {
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByRole('textbox', { name: 'Posição de Explorar por Gênero' })).toHaveValue(String(place));
    await expect(grip).toBeFocused();
  }
  await page.getByRole('checkbox', { name: 'Mostrar a seção Famosos em Foco' }).uncheck();
  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
  await expectSaved(page);
  expect(await headings()).toEqual(before);

  // Tomorrow's page, on both screens.
  await page.getByRole('link', { name: 'Amanhã' }).click();
  await expect(page.getByRole('link', { name: 'Amanhã' })).toHaveAttribute('aria-current', 'true');
  for (const title of ['Prévia em tela larga', 'Prévia no celular']) {
    const preview = page.locator(`iframe[title="${title}"]`);
    await expect(preview).toHaveAttribute('src', /\?dia=/);
    await preview.scrollIntoViewIfNeeded();
    const frame = preview.contentFrame();
    await expect(frame.getByRole('heading', { level: 2 }).nth(1)).toHaveText('Explorar por Gênero');
    await expect(frame.getByRole('heading', { level: 2, name: 'Famosos em Foco' })).toHaveCount(0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.locator('summary', { hasText: 'Publicar' }).click();
  await page.getByRole('button', { name: 'Publicar agora' }).click();
  await expect(page.getByText(/^Publicado/).first()).toBeVisible();
  await expect.poll(async () => (await headings())[0], { timeout: SEEN_WITHIN_MS }).toBe('Explorar por Gênero');
  expect(await headings()).not.toContain('Famosos em Foco');

  await page.getByRole('button', { name: 'Desfazer esta publicação' }).click();
  await expect(page.getByText(/^Desfeito/)).toBeVisible();
  await expect.poll(headings, { timeout: SEEN_WITHIN_MS }).toEqual(before);
});
