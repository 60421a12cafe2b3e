import type { Page } from '@playwright/test';
import { openPage } from './open-page.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScrollAtAnyWidth,
  IN_ALL,
  ON_A_DESKTOP,
  ON_A_DESKTOP_IN_ALL,
  ON_A_PHONE,
  test,
} from './visitor.ts';
import { readLayoutShift } from './weigh.ts';

const answersOf = (page: Page) => page.getByRole('main').getByRole('article');
const titlesOf = (page: Page) => answersOf(page).getByRole('heading').allTextContents();
const choiceOf = (page: Page, name: 'Quanto tempo' | 'Com quem' | 'Onde') =>
  page.getByRole('combobox', { name, exact: true });

test('three answers follow the sentence, and other three never repeat one', async ({ page, site }) => {
  await openPage(page, `${site}/hoje`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O que ver hoje');
  await expect(answersOf(page)).toHaveCount(3);
  await expect(answersOf(page).first()).toContainText('Comece por aqui');

  await choiceOf(page, 'Quanto tempo').selectOption('1h 50min');
  await expect(page).toHaveURL(`${site}/hoje?tempo=110`);
  await choiceOf(page, 'Com quem').selectOption('família');
  await expect(page).toHaveURL(`${site}/hoje?tempo=110&com=familia`);
  await expect(page.getByText(/de folga|o tempo que você tem|no seu tempo/).first()).toBeVisible();

  const shown: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const before = page.url();
    shown.push(...(await titlesOf(page)));
    await page.getByRole('link', { name: 'Outras três' }).click();
    await expect(page).not.toHaveURL(before);
    await expect.poll(async () => (await titlesOf(page)).some((title) => shown.includes(title))).toBe(false);
  }
  expect(new Set(shown).size).toBe(shown.length);
  expect(await page.evaluate(() => sessionStorage.getItem('hoje-vistos'))).toMatch(/^[fs]\d+(-[fs]\d+){11}/);
});

test(
  'what was shown under other wishes is not among other three either',
  ON_A_DESKTOP_IN_ALL,
  async ({ page, site }) => {
    await openPage(page, `${site}/hoje`);
    const first = await titlesOf(page);
    await page.getByText('Para chorar').click();
    await expect(page).toHaveURL(`${site}/hoje?clima=chorar`);
    await page.getByRole('link', { name: 'Outras três' }).click();
    await expect(page).toHaveURL(/vistos=/);
    await expect.poll(async () => (await titlesOf(page)).some((title) => first.includes(title))).toBe(false);
  },
);

test.describe('on a clock in Manaus', () => {
  test.use({ timezoneId: 'America/Manaus' });

  test('the end of a film is told by the clock of the visitor', ON_A_PHONE, async ({ page, site }) => {
    await page.clock.setFixedTime('2026-11-18T01:05:20Z');
    await openPage(page, `${site}/hoje?tempo=150`);
    await expect(page.getByText('Contando a partir de agora, 21h05.')).toBeVisible();
    const card = answersOf(page)
      .filter({ hasText: /Termina às/ })
      .first();
    const length = /(\d)h (\d+)min/.exec((await card.getByText(/^\dh \d+min$/).textContent()) ?? '');
    const end = 21 * 60 + 5 + Number(length?.[1]) * 60 + Number(length?.[2]);
    const clock = `${Math.floor(end / 60) % 24}h${end % 60 === 0 ? '' : String(end % 60).padStart(2, '0')}`;
    await expect(card.getByText(/^Termina às/)).toContainText(`Termina às ${clock}`);
    await expect(card).toContainText('começando agora');
  });
});

test('own services are chosen once and then only asked for', { tag: IN_ALL }, async ({ page, site }) => {
  await openPage(page, `${site}/hoje`);
  await choiceOf(page, 'Onde').selectOption('meus streamings');
  const sheet = page.getByRole('dialog', { name: 'Meus streamings' });
  await sheet.getByRole('checkbox', { name: 'Netflix' }).press('Space');
  await sheet.getByRole('checkbox', { name: 'Globoplay' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${site}/hoje?onde=meus&plataformas=netflix,globoplay`);
  await expect(answersOf(page)).toHaveCount(3);
  for (const card of await answersOf(page).all()) await expect(card).toContainText(/(Netflix|Globoplay)seu · /);
  await page.getByRole('link', { name: 'Remover Netflix' }).click();
  await expect(page).toHaveURL(`${site}/hoje?onde=meus&plataformas=globoplay`);

  // Another visit: the script puts them into the address.
  await openPage(page, `${site}/hoje`);
  await choiceOf(page, 'Onde').selectOption('meus streamings');
  await expect(page).toHaveURL(`${site}/hoje?onde=meus&plataformas=netflix,globoplay`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('when nothing fits, it is said which wish to give up, and it is one press away', { tag: IN_ALL }, async ({
  page,
  site,
}) => {
  await openPage(page, `${site}/hoje?tempo=30&onde=cinema`);
  await expect(answersOf(page)).toHaveCount(0);
  await expect(page.getByText('Nada cabe em tudo isso')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Tirar “.+” mostra \d+ títulos?$/ }).click();
  await expect(answersOf(page).first()).toBeVisible();
});

test('is accessible, stands still and fits every screen', { tag: IN_ALL }, async ({ page, site }) => {
  await openPage(page, `${site}/hoje?tempo=110&com=criancas&onde=meus&plataformas=netflix,globoplay&clima=rir`);
  await expectAccessible(page);
  expect(await readLayoutShift(page)).toBeLessThanOrEqual(0.02);
  await expectNoSidewaysScrollAtAnyWidth(page);
  await page.setViewportSize({ width: 320, height: 800 });
  for (const answer of await answersOf(page).all()) {
    const access = await answer.locator('p > span > small').last().boundingBox();
    const link = await answer.getByText('Onde assistir').boundingBox();
    const isBeside = (access?.x ?? 0) + (access?.width ?? 0) <= (link?.x ?? 0);
    expect(isBeside || (access?.y ?? 0) + (access?.height ?? 0) <= (link?.y ?? 0)).toBe(true);
  }
});

test('works with the keyboard alone', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
  await openPage(page, `${site}/hoje`);
  await choiceOf(page, 'Quanto tempo').focus();
  await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL(`${site}/hoje?tempo=150`);
  await page.keyboard.press('Tab');
  await expect(choiceOf(page, 'Com quem')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Tanto faz' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${site}/hoje?tempo=150&clima=rir`);
  await expect(page.getByRole('radio', { name: 'Para rir' })).toBeFocused();
  await page.getByRole('link', { name: 'Outras três' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/vistos=/);
});

test(
  'is a press away from home, header, footer and a page that does not exist',
  ON_A_DESKTOP_IN_ALL,
  async ({ page, site }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await openPage(page, site);
    const header = page.getByRole('banner');
    const [first, last] = await Promise.all(
      ['Início', 'Hoje'].map((name) => header.getByRole('link', { name, exact: true }).boundingBox()),
    );
    expect(last?.y).toBe(first?.y);
    await page.getByRole('navigation', { name: 'Me leve até' }).getByRole('link', { name: 'O que ver hoje' }).click();
    await expect(page).toHaveURL(`${site}/hoje`);
    await openPage(page, `${site}/nao/existe`);
    await page.getByRole('main').getByRole('link', { name: 'O que ver hoje' }).click();
    await expect(page).toHaveURL(`${site}/hoje`);
    await expect(header.getByRole('link', { name: 'Hoje', exact: true })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: 'Como a gente escolhe' }).click();
    await expect(page.getByRole('heading', { name: 'Como a gente escolhe o que ver hoje' })).toBeInViewport();
  },
);

test('search engines see one page', ON_A_DESKTOP, async ({ request, site }) => {
  const [bare, asked, moved] = await Promise.all(
    ['/hoje', '/hoje?tempo=110', '/hoje?com=so&tempo=110&utm_source=x'].map((path) =>
      request.get(site + path, { maxRedirects: 0 }),
    ),
  );
  expect(await bare?.text()).not.toContain('noindex');
  expect(await asked?.text()).toMatch(/<link rel="canonical" href="[^"?]+\/hoje"\/>.*noindex, follow/s);
  expect([moved?.status(), moved?.headers().location]).toEqual([301, '/hoje?tempo=110']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain form asks, and the server counts from its own clock', async ({ page, site }) => {
    await page.goto(`${site}/hoje`);
    await choiceOf(page, 'Quanto tempo').selectOption('2h 30min');
    await page.getByText('Para rir').click();
    await page.getByRole('button', { name: 'Mostrar' }).click();
    await expect(page).toHaveURL(`${site}/hoje?tempo=150&clima=rir`);
    await expect(answersOf(page)).toHaveCount(3);
    await expect(answersOf(page).first()).toContainText(/começando às \d{1,2}h/);
    await expect(page.getByText(/Contando a partir das \d{1,2}h(\d\d)?, no horário de Brasília\./)).toBeVisible();
    const first = await titlesOf(page);
    await page.getByRole('link', { name: 'Outras três' }).click();
    for (const title of await titlesOf(page)) expect(first).not.toContain(title);
    await expect(page.getByRole('radio', { name: 'Para rir' })).toBeChecked();
  });

  test('own services are links that add and remove one', { tag: IN_ALL }, async ({ page, site }) => {
    await page.goto(`${site}/hoje`);
    await choiceOf(page, 'Onde').selectOption('meus streamings');
    await page.getByRole('button', { name: 'Mostrar' }).click();
    await expect(page.getByText('Quais você assina?')).toBeVisible();
    await page.getByRole('link', { name: 'Adicionar Globoplay' }).click();
    await page.getByRole('link', { name: 'Adicionar Netflix' }).click();
    await expect(page).toHaveURL(`${site}/hoje?onde=meus&plataformas=netflix,globoplay`);
    for (const card of await answersOf(page).all()) await expect(card).toContainText(/Netflix|Globoplay/);
    await expect(page.getByRole('button', { name: 'Editar' })).toHaveCount(0);
  });
});
