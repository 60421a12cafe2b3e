import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openContext } from '../src/server/context.ts';
import type { FilterQuestion } from '../src/server/filters/index.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { LIST_SORTS } from '../src/shared/domain/sort.ts';
import { createDice } from '../test/dice.ts';
import { percentile, rounded } from '../tools/figures.ts';
import { startStack } from '../tools/stack.ts';
import { seedWatchable } from './filters/seed-watchable.ts';
import { reportBench } from './report.ts';

/**
 * A filtered page with its total, and with all counts, beside a select by primary key: CPU of the process, of its main thread
 * and of PostgreSQL for each question, one at a time; then paced at 100 a second. `npm run bench -- filters` seeds as many titles
 * with offers as TMDB has for Brazil; `-- filters --database` reads the catalogue at DATABASE_URL, seeded before.
 */
const TITLES = 120_000;
const QUESTIONS = 2_000;
const CHANGES = 2_000;
const PACED = { perSecond: 100, seconds: 10 };
const { pick, chance, below } = createDice(20261117);

/** 0 to 6 filters, 2.3 in the mean; 58 % by popularity, 70 % of the first page. */
function toQuestion({ services, genres }: Ids): { question: FilterQuestion; slice: { offset: number; limit: number } } {
  const question: FilterQuestion = {
    ...{
      kind: chance(0.7) ? 'movie' : 'series',
      sort: chance(0.53) ? 'popular' : pick(LIST_SORTS),
      today: '2026-11-17',
    },
    ...(chance(0.45) && { serviceIds: Array.from({ length: 1 + below(3) }, () => pick(services)) }),
    ...(chance(0.35) && { access: chance(0.7) ? ['flatrate'] : ['free', 'ads'] }),
    ...(chance(0.45) && { genreIds: [pick(genres)] }),
    ...(chance(0.3) && { maxAge: pick([0, 10, 12, 14]) }),
    ...(chance(0.25) && { maxMinutes: pick([90, 110, 130]) }),
    ...(chance(0.2) && { fromYear: pick([1980, 1990, 2000, 2010, 2020]) }),
    ...(chance(0.1) && { country: 'BR' }),
    ...(chance(0.2) && { minRating: pick([6, 7, 8]) }),
  };
  const page = chance(0.7) ? 1 : 1 + below(chance(0.17) ? 500 : 20);
  return { question, slice: { offset: (page - 1) * 20, limit: 20 } };
}

const { values } = parseArgs({
  options: { database: { type: 'boolean', default: false } },
  allowPositionals: true,
  strict: false,
});
const settings = { LOG_LEVEL: 'error', DATABASE_STATEMENT_TIMEOUT_MS: '120000' };
const stack = values.database ? undefined : await startStack('embedded', settings);
const env = stack?.env ?? { DATABASE_URL: process.env.DATABASE_URL ?? '', ...settings };
const { ctx, close } = await openContext(readEnv(env), createLog('error'));
try {
  if (stack) await seedWatchable(ctx.db, TITLES);
  const ids = await listCommonIds();
  const asked = Array.from({ length: QUESTIONS }, () => toQuestion(ids));
  const ask = (at: number) => asked[at % QUESTIONS] as (typeof asked)[number];
  const options = { platforms: ids.services.map((id) => [id]), genres: ids.genres.map((id) => [id]) };
  const movieIds = await listMovieIds();
  const selectTitle = (at: number) =>
    sql`select title from movies where id = ${movieIds[at % movieIds.length]}`.execute(ctx.db);
  const jobs = {
    'primary key': selectTitle,
    'page and total': (at: number) => ctx.copies.filters.find(ctx, ask(at).question, ask(at).slice),
    counts: (at: number) => ctx.copies.filters.count(ctx, ask(at).question, options),
  } as const;

  const rss = process.memoryUsage().rss;
  const load = await measureOne(() => jobs['page and total'](0));
  const memory = Math.round((process.memoryUsage().rss - rss) / 2 ** 20);
  for (const job of Object.values(jobs)) for (let at = 0; at < 300; at += 1) await job(at);

  const rows = await measureAll('');
  await sql`
    update movies set popularity = popularity + 1
    where id in (select distinct movie_id from movie_offers order by movie_id desc limit ${CHANGES})
  `.execute(ctx.db);
  const changed = await measureOne(() => jobs['page and total'](1));
  rows.push(...(await measureAll(` after ${CHANGES} changes`)));
  const paced = [
    await pace('nothing', selectTitle),
    await pace('page and total', selectTitle, jobs['page and total']),
    await pace('counts', selectTitle, jobs.counts),
  ];
  reportBench({ bench: 'filters', titles: await countWatchable(), load, memory, changed, paced, rows });

  async function measureAll(ending: string) {
    const cost = new Map<string, Cost[]>();
    // Interleaved, so that a busy moment of the machine is in all of them.
    for (let round = 0; round < 4; round += 1) {
      for (const [name, job] of Object.entries(jobs)) {
        const before = await readCost();
        for (let at = 0; at < QUESTIONS / 4; at += 1) await job(round * 500 + at);
        const after = await readCost();
        cost.set(name, [...(cost.get(name) ?? []), subtract(after, before)]);
      }
    }
    const mean = (name: string, key: keyof Cost) =>
      (cost.get(name) ?? []).reduce((sum, one) => sum + one[key], 0) / QUESTIONS;
    const bare = mean('primary key', 'process') + mean('primary key', 'postgres');
    return Object.keys(jobs).map((name) => ({
      what: name + ending,
      'process ms': rounded(mean(name, 'process'), 3),
      'main thread ms': rounded(mean(name, 'main'), 3),
      'PostgreSQL ms': rounded(mean(name, 'postgres'), 3),
      ratio: rounded((mean(name, 'process') + mean(name, 'postgres')) / bare, 2),
      'ratio of the main thread': rounded(mean(name, 'main') / bare, 2),
    }));
  }
} finally {
  await close();
  await stack?.stop();
}

/** The twelve services and the genres with most titles, as ids that the questions ask for. */
interface Ids {
  services: number[];
  genres: number[];
}

async function listCommonIds(): Promise<Ids> {
  const services = await sql<{ id: number }>`
    select service_id as id from movie_offers group by 1 order by count(*) desc limit 12
  `.execute(ctx.db);
  const genres = await sql<{ id: number }>`
    select unnest(genre_ids) as id from movies group by 1 order by count(*) desc limit 19
  `.execute(ctx.db);
  return { services: services.rows.map(({ id }) => id), genres: genres.rows.map(({ id }) => id) };
}

async function listMovieIds(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from movies order by id % 997, id limit 50000`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

async function countWatchable(): Promise<number> {
  const { rows } = await sql<{ titles: number }>`
    select ((select count(distinct movie_id) from movie_offers) + (select count(distinct series_id) from series_offers))::integer as titles
  `.execute(ctx.db);
  return rows[0]?.titles ?? 0;
}

interface Cost {
  process: number;
  main: number;
  postgres: number;
}

async function readCost(): Promise<Cost> {
  const own = process.cpuUsage();
  const main = process.threadCpuUsage();
  return {
    process: (own.user + own.system) / 1_000,
    main: (main.user + main.system) / 1_000,
    postgres: await readPostgresMs(),
  };
}

/** CPU of all connections, in hundredths of a second as Linux counts it. */
async function readPostgresMs(): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity where datname is not null`.execute(
    ctx.db,
  );
  return rows.reduce((sum, { pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return sum + 10 * (Number(fields[11]) + Number(fields[12]));
  }, 0);
}

function subtract(after: Cost, before: Cost): Cost {
  return {
    process: after.process - before.process,
    main: after.main - before.main,
    postgres: after.postgres - before.postgres,
  };
}

async function measureOne(work: () => Promise<unknown>) {
  const [started, before] = [performance.now(), await readCost()];
  await work();
  const cost = subtract(await readCost(), before);
  return {
    ms: Math.round(performance.now() - started),
    cpuMs: Math.round(cost.process),
    mainMs: Math.round(cost.main),
  };
}

/** 100 questions a second whether answered or not, and 50 selects by primary key beside them. */
async function pace(what: string, select: (at: number) => Promise<unknown>, job?: (at: number) => Promise<unknown>) {
  const [own, bare]: [number[], number[]] = [[], []];
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const timed = async (times: number[], work: Promise<unknown>) => {
    const started = performance.now();
    await work;
    times.push(performance.now() - started);
  };
  const running: Promise<void>[] = [];
  const begun = performance.now();
  for (let at = 0; at < PACED.perSecond * PACED.seconds; at += 1) {
    if (job) running.push(timed(own, job(at)));
    if (at % 2 === 0) running.push(timed(bare, select(at)));
    await sleep(Math.max(0, begun + (1_000 / PACED.perSecond) * (at + 1) - performance.now()));
  }
  await Promise.all(running);
  delay.disable();
  const p = (times: number[], share: number) => rounded(percentile(times, share), 2);
  return {
    what,
    ...(job && { p50: p(own, 0.5), p99: p(own, 0.99) }),
    select: { p50: p(bare, 0.5), p99: p(bare, 0.99) },
    loopDelayP99: rounded(delay.percentile(99) / 1e6, 1),
  };
}
