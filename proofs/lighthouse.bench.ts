import { rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { launchOptions } from '../e2e/chromium.ts';
import { openDemo } from '../tools/demo/open-demo.ts';
import { median } from '../tools/figures.ts';
import { findFreePort } from '../tools/local-postgres.ts';
import { buildWithEmptyPage, EMPTY_PAGE } from './lighthouse/empty-shell.ts';
import { reportBench } from './report.ts';
import { type StartedServer, startServer } from './start-server.ts';

/**
 * Lighthouse on a phone, interleaved with an empty page of the same shell: a busy machine lowers every score, and the empty
 * page shows by how much. The median of the rounds counts. `npm run bench -- lighthouse home` measures one page once;
 * `npm run bench -- lighthouse --seo` runs the SEO audits on one indexable page of every kind, once.
 */
const isSeoOnly = process.argv.includes('--seo');
const [only] = process.argv.slice(3).filter((word) => !word.startsWith('--'));
const ROUNDS = only || isSeoOnly ? 1 : 3;
/** One page of each kind; titles are given by id, and the server redirects to the canonical address. */
const INDEXED_PAGES = {
  home: '/',
  'the films': '/filmes',
  'a genre': '/generos/drama',
  'a platform': '/plataformas/netflix',
  'a film': '/filme/598',
  'a series': '/serie/900000601',
  'a season': '/serie/900000601/1',
  'a person': '/pessoa/8602',
  'a collection': '/colecoes/cinema-novo-e-depois',
  about: '/sobre',
} as const;
const ALL_PAGES = {
  'an empty page': EMPTY_PAGE,
  ...INDEXED_PAGES,
  'the search': '/buscar',
  'what was found': '/buscar?q=cidade',
} as const;
const PAGES: Record<string, string> = Object.fromEntries(
  Object.entries<string>(isSeoOnly ? INDEXED_PAGES : ALL_PAGES).filter(
    ([what, address]) => !only || what === only || address === EMPTY_PAGE,
  ),
);
/** At least this score, or at most this far below the empty page; accessibility and best practices must be 100. */
const BAR = { performance: 95, belowEmpty: 3 };
const ALL_CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const CATEGORIES = ALL_CATEGORIES.filter((name) => !isSeoOnly || name === 'seo');

interface Reading {
  scores: Record<(typeof ALL_CATEGORIES)[number], number>;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** The audit that costs the performance score most. */
  limit: string;
  /** Audits that failed, besides performance. */
  faults: string[];
}

const ROOT = path.resolve(import.meta.dirname, '..');
const readings = new Map<string, Reading[]>(Object.keys(PAGES).map((what) => [what, []]));
const fixture = await openDemo({ titles: 0, say: (line) => process.stderr.write(`${line}\n`) });
const folder = await buildWithEmptyPage(ROOT);
const server = await serve(folder);
const debuggingPort = await findFreePort();
const browser = await chromium.launch({
  ...launchOptions,
  args: [...launchOptions.args, `--remote-debugging-port=${debuggingPort}`],
});
try {
  // Not measured: the first visit of a page, which builds its documents and pictures.
  if (!isSeoOnly) for (const address of Object.values(PAGES)) await read(address);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [what, address] of Object.entries(PAGES)) readings.get(what)?.push(await read(await follow(address)));
  }
} finally {
  await browser.close();
  server.child.disconnect();
  await fixture.stop();
  rmSync(path.dirname(folder), { recursive: true });
}
if (isSeoOnly) reportSeo();
else report();

async function follow(address: string): Promise<string> {
  const { pathname, search } = new URL((await fetch(server.url + address)).url);
  return pathname + search;
}

function serve(build: string): Promise<StartedServer> {
  const env = { ...process.env, ...fixture.stack.env, LOG_LEVEL: 'silent' };
  return startServer(path.join(import.meta.dirname, 'lighthouse/serve.ts'), [build], env);
}

/** On a busy machine Lighthouse sometimes loses the trace of a page; it is then run again. */
async function read(address: string, triesLeft = 2): Promise<Reading> {
  const result = await lighthouse(server.url + address, {
    port: debuggingPort,
    onlyCategories: [...CATEGORIES],
    logLevel: 'error',
  });
  if (result?.lhr.runtimeError && triesLeft > 0) return read(address, triesLeft - 1);
  if (!result || result.lhr.runtimeError) throw new Error(`${address}: ${result?.lhr.runtimeError?.message}`);
  const { categories, audits } = result.lhr;
  const valueOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const faults = CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${id}`),
  );
  const [limit] = (categories.performance?.auditRefs ?? [])
    .map(({ id, weight }) => ({ id, lost: weight * (1 - (audits[id]?.score ?? 1)) }))
    .toSorted((one, other) => other.lost - one.lost);
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    ) as Reading['scores'],
    lcpMs: valueOf('largest-contentful-paint'),
    tbtMs: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    limit: limit && limit.lost > 0 ? limit.id : '',
    faults,
  };
}

function reportSeo(): void {
  const rows = [...readings].map(([what, [reading]]) => ({
    what,
    seo: reading?.scores.seo ?? 0,
    faults: reading?.faults.join(', ') ?? '',
  }));
  const isMet = rows.every(({ seo }) => seo === 100);
  reportBench({ bench: 'lighthouse --seo', isMet, rows });
  if (!isMet) process.exitCode = 1;
}

function report(): void {
  const rows = [...readings].map(([what, rounds]) => ({
    what,
    performance: median(rounds.map(({ scores }) => scores.performance)),
    accessibility: median(rounds.map(({ scores }) => scores.accessibility)),
    'best-practices': median(rounds.map((round) => round.scores['best-practices'])),
    seo: median(rounds.map(({ scores }) => scores.seo)),
    'LCP, s': (median(rounds.map(({ lcpMs }) => lcpMs)) / 1_000).toFixed(2),
    'TBT, ms': Math.round(median(rounds.map(({ tbtMs }) => tbtMs))),
    CLS: median(rounds.map(({ cls }) => cls)).toFixed(4),
    'limited by': rounds.map(({ limit }) => limit).at(-1) ?? '',
  }));
  const [empty] = rows;
  const least = Math.min(BAR.performance, (empty?.performance ?? 0) - BAR.belowEmpty);
  const isMet = rows.every(
    (row) => row.performance >= least && row.accessibility === 100 && row['best-practices'] === 100,
  );
  const faults = [...new Set([...readings.values()].flat().flatMap((reading) => reading.faults))];
  if (faults.length > 0) console.log(`not perfect: ${faults.join(', ')}`);
  reportBench({ bench: 'lighthouse', rounds: ROUNDS, isMet, rows, faults });
  if (!isMet) process.exitCode = 1;
}
