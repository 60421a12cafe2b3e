import { demoMovies } from '../packages/demo/movies.ts';
import { openPage } from './open-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, IN_ALL, test } from './visitor.ts';

/** The demo's most popular film, which is always on the home page. */
const [film] = demoMovies.toSorted((one, other) => other.popularity - one.popularity);
const popular = {
  id: film?.id ?? 0,
  title: film?.translations.find((row) => row.country === 'BR')?.title || (film?.originalTitle ?? ''),
};

test('the home page has a headline, films, and a link to each', { tag: IN_ALL }, async ({ page, site }) => {
  await openPage(page, site);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O melhor do cinema e streaming em um só lugar');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('main').getByRole('link', { name: popular.title }).first().click();
  await expect(page).toHaveURL(new RegExp(`^${site}/filme/.+-${popular.id}$`));
});

test('the navigation is in the header from 1024 px on, and behind the menu button below', async ({ page, site }) => {
  await openPage(page, `${site}/sobre`);
  const navigation = page.getByRole('navigation', { name: 'Principal' });
  const button = page.getByRole('banner').locator('summary').first();
  for (const [width, isWide] of [
    [767, false],
    [768, false],
    [1023, false],
    [1024, true],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect(navigation).toBeVisible({ visible: isWide });
    await expect(button).toBeVisible({ visible: !isWide });
  }
  const links = () => navigation.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const sections = ['/', '/filmes', '/series', '/generos', '/plataformas', '/colecoes'];
  const shortcuts = ['/hoje', '/agenda', '/gratis', '/rodizio'];
  expect(await links()).toEqual(sections);
  const more = navigation.locator('summary', { hasText: 'Mais' });
  await more.press('Enter');
  expect(await links()).toEqual([...sections, ...shortcuts]);
  await page.keyboard.press('Escape');
  expect(await links()).toEqual(sections);
  await expect(more).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(more).toBeHidden();
  expect(await links()).toEqual([...sections, ...shortcuts]);
});

test('on a narrow screen the menu repeats the navigation, and Escape closes it', { tag: IN_ALL }, async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, site);
  await page.getByRole('banner').locator('summary, button').first().click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Plataformas' })).toBeVisible();
  for (const name of ['Hoje', 'Agenda', 'Grátis', 'Rodízio', 'Pessoas', 'Sobre']) {
    await expect(menu.getByRole('link', { name })).toBeInViewport();
  }
  await expectAccessible(page);
  const own = menu.getByRole('button', { name: /^Meus streamings/ });
  await own.click();
  await page.getByRole('checkbox', { name: 'Netflix' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(own).toHaveAccessibleName('Meus streamings Netflix');
  await expect(own).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Plataformas' })).toBeHidden();
});
