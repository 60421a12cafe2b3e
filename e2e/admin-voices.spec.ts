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

  await page.goto(`${admin}/admin/filmes/${FILM.id}`);
  await page.getByRole('link', { name: 'Vozes', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Vozes de/ })).toBeVisible();
  await expectAccessible(page);
  // Until the page is hydrated, the field is a plain one.
  await expect(page.getByRole('combobox', { name: 'Voz no Brasil' })).toBeVisible();
  await page.getByLabel('Personagem', { exact: true }).fill(character);
  await page.getByLabel('Voz no Brasil', { exact: true }).fill(voice);
  await page.getByLabel('Fonte', { exact: true }).fill(SOURCE);
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText(/^Ninguém aqui tem este nome/)).toBeVisible();
  await page.getByLabel(/^Criar a pessoa/).check();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('No ar agora.')).toBeVisible();
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
  await page.getByRole('button', { name: 'Ver a prévia' }).click();
  await expect(page.getByRole('heading', { name: 'Prévia do CSV' })).toBeVisible();
  await expect(page.getByText('Pessoa nova, será criada.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByText('Aplicado. Já vale no site.')).toBeVisible();
  await expectVoice(`Outra ${voice}`);

  await page
    .getByRole('button', { name: /^Desfazer:.*Outra/ })
    .first()
    .click();
  await expect(page.getByText('Desfeito. Tudo voltou a ser como era.')).toBeVisible();
  await expectVoice(voice);
  await page.getByRole('button', { name: `Remover ${character}` }).click();
  await expect(page.getByText(/^Removido do site/)).toBeVisible();
  await expectVoice(null);
  await page.goto(`${admin}/admin/auditoria`);
  await expect(page.getByText(new RegExp(`removeu uma voz em .*${character}`)).first()).toBeVisible();
});
