import { expect } from '@playwright/test';
import { acceptInvite, enrolApp, expectPublished, expectSaved, linkIn, newEmail, runCli, test } from './admin.ts';
import { expectAccessible, IN_ALL } from './visitor.ts';

// The admin is designed for wide screens.
test.skip(({ isMobile }) => isMobile === true, 'once, on a wide screen');
test.describe.configure({ timeout: 360_000 });

/** Series of the demo that no other journey edits. */
const EDITED = 900_000_541;
const ORIGINAL = { id: 900_000_590, name: 'Farol do Rosário' };

test('an editor shows a series as a novela and names the one it retells; both pages say so', { tag: IN_ALL }, async ({
  page,
  admin,
}) => {
  await acceptInvite(page, linkIn(await runCli('admin:create', newEmail('novela'))), 'Nara Couto');
  await enrolApp(page);
  await page.goto(`${admin}/admin/series/${EDITED}?aba=temporadas`);
  await page.getByRole('button', { name: 'Editar Exibição' }).click();
  await page.getByLabel('Exibição', { exact: true }).selectOption('Novela, por capítulos');
  await expectSaved(page);
  await page.getByRole('link', { name: 'Relações' }).click();
  await page.getByRole('button', { name: 'Editar Remake de' }).click();
  const remake = page.getByLabel('Remake de', { exact: true });
  await remake.fill(ORIGINAL.name);
  await page.getByRole('option', { name: ORIGINAL.name }).click();
  await expect(remake).toHaveValue(/^farol-do-rosario-\d{4}-900000590$/);
  await expectSaved(page);
  await expectAccessible(page);
  await page.locator('summary', { hasText: 'Publicar' }).click();
  await page.getByRole('button', { name: 'Publicar agora' }).click();
  await expectPublished(page);

  await page.goto(`${admin}/serie/x-${EDITED}`);
  await expect(page.getByRole('region', { name: 'Capítulos' })).toContainText(`Remake de ${ORIGINAL.name}`);
  await page.getByRole('link', { name: ORIGINAL.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ORIGINAL.name);
  await expect(page.getByRole('region', { name: 'Capítulos' })).toContainText('Tem remake:');
});
