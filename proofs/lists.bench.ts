import { sql } from 'kysely';
import { readTitlePage } from '../src/server/catalogue/titles/title-page.ts';
import { findTitlePage } from '../src/server/lists/index.ts';
import { PAGE_SIZE } from '../src/shared/domain/limits.ts';
import { SORTS } from '../src/shared/domain/sort.ts';
import { measureByHttp } from './lists/beside-fastify.ts';
import { measureBesideSelect } from './lists/beside-select.ts';
import type { Job } from './lists/measure.ts';
import { openCatalogue } from './lists/open-catalogue.ts';
import { listQuestions, type Question } from './lists/questions.ts';
import { printTable, reportBench } from './report.ts';

/**
 * Random list pages in each of the eight orders, with total and cards, compared with a bare select by primary key through the
 * same driver in the same round; then by HTTP, compared with a bare Fastify that sends the same bytes.
 * `npm run bench -- lists --share 0.01`, or `-- lists --database` for an existing catalogue.
 */
const CLIENTS = 8;
const ROUNDS = 7;
const ROUND_MS = 2_000;
const QUESTIONS = 600;
const HTTP_QUESTIONS = 2_000;
const { ctx, env, name, close } = await openCatalogue(CLIENTS);

try {
  const readPage = ({ query, page }: Question) => readTitlePage(ctx, query, { page, limit: PAGE_SIZE });
  const jobs: (Job<Question> & { name: string })[] = [];
  for (const [index, sort] of SORTS.entries()) {
    jobs.push({ name: sort, ask: readPage, questions: await listQuestions(ctx, { sort }, QUESTIONS, index) });
  }
  const questions = jobs.flatMap((job) => job.questions);
  const readAnew = (question: Question) => {
    ctx.copies.cards.clear();
    return readPage(question);
  };
  jobs.push({ name: 'none of its cards in memory', ask: readAnew, questions });
  const readReloaded = (question: Question) => {
    ctx.copies.lists.clear();
    return readPage(question);
  };
  jobs.push({ name: 'no list changes in memory', ask: readReloaded, questions });
  const readIds = ({ query, page }: Question) =>
    findTitlePage(ctx, query, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
  jobs.push({ name: 'ids and total alone', ask: readIds, questions });
  const { lists } = ctx.copies.empty();
  lists.find = async () => undefined;
  const fromTitles = { ...ctx, copies: { ...ctx.copies, lists } };
  const readTitles = ({ query, page }: Question) => readTitlePage(fromTitles, query, { page, limit: PAGE_SIZE });
  jobs.push({ name: 'without blocks', ask: readTitles, questions });
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
  const pace = { clients: CLIENTS, rounds: ROUNDS, roundMs: ROUND_MS };
  const rows = await measureBesideSelect(jobs, bare, pace);
  const orders = jobs.slice(0, SORTS.length);
  // Deep pages, which are not stored.
  const urls = orders
    .flatMap(({ questions }) => questions.slice(0, HTTP_QUESTIONS / SORTS.length))
    .filter(({ page }) => page > 20)
    .map(({ url }) => url);
  const byHttp = { what: 'beyond the twentieth page', ...(await measureByHttp(urls, { env, ...pace })) };
  printTable([byHttp]);
  process.stdout.write('\n');
  reportBench({ bench: 'lists', catalogue: name, ...pace, byHttp, rows });
} finally {
  await close();
}

async function listIds(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from movies tablesample system (5) limit 5000`.execute(ctx.db);
  return rows.map((row) => row.id);
}
