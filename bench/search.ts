import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { callFunction } from '../src/server/catalogue/call-function.ts';
import { openBatchContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { rebuildSearch } from '../src/server/search/rebuild-search.ts';
import { findSearchState } from '../src/server/store/search-changes.ts';
import { measureByHttp } from './lists/beside-fastify.ts';
import { type Measured, measure, median, percentile } from './lists/measure.ts';
import { openCatalogue } from './lists/open-catalogue.ts';
import { drawQuestions } from './search/questions.ts';

/**
 * Suggestions and full search as a part of a bare select by primary key through the same driver in the same round; full search
 * at a steady pace beside bare selects at the same pace; then by HTTP as a part of a bare Fastify that sends the same bytes.
 * `npm run bench -- search --share 0.01`, or `-- search --database` for a catalogue that is there. Lists: `bench -- lists`.
 */
const CLIENTS = 8;
const ROUNDS = 3;
const ROUND_MS = 3_000;
const QUESTIONS = 2_000;
const PACE_PER_SECOND = 200;
const BARS: Record<string, number> = {
  'suggest, 2 to 12 characters': 0.2,
  'suggest, 2 characters': 0.5,
  'suggest, misspelt': 0.08,
  'search, page 1': 0.02,
};
const PACED_BAR = 25;

const { ctx, env, name, close } = await openCatalogue(CLIENTS);
try {
  await buildIfMissing();
  const drawn = await drawQuestions(ctx.db, QUESTIONS);
  const suggest = (query: string) => callFunction(ctx, 'searchAutocomplete', { query });
  const search = (query: string) => callFunction(ctx, 'searchMulti', { query });
  const jobs = [
    { name: 'suggest, 2 to 12 characters', questions: drawn.begun, ask: suggest },
    { name: 'suggest, 2 characters', questions: drawn.pairs, ask: suggest },
    { name: 'suggest, misspelt', questions: drawn.misspelt, ask: suggest },
    { name: 'search, page 1', questions: drawn.words, ask: search },
  ];
  const bare = {
    questions: drawn.ids,
    ask: (id: number) => sql`select title from movies where id = ${id}`.execute(ctx.db),
  };
  await tellSaturated(jobs, bare);
  await tellPaced({ questions: drawn.words, ask: search }, bare);
  const urlOf = (call: string) => (query: string) => `/api/${call}?query=${encodeURIComponent(query)}`;
  await tellHttp('suggestions', drawn.begun.slice(0, 1_000).map(urlOf('searchAutocomplete')));
  await tellHttp('search', drawn.words.slice(0, 1_000).map(urlOf('searchMulti')));
  process.stdout.write(`${name}\n`);
} finally {
  await close();
}

async function buildIfMissing(): Promise<void> {
  if ((await findSearchState(ctx.db)).built_at !== null) return;
  const batch = openBatchContext(readEnv(env), ctx);
  await rebuildSearch(batch.ctx);
  await batch.close();
}

interface Job<T> {
  questions: readonly T[];
  ask: (question: T) => Promise<unknown>;
}

async function tellSaturated(jobs: readonly (Job<string> & { name: string })[], bare: Job<number>): Promise<void> {
  const rounds = new Map<string, { ratio: number; measured: Measured }[]>(jobs.map((job) => [job.name, []]));
  const rates: number[] = [];
  for (const job of jobs) await measure(job, CLIENTS, ROUND_MS / 3);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const job of jobs) {
      const before = await measure(bare, CLIENTS, ROUND_MS / 2);
      const measured = await measure(job, CLIENTS, ROUND_MS);
      const after = await measure(bare, CLIENTS, ROUND_MS / 2);
      rates.push(before.perSecond, after.perSecond);
      rounds.get(job.name)?.push({ measured, ratio: (2 * measured.perSecond) / (before.perSecond + after.perSecond) });
    }
  }
  line(['search, 8 clients', 'per second', 'of a bare select', 'bar', 'p50 ms', 'p99 ms', 'p50 at one client', 'p99']);
  line(['---', ...Array<string>(7).fill('--:')]);
  const bareAlone = await measure(bare, 1, ROUND_MS / 2);
  line(['bare select', Math.round(median(rates)), 1, '', '', '', bareAlone.p50.toFixed(2), bareAlone.p99.toFixed(2)]);
  for (const job of jobs) {
    const all = rounds.get(job.name) ?? [];
    const alone = await measure(job, 1, ROUND_MS / 2);
    const of = (pick: (measured: Measured) => number) => median(all.map(({ measured }) => pick(measured)));
    line([
      job.name,
      Math.round(of(({ perSecond }) => perSecond)),
      median(all.map(({ ratio }) => ratio)).toFixed(3),
      BARS[job.name] ?? '',
      of(({ p50 }) => p50).toFixed(2),
      of(({ p99 }) => p99).toFixed(2),
      alone.p50.toFixed(2),
      alone.p99.toFixed(2),
    ]);
  }
}

/** So many a second, whatever the last one took; a time counts from when the question was due. */
async function pace<T>({ questions, ask }: Job<T>, forMs: number): Promise<number[]> {
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  const started = performance.now();
  for (let count = 0; count < (forMs / 1_000) * PACE_PER_SECOND; count += 1) {
    const due = started + (count * 1_000) / PACE_PER_SECOND;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    const question = questions[count % questions.length] as T;
    asked.push(ask(question).then(() => void times.push(performance.now() - due)));
  }
  await Promise.all(asked);
  return times;
}

async function tellPaced(search: Job<string>, bare: Job<number>): Promise<void> {
  const ratios: number[] = [];
  const p99s: number[] = [];
  for (let round = 0; round < 2 * ROUNDS; round += 1) {
    const least = percentile(await pace(bare, ROUND_MS), 0.99);
    const own = percentile(await pace(search, ROUND_MS), 0.99);
    ratios.push(own / least);
    p99s.push(own);
  }
  process.stdout.write(
    `search at ${PACE_PER_SECOND}/s: p99 ${median(p99s).toFixed(1)} ms, ${median(ratios).toFixed(1)} times the bare select's at the same pace (bar ${PACED_BAR})\n`,
  );
}

async function tellHttp(what: string, urls: readonly string[]): Promise<void> {
  const told = await measureByHttp(urls, { env, clients: CLIENTS, rounds: ROUNDS, roundMs: ROUND_MS });
  process.stdout.write(`${what} by HTTP: ${told}\n`);
}

function line(cells: (string | number)[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
