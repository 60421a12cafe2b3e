import type { Page } from '@playwright/test';
import { holdRequests, openPage, waitUntilHydrated } from './open-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, IN_ALL, ON_A_PHONE_IN_ALL, test } from './visitor.ts';
import { readLayoutShift } from './weigh.ts';

/** Eight episodes with names of their own. */
const SLUG = '3-2016-900000501';
const SEASON = `/serie/${SLUG}/1`;
const FIRST = ['Cubos', 'Moedas', 'Corredor'];
const LATER = ['Portão', 'Água', 'Vidro', 'Cápsula', 'Botão'];
const MOST_SHIFT = 0.02;

const episodes = (page: Page) => page.getByRole('region', { name: 'Episódios' });
const field = (page: Page) => page.getByLabel('Número do episódio');

/** What is on the screen and what a screen reader reads: nothing of these episodes, all of those. */
async function expectShown(page: Page, shown: readonly string[], kept: readonly string[]): Promise<void> {
  const screen = await page.locator('body').innerText();
  const read = await page.locator('body').ariaSnapshot();
  for (const name of shown) expect([screen.includes(name), read.includes(name), name]).toEqual([true, true, name]);
  for (const name of kept) expect([screen.includes(name), read.includes(name), name]).toEqual([false, false, name]);
}

test('until the third episode, nothing of later ones is on the screen or read aloud, now and on the next visit', async ({
  page,
  site,
}) => {
  await openPage(page, site + SEASON);
  await expectShown(page, [...FIRST, ...LATER], []);
  await expect(page.getByRole('button', { name: 'Mostrar tudo' })).toBeHidden();
  await field(page).fill('3');
  await expect(page.getByRole('slider')).toHaveValue('3');
  await expect(page.getByRole('status').filter({ hasText: '5 episódios guardados.' })).toBeAttached();
  await expectShown(page, FIRST, LATER);
  await expect(episodes(page).getByRole('heading', { name: 'Episódio 4' })).toBeVisible();
  await expect(episodes(page).getByText('Guardado para depois.')).toHaveCount(8);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await openPage(page, site + SEASON);
  await expectShown(page, FIRST, LATER);
  await expect(field(page)).toHaveValue('3');
  expect(await readLayoutShift(page)).toBeLessThanOrEqual(MOST_SHIFT);

  await page.getByRole('button', { name: 'Mostrar este episódio 5' }).click();
  await expectShown(page, [...FIRST, 'Água'], ['Portão', 'Vidro', 'Cápsula', 'Botão']);
  await expect(episodes(page).getByRole('heading', { name: 'Água' })).toBeFocused();
  await page.getByRole('button', { name: 'Mostrar tudo' }).click();
  await expectShown(page, [...FIRST, ...LATER], []);
  await expect(page.getByRole('slider')).toBeFocused();
  expect(await page.evaluate((key) => localStorage.getItem(key), `spoiler:${SLUG}`)).toBeNull();
});

test(
  'later episodes are veiled before any script of ours has come, and later seasons wholly',
  ON_A_PHONE_IN_ALL,
  async ({ page, site }) => {
    await page.addInitScript((key) => localStorage.setItem(key, '1x3'), `spoiler:${SLUG}`);
    const sendScripts = await holdRequests(page, '**/assets/*.js');
    await page.goto(site + SEASON, { waitUntil: 'domcontentloaded' });
    await expectShown(page, FIRST, LATER);
    await expect(field(page)).toHaveValue('3');
    sendScripts();
    await waitUntilHydrated(page);
    await expectShown(page, FIRST, LATER);
    await openPage(page, `${site}/serie/${SLUG}/2`);
    await expectShown(page, [], ['Espelho', 'Guardanapo', 'Sapos']);
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'nenhum episódio à mostra');
  },
);

test(
  'the keys move the range, and the number of episodes that fit is counted from there',
  ON_A_PHONE_IN_ALL,
  async ({ page, site }) => {
    await page.clock.setFixedTime('2026-11-17T20:05:00-03:00');
    await openPage(page, site + SEASON);
    const marathon = page.getByRole('region', { name: 'Maratona' });
    await expect(marathon).toContainText('Dá para 3 episódios hoje');
    await expect(marathon).toContainText('até 23h, começando às 20h05');
    await page.getByRole('slider').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(field(page)).toHaveValue('7');
    await expectShown(page, [...FIRST, 'Cápsula'], ['Botão']);
    await expect(marathon).toContainText('Dá para 1 episódio hoje');
    await page.clock.setFixedTime('2026-11-17T22:31:00-03:00');
    await openPage(page, site + SEASON);
    await expect(marathon).toContainText('Fica para amanhã');
  },
);

test('a season and an episode say where to watch their series', ON_A_PHONE_IN_ALL, async ({ page, site }) => {
  for (const path of ['/1', '/1/episodio/2']) {
    await openPage(page, `${site}/serie/ruptura-2022-900000601${path}`);
    const offers = page.getByRole('region', { name: 'Onde assistir' });
    await expect(offers.getByRole('link', { name: /Apple TV/ }).first()).toBeVisible();
    await expect(offers).toContainText('As ofertas são da série.');
    await expect(offers).toContainText('JustWatch');
  }
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the season is whole, and links veil it on the server', { tag: IN_ALL }, async ({ page, site }) => {
    await page.goto(site + SEASON);
    await expectShown(page, [...FIRST, ...LATER], []);
    await page.getByRole('link', { name: 'até o episódio 3' }).click();
    await expect(page).toHaveURL(`${site}${SEASON}?ate=3`);
    await expectShown(page, FIRST, LATER);
    for (const name of LATER) expect(await page.content()).not.toContain(name);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Mostrar este episódio 4' }).click();
    await expectShown(page, [...FIRST, 'Portão'], LATER.slice(1));
    await page.getByRole('link', { name: 'Mostrar tudo' }).click();
    await expect(page).toHaveURL(site + SEASON);
    await expectShown(page, [...FIRST, ...LATER], []);
  });
});
