import { IN_CINEMAS, TO_COME } from './open-cinema.ts';
import { openPage } from './open-page.ts';
import { test as base, expect, expectAccessible, expectNoSidewaysScroll, IN_ALL } from './visitor.ts';

/** The `visitor` fixture on the server of open-cinema.ts. */
const test = base.extend({
  site: async ({}, use) => use(process.env.CINEMA_URL ?? ''),
});

test('every film of "Em cartaz" is under its Thursday, with its day, and says it on its own page', async ({
  page,
  site,
}) => {
  await openPage(page, `${site}/filmes/em-cartaz`);
  await expect(page.getByText('esta semana')).toBeVisible();
  await expect(page.getByText('há 1 semana')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /^quinta, / })).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const cards = page.getByRole('main').locator('a[href^="/filme/"]');
  await expect(cards).toHaveCount(Object.keys(IN_CINEMAS).length);
  for (const card of await cards.all()) {
    await expect(card).toHaveAccessibleName(/, nos cinemas desde \d/);
    await expect(card).toContainText(/desde \d\d\/\d\d/);
    // Without script.
    const html = await (await page.request.get(site + (await card.getAttribute('href')))).text();
    expect(html).toContain('Em cartaz nos cinemas desde');
  }
});

test('a film to come says when it opens, in the list and on its page, with a calendar', { tag: IN_ALL }, async ({
  page,
  site,
}) => {
  await openPage(page, `${site}/filmes/proximos-lancamentos`);
  await expect(page.getByText('nesta quinta')).toBeVisible();
  const card = page.getByRole('main').locator('a[href^="/filme/"]');
  await expect(card).toHaveAccessibleName(/, estreia em \d/);
  await card.click();
  const panel = page.getByRole('region', { name: /^Onde assistir/ });
  await expect(panel).toContainText(/Estreia quinta, \d\d\/\d\d/);
  await expect(page).toHaveURL(new RegExp(`-${TO_COME}$`));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const address = await panel.getByRole('link', { name: 'Pôr no calendário' }).getAttribute('href');
  const calendar = await page.request.get(site + address);
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toContain('SUMMARY:Estreia: ');
});
