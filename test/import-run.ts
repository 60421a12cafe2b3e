import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Context } from '../src/server/context.ts';
import { FETCH_KINDS } from '../src/server/store/jobs/fetch-queue.ts';
import { queueImport, readKnownIds } from '../src/server/sync/import-exports.ts';
import { type Server, startServerProcess } from '../tools/stack.ts';

export interface ImportRun {
  ctx: Context;
  databaseUrl: string;
  simulatorUrl: string;
  /** Environment of a worker process. */
  variables: Record<string, string>;
  day: string;
  sizes: { movie: number; series: number; person: number };
  kills: number;
  /** After this, jobs locked by a killed worker are free again. */
  leaseSeconds: number;
  ratePerSecond: number;
  onProgress?: (waiting: number) => void;
}

export interface ImportResult {
  held: number;
  calls: number;
  mostInOneSecond: number;
  faults: number;
  seconds: number;
  problems: string[];
}

/** Faults for about five in a hundred calls, chosen with a fixed seed. */
const MIXED_FAULTS = [
  '429-seconds',
  '429-absent',
  '500',
  '502-html',
  '503',
  'truncated',
  'invalid-json',
  'chunked-cut',
  'reset',
  'hang',
].map((kind) => ({ match: '^/3/(movie|tv|person)/\\d', kind, probability: 0.005, after_ms: 1_000 }));

/**
 * An import from the exports by a worker that is killed in the middle, again and again, from a TMDB that fails often.
 * In the end every title must be stored completely, and no second may have had more calls than allowed.
 */
export async function runImport(run: ImportRun): Promise<ImportResult> {
  const { ctx, sizes } = run;
  const started = performance.now();
  for (const kind of FETCH_KINDS) {
    await readKnownIds(ctx, kind, `${run.simulatorUrl}/p/exports`, run.day);
    await queueImport(ctx, kind, sizes[kind]);
  }
  const total = await countWaiting(run);
  await control(run, 'stats/reset', 'POST');
  await control(run, 'faults', 'POST', MIXED_FAULTS);

  let worker = await startWorker(run);
  for (let kill = 1; kill <= run.kills; kill += 1) {
    await untilWaiting(run, total * (1 - kill / (run.kills + 1)));
    worker.process.kill('SIGKILL');
    worker = await startWorker(run);
  }
  await untilWaiting(run, 0);
  await worker.stop();
  await control(run, 'faults', 'DELETE');

  const stats = (await (await fetch(`${run.simulatorUrl}/__sim/stats`)).json()) as {
    api: number;
    max_in_one_second: number;
    faults: Record<string, number>;
  };
  const faults = Object.values(stats.faults).reduce((sum, count) => sum + count, 0);
  const problems = await inspect(run);
  if (stats.max_in_one_second > run.ratePerSecond) problems.push(`${stats.max_in_one_second} calls in one second`);
  return {
    held: total,
    calls: stats.api,
    mostInOneSecond: stats.max_in_one_second,
    faults,
    seconds: Math.round((performance.now() - started) / 1_000),
    problems,
  };
}

function startWorker({ variables, ratePerSecond, leaseSeconds }: ImportRun): Promise<Server> {
  const env = {
    ...variables,
    TMDB_RATE_PER_SECOND: String(ratePerSecond),
    LOG_LEVEL: 'fatal',
    FETCH_LEASE_SECONDS: String(leaseSeconds),
  };
  return startServerProcess(new Set(), env, { services: 'worker' });
}

async function untilWaiting(run: ImportRun, least: number): Promise<void> {
  for (;;) {
    const waiting = await countWaiting(run);
    run.onProgress?.(waiting);
    if (waiting <= least) return;
    await sleep(500);
  }
}

async function query<T extends pg.QueryResultRow>({ databaseUrl }: ImportRun, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

async function countWaiting(run: ImportRun): Promise<number> {
  const [row] = await query<{ count: string }>(run, "select count(*) from fetch_queue where reason = 'import'");
  return Number(row?.count);
}

/** Every expected title is stored, with everything its source has. */
async function inspect(run: ImportRun): Promise<string[]> {
  const problems: string[] = [];
  const tables = {
    movie: ['movies', 'movie_sources'],
    series: ['series', 'series_sources'],
    person: ['people', 'person_sources'],
  };
  for (const kind of FETCH_KINDS) {
    const [titles = '', sources = ''] = tables[kind];
    const missing = await query<{ id: number }>(
      run,
      `select wanted.id from (
         select id from known_ids where kind = '${kind}' order by popularity desc, id limit ${run.sizes[kind]}
       ) as wanted
       where not exists (select from ${sources} s join ${titles} t on t.id = s.id where s.id = wanted.id)`,
    );
    if (missing.length > 0) problems.push(`${missing.length} of ${kind} did not come, ${missing[0]?.id} among them`);
  }
  const halves = await query<{ what: string; id: number }>(
    run,
    `select 'film cast' as what, s.id from movie_sources s
       where jsonb_array_length(s.payload -> 'cast') <> (select count(*) from movie_cast c where c.movie_id = s.id)
     union all
     select 'film crew', s.id from movie_sources s
       where jsonb_array_length(s.payload -> 'crew') <> (select count(*) from movie_crew c where c.movie_id = s.id)
     union all
     select 'film pictures', s.id from movie_sources s
       where jsonb_array_length(s.payload -> 'posters') + jsonb_array_length(s.payload -> 'backdrops')
         <> (select count(*) from movie_images i where i.movie_id = s.id)
     union all
     select 'series cast', s.id from series_sources s
       where jsonb_array_length(s.payload -> 'cast') <> (select count(*) from series_cast c where c.series_id = s.id)
     union all
     select 'seasons', s.id from series_sources s
       where (select count(*) from season_sources n where n.series_id = s.id) <>
             (select count(*) from seasons n where n.series_id = s.id
                and exists (select from season_sources m where m.series_id = n.series_id and m.number = n.number))
     union all
     select 'person credits', s.id from person_sources s
       where jsonb_array_length(s.payload -> 'credits') <> (select count(*) from person_credits c where c.person_id = s.id)`,
  );
  for (const { what, id } of halves.slice(0, 10)) problems.push(`${what} of ${id} is not whole`);
  return problems;
}

async function control({ simulatorUrl }: ImportRun, path: string, method: string, body?: unknown): Promise<void> {
  const response = await fetch(`${simulatorUrl}/__sim/${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`the simulator refused ${path}: ${await response.text()}`);
}
