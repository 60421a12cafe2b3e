import type { MovieDetails } from '../src/shared/contract/movie-details.ts';
import { openPage } from './open-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, ON_A_DESKTOP_IN_ALL, test } from './visitor.ts';

/** Star Wars: Episódio IV, first in order of release and fifth of seven in the order of the story; and Tropa de Elite 2. */
const [NEW_HOPE, ELITE_SQUAD] = ['/filme/11', '/filme/47931'];

test.describe('the saga of a film', () => {
  test('is on its page, with the film marked and where each part is, in the order the visitor chooses', async ({
    page,
    site,
  }) => {
    const answer = await page.request.get(`${site}/api/getMovieDetails?movieId=11`);
    const { sagas } = (await answer.json()) as MovieDetails;
    const [story, release] = sagas.map(({ mediaItems }) => mediaItems.map(({ titulo }) => titulo));
    await openPage(page, site + NEW_HOPE);
    const section = page.getByRole('region', { name: 'Faz parte de Star Wars em ordem' });
    const titles = () => section.locator('ol:visible a').evaluateAll((links) => links.map((link) => link.ariaLabel));
    const startsWith = (names: (string | undefined)[] = []) => names.map((name) => expect.stringMatching(`^${name}, `));
    expect(await titles()).toEqual(startsWith(story));
    await expect(section.locator('[aria-current="true"]:visible a')).toHaveAccessibleName(
      /Nova Esperança, .*você está aqui/,
    );
    await expect(section).toContainText('7 filmes · este é o 5º na ordem da história');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await section.getByRole('radio', { name: 'História' }).press('ArrowRight');
    await expect(section.getByRole('radio', { name: 'Lançamento' })).toBeChecked();
    expect(await titles()).toEqual(startsWith(release));
    await expect(section).toContainText('6 filmes · este é o 1º na ordem de lançamento');
    await expect(section.locator('[aria-current="true"]:visible')).toHaveCount(1);
    await expectAccessible(page);

    await expect(section).toContainText(/assinaturas? .*para ver (os )?\d+/);
    await section.getByText('O que cada plataforma tem').click();
    await expect(section.locator('details li').first()).toContainText(/ tem \d+ de 7; /);
    await section.getByRole('link', { name: 'Ver a coleção Star Wars em ordem' }).click();
    await expect(page).toHaveURL(/\/colecoes\/star-wars-em-ordem$/);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(
      'is the same, in both orders; a saga without a page is found by search',
      ON_A_DESKTOP_IN_ALL,
      async ({ page, site }) => {
        await page.goto(site + NEW_HOPE);
        const section = page.locator('#saga');
        await expect(section.locator('ol:visible > li')).toHaveCount(7);
        await section.getByRole('radio', { name: 'Lançamento' }).check();
        await expect(section.locator('ol:visible > li')).toHaveCount(6);

        await page.goto(`${site}/buscar?q=saga+tropa+de+elite`);
        await page.getByRole('link', { name: /^Tropa de Elite\s*2 filmes$/ }).click();
        await expect(page).toHaveURL(/\/filme\/tropa-de-elite-2007-7347#saga$/);
        await expect(page.getByRole('heading', { name: 'Faz parte de Tropa de Elite' })).toBeInViewport();
        await page.goto(site + ELITE_SQUAD);
        await expect(page.locator('#saga [aria-current="true"] a')).toHaveAccessibleName(/você está aqui/);
      },
    );

    test('coverage of the films with a person is text', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
      await page.goto(`${site}/pessoa/52583`);
      const section = page.getByRole('region', { name: 'Onde ver os filmes com Wagner Moura' });
      await expect(section).toContainText(/para ver (os )?\d+/);
      await section.getByText('O que cada plataforma tem').click();
      await expect(section.getByRole('listitem').first()).toContainText(/ tem \d+ de \d+/);
      await expectNoSidewaysScroll(page);
    });
  });

  test('and a person’s page with coverage is accessible', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
    await openPage(page, `${site}/pessoa/52583`);
    await expect(page.getByRole('region', { name: 'Onde ver os filmes com Wagner Moura' })).toBeVisible();
    await expectAccessible(page);
  });
});
