import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchOptions } from '../e2e/chromium.ts';
import { editPerson } from '../src/server/admin/editing/edit-entity.ts';
import { syncPerson } from '../src/server/sync/sync-person.ts';
import { startServerProcess } from '../tools/stack.ts';
import { openTestFixture } from './database/test-fixture.ts';
import { ordinaryPerson } from './ordinary-answers.ts';
import { startTmdbAnswers } from './tmdb-answers.ts';

/** Budget for the compressed HTML of a person page. */
const HTML_BUDGET_BYTES = 30 * 1024;

const tmdb = await startTmdbAnswers();
const fixture = await openTestFixture({ TMDB_API_URL: tmdb.url, TMDB_TOKEN: 'x', TMDB_RATE_PER_SECOND: '1000' });
let server: Awaited<ReturnType<typeof startServerProcess>>;
let browser: Browser;

/** Random file names like TMDB's, which do not compress. */
const randomPath = (seed: number) =>
  `/${Array.from({ length: 27 }, (_, at) => ((seed * 7_919 + at * 104_729) ** 2 % 36).toString(36)).join('')}.jpg`;
const credit = (at: number) => ({
  id: 10_000 + at,
  media_type: at % 4 === 0 ? 'tv' : 'movie',
  title: `Um título comprido de número ${at}`,
  name: `Um título comprido de número ${at}`,
  release_date: at % 9 === 0 ? '' : `${1980 + (at % 45)}-0${1 + (at % 9)}-11`,
  character: at % 5 === 0 ? 'Self - Guest' : `Personagem ${at}`,
  poster_path: randomPath(at),
  popularity: 500 - at,
});
const PROLIFIC = {
  ...ordinaryPerson,
  id: 400,
  name: 'Ana Prolífica',
  biography: 'Uma vida inteira. '.repeat(120),
  translations: { translations: [] },
  images: {
    profiles: Array.from({ length: 40 }, (_, at) => ({ file_path: randomPath(at), width: 800, height: 1_200 })),
  },
  combined_credits: { cast: Array.from({ length: 400 }, (_, at) => credit(at)), crew: [] },
};
const BARE = { id: 401, name: 'Fulana', popularity: 0 };

beforeAll(async () => {
  for (const person of [PROLIFIC, BARE]) {
    tmdb.set(`/person/${person.id}`, person);
    await syncPerson(fixture.ctx, person.id, { urgency: 'batch', deadlineMs: 10_000 });
  }
  [server, browser] = await Promise.all([
    startServerProcess(new Set(), fixture.variables, { services: 'web,images' }),
    chromium.launch(launchOptions),
  ]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const get = (path: string) => fetch(server.url + path, { redirect: 'manual' });
const ADDRESS = '/pessoa/ana-prolifica-400';

describe('a person with four hundred credits and forty photos', () => {
  test('has a light page, with the whole biography and every photo in it', async () => {
    const html = await (await get(ADDRESS)).text();
    expect(brotliCompressSync(html).length).toBeLessThan(HTML_BUDGET_BYTES);
    expect(html).toContain('Uma vida inteira. '.repeat(120).trim());
    expect(html.match(/id="producoes-\d+"/g)).toHaveLength(28);
    expect(html.match(/<a [^>]*href="\/img\/profile\/h632\//g)).toHaveLength(40);
    expect(html).not.toMatch(/\sstyle="/);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  });

  test('shows no appearances as themselves unless asked for', async () => {
    const [usual, asked] = await Promise.all(
      ['', '?funcao=participacoes'].map(async (query) => (await get(ADDRESS + query)).text()),
    );
    expect(usual).not.toContain('>Participação<');
    expect(asked).toContain('>Participação<');
  });

  test('shows more on demand, and scrolls to the first new one', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(server.url + ADDRESS);
    await page.getByRole('link', { name: /^Ver mais/ }).click();
    // A press before hydration follows the link, whose address names the first new one.
    await page.waitForURL((url) => url.search === '?pagina=2');
    await expect.poll(() => page.locator('[id^="producoes-"]:not(h2)').count()).toBe(56);
    // It scrolls there smoothly.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
    await page.close();
  });

  test('shows more without script too', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false, reducedMotion: 'reduce' });
    await page.goto(server.url + ADDRESS);
    await page.getByRole('link', { name: /^Ver mais/ }).click();
    expect(page.url()).toBe(`${server.url}${ADDRESS}?pagina=2#producoes-29`);
    const top = () => page.locator('#producoes-29').evaluate((card) => card.getBoundingClientRect().top);
    await page.waitForLoadState('load');
    await expect.poll(top, { timeout: 10_000 }).toBeLessThan(720);
    await page.close();
  });
});

describe('a person of whom only the name is known', () => {
  test('has a page that says so, and no empty section', async () => {
    const html = await (await get('/pessoa/fulana-401')).text();
    expect(html).toContain('Biografia não disponível.');
    for (const section of ['producoes', 'curiosidades', 'informacoes', 'fotos'])
      expect(html).not.toContain(`id="${section}"`);
    expect(html).not.toMatch(/>(?:undefined|null|NaN)</);
  });

  test('is gone once an editor hid them, and is there again', async () => {
    const hide = (isHidden: true | null) =>
      editPerson(fixture.ctx, { personId: 401, changes: { isHidden }, author: 'redacao', note: '' });
    await hide(true);
    await expect.poll(async () => (await get('/pessoa/fulana-401')).status).toBe(410);
    const page = await (await get('/pessoa/fulana-401')).text();
    expect(page).toContain('Pessoa não encontrada');
    expect(page).toContain('noindex');
    await hide(null);
    await expect.poll(async () => (await get('/pessoa/fulana-401')).status).toBe(200);
  });
});
