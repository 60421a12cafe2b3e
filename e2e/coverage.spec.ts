import type { CollectionDetails } from '../src/shared/contract/collections.ts';
import { openPage } from './open-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, ON_A_DESKTOP, test } from './visitor.ts';
import { readLayoutShift } from './weigh.ts';

test.describe('the coverage of a collection', () => {
  test('names the fewest subscriptions, and changes with what the visitor has, while no box moves', async ({
    page,
    site,
  }) => {
    const answer = await page.request.get(`${site}/api/getCustomCollectionWithDetailsBySlug?slug=star-wars-em-ordem`);
    const { coverage, mediaItems } = (await answer.json()) as CollectionDetails;
    const paid = coverage.platforms.filter(({ slug, included }) => slug !== null && included.length > 0);
    const last = paid.at(-1);
    if (!last?.slug) throw new Error('the saga is on no platform');
    await openPage(page, `${site}/colecoes/star-wars-em-ordem`);
    const section = page.getByRole('region', { name: 'Cobertura' });
    await expect(section).toContainText(new RegExp(`^.*${coverage.smallest.length} assinatura`));
    await expect(section.getByRole('status')).toContainText('Marque o que você já assina');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const height = async () => (await section.boundingBox())?.height;
    const before = await height();
    await section.getByRole('button', { name: `Já assino ${last.provider_name}`, exact: true }).press('Enter');
    await expect(section.getByRole('status')).toContainText(/Com o que você já tem/);
    await expect(section.getByRole('button', { pressed: true })).toHaveCount(1);
    expect(await height()).toBe(before);

    await openPage(page, `${site}/colecoes/star-wars-em-ordem`);
    await expect(section.getByRole('status')).toContainText(/Com o que você já tem/);
    await expect(section.locator('ul').getByRole('listitem').first()).toContainText(
      `${last.provider_name} tem ${last.included.length} de ${mediaItems.length}`,
    );
    expect(await readLayoutShift(page)).toBeLessThanOrEqual(0.02);
    expect(await height()).toBe(before);
    await expectAccessible(page);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('says the same, without buttons', ON_A_DESKTOP, async ({ page, site }) => {
      await page.goto(`${site}/colecoes/star-wars-em-ordem`);
      const section = page.getByRole('region', { name: 'Cobertura' });
      await expect(section).toContainText(/para ver (os )?\d+/);
      await expect(section.locator('ul').getByRole('listitem').first()).toContainText(/ tem \d+ de \d+; /);
      await expect(section.getByRole('button')).toHaveCount(0);
    });
  });
});
