import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectPublished, openWithoutScript, SEEN_WITHIN_MS, test } from './admin.ts';
import { expectAccessible, expectNoSidewaysScroll, IN_ALL } from './visitor.ts';

test.skip(({ isMobile }) => isMobile === true, 'once, on a wide screen');
test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ context, staff }) => context.addCookies(staff.editor.cookies));

/** A demo film that no other journey uses. */
const FILM = { id: 149, title: 'Akira' };
const OTHER_FILM = 843;

/** Focuses a control and presses it, as a member without a pointer does. */
async function press(page: Page, name: string, role: 'link' | 'button' = 'button'): Promise<void> {
  await page.getByRole(role, { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

test('a poster is uploaded, cut and published by keyboard, shown everywhere, and gives way to TMDB’s when its licence ends', async ({
  page,
  admin,
  site,
}) => {
  // A picture of its own in each run: the database is shared.
  const background = `#${(Date.now() % 0xff_ff_ff).toString(16).padStart(6, '0')}`;
  const buffer = await sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
    .png()
    .toBuffer();
  const name = `Cena ${background}`;

  await page.goto(`${admin}/admin/filmes/${FILM.id}?aba=imagens`);
  await press(page, 'Escolher ou enviar imagem nossa: Pôster', 'link');
  await expect(page.getByText(`Escolha uma imagem nossa para Pôster de ${FILM.title}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Arquivo').setInputFiles({ name: 'cena.png', mimeType: 'image/png', buffer });
  await page.getByLabel('Nome', { exact: true }).fill(name);
  await press(page, 'Enviar imagem');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Imagem na Mídia.')).toBeVisible();

  // 1600 × 1000 in 2:3: the largest frame is in the middle. Arrows move it by one per cent, with Shift by ten.
  await expect(page.getByLabel('Largura', { exact: true })).toHaveValue('667');
  await expect(page.getByLabel('Da esquerda', { exact: true })).toHaveValue('466');
  await page.getByRole('button', { name: 'Moldura do recorte' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('-');
  await expect(page.getByLabel('Largura', { exact: true })).toHaveValue('660');
  await expect(page.getByLabel('Da esquerda', { exact: true })).toHaveValue('645');
  await expectAccessible(page);
  await press(page, 'Usar como pôster');

  // Without a description it is not used: it could not be published. The description beside the frame is saved with it.
  await expect(page.getByText('Descreva a imagem (texto alternativo).').first()).toBeVisible();
  await expect(page.getByLabel('Texto alternativo')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Uma cor só');
  await press(page, 'Usar como pôster');
  const row = page.locator('#campo-posterPath');
  await expect(row.getByText('Rascunho')).toBeVisible();
  await page.goto(`${admin}/admin/midia?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(2);
  await page.getByRole('listitem').filter({ hasText: '660' }).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Texto alternativo')).toHaveValue('Uma cor só');
  const picture = page.url();

  await page.goto(`${admin}/admin/filmes/${FILM.id}?aba=imagens`);
  await page.locator('summary', { hasText: 'Publicar' }).focus();
  await page.keyboard.press('Enter');
  await press(page, 'Publicar agora');
  await expectPublished(page);

  /** What a visitor gets without script: the page, its structured data and shared picture, and the card of a list. */
  const seen = async () => {
    const film = await (await page.request.get(`${site}/filme/akira-1988-${FILM.id}`)).text();
    const list = await (await page.request.get(`${site}/generos/animacao`)).text();
    const [, data = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(film) ?? [];
    const [, shared = ''] = /property="og:image" content="([^"]+)"/.exec(film) ?? [];
    const isOwn = [
      /\/img\/poster\/w\d+\/own-/.test(film),
      data.includes('/own-'),
      /\/img\/poster\/w\d+\/own-/.test(list),
    ];
    return { isOwn, shared };
  };
  await expect(async () => {
    expect((await seen()).isOwn).toEqual([true, true, true]);
  }).toPass({ timeout: SEEN_WITHIN_MS });
  const { shared: own } = await seen();

  await page.goto(picture);
  await page.getByLabel('Vale até').fill('2026-01-31');
  await press(page, 'Salvar');
  await expect(page.getByText('Dados salvos. A licença venceu: o site mostra a imagem do TMDB.')).toBeVisible();
  await expect(async () => {
    const { isOwn, shared } = await seen();
    expect(isOwn).toEqual([false, false, false]);
    expect(shared).not.toBe(own);
  }).toPass({ timeout: SEEN_WITHIN_MS });

  await page.goto(`${admin}/admin/midia?ver=vencidas`);
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('licença vencida');
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.goto(picture);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('without script a picture is uploaded and cut by numbers', async ({ browser, admin, staff }) => {
  const page = await openWithoutScript(browser, staff.editor.cookies);
  const background = `#${((Date.now() * 7) % 0xff_ff_ff).toString(16).padStart(6, '0')}`;
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .png()
    .toBuffer();
  await page.goto(`${admin}/admin/midia`);
  await page.getByLabel('Arquivo').setInputFiles({ name: 'cena.png', mimeType: 'image/png', buffer });
  await page.getByLabel('Nome', { exact: true }).fill(`Sem script ${background}`);
  await page.getByRole('button', { name: 'Enviar imagem' }).click();
  await expect(page.getByText('Imagem na Mídia.')).toBeVisible();
  await page.getByLabel('Largura', { exact: true }).fill('800');
  await page.getByLabel('Altura', { exact: true }).fill('500');
  await page.getByLabel('Da esquerda', { exact: true }).fill('30');
  await page.getByRole('button', { name: 'Guardar recorte' }).click();
  await expect(page.getByText('Recorte guardado na Mídia.')).toBeVisible();
  await expect(page.getByText('800 × 500').first()).toBeVisible();
});

test('without script a picture of a draft is replaced by a part of another', { tag: IN_ALL }, async ({
  browser,
  admin,
  staff,
}) => {
  const page = await openWithoutScript(browser, staff.editor.cookies);
  const word = (Date.now() % 0xff_ff_ff).toString(16).padStart(6, '0');
  const send = async (name: string, height: number) => {
    const buffer = await sharp({ create: { width: 1400, height, channels: 3, background: `#${word}` } })
      .png()
      .toBuffer();
    await page.getByLabel('Arquivo').setInputFiles({ name: 'cena.png', mimeType: 'image/png', buffer });
    await page.getByLabel('Texto alternativo').fill('Uma cor');
    await page.getByLabel('Nome', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'Enviar imagem' }).click();
  };
  await page.goto(`${admin}/admin/midia?para=movie-${OTHER_FILM}-sharePath`);
  await send(`Antiga ${word}`, 735);
  await page.getByRole('button', { name: /^Usar como/ }).click();
  await page.goto(`${admin}/admin/midia?q=${encodeURIComponent(`Antiga ${word}`)}`);
  await page.getByRole('link', { name: `Antiga ${word}` }).click();
  await page.getByRole('link', { name: 'Substituir' }).click();
  await expect(page.getByText(`no lugar de “Antiga ${word}”`)).toBeVisible();
  await send(`Nova ${word}`, 1000);
  await expect(page.getByLabel('Altura', { exact: true })).toHaveValue('735');
  await page.getByRole('button', { name: 'Substituir nos rascunhos' }).click();
  await expect(page.getByText('Imagem trocada nos rascunhos.')).toBeVisible();
  await expect(page.getByText('1.400 × 735').first()).toBeVisible();
  await expect(page.getByText('rascunho', { exact: false }).first()).toBeVisible();
});
