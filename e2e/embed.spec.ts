import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { launchOptions } from './chromium.ts';
import { expectAccessible, expectNoSidewaysScroll, ON_A_DESKTOP, ON_A_DESKTOP_IN_ALL } from './visitor.ts';

test.use({ launchOptions });

const site = process.env.LANTERNINHA_URL ?? '';
const FILM = '/filme/cidade-de-deus-2002-598';

/** A page of another origin that shows these pages of ours in frames. */
async function openBlog(page: Page, frames: readonly string[]) {
  const boxes = frames.map((path) => `<iframe src="${site}${path}" width="480" height="260" title="quadro"></iframe>`);
  const html = `<!doctype html><html lang="pt-BR"><title>Blog</title>${boxes.join('')}`;
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return { stop: () => server.close() };
}

test(
  'a blog shows where a film is in a frame of at most 30 KB, without script or cookie',
  ON_A_DESKTOP,
  async ({ page, context, request }) => {
    const asked: string[] = [];
    page.on('request', (sent) => sent.url().startsWith(site) && asked.push(sent.url()));
    const blog = await openBlog(page, [`/embed${FILM}`]);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toContainText('Cidade de Deus');
    await expect(frame.getByText('Disponibilidade: JustWatch. Dados: TMDB.')).toBeVisible();
    await expect.poll(() => asked.length).toBe(2);
    expect(asked.map((url) => new URL(url).pathname.split('/')[1])).toEqual(['embed', 'img']);
    // Weighed again when the picture is encoded: the first visitor may get its source.
    let bytes = 0;
    await expect(async () => {
      const answers = await Promise.all(asked.map((url) => request.get(url)));
      expect(answers[1]?.headers()['cache-control']).toContain('immutable');
      bytes = (await Promise.all(answers.map((answer) => answer.body()))).reduce((sum, body) => sum + body.length, 0);
    }).toPass({ timeout: 40_000 });
    test.info().annotations.push({ type: 'weight', description: String(bytes) });
    expect(bytes).toBeLessThanOrEqual(30 * 1024);
    expect(await context.cookies()).toEqual([]);
    const opening = page.waitForEvent('popup');
    await frame.getByRole('link', { name: 'Ver no Lanterninha' }).click();
    const opened = await opening;
    await expect(opened).toHaveURL(site + FILM);
    await expect(opened.getByRole('heading', { level: 1 })).toContainText('Cidade de Deus');
    blog.stop();
  },
);

test('every other page refuses to be framed by another site', ON_A_DESKTOP, async ({ page }) => {
  const paths = ['/', FILM, '/admin/login', '/buscar?q=x', '/api/docs', '/rodizio'];
  const refused: string[] = [];
  page.on('console', (message) => message.text().includes('frame-ancestors') && refused.push(message.text()));
  const blog = await openBlog(page, [...paths, `/embed${FILM}`]);
  await expect.poll(() => refused.length).toBe(paths.length);
  const shown = page.frames().filter((frame) => frame.url().startsWith(site));
  expect(shown.map((frame) => frame.url())).toEqual([`${site}/embed${FILM}`]);
  blog.stop();
});

test('a widget is accessible and fits a narrow column', ON_A_DESKTOP_IN_ALL, async ({ page, request }) => {
  // A copy: in the document itself no script runs, and so none of axe.
  await page.setContent(await (await request.get(`${site}/embed${FILM}`)).text());
  await expectAccessible(page);
  for (const width of [240, 320, 480, 800]) {
    await page.setViewportSize({ width, height: 260 });
    await expectNoSidewaysScroll(page);
  }
});

test(
  'the page of a title names its oEmbed address, which answers with the frame',
  ON_A_DESKTOP,
  async ({ request }) => {
    const html = await (await request.get(site + FILM)).text();
    const [, href = ''] = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(html) ?? [];
    const answer = await request.get(href.replaceAll('&amp;', '&'));
    expect(answer.status()).toBe(200);
    expect(((await answer.json()) as { html: string }).html).toContain(`<iframe src="${site}/embed${FILM}"`);
    // Only titles have a widget.
    expect(await (await request.get(`${site}/filmes`)).text()).not.toContain('json+oembed');
  },
);
