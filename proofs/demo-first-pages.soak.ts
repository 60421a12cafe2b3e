import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../e2e/chromium.ts';
import { chooseArt } from '../packages/demo/art/choose.ts';
import { findImageFile } from '../packages/tmdb-simulator/images/file-names.ts';
import { describeImage } from '../packages/tmdb-simulator/images/image-content.ts';
import { createWorld } from '../packages/tmdb-simulator/world/create-world.ts';
import { POPULARITY_AROUND, sizesOf } from '../tools/demo/open-demo.ts';
import { findFreePort } from '../tools/local-postgres.ts';
import { reportSoak } from './report.ts';

/**
 * The demo on first use: started as in a new clone, started again, then twelve pages opened at once. Every picture in view
 * must be shown two seconds after a page has loaded, and no list may show a motif twice in its first twelve cards.
 */
const FIRST_READY_MS = 90_000;
const SECOND_READY_MS = 20_000;
const AFTER_LOAD_MS = 2_000;
const CARDS = 12;

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
const PATHS = ['/', '/filmes', '/series', '/generos', '/pessoas', '/filmes/em-cartaz', '/series/no-ar-hoje'];
const TITLES = ['/filme/598', '/filme/496243', '/filme/238', '/filme/1220564', '/serie/456'];
const LINKED_FROM = ['/', '/filmes', '/series', '/generos'];
const IS_LIST = /^\/(?:filmes|series|generos|plataformas|colecoes)(?:\/|$)/;

const ROOT = path.resolve(import.meta.dirname, '..');
// Readable for a PostgreSQL that runs as another user.
const folder = mkdtempSync(path.join(tmpdir(), 'demo-first-'));
chmodSync(folder, 0o755);
const problems: string[] = [];
let world: ReturnType<typeof createWorld> | undefined;
const browser = await chromium.launch(launchOptions);
try {
  rmSync(path.join(ROOT, 'build', 'made-from'), { force: true });
  const first = await startDemo();
  await stopDemo(first.process);
  const second = await startDemo();
  if (first.ms > FIRST_READY_MS) problems.push(`the first start took ${first.ms} ms`);
  if (second.ms > SECOND_READY_MS) problems.push(`the second start took ${second.ms} ms`);
  const pages = await Promise.all([...PATHS, ...TITLES].map((each, index) => look(browser, second.url + each, index)));
  const lists = await listLinked(second.url);
  for (const list of lists) problems.push(...(await findRepeated(second.url, list)));
  problems.push(...pages.flatMap(({ missing }) => missing));
  await stopDemo(second.process);
  const shown = pages.reduce((sum, page) => sum + page.shown, 0);
  const starts = `ready in ${Math.round(first.ms / 1_000)} s, again in ${Math.round(second.ms / 1_000)} s`;
  reportSoak({
    line: `demo-first-pages: ${starts}, ${shown} pictures of ${pages.length} pages, ${lists.length} lists`,
    problems,
  });
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

async function startDemo(): Promise<{ url: string; ms: number; process: ChildProcess }> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['tools/demo.ts', '--folder', folder], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      if (chunk.toString().includes(`ready ${url}`)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the demo ended with ${code}`)));
  });
  return { url, ms: Math.round(performance.now() - startedAt), process: child };
}

async function stopDemo(child: ChildProcess): Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGINT');
  await ended;
}

/** Opens one page in its own browser context; returns the pictures in view that are missing after the time limit. */
async function look(from: Browser, url: string, index: number): Promise<{ shown: number; missing: string[] }> {
  const viewport = index % 2 === 0 ? WIDE : NARROW;
  const context = await from.newContext({ viewport, deviceScaleFactor: index % 2 === 0 ? 1 : 3 });
  const page = await context.newPage();
  const standIns = new Set<string>();
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (new URL(response.url()).pathname.startsWith('/img/') && type.includes('svg')) standIns.add(response.url());
  });
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(AFTER_LOAD_MS);
  const inView = await page.evaluate(() =>
    [...document.images].flatMap((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      const isInView = width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      return isInView
        ? [{ source: image.currentSrc || image.src, isThere: image.complete && image.naturalWidth > 0 }]
        : [];
    }),
  );
  await context.close();
  const missing = inView.flatMap(({ source, isThere }) => (isThere ? [] : [`${url}: ${source} is not there`]));
  return {
    shown: inView.length,
    missing: [...missing, ...[...standIns].map((source) => `${url}: ${source} is a stand-in`)],
  };
}

async function listLinked(url: string): Promise<string[]> {
  const pages = await Promise.all(LINKED_FROM.map(async (each) => (await fetch(url + each)).text()));
  const links = pages.flatMap((html) => [...html.matchAll(/href="(\/[^"?#]*)"/g)].map(([, link = '']) => link));
  return [...new Set([...LINKED_FROM, ...links.filter((link) => IS_LIST.test(link))])];
}

async function findRepeated(url: string, list: string): Promise<string[]> {
  const html = await (await fetch(url + list)).text();
  const posters = [...html.matchAll(/\/img\/poster\/w\d+\/([ps]-\d+-1)\.avif/g)].map(([, name = '']) => name);
  const first = [...new Set(posters)].slice(0, CARDS);
  const motifs = first.map((name) => motifOf(`${name}.jpg`));
  return motifs.flatMap((motif, index) =>
    motifs.indexOf(motif) < index ? [`${list}: ${first[motifs.indexOf(motif)]} and ${first[index]} show ${motif}`] : [],
  );
}

function motifOf(name: string): string {
  const { movies, series, people } = sizesOf(0);
  world ??= createWorld({ seed: 1, movies, series, people, popularity: POPULARITY_AROUND, now: () => new Date() });
  const file = findImageFile(world, name);
  const content = file && describeImage(world, file);
  return content?.form === 'poster' ? chooseArt(content.subject).motif.draw.name : name;
}
