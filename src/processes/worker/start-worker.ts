import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Context } from '#server/context.ts';
import { schedule, TIME_ZONE } from './schedule.ts';
import { type Queue, tasks } from './tasks.ts';

export interface Worker {
  isRunning(): boolean;
  stop(): Promise<void>;
}

/** Starts working as soon as the database lets it: one that is down at our start is no reason not to start. */
export function startWorker(ctx: Context, databaseUrl: string): Worker {
  let boss: PgBoss | undefined;
  let isStopped = false;

  async function keepTrying(): Promise<void> {
    for (let attempt = 0; !isStopped; attempt += 1) {
      try {
        boss = await startQueues(ctx, databaseUrl);
        return;
      } catch (err) {
        ctx.log.warn({ err, attempt }, 'the worker cannot start yet');
        await sleep(Math.min(500 * 2 ** attempt, 10_000));
      }
    }
  }
  const starting = keepTrying();

  return {
    isRunning: () => boss !== undefined,
    async stop() {
      isStopped = true;
      await starting;
      await boss?.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

/** The schema is a migration of ours, so nothing is created here but rows. */
async function startQueues(ctx: Context, databaseUrl: string): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 4, migrate: false, createSchema: false });
  boss.on('error', (err) => ctx.log.error({ err }, 'job queue error'));
  try {
    await boss.start();
    await openQueues(boss, ctx);
  } catch (error) {
    // Started half-way it would keep its connections and timers, and the next try starts another.
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
  return boss;
}

async function openQueues(boss: PgBoss, ctx: Context): Promise<void> {
  for (const queue of Object.keys(tasks) as Queue[]) {
    await boss.createQueue(queue, { retryLimit: 3, retryBackoff: true, expireInSeconds: 600 });
    await boss.work<never>(queue, { batchSize: 1 }, async ([job]) => {
      if (job) await runTask(ctx, queue, job);
    });
  }
  for (const [queue, cron] of Object.entries(schedule)) await boss.schedule(queue, cron, {}, { tz: TIME_ZONE });
}

async function runTask(ctx: Context, queue: Queue, job: { id: string; data: never }): Promise<void> {
  const started = performance.now();
  const fields = { queue, jobId: job.id };
  try {
    const outcome = await tasks[queue](ctx, job.data);
    ctx.metrics.jobs.inc({ queue, outcome: 'ok' });
    ctx.log.info({ ...fields, outcome, ms: Math.round(performance.now() - started) }, 'job');
  } catch (err) {
    ctx.metrics.jobs.inc({ queue, outcome: 'failed' });
    ctx.log.error({ ...fields, err }, 'job failed');
    throw err;
  }
}
