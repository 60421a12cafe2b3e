import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Pool } from 'undici';
import { foldNameChanges } from '../src/server/search/index.ts';
import { buildApiUrl } from '../src/shared/domain/site/api-url.ts';
import { SORTS } from '../src/shared/domain/sort.ts';
import { checkLists } from '../test/derived/check-lists.ts';
import { findSearchDifferences } from '../test/search-checker/check-search.ts';
import { median } from '../tools/figures.ts';
import { openCatalogue } from './lists/open-catalogue.ts';
import { listQuestions } from './lists/questions.ts';
import { reportSoak } from './report.ts';
import { startServer } from './start-server.ts';
import { readSteadily, type Window } from './sync-while-reading/read-steadily.ts';
import type { BatchOrder, BatchReport } from './sync-while-reading/sync-batch.ts';

/**
 * A sync of ten thousand titles at the configured rate (30 calls a second less a tenth), in parts with pauses, while 400
 * requests a second are served. Afterwards every list must agree with its titles. `--share 0.01`, or `--database` as for
 * `bench -- lists`; there the soak restores everything it wrote and compares only a few lists.
 */
const { values } = parseArgs({
  options: {
    titles: { type: 'string', default: '10000' },
    rate: { type: 'string', default: '27' },
    readers: { type: 'string', default: '400' },
    parts: { type: 'string', default: '5' },
    check: { type: 'string', default: '1' },
  },
  allowPositionals: true,
  strict: false,
});
const [titles, rate, readers, parts, check] = [
  values.titles,
  values.rate,
  values.readers,
  values.parts,
  values.check,
].map(Number) as [number, number, number, number, number];
const QUIET_MS = 15_000;
/** Not measured: a server that was just started has no cards in memory and falls behind; windows until one shows that it keeps up. */
const WARM = { windowMs: 10_000, windows: 30, p99Ms: 100 };

const catalogue = await openCatalogue(10);
const children: ChildProcess[] = [];
try {
  const urls = await listUrls();
  const server = await openServer();
  const syncer = await startSyncer();
  await warmUp(server, urls);
  const quiet: Window[] = [];
  const disturbed: Window[] = [];
  const reports: BatchReport[] = [];
  for (let part = 0; part < parts; part += 1) {
    quiet.push(await readSteadily(server, urls, readers, (elapsed) => elapsed > QUIET_MS));
    disturbed.push(
      await readDuring(server, urls, order(syncer, { do: 'change', titles: titles / parts, perSecond: rate }, reports)),
    );
    tell(part, quiet.at(-1), disturbed.at(-1));
  }
  const compared = await checkLists(catalogue.ctx, { share: check, seed: 12 });
  compared.differences.push(...(await checkSearch()));
  process.stdout.write(`${compared.lists} lists compared, ${compared.differences.length} differences\n`);
  await order(syncer, { do: 'restore', titles, perSecond: 10_000 }, []);
  const swapped = await readDuring(server, urls, rebuild());
  process.stdout.write(
    `while lists were built and swapped: p99 ${swapped.p99.toFixed(1)} ms, ${swapped.failed} of ${swapped.asked} failed\n`,
  );
  conclude(quiet, disturbed, reports, compared, swapped);
  await server.close();
} finally {
  for (const child of children) child.disconnect();
  await catalogue.close();
}

async function listUrls(): Promise<string[]> {
  const lists = await Promise.all(SORTS.map((sort, seed) => listQuestions(catalogue.ctx, { sort }, 250, seed)));
  const typed = ['a', 'ma', 'mar', 'o amor', 'casa', 'noite', 'vida', 'the', 'star', 'son'];
  const suggestions = typed.map((query) => buildApiUrl('searchAutocomplete', { query }));
  const pages = lists.flat().map(({ url }) => url);
  // Of ten requests, seven are lists and three are search suggestions.
  return pages.flatMap((url, place) => (place % 7 < 3 ? [url, suggestions[place % suggestions.length] ?? url] : url));
}

/** Checks all of search, which only a small catalogue allows. */
async function checkSearch(): Promise<string[]> {
  if (check < 1) return [];
  while ((await foldNameChanges(catalogue.ctx)) > 0);
  return findSearchDifferences(catalogue.ctx.db, { isBuilt: false });
}

async function openServer(): Promise<Pool> {
  const script = path.join(import.meta.dirname, './lists/serve.ts');
  const { child, url } = await startServer(script, [], catalogue.env);
  children.push(child);
  return new Pool(url, { connections: 64, pipelining: 1 });
}

/** In its own process, like the nightly rebuild. */
async function rebuild(): Promise<void> {
  const child = fork(path.join(import.meta.dirname, '../src/processes/cli/main.ts'), ['derived:rebuild', 'lists'], {
    env: { ...catalogue.env, PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`derived:rebuild ended with ${code}`);
}

async function startSyncer(): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, 'sync-while-reading/sync-batch.ts'), [], {
    env: { ...catalogue.env, PATH: process.env.PATH },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.push(child);
  await once(child, 'message');
  return child;
}

async function warmUp(server: Pool, urls: readonly string[]): Promise<void> {
  for (let window = 1; window <= WARM.windows; window += 1) {
    const { p50, p99 } = await readSteadily(server, urls, readers, (elapsed) => elapsed > WARM.windowMs);
    process.stdout.write(`warm-up ${window}: p50 ${p50.toFixed(1)} p99 ${p99.toFixed(1)} ms\n`);
    if (p99 <= WARM.p99Ms) return;
  }
}

async function order(child: ChildProcess, what: BatchOrder, reports: BatchReport[]): Promise<void> {
  child.send(what);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the sync ended with ${String(code)}`);
  });
  const [report] = (await Promise.race([once(child, 'message'), ended])) as [BatchReport];
  reports.push(report);
}

async function readDuring(server: Pool, urls: readonly string[], work: Promise<void>): Promise<Window> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  const [window] = await Promise.all([readSteadily(server, urls, readers, () => isDone), done]);
  return window;
}

function tell(part: number, quiet: Window | undefined, disturbed: Window | undefined): void {
  const words = (window: Window | undefined) =>
    `p50 ${window?.p50.toFixed(1)} p99 ${window?.p99.toFixed(1)} ms, ${window?.failed} of ${window?.asked} failed`;
  process.stdout.write(`part ${part + 1}: quiet ${words(quiet)}; while syncing ${words(disturbed)}\n`);
}

function conclude(
  quiet: readonly Window[],
  disturbed: readonly Window[],
  reports: readonly BatchReport[],
  compared: Awaited<ReturnType<typeof checkLists>>,
  swapped: Window,
): void {
  const calm = median(quiet.map(({ p99 }) => p99));
  const busy = median(disturbed.map(({ p99 }) => p99));
  const worst = Math.max(...disturbed.map(({ p99 }) => p99));
  const failed = [...quiet, ...disturbed, swapped].reduce((sum, window) => sum + window.failed, 0);
  const stored = reports.reduce((sum, report) => sum + report.stored, 0);
  const seconds = reports.reduce((sum, report) => sum + report.seconds, 0);
  const problems = [...compared.differences];
  if (failed > 0) problems.push(`${failed} questions failed`);
  if (busy > 2 * calm)
    problems.push(`p99 is ${(busy / calm).toFixed(2)} times the undisturbed one, where 2 is the bar`);
  reportSoak({
    line:
      `sync-while-reading (${catalogue.name}): ${stored} titles in ${seconds.toFixed(0)} s beside ${readers} questions/s; ` +
      `p99 ${busy.toFixed(1)} ms (worst part ${worst.toFixed(1)}) beside ${calm.toFixed(1)} undisturbed: ${(busy / calm).toFixed(2)}; ` +
      `${failed} questions failed; ${compared.lists} lists compared (${compared.ids} places), ${compared.differences.length} differences`,
    problems,
  });
}
