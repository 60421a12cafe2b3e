import { sql } from 'kysely';
import { readTitlePage } from '../src/server/catalogue/title-page.ts';
import { findTitlePage } from '../src/server/store/lists/find-title-page.ts';
import { PAGE_SIZE } from '../src/shared/domain/limits.ts';
import { SORTS } from '../src/shared/domain/sort.ts';
import { measureByHttp } from './lists/beside-fastify.ts';
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

try {
  const readPage = ({ query, page }: Question) => readTitlePage(ctx, query, { page, limit: PAGE_SIZE });
  const jobs: Job[] = [];
  for (const [index, sort] of SORTS.entries()) {
    jobs.push({ name: sort, ask: readPage, questions: await listQuestions(ctx, { sort }, QUESTIONS, index) });
  }
  const readAnew = (question: Question) => {
    ctx.cards.clear();
    return readPage(question);
  };
  jobs.push({
    name: 'none of its cards in memory',
    ask: readAnew,
    questions: jobs.flatMap(({ questions }) => questions),
  });
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
  const urls = questions.filter(({ page }) => page > 20).map(({ url }) => url);
  const told = await measureByHttp(urls, { env, clients: CLIENTS, rounds: ROUNDS, roundMs: ROUND_MS });
  process.stdout.write(`by HTTP, ${urls.length} pages beyond the twentieth: ${told}\n`);
}

function line(cells: (string | number)[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
