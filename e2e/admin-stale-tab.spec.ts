import type { Page } from '@playwright/test';
import { expectSaved, test } from './admin.ts';
import { markDocument } from './navigation-watch.ts';
import { holdRequests, openPage, waitUntilHydrated } from './open-page.ts';
import { forgiveGoneFiles, releaseBehind } from './release.ts';
import { expect, expectAccessible } from './visitor.ts';

test.skip(({ isMobile }) => isMobile === true, 'once, on a wide screen');
// Texts are saved three seconds after the last key.
test.describe.configure({ timeout: 360_000 });
test.beforeEach(({ context, staff }) => context.addCookies(staff.administrator.cookies));
test.afterEach(({ mishaps }) => forgiveGoneFiles(mishaps));

/** Demo films that no other journey uses. */
const FILMS = { stale: 42234, slow: 67062, palette: 68173 } as const;

const synopsis = (page: Page) => page.getByLabel('Sinopse', { exact: true });
const curiosities = (page: Page) => page.getByRole('textbox', { name: 'Curiosidades' });
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Não foi possível carregar.' });

async function openFilm(page: Page, admin: string, id: number): Promise<void> {
  await openPage(page, `${admin}/admin/filmes/${id}`);
  const edit = page.getByRole('button', { name: 'Editar Sinopse' });
  if ((await edit.count()) > 0) await edit.click();
  await expect(synopsis(page)).toBeVisible();
}

test('in a tab older than the release an editor writes on, and nothing typed is lost', async ({ page, admin }) => {
  await openFilm(page, admin, FILMS.stale);
  await markDocument(page);
  await releaseBehind(page);
  const typed = `Escrito numa aba antiga, ${Date.now().toString(36)}.`;
  await synopsis(page).fill(typed);

  await page.keyboard.press('Control+k');
  await expect(failure(page)).toBeVisible();
  await expect(synopsis(page)).toHaveValue(typed);
  await expectAccessible(page);

  // Rich text is written as HTML while its editor is missing.
  await page.getByRole('button', { name: 'Editar Curiosidades' }).click();
  await expect(page.getByText('O editor não carregou.')).toBeVisible();
  await expectAccessible(page);
  await curiosities(page).fill('<p>Quase <strong>sem falas</strong>.</p>');
  await page.getByRole('button', { name: 'Tentar de novo' }).last().click();
  await expect(curiosities(page)).toHaveValue('<p>Quase <strong>sem falas</strong>.</p>');
  await expectSaved(page);

  // Another screen: the guard saves what was typed last before React Router loads the document anew.
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await synopsis(page).fill(`${typed} E mais isto.`);
  await page.getByRole('navigation', { name: 'Redação' }).getByRole('link', { name: 'Gêneros' }).click();
  await page.waitForFunction(() => !('sameDocument' in window));
  await waitUntilHydrated(page);
  await openPage(page, `${admin}/admin/filmes/${FILMS.stale}`);
  await expect(synopsis(page)).toHaveValue(`${typed} E mais isto.`);
  await expect(curiosities(page).locator('strong')).toHaveText('sem falas');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Buscar na redação' })).toBeFocused();
});

test('a search of the palette that would load the document anew asks first, and the text stays', async ({
  page,
  admin,
}) => {
  await openFilm(page, admin, FILMS.palette);
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Buscar na redação' });
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await markDocument(page);
  await releaseBehind(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await synopsis(page).fill('Ainda não salvo.');
  await page.keyboard.press('Control+k');
  await search.fill('bacurau');
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(synopsis(page)).toHaveValue('Ainda não salvo.');
  await expectSaved(page);
});

test('what is typed before the rich text editor has arrived is in it then', async ({ page, admin }) => {
  const release = await holdRequests(page, '**/assets/rich-editor-*.js');
  await openFilm(page, admin, FILMS.slow);
  await page.getByRole('button', { name: 'Editar Curiosidades' }).click();
  await curiosities(page).fill('Rodado em duas semanas.');
  release();
  await expect(page.getByRole('toolbar', { name: 'Formatação de Curiosidades' })).toBeVisible();
  await expect(curiosities(page)).toHaveText('Rodado em duas semanas.');
  await curiosities(page).press('End');
  await curiosities(page).pressSequentially(' E meia.');
  await expectSaved(page);
  await page.reload();
  await expect(curiosities(page)).toHaveText('Rodado em duas semanas. E meia.');
});
