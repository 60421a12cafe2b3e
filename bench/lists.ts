import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import { Pool } from 'undici';
import { readTitlePage } from '../src/server/catalogue/title-page.ts';
import { findTitlePage } from '../src/server/store/lists/find-title-page.ts';
import { PAGE_SIZE } from '../src/shared/domain/limits.ts';
import { SORTS } from '../src/shared/domain/sort.ts';
import { findFreePort } from '../tools/local-postgres.ts';
import { type Measured, measure, median } from './lists/measure.ts';
import { openCatalogue } from './lists/open-catalogue.ts';
import { listQuestions, type Question } from './lists/questions.ts';

/**
 * Any page of any list in each of the eight orders, with its total and its cards, as a part of a bare select by primary key
 * through the same driver in the same round; then the same by HTTP as a part of a bare Fastify that sends the same bytes.
 * `npm run bench -- lists --share 0.01`, or `-- lists --database` for a catalogue that is there.
 */
const CLIENTS = 8;
const ROUNDS = 3;
const ROUND_MS = 2_000;
const QUESTIONS = 600;
const HTTP_QUESTIONS = 2_000;
const { ctx, env, name, close } = await openCatalogue(CLIENTS);

interface Job {
  name: string;
  questions: readonly Question[];
  ask: (question: Question) => Promise<unknown>;
}

const servers: ChildProcess[] = [];
try {
  const readPage = ({ query, page }: Question) => readTitlePage(ctx.db, query, { page, limit: PAGE_SIZE });
  const jobs: Job[] = [];
  for (const [index, sort] of SORTS.entries()) {
    jobs.push({ name: sort, ask: readPage, questions: await listQuestions(ctx, { sort }, QUESTIONS, index) });
  }
  const readIds = ({ query, page }: Question) =>
    findTitlePage(ctx.db, query, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
  jobs.push({ name: 'ids and total alone', ask: readIds, questions: jobs.flatMap(({ questions }) => questions) });
  const films = { kind: 'movie', sort: 'popular', today: '2026-11-15' } as const;
  for (const page of [1, 500]) {
    jobs.push({ name: `all films, page ${page}`, ask: readPage, questions: [{ query: films, page, url: '' }] });
  }
  const filtered = await Promise.all(
    SORTS.map((sort, index) => listQuestions(ctx, { sort, isFiltered: true }, QUESTIONS / 8, 100 + index)),
  );
  jobs.push({ name: 'by votes and rating', ask: readPage, questions: filtered.flat() });
  const ids = await listIds();
  const bare = {
    questions: ids,
    ask: (id: number) => sql`select title from movies where id = ${id}`.execute(ctx.db),
  };
  await tellJobs(jobs, bare);
  await tellHttp(
    jobs.slice(0, SORTS.length).flatMap(({ questions }) => questions.slice(0, HTTP_QUESTIONS / SORTS.length)),
  );
} finally {
  for (const server of servers) server.disconnect();
  await close();
}

async function listIds(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from movies tablesample system (5) limit 5000`.execute(ctx.db);
  return rows.map((row) => row.id);
}

async function tellJobs(
  jobs: readonly Job[],
  bare: { questions: number[]; ask: (id: number) => Promise<unknown> },
): Promise<void> {
  const rounds = new Map<string, { ratio: number; measured: Measured }[]>(jobs.map((job) => [job.name, []]));
  await measure(bare, CLIENTS, ROUND_MS / 2);
  const bareRates: number[] = [];
  for (const job of jobs) await measure(job, CLIENTS, ROUND_MS / 4);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const job of jobs) {
      const before = await measure(bare, CLIENTS, ROUND_MS / 2);
      const measured = await measure(job, CLIENTS, ROUND_MS);
      bareRates.push(before.perSecond);
      rounds.get(job.name)?.push({ ratio: measured.perSecond / before.perSecond, measured });
    }
  }
  line(['lists, 8 clients', 'pages/s', 'of a bare select', 'p50 ms', 'p99 ms', 'p50 at one client', 'p99']);
  line(['---', ...Array<string>(6).fill('--:')]);
  line(['bare select', Math.round(median(bareRates)), 1, '', '', '', '']);
  for (const job of jobs) {
    const all = rounds.get(job.name) ?? [];
    const alone = await measure(job, 1, ROUND_MS / 2);
    const of = (pick: (measured: Measured) => number) => median(all.map(({ measured }) => pick(measured)));
    line([
      job.name,
      Math.round(of(({ perSecond }) => perSecond)),
      median(all.map(({ ratio }) => ratio)).toFixed(3),
      of(({ p50 }) => p50).toFixed(2),
      of(({ p99 }) => p99).toFixed(2),
      alone.p50.toFixed(2),
      alone.p99.toFixed(2),
    ]);
  }
  process.stdout.write(`${name}\n`);
}

/** Pages nobody keeps a copy of, so that every one is read: of the memory of a process a hundred are no part. */
async function tellHttp(questions: readonly Question[]): Promise<void> {
  const [ours, bare] = await Promise.all([serve('ours'), serve('bare')]);
  const asked = questions.filter(({ page }) => page > 20);
  const answers: [string, string][] = [];
  for (const { url } of asked) answers.push([url, await get(ours.pool, url)]);
  bare.child.send(answers);
  await once(bare.child, 'message');
  const job = (pool: Pool) => ({ questions: asked, ask: ({ url }: Question) => get(pool, url) });
  const ratios: number[] = [];
  const measured: Measured[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const least = await measure(job(bare.pool), CLIENTS, ROUND_MS);
    const own = await measure(job(ours.pool), CLIENTS, ROUND_MS);
    ratios.push(own.perSecond / least.perSecond);
    measured.push(own);
  }
  const rate = Math.round(median(measured.map(({ perSecond }) => perSecond)));
  const p99 = median(measured.map((one) => one.p99)).toFixed(1);
  process.stdout.write(
    `by HTTP, ${asked.length} pages beyond the twentieth: ${rate}/s, ${median(ratios).toFixed(3)} of bare Fastify with the same bytes, p99 ${p99} ms\n`,
  );
  await Promise.all([ours.pool.close(), bare.pool.close()]);
}

async function serve(what: 'ours' | 'bare'): Promise<{ child: ChildProcess; pool: Pool }> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = fork(path.join(import.meta.dirname, 'lists/serve.ts'), [what], {
    env: { ...env, PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), SITE_URL: url },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  servers.push(child);
  await once(child, 'message');
  return { child, pool: new Pool(url, { connections: CLIENTS, pipelining: 1 }) };
}

async function get(pool: Pool, url: string): Promise<string> {
  const { statusCode, body } = await pool.request({ path: url, method: 'GET' });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${text}`);
  return text;
}

function line(cells: (string | number)[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
