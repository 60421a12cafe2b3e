import { expect, type Page } from '@playwright/test';
import { runCli, SEEN_WITHIN_MS, test } from './admin.ts';
import { IMPORTED_FILM } from './setup-fixture.ts';
import { expectAccessible, expectNoSidewaysScroll, IN_ALL } from './visitor.ts';

test.describe.configure({ timeout: 360_000 });
test.beforeEach(({ context, staff }) => context.addCookies(staff.administrator.cookies));

/** Demo films that no other journey uses: all journeys share one site. */
const HIDDEN = { title: 'Volver', id: 219 } as const;
const REPORTED = 5156;
const RATED = { title: 'Ladrões de Bicicleta', id: 5156 } as const;

const statusOf = async (page: Page, address: string) => (await page.request.get(address)).status();

test('an editor filters a list, hides a film after a preview of the effect, undoes it, imports one and answers a visitor', {
  tag: IN_ALL,
}, async ({ page, admin, staff, site }) => {
  await test.step('the list is walked and marked by keys, and its address says all of it', async () => {
    await page.goto(`${admin}/admin/filmes?genero=18`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Filmes');
    await expectAccessible(page);
    // J goes to the first row from anywhere but a field.
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('j');
    await page.keyboard.press('Shift+X');
    await expect(page.getByText('3 selecionados')).toBeVisible();
    await page.getByLabel('Situação').selectOption('no-ar');
    await expect(page).toHaveURL(/situacao=no-ar/);
    await expect(page).toHaveURL(/genero=18/);
    await page.locator('summary', { hasText: 'Salvar esta lista' }).click();
    await page.getByLabel('Nome da lista').fill('Dramas no ar');
    await page.getByRole('button', { name: 'Salvar esta lista' }).click();
    await expect(page.getByRole('link', { name: 'Dramas no ar' })).toBeVisible();
    await page.setViewportSize({ width: 820, height: 900 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a film is hidden by a bulk action, seen from another process, and shown again', async () => {
    await page.goto(`${admin}/admin/filmes?q=${HIDDEN.title}`);
    await page.getByLabel(`Selecionar ${HIDDEN.title}`).check();
    await expect(page.getByText('o endereço passa a responder 410')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Não indexar' })).toBeHidden();
    await page.locator('summary', { hasText: 'Mais' }).click();
    await expect(page.getByRole('button', { name: 'Não indexar' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Ocultar', exact: true }).click();
    await expect(page.getByText('Prévia: nada mudou ainda.')).toBeVisible();
    await expectAccessible(page);
    expect(await statusOf(page, `${site}/filme/${HIDDEN.id}`)).toBe(200);
    await page.getByRole('button', { name: 'Confirmar em 1 item' }).click();
    await expect(page.getByText(/^Feito em 1 item/)).toBeVisible();
    await expect.poll(() => statusOf(page, `${site}/filme/${HIDDEN.id}`), { timeout: SEEN_WITHIN_MS }).toBe(410);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByText(new RegExp(`^Desfeito por ${staff.administrator.name}`))).toBeVisible();
    await expect.poll(() => statusOf(page, `${site}/filme/${HIDDEN.id}`), { timeout: SEEN_WITHIN_MS }).toBe(200);
  });

  await test.step('a film is imported by its address', async () => {
    await page.goto(`${admin}/admin/importar`);
    const pasted = `https://www.themoviedb.org/movie/${IMPORTED_FILM}\n${HIDDEN.id}\nnada disso`;
    await page.getByLabel('IDs ou endereços, um por linha').fill(pasted);
    await page.getByRole('button', { name: 'Conferir' }).click();
    const preview = page.getByRole('table', { name: 'Prévia da importação' });
    await expect(preview.getByText('Encontrado', { exact: true })).toBeVisible();
    await expect(preview.getByText('Duplicado: já está no catálogo')).toBeVisible();
    await expect(preview.getByText('não é um ID nem um endereço')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Importar 1 item' }).click();
    await expect(page.getByText('Na fila', { exact: true })).toBeVisible();
    // The site under test runs no worker; this does what a worker would do with the first job of the queue.
    await runCli('sync', 'movie', String(IMPORTED_FILM));
    await page.getByRole('link', { name: 'Atualizar' }).click();
    await expect(page.getByText('No catálogo')).toBeVisible();
    expect(await statusOf(page, `${site}/filme/${IMPORTED_FILM}`)).toBe(200);
  });

  await test.step('the report of a visitor is answered, and the dashboard counts it no more', async () => {
    await page.request.post(`${site}/informar-erro`, {
      form: { tipo: 'movie', id: String(REPORTED), motivo: 'wrong-link', texto: 'O link abre outro filme.' },
      headers: { origin: site },
    });
    await page.goto(`${admin}/admin/dashboard`);
    await expectAccessible(page);
    await page
      .getByRole('navigation', { name: 'Pendências' })
      .getByRole('link', { name: /Avisos? de erro/ })
      .click();
    await expectAccessible(page);
    const report = page.getByRole('listitem').filter({ hasText: 'O link abre outro filme.' });
    await report.getByLabel('Resposta').fill('Link corrigido na plataforma.');
    await report.getByRole('button', { name: 'Resolver' }).click();
    await expect(page.getByText('Aviso resolvido.')).toBeVisible();
    await page.getByRole('link', { name: /^Resolvidos/ }).click();
    await expect(page.getByText('Link corrigido na plataforma.')).toBeVisible();
  });

  await test.step('all of it is in the audit, under the editor', async () => {
    // Not on the dashboard, whose few lines other journeys fill at the same time.
    await page.goto(`${admin}/admin/auditoria`);
    await page.locator('select[name="quem"]').selectOption({ label: staff.administrator.name });
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await expect(page).toHaveURL(/[?&]quem=[^&]/);
    for (const auditEvent of ['resolveu um aviso de erro', 'pediu uma importação', 'desfez uma ação em lote'])
      await expect(page.getByRole('listitem').getByText(auditEvent).first()).toBeVisible();
    await page.goto(`${admin}/admin/dashboard`);
    await page.setViewportSize({ width: 820, height: 900 });
    await expectNoSidewaysScroll(page);
  });
});

test('an editor rates films by CSV and in bulk after a preview, visitors read it, and both are undone', {
  tag: IN_ALL,
}, async ({ page, admin, site, visitor }) => {
  const readRating = async () => {
    await visitor.goto(`${site}/filme/${RATED.id}`);
    const text = await visitor.getByRole('main').innerText();
    return /menores de \d+ anos|Livre para todos|Classificação não informada/.exec(text)?.[0];
  };
  const before = await readRating();
  expect(before).toBeDefined();
  const confirmAndUndo = async (said: string) => {
    await expect(page.getByText('Prévia: nada mudou ainda.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirmar em 1 item' }).click();
    await expect(page.getByText(/^Feito em 1 item/)).toBeVisible();
    await expect.poll(readRating, { timeout: SEEN_WITHIN_MS }).toBe(said);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByText(/^Desfeito por/)).toBeVisible();
    await expect.poll(readRating, { timeout: SEEN_WITHIN_MS }).toBe(before);
  };

  await page.goto(`${admin}/admin/importar`);
  const csv = page.getByLabel('Linhas do CSV, com o cabeçalho');
  const head = 'id;classificacao;motivos;quem_classificou;fonte';
  await csv.fill(`${head}\n${RATED.id};15;;;`);
  await page.getByRole('button', { name: 'Ver a prévia' }).click();
  await expect(page.getByText('Linha 2: confira "classificacao".')).toBeVisible();
  await csv.fill(`${head}\n${RATED.id};18;medo;oficial;https://classificacao.example/1`);
  await page.getByRole('button', { name: 'Ver a prévia' }).click();
  await confirmAndUndo('menores de 18 anos');

  await page.goto(`${admin}/admin/filmes?q=${RATED.id}`);
  await page.getByLabel(`Selecionar ${RATED.title}`).check();
  await page.locator('summary', { hasText: 'Mais' }).click();
  await page.getByRole('button', { name: 'Classificar' }).click();
  await page.getByLabel('Classificação', { exact: true }).selectOption('16');
  await page.getByRole('button', { name: 'Ver a prévia' }).click();
  await confirmAndUndo('menores de 16 anos');
});
