import { launchOptions } from './chromium.ts';
import { holdRequests, openWholePage, waitUntilHydrated, waitUntilIdle } from './open-page.ts';
import { expect, IN_ALL, test } from './visitor.ts';
import { readLayoutShift, weigh, weighPictures } from './weigh.ts';

test.use({ launchOptions });

/** Budget for the first view of a page on a phone, in compressed bytes (brotli), before any scrolling. */
const BUDGET = {
  html: 30_000,
  js: 140 * 1024,
  css: 20_000,
  font: 75_000,
  pictures: 250_000,
  requests: 12,
  layoutShift: 0.02,
};

const PAGES = [
  ['home', '/'],
  ['a list', '/filmes'],
  ['a genre', '/generos/drama'],
  ['a platform', '/plataformas/netflix'],
  ['what entered a platform', '/plataformas/netflix/entraram'],
  ['films of a platform', '/filmes/plataforma/netflix-8'],
  ['what to watch today', '/hoje'],
  ['the agenda', '/agenda'],
  ['a rotation', '/rodizio?t=f598'],
  ['free services', '/gratis'],
  ['a collection', '/colecoes/star-wars-em-ordem'],
  ['the news', '/noticias'],
  ['a story', '/noticia/cinema-novo-por-onde-comecar'],
  ['the search', '/buscar'],
  ['what was found', '/buscar?q=cidade'],
] as const;

/** The largest, a list and the smallest; `npm run check -- all` weighs the others too. */
const WEIGHED = new Set<string>(['/', '/filmes', '/buscar']);

/** With a head and without; the rest is looked at by `npm run check -- all`. */
const MOVING = new Set<string>(['/', '/filmes']);

/** Their parts come in more files, which several of them share. */
const DETAILS = [
  ['a film', '/filme/598'],
  ['a series', '/serie/3-2016-900000501'],
  ['a season', '/serie/3-2016-900000501/1'],
  ['the chapters of a novela', '/serie/farol-do-rosario-900000590/capitulos'],
  ['a person', '/pessoa/8602'],
] as const;
const REQUESTS_OF_DETAILS = 15;

for (const [what, path] of DETAILS) {
  test(`${what} stays within the scripts a phone should pay for`, async ({ page, site }) => {
    await openWholePage(page, site + path);
    const { js, requests } = await weigh(page);
    test.info().annotations.push({ type: 'weight', description: JSON.stringify({ js, requests }) });
    expect.soft(js).toBeLessThanOrEqual(BUDGET.js);
    expect.soft(requests).toBeLessThanOrEqual(REQUESTS_OF_DETAILS);
  });
}

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

for (const [what, path] of PAGES) {
  const weighed = WEIGHED.has(path) ? [] : IN_ALL;
  test(`${what} stays within what a phone should pay for, and requests no other host`, { tag: weighed }, async ({
    page,
    site,
    request,
  }) => {
    const response = await openWholePage(page, site + path);
    expect(response?.headers()['content-encoding']).toBe('br');
    const { html, js, css, font, fontFiles, requests } = await weigh(page);
    const pictures = await weighPictures(page, request);
    const told = { html, js, css, font, requests, pictures };
    test.info().annotations.push({ type: 'weight', description: JSON.stringify(told) });
    expect.soft(html).toBeLessThanOrEqual(BUDGET.html);
    expect.soft(js).toBeLessThanOrEqual(BUDGET.js);
    expect.soft(css).toBeLessThanOrEqual(BUDGET.css);
    expect.soft(font).toBeLessThanOrEqual(BUDGET.font);
    expect.soft(fontFiles).toBe(1);
    expect.soft(requests).toBeLessThanOrEqual(BUDGET.requests);
    expect.soft(pictures).toBeLessThanOrEqual(BUDGET.pictures);
    // Guards against sums that miss a kind of file.
    expect.soft(Math.min(html, js, css, font)).toBeGreaterThan(1_000);
  });

  const tag = MOVING.has(path) ? [] : IN_ALL;
  test(`${what} does not move while its pictures and its letters are on their way`, { tag }, async ({ page, site }) => {
    const sendLetters = await holdRequests(page, '**/*.woff2');
    const sendPictures = await holdRequests(page, '**/img/**');
    await page.goto(site + path, { waitUntil: 'domcontentloaded' });
    await waitUntilHydrated(page);
    sendLetters();
    await page.evaluate(() => document.fonts.ready);
    await waitUntilIdle(page);
    sendPictures();
    await page.waitForFunction(() =>
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
    );
    const isOurs = await page.evaluate(() => document.fonts.check('700 16px Archivo'));
    expect(isOurs).toBe(true);
    expect(await readLayoutShift(page)).toBeLessThanOrEqual(BUDGET.layoutShift);
  });
}
