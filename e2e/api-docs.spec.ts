import { expect, expectAccessible, expectNoSidewaysScroll, IN_ALL, test } from './visitor.ts';

test('the page about the API leads to a function by name, and axe finds nothing to complain about', {
  tag: IN_ALL,
}, async ({ page, site }) => {
  // The longest page of the site; axe checks every cell of it.
  test.setTimeout(120_000);
  await page.goto(`${site}/api/docs`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API do Lanterninha');
  await page.getByRole('link', { name: 'getMediaByStreaming' }).first().click();
  await expect(page.getByRole('heading', { name: 'getMediaByStreaming' })).toBeInViewport();
  await page.locator('#getMediaByStreaming summary').click();
  await expect(page.getByRole('region', { name: 'Resposta de getMediaByStreaming' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('on a phone its index unfolds above the page, and its menu leads to the site, all without script', async ({
  page,
  site,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site}/api/docs`);
  await page.getByText('Nesta página').last().click();
  await page.getByRole('link', { name: 'getTrendingMovies' }).first().click();
  await expect(page.getByRole('heading', { name: 'getTrendingMovies' })).toBeInViewport();
  await expectNoSidewaysScroll(page);
  expect(scripts).toEqual([]);
  await page.locator('header summary:visible').click();
  await page.locator('header').getByRole('link', { name: 'Gêneros' }).click();
  await expect(page).toHaveURL(`${site}/generos`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what its first example says is what the site answers', async ({ page, site, request }) => {
  await page.goto(`${site}/api/docs`);
  const call = (await page.locator('#getMovieDetails pre code').first().textContent()) ?? '';
  const response = await request.get(/'([^']+)'/.exec(call)?.[1] ?? '');
  const { title } = (await response.json()) as { title: string };
  expect([response.status(), title]).toEqual([200, 'Tropa de Elite 2: O Inimigo Agora É Outro']);
});
