import { mkdir, rm } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import pg from 'pg';
import { launchOptions } from '../e2e/chromium.ts';
import { fillFixture } from '../e2e/setup-fixture.ts';
import { setFaults } from '../test/edge/tmdb-bad-minutes.ts';
import { loadCore, probeEvery100Ms } from '../test/pictures/busy-core.ts';
import { LARGEST_SHIFT, type Opening, openCold } from '../test/pictures/cold-openings.ts';
import { OUTAGE_PAGES, repairAfterOutage } from '../test/pictures/outage.ts';
import { type Server, type Stack, startStack } from '../tools/stack.ts';
import { countOf, reportSoak, wholePercentile } from './report.ts';

/**
 * The first visitor of every page, when no picture is stored: one core is busy, the source takes 50, 300 and 1,500 ms and fails
 * for one picture in fifty. Then a source that is down while pages are open, and comes back.
 */
const LATENCIES_MS = [50, 300, 1_500];
const OPENINGS_EACH = countOf(120) / LATENCIES_MS.length;
const FAILING_SHARE = 0.02;
const WIDTHS = [390, 1440];
const HERO_SHARE = 0.99;
const READY_MS = 200;
const PICTURES = '^/(?:t/p|vi)/';

const stack = await startStack('embedded', { LOG_LEVEL: 'silent', RATE_LIMITS: 'off' });
const browser = await chromium.launch(launchOptions);
const busy = loadCore();
try {
  await fillFixture(stack);
  const openings: Opening[] = [];
  const readyMs: number[] = [];
  for (const latency of LATENCIES_MS) {
    await setFaults(stack.simulatorUrl, [
      { match: PICTURES, kind: '500', probability: FAILING_SHARE },
      { match: PICTURES, kind: 'slow', after_ms: latency },
    ]);
    await withEmptyStores(stack, async (server) => {
      const probe = await probeEvery100Ms(`${server.url}/readyz`);
      openings.push(...(await openPages(server.url, latency)));
      readyMs.push(...(await probe.stop()).map(({ ms }) => ms));
    });
  }
  await setFaults(stack.simulatorUrl, []);
  await withEmptyStores(stack, async ({ url: site }) => {
    for (const [path, width] of OUTAGE_PAGES) {
      await openCold({ browser, site, simulatorUrl: stack.simulatorUrl, path, width });
    }
  });
  const repaired = await withEmptyStores(stack, (server) =>
    repairAfterOutage({ browser, site: server.url, simulatorUrl: stack.simulatorUrl, match: PICTURES }),
  );
  reportSoak(judge(openings, readyMs, repaired));
} finally {
  busy.stop();
  await browser.close();
  await stack.stop();
}

/** Deletes all stored pictures and runs in a new process with empty memory. */
async function withEmptyStores<T>(
  { env, startServer, postgres }: Stack,
  run: (server: Server) => Promise<T>,
): Promise<T> {
  const folder = env.IMAGE_FOLDER ?? '';
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await fetch(`${stack.simulatorUrl}/__sim/pictures`, { method: 'DELETE' });
  const owner = new pg.Client({ connectionString: postgres.ownerUrl('lanterninha') });
  await owner.connect();
  await owner.query('truncate image_cache, image_leases');
  await owner.end();
  const server = await startServer({ services: 'web,functions,images,worker' });
  try {
    return await run(server);
  } finally {
    await server.stop();
  }
}

async function openPages(site: string, latency: number): Promise<Opening[]> {
  const openings: Opening[] = [];
  const turn = LATENCIES_MS.indexOf(latency);
  for (const [index, path] of (await listPages(site)).slice(0, OPENINGS_EACH).entries()) {
    const width = WIDTHS[(index + turn) % WIDTHS.length] ?? 390;
    const opening = await openCold({ browser, site, simulatorUrl: stack.simulatorUrl, path, width });
    openings.push(opening);
    process.stdout.write(
      `${latency} ms, ${width}: ${path}, ${opening.pictures} pictures, ${opening.stoodIn} stood in, hero ${opening.heroMs ?? '-'} ms, moved ${opening.shift.toFixed(3)}${opening.problems.map((problem) => `\n  ${problem}`).join('')}\n`,
    );
  }
  return openings;
}

/** Home, lists, titles and people in turn, each once. Most titles are opened before the lists that show them. */
async function listPages(site: string): Promise<string[]> {
  const linksOf = async (path: string, prefix: string) => {
    const html = await (await fetch(site + path)).text();
    return [...new Set([...html.matchAll(new RegExp(`href="(${prefix}[^"/?#]+)"`, 'g'))].map(([, link = '']) => link))];
  };
  const [films, series, people] = await Promise.all([
    linksOf('/filmes/populares', '/filme/'),
    linksOf('/series/populares', '/serie/'),
    linksOf('/pessoas', '/pessoa/'),
  ]);
  const lists = ['/', '/filmes', '/series', '/pessoas', '/generos', '/filmes/em-cartaz', '/plataformas', '/colecoes'];
  const columns = [films.slice(0, 16), series.slice(0, 8), people.slice(0, 8), lists];
  return Array.from({ length: 16 }, (_, row) => columns.flatMap((column) => column[row] ?? [])).flat();
}

interface Repaired {
  pictures: number;
  slowestMs: number;
  shift: number;
  problems: string[];
}

function judge(openings: readonly Opening[], readyMs: readonly number[], repaired: Repaired) {
  const heroes = openings.flatMap(({ heroMs }) => heroMs ?? []);
  const inTime = heroes.filter(Number.isFinite);
  const shift = Math.max(...openings.map((opening) => opening.shift));
  const ready = wholePercentile(readyMs, 0.99);
  const pictures = openings.reduce((sum, opening) => sum + opening.pictures, 0);
  const stoodIn = openings.reduce((sum, opening) => sum + opening.stoodIn, 0);
  const problems = [
    ...openings.flatMap(({ path, width, problems: each }) => each.map((what) => `${path} at ${width}: ${what}`)),
    ...repaired.problems,
  ];
  if (inTime.length < heroes.length * HERO_SHARE)
    problems.push(
      `${heroes.length - inTime.length} of ${heroes.length} heroes were not there 3 s after the load event`,
    );
  if (repaired.shift > LARGEST_SHIFT) problems.push(`a repaired page moved by ${repaired.shift.toFixed(3)}`);
  if (ready > READY_MS) problems.push(`/readyz took ${ready} ms (p99)`);
  const line = `cold-pictures: ${openings.length} first openings, ${pictures} pictures, ${stoodIn} came as stand-ins first; hero within 3 s of the load event in ${inTime.length} of ${heroes.length}, slowest of these ${wholePercentile(inTime, 1)} ms; largest shift ${shift.toFixed(3)}; /readyz p99 ${ready} ms; source back: ${repaired.pictures} pictures repaired, the last after ${Math.round(repaired.slowestMs)} ms, shift ${repaired.shift.toFixed(3)}`;
  return { line, problems };
}
