import { fork } from 'node:child_process';
import { createProgress } from '../src/processes/cli/progress.ts';
import { mountFunctions } from '../src/processes/functions/mount-functions.ts';
import { openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createHttpApp } from '../src/server/infra/http.ts';
import { createLog } from '../src/server/infra/log.ts';
import { fuzzFunctions } from '../test/functions-fuzz.ts';
import { fillSmallWorld, SMALL_WORLD } from '../test/small-world.ts';
import { startStack } from '../tools/stack.ts';
import { reportSoak } from './report.ts';

/**
 * The full count of test/functions-fuzz.db.test.ts in its own process, whose heap is measured before and after, each time after
 * garbage collection. The first measurement follows once every bounded cache is full.
 */
const CALLS = 25_000;
const FILLING_CALLS = 12_000;
const STEP = 1_000;
const SEED = 2026;
const MOST_GROWTH = 1.2;

interface Outcome {
  count: number;
  problems: string[];
  statuses: Record<string, number>;
  heapBefore: number;
  heapAfter: number;
}

if (process.argv.includes('--inside')) await runInside();
else await runOutside();

async function runOutside(): Promise<void> {
  const { movies, series, people } = SMALL_WORLD;
  const stack = await startStack(
    'embedded',
    { TMDB_RATE_PER_SECOND: '1000', LOG_LEVEL: 'silent', RATE_LIMITS: 'off' },
    { SIM_MOVIES: `${movies}`, SIM_TV: `${series}`, SIM_PEOPLE: `${people}`, SIM_RATE_PER_SECOND: '1000' },
  );
  try {
    const child = fork(import.meta.filename, ['--inside'], {
      execArgv: ['--expose-gc'],
      env: { ...stack.env, PATH: process.env.PATH ?? '', TZ: process.env.TZ ?? '' },
    });
    const outcome = await new Promise<Outcome>((resolve, reject) => {
      child.once('message', (message) => resolve(message as Outcome));
      child.once('exit', (code) => reject(new Error(`the fuzzed process ended with ${code}`)));
    });
    report(outcome);
  } finally {
    await stack.stop();
  }
}

async function runInside(): Promise<void> {
  const env = readEnv();
  const { ctx, close } = await openContext(env, createLog(env.LOG_LEVEL));
  await fillSmallWorld(ctx);
  const app = await createHttpApp({ log: ctx.log, metrics: ctx.metrics, trustedProxies: [], isHttps: false });
  await mountFunctions(app, ctx, { areLimitsOn: env.RATE_LIMITS === 'on' });
  const outcome: Outcome = { count: 0, problems: [], statuses: {}, heapBefore: 0, heapAfter: 0 };
  const progress = createProgress('calls', process.stdout);
  for (let first = 0; first < FILLING_CALLS + CALLS; first += STEP) {
    if (first === FILLING_CALLS) outcome.heapBefore = measureHeap();
    const { count, problems, statuses } = await fuzzFunctions(app, { count: STEP, seed: SEED, first });
    outcome.count += count;
    outcome.problems.push(...problems);
    for (const [status, times] of Object.entries(statuses)) {
      outcome.statuses[status] = (outcome.statuses[status] ?? 0) + times;
    }
    progress.update(outcome.count, FILLING_CALLS + CALLS);
  }
  progress.end();
  outcome.heapAfter = measureHeap();
  process.send?.(outcome);
  await app.close();
  await close();
  process.disconnect();
}

function measureHeap(): number {
  if (!globalThis.gc) throw new Error('started without --expose-gc');
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

function report({ count, problems, statuses, heapBefore, heapAfter }: Outcome): void {
  const growth = heapAfter / heapBefore;
  const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1);
  const what = Object.entries(statuses).map(([status, times]) => `${status}: ${times}`);
  const heap = `heap ${megabytes(heapBefore)} → ${megabytes(heapAfter)} MB (${growth.toFixed(2)})`;
  if (growth > MOST_GROWTH) problems.push(`the heap is ${growth.toFixed(2)} of what it was`);
  reportSoak({ line: `functions-fuzz: ${count} calls (${what.join(', ')}), ${heap}`, problems });
}
