import type { Page } from '@playwright/test';
import { openPage } from './open-page.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScrollAtAnyWidth,
  IN_ALL,
  ON_A_DESKTOP,
  ON_A_DESKTOP_IN_ALL,
  ON_A_PHONE_IN_ALL,
  test as visitorTest,
} from './visitor.ts';
import { readLayoutShift } from './weigh.ts';

/** e2e/open-agenda.ts */
const test = visitorTest.extend({
  site: async ({}, use) => use(process.env.AGENDA_URL ?? ''),
});

const daysOf = (page: Page) => page.getByRole('main').locator('ol > li:has(h2)');
const itemsOf = (page: Page, lane: 'Streaming' | 'Episódios' | 'Cinema') =>
  page.getByRole('main').locator(`div:has(> h3:text-is("${lane}")) > ul > li`);
const weekOf = (page: Page) => page.getByRole('navigation', { name: 'Semana' });

test('a week has seven days, one of which is today, and arrows to the weeks around it', async ({ page, site }) => {
  await openPage(page, `${site}/agenda`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda');
  await expect(page).toHaveTitle(/^Agenda, \d.* a \d.* - /);
  await expect(daysOf(page)).toHaveCount(7);
  await expect(page.locator('li[aria-current="date"] em')).toHaveText('hoje');
  await expect(itemsOf(page, 'Episódios')).toHaveCount(7);
  await expect(itemsOf(page, 'Cinema').first()).toHaveText(/^Estreia de Quinta\s*estreia$/);
  await expect(itemsOf(page, 'Cinema').nth(1)).toContainText('relançamento');
  await expect(itemsOf(page, 'Streaming').first()).toContainText('Netflix');
  await expect(itemsOf(page, 'Streaming').last()).toContainText('digital');
  await expect(page.getByText('e mais 5', { exact: true })).toBeVisible();
  await expect(daysOf(page).nth(5)).toContainText('Nada marcado');
  const range = await weekOf(page).getByRole('status').textContent();

  await weekOf(page).getByRole('link', { name: 'Próxima semana' }).click();
  await expect(page).toHaveURL(/\/agenda\/\d{4}-\d\d-\d\d$/);
  await expect(weekOf(page).getByRole('status')).not.toHaveText(range ?? '');
  await expect(page.locator('[aria-current="date"]')).toHaveCount(0);
  await weekOf(page).getByRole('link', { name: 'Semana anterior' }).click();
  await expect(page).toHaveURL(`${site}/agenda`);
  await expect(weekOf(page).getByRole('status')).toHaveText(range ?? '');
});

test(
  'a day redirects to its Monday, and only this week is for search engines',
  ON_A_DESKTOP,
  async ({ request, site }) => {
    const today = await request.get(`${site}/api/getAgenda`);
    const { from, to } = (await today.json()) as { from: string; to: string };
    const [sunday, monday, whole, wrong, late] = await Promise.all(
      [
        `/agenda/${to}?plataforma=netflix`,
        `/agenda/${from}`,
        '/agenda',
        '/agenda/2026-02-30',
        '/agenda/1999-01-04',
      ].map((path) => request.get(site + path, { maxRedirects: 0 })),
    );
    expect([sunday?.status(), sunday?.headers().location]).toEqual([301, `/agenda/${from}?plataforma=netflix`]);
    expect(await monday?.text()).toMatch(/<link rel="canonical" href="[^"?]+\/agenda"\/>.*noindex, follow/s);
    expect(await whole?.text()).not.toContain('noindex');
    expect(whole?.headers()['cache-control']).toContain('stale-while-revalidate=0');
    expect([wrong?.status(), late?.status()]).toEqual([404, 404]);
  },
);

test('own services leave only what is there, and cinemas stay', { tag: IN_ALL }, async ({ page, site }) => {
  await openPage(page, `${site}/agenda`);
  const [cinemas, episodes] = [await itemsOf(page, 'Cinema').count(), await itemsOf(page, 'Episódios').count()];
  const onlyMine = page.getByRole('switch', { name: 'Só nos meus streamings' });
  await onlyMine.press('Space');
  const sheet = page.getByRole('dialog', { name: 'Meus streamings' });
  await sheet.getByRole('checkbox', { name: 'Netflix' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(onlyMine).toBeChecked();
  await expect(page).toHaveURL(`${site}/agenda`);
  await expect(itemsOf(page, 'Episódios')).toHaveCount(5);
  for (const item of await itemsOf(page, 'Episódios').all()) await expect(item).toContainText('no seu streaming');
  expect(await itemsOf(page, 'Cinema').count()).toBe(cinemas);
  await onlyMine.press('Space');
  await expect.poll(() => itemsOf(page, 'Episódios').count()).toBe(episodes);
});

test('one platform is in the address', ON_A_PHONE_IN_ALL, async ({ page, site }) => {
  await openPage(page, `${site}/agenda`);
  await page.getByRole('combobox', { name: 'Plataforma' }).selectOption('Netflix');
  await expect(page).toHaveURL(`${site}/agenda?plataforma=netflix`);
  const listOthers = async () =>
    (await itemsOf(page, 'Episódios').allTextContents()).filter((item) => !item.includes('Netflix'));
  await expect.poll(listOthers).toEqual([]);
});

test('a browser without a calendar program gets the file', ON_A_DESKTOP_IN_ALL, async ({ page, site, mishaps }) => {
  await openPage(page, `${site}/agenda`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'No seu calendário: Cinema' }).click();
  expect((await download).url()).toBe(`${site}/feeds/agenda/cinema.ics`);
  const calendar = `${site.replace('http:', 'webcal:')}/feeds/agenda/cinema.ics`;
  expect(mishaps.splice(0)).toEqual([`asked another host: ${calendar}`]);
});

test('is accessible, stands still and fits every screen', { tag: IN_ALL }, async ({ page, site }) => {
  await openPage(page, `${site}/agenda`);
  await expectAccessible(page);
  expect(await readLayoutShift(page)).toBeLessThanOrEqual(0.02);
  await expectNoSidewaysScrollAtAnyWidth(page);
  // Seven columns are narrowest here: no text leaves its own.
  await page.setViewportSize({ width: 1024, height: 800 });
  const wide = await daysOf(page)
    .locator('li b, li small')
    .evaluateAll((texts) =>
      texts.flatMap((text) => (text.scrollWidth > text.clientWidth ? (text.textContent ?? '') : [])),
    );
  expect(wide).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('weeks, platforms and calendars are plain links and a form', async ({ page, site }) => {
    await page.goto(`${site}/agenda`);
    await expect(page.getByRole('switch')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'No seu calendário: Tudo' })).toHaveAttribute(
      'href',
      '/feeds/agenda.ics',
    );
    await page.getByRole('combobox', { name: 'Plataforma' }).selectOption('Netflix');
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page).toHaveURL(`${site}/agenda?plataforma=netflix`);
    await weekOf(page).getByRole('link', { name: 'Próxima semana' }).click();
    await expect(page).toHaveURL(/\/agenda\/\d{4}-\d\d-\d\d\?plataforma=netflix$/);
    await expect(daysOf(page).or(page.getByText('Nada marcado nesta semana')).first()).toBeVisible();
  });
});
