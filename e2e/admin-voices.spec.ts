import { expect } from '@playwright/test';
import { SEEN_WITHIN_MS, test } from './admin.ts';
import { expectAccessible, expectNoSidewaysScroll, IN_ALL } from './visitor.ts';

test.skip(({ isMobile }) => isMobile === true, 'once, on a wide screen');
test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ context, staff }) => context.addCookies(staff.editor.cookies));

/** A film of the demo whose voices no other journey changes. */
const FILM = { id: 598, path: '/filme/cidade-de-deus-2002-598' } as const;
const SOURCE = 'https://vozes-de-demonstracao.example/';

test('an editor enters a voice of a new person, imports a CSV and undoes it, and visitors without script see each', {
  tag: IN_ALL,
}, async ({ page, browser, admin, site, visitor }) => {
  const run = Date.now().toString(36);
  const [character, voice] = [`Papel ${run}`, `Voz Inventada ${run}`];
  const expectVoice = (name: string | null) =>
    expect(async () => {
      await visitor.goto(site + FILM.path);
      const shown = visitor.getByRole('link').filter({ hasText: character });
      if (name === null) await expect(shown).toHaveCount(0, { timeout: 500 });
      else await expect(shown).toContainText(name, { timeout: 500 });
    }).toPass({ timeout: SEEN_WITHIN_MS });

  const publish = async () => {
    await page.locator('summary', { hasText: 'Publicar' }).click();
    await page.getByRole('button', { name: 'Publicar agora' }).click();
    await expect(page.getByText(/^Publicado/)).toBeVisible();
  };

  // The address of the former screen.
  await page.goto(`${admin}/admin/filmes/${FILM.id}/vozes`);
  await expect(page).toHaveURL(/aba=vozes/);
  await expect(page.getByRole('heading', { name: 'Vozes em português' })).toBeVisible();
  await expectAccessible(page);
  // Until the page is hydrated, the field is a plain one.
  await expect(page.getByRole('combobox', { name: 'Voz no Brasil' })).toBeVisible();
  await page.getByLabel('Personagem', { exact: true }).fill(character);
  await page.getByLabel('Voz no Brasil', { exact: true }).fill(voice);
  await page.getByLabel('Fonte', { exact: true }).fill(SOURCE);
  await page.getByRole('button', { name: 'Guardar no rascunho' }).click();
  await expect(page.getByText('Guardado no rascunho.')).toBeVisible();
  await expect(page.getByText(/^pessoa nova/)).toBeVisible();
  await expectVoice(null);
  await publish();
  await expectVoice(voice);
  await expect(visitor.getByText('Vozes inventadas para a demonstração.')).toBeVisible();
  await visitor.getByRole('link').filter({ hasText: character }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: voice })).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'Dublou' })).toBeVisible();
  // axe needs script.
  const scripted = await (await browser.newContext()).newPage();
  for (const address of [site + FILM.path, visitor.url()]) {
    await scripted.goto(address);
    await expectAccessible(scripted);
  }

  await page.getByLabel('Conteúdo do CSV').fill(`personagem,voz\n${character},Outra ${voice}`);
  await page.getByLabel('Fonte das linhas sem fonte').fill(SOURCE);
  await page.getByRole('button', { name: 'Pôr no rascunho' }).click();
  await expect(page.getByText('1 voz entrou no rascunho.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await publish();
  await expectVoice(`Outra ${voice}`);

  await page.getByRole('button', { name: `Editar ${character}` }).click();
  await page.getByLabel('Estúdio', { exact: true }).fill('Eco');
  await page.getByRole('button', { name: 'Guardar no rascunho' }).click();
  await expect(page.getByText('Outra Voz Inventada', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: `Remover ${character}` }).click();
  await expect(page.getByText('Removida do rascunho.')).toBeVisible();
  await publish();
  await expectVoice(null);
});
