import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { callFunction } from '../src/server/catalogue/documents/call-function.ts';
import { openBatchContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { rebuildSearch } from '../src/server/search/index.ts';
import { findSearchState } from '../src/server/search/search-changes.ts';
import { median, percentile, rounded } from '../tools/figures.ts';
import { measureByHttp } from './lists/beside-fastify.ts';
import { measureBesideSelect } from './lists/beside-select.ts';
import type { Job } from './lists/measure.ts';
import { openCatalogue } from './lists/open-catalogue.ts';
import { printTable, reportBench } from './report.ts';
import { drawQuestions } from './search/questions.ts';

/**
 * Suggestions and full search, compared with a bare select by primary key through the same driver in the same round; full search
 * at a steady rate against bare selects at the same rate; then by HTTP against a bare Fastify that sends the same bytes.
 * `npm run bench -- search --share 0.01`, or `-- search --database` for an existing catalogue. Lists: `bench -- lists`.
 */
const CLIENTS = 8;
const ROUNDS = 7;
const ROUND_MS = 3_000;
const QUESTIONS = 2_000;
const PACE_PER_SECOND = 200;
const BARS: Record<string, number> = {
  'suggest, 2 to 12 characters': 0.2,
  'suggest, 2 characters': 0.5,
  'suggest, misspelt': 0.1,
  'search, page 1': 0.05,
  'search, an intention': 0.02,
  'search, a character': 0.02,
};
const PACED_BAR = 5;

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
    { name: 'search, an intention', questions: drawn.intentions, ask: search },
    { name: 'search, a character', questions: drawn.characters, ask: search },
  ];
  const bare = {
    questions: drawn.ids,
    ask: (id: number) => sql`select title from movies where id = ${id}`.execute(ctx.db),
  };
  const pace = { clients: CLIENTS, rounds: ROUNDS, roundMs: ROUND_MS };
  const rows = await measureBesideSelect(jobs, bare, pace);
  const paced = await measurePaced({ questions: drawn.words, ask: search }, bare);
  const urlOf = (call: string) => (query: string) => `/api/${call}?query=${encodeURIComponent(query)}`;
  const suggestions = drawn.begun.slice(0, 1_000).map(urlOf('searchAutocomplete'));
  const searches = drawn.words.slice(0, 1_000).map(urlOf('searchMulti'));
  const byHttp = [
    { what: 'suggestions', ...(await measureByHttp(suggestions, { env, ...pace })) },
    { what: 'search', ...(await measureByHttp(searches, { env, ...pace })) },
  ];
  for (const table of [[paced], byHttp]) {
    printTable(table);
    process.stdout.write('\n');
  }
  const told = rows.map((row) => ({ ...row, bar: BARS[row.what] ?? '' }));
  reportBench({ bench: 'search', catalogue: name, ...pace, paced, byHttp, rows: told });
} finally {
  await close();
}

async function buildIfMissing(): Promise<void> {
  if ((await findSearchState(ctx.db)).built_at !== null) return;
  const batch = openBatchContext(readEnv(env), ctx);
  await rebuildSearch(batch.ctx);
  await batch.close();
}

/** Open loop at a fixed rate; a time counts from when the query was due. */
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

async function measurePaced(search: Job<string>, bare: Job<number>) {
  const ratios: number[] = [];
  const p99s: number[] = [];
  for (let round = 0; round < 2 * ROUNDS; round += 1) {
    const least = percentile(await pace(bare, ROUND_MS), 0.99);
    const own = percentile(await pace(search, ROUND_MS), 0.99);
    ratios.push(own / least);
    p99s.push(own);
  }
  return {
    what: `search at ${PACE_PER_SECOND}/s`,
    'p99 ms': rounded(median(p99s), 1),
    "times the bare select's": rounded(median(ratios), 1),
    bar: PACED_BAR,
  };
}
