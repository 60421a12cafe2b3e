import { UNSYNCED_FILM } from './setup-house.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './visitor.ts';

const AGENT = '/filme/o-agente-secreto-2025-1220564';

test.describe('the page of a film', () => {
  test('answers where to watch in the first fold, and axe finds nothing to complain about', async ({ page, site }) => {
    await page.goto(site + AGENT, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('O Agente Secreto');
    const panel = page.getByRole('heading', { name: /^Onde assistir/ });
    await expect(panel).toBeInViewport();
    await expect(page.getByText('(Aluguel)').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sinopse' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Elenco de O Agente Secreto' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ficha Técnica' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test('shows real pictures from our own origin', async ({ page, site }) => {
    await page.goto(site + AGENT, { waitUntil: 'networkidle' });
    const widths = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.complete && image.loading !== 'lazy')
        .map((image) => image.naturalWidth),
    );
    expect(widths.length).toBeGreaterThan(0);
    expect(Math.min(...widths)).toBeGreaterThan(0);
  });

  for (const [what, path] of [
    ['no poster', '/filme/aquarius-2016-377273'],
    ['a synopsis only in English', '/filme/parasita-2019-496243'],
    ['no offers, no rating badge and a Japanese title', '/filme/os-sete-samurais-1954-346'],
  ] as const) {
    test(`with ${what} is whole and accessible`, async ({ page, site }) => {
      await page.goto(site + path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('body')).not.toContainText(/undefined|null|NaN|\[object/);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }

  test('leads to a similar film without loading the page anew, and back', async ({ page, site }) => {
    await page.goto(site + AGENT, { waitUntil: 'networkidle' });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const card = page.getByRole('region', { name: 'Filmes Parecidos' }).getByRole('link').first();
    const name = (await card.getAttribute('aria-label')) ?? (await card.innerText());
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('O Agente Secreto');
    expect(name).toContain(await page.getByRole('heading', { level: 1 }).innerText());
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('O Agente Secreto');
  });

  test('can be walked with the keyboard alone, the skip link first', async ({ page, site }) => {
    await page.goto(site + AGENT, { waitUntil: 'networkidle' });
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText('Pular para o conteúdo');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const isInMain = await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement));
    expect(isInMain).toBe(true);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole film is there to read', async ({ page, site }) => {
    await page.goto(site + AGENT);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('O Agente Secreto');
    await expect(page.getByRole('heading', { name: /^Onde assistir/ })).toBeVisible();
    const cast = page.getByRole('region', { name: 'Elenco de O Agente Secreto' }).getByRole('link');
    expect(await cast.count()).toBeGreaterThanOrEqual(6);
    await expectNoSidewaysScroll(page);
  });
});

test('a film nobody asked for before is fetched, and a title of 300 letters does not break its page at 360 px', async ({
  page,
  site,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const simulator = process.env.SIMULATOR_URL ?? '';
  const title = 'Tropa'.repeat(60);
  await request.patch(`${simulator}/__sim/movie/${UNSYNCED_FILM}`, { data: { title } });
  await page.goto(`${site}/filme/${UNSYNCED_FILM}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectNoSidewaysScroll(page);
});
