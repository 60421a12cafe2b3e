import type { Browser, BrowserContext, Page } from '@playwright/test';
import { privacy } from '../src/shared/text/privacy.ts';
import { waitUntilIdle } from './open-page.ts';

/** The three states without consent. */
const SILENT_STATES = ['undecided', 'declined', 'closed'] as const;

export interface Visit {
  path: string;
  state: (typeof SILENT_STATES)[number];
}

export interface WatchOptions {
  browser: Browser;
  site: string;
  visits: readonly Visit[];
  /** How long a visitor stays at least; each scrolls to the end of the page and back once. */
  seconds: number;
  /** Pages open at once. */
  atOnce: number;
}

const BUTTONS = { declined: 'Recusar', closed: 'Fechar sem escolher' } as const;

/** Every kind of page in each of these states. */
export async function listVisits(site: string): Promise<Visit[]> {
  const paths = await listPageKinds(site);
  return paths.flatMap((path) => SILENT_STATES.map((state) => ({ path, state })));
}

/** One address of this installation for every kind of page. */
async function listPageKinds(site: string): Promise<string[]> {
  const ask = async (name: string) => (await (await fetch(`${site}/api/${name}`)).json()) as Record<string, never>;
  const [home, collections] = await Promise.all([ask('getHomeAll'), ask('getCustomCollections')]);
  const slugOf = (rows: { slug?: string }[] | undefined) => rows?.[0]?.slug ?? 'nada-1';
  const { topMovies, topSeries, trendingPeople, genres, streamings } = home as Record<string, { slug?: string }[]>;
  return [
    '/',
    `/filme/${slugOf(topMovies)}`,
    `/serie/${slugOf(topSeries)}`,
    `/serie/${slugOf(topSeries)}/1`,
    `/pessoa/${slugOf(trendingPeople)}`,
    '/filmes',
    '/filmes/populares',
    '/filmes/em-cartaz',
    '/filmes/genero/drama-18',
    '/filmes/plataforma/netflix-8',
    '/series',
    '/series/no-ar-hoje',
    '/pessoas',
    '/generos',
    `/generos/${slugOf(genres)}`,
    '/plataformas',
    `/plataformas/${slugOf(streamings)}`,
    `/plataformas/${slugOf(streamings)}/sairam`,
    '/colecoes',
    `/colecoes/${slugOf(collections.collections)}`,
    '/buscar',
    '/buscar?q=ma',
    '/hoje',
    '/agenda',
    '/rodizio?t=f598',
    '/gratis',
    '/sobre',
    '/privacidade',
    '/nao/existe',
  ];
}

/** Stays on each page for some seconds and returns everything that must not happen to a visitor without consent. */
export async function watchSilence(options: WatchOptions): Promise<string[]> {
  const waiting = [...options.visits];
  const problems: string[] = [];
  const walk = async () => {
    for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
      const { path, state } = visit;
      const found = await watchOne(options, visit);
      problems.push(...found.map((problem) => `${path}, ${state}: ${problem}`));
    }
  };
  await Promise.all(Array.from({ length: options.atOnce }, walk));
  return problems;
}

async function watchOne({ browser, site, seconds }: WatchOptions, { path, state }: Visit): Promise<string[]> {
  const context = await browser.newContext();
  const problems: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(`${site}/`)) problems.push(`asked ${request.url()}`);
    if (request.url() === `${site}/a/e`) problems.push('a visit was reported');
    if (request.url().includes('/assets/measurement-')) problems.push('what measures was fetched');
  });
  context.on('response', (response) => {
    const { 'set-cookie': cookie, link = '' } = response.headers();
    if (cookie !== undefined) problems.push(`a cookie came with ${response.url()}`);
    if (/preconnect|dns-prefetch|<(?:https?:)?\/\//.test(link))
      problems.push(`a hint came with ${response.url()}: ${link}`);
  });
  try {
    const page = await context.newPage();
    // A step that hangs is then a problem of this visit, with its name.
    page.setDefaultTimeout(30_000);
    await page.goto(site + path, { waitUntil: 'load' });
    if (state !== 'undecided') {
      await page.getByRole('button', { name: BUTTONS[state] }).click();
      await page.reload({ waitUntil: 'load' });
    }
    await scrollFor(page, seconds);
    problems.push(...(await findTraces(context, page)));
  } catch (error) {
    problems.push(String(error));
  } finally {
    await context.close();
  }
  return problems;
}

/** Once down the page and up again. */
const STEPS = 20;

/** Scrolls up and down all the time, because scrolling may cause requests. */
async function scrollFor(page: Page, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1_000;
  for (let step = 0; step < STEPS || performance.now() < end; step += 1) {
    await page.mouse.wheel(0, step % STEPS < 14 ? 700 : -1_600);
    await waitUntilIdle(page);
  }
}

const KEYS_TOLD: ReadonlySet<string> = new Set(privacy.keysRows.map(([key]) => key));

async function findTraces(context: BrowserContext, page: Page): Promise<string[]> {
  const { keys, cookie, databases, caches, hints } = await readTraces(page);
  return [
    ...(await context.cookies()).map(({ name }) => `the cookie ${name}`),
    ...(cookie === '' ? [] : [`the cookie ${cookie}`]),
    ...keys.filter((key) => !KEYS_TOLD.has(key)).map((key) => `the key ${key}, which the policy does not name`),
    ...databases.map((name) => `the database ${name}`),
    ...caches.map((name) => `the cache ${name}`),
    ...hints.map((href) => `a hint to ${href}`),
  ];
}

export function readTraces(page: Page) {
  return page.evaluate(async () => ({
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    cookie: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    caches: await caches.keys(),
    hints: [...document.querySelectorAll('link')]
      .filter(({ rel }) => /preconnect|prefetch|preload/.test(rel))
      .flatMap(({ href, imageSrcset }) => href || imageSrcset.split(/\s+/, 1))
      .filter((address) => new URL(address, location.href).origin !== location.origin),
  }));
}
