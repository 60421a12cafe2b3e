import { expect, expectAccessible, expectNoSidewaysScroll, test } from './visitor.ts';

test('the page about the API leads to a function by name, and axe finds nothing to complain about', async ({
  page,
  site,
}) => {
  // The longest page of the site; axe checks every cell of it.
  test.setTimeout(120_000);
  await page.goto(`${site}/api/docs`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API do Lanterninha');
  const folded = page.locator('details.folded > summary');
  if (await folded.isVisible()) await folded.click();
  await page.getByRole('link', { name: 'getMediaByStreaming' }).first().click();
  await expect(page.getByRole('heading', { name: 'getMediaByStreaming' })).toBeInViewport();
  await page.locator('#getMediaByStreaming details.answer > summary').click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('what its first example says is what the site answers', async ({ page, site, request }) => {
  await page.goto(`${site}/api/docs`);
  const call = (await page.locator('#getMovieDetails pre.call code').first().textContent()) ?? '';
  const response = await request.get(/'([^']+)'/.exec(call)?.[1] ?? '');
  const { title } = (await response.json()) as { title: string };
  expect([response.status(), title]).toEqual([200, 'Cidade de Deus']);
});
