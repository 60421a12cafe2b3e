import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { gaugeDerived } from '#server/catalogue/documents/gauge-derived.ts';
import { type Context, openPurgerContext } from '#server/context.ts';
import { listEdgePlaces } from '#server/edge/edge-places.ts';
import { gaugeEdge } from '#server/edge/gauge-edge.ts';
import { purgeInLoop } from '#server/edge/purge-loop.ts';
import { LEADERS } from '#server/infra/advisory-locks.ts';
import { commitOption } from '#server/infra/commit.ts';
import type { Env } from '#server/infra/env.ts';
import { runAsLeader } from '#server/infra/leader.ts';
import { inRootSpan } from '#server/infra/observing/spans.ts';
import { type Delivering, gaugeNotifications, openDelivering } from '#server/notifications/deliver.ts';
import { notifyFailedJob } from '#server/notifications/notify-failed-job.ts';
import { foldNameChanges, hasOutgrownSearch, rebuildSearch } from '#server/search/index.ts';
import { gaugeAuditShipping } from '#server/staff/ship-audit.ts';
import { BACKUP_KINDS, findArchiveFailure, listLastBackups } from '#server/store/jobs/backup-runs.ts';
import { announceArrivals } from '#server/sync/announce-listing.ts';
import { AnnouncePace } from '#server/sync/announce-pace.ts';
import { drainFetchQueue } from '#server/sync/drain-queue.ts';
import { gaugeQueue } from '#server/sync/gauge-queue.ts';
import { ARRIVALS_ANNOUNCED } from '#shared/domain/limits.ts';
import { workOnDeliveries } from './deliver-notifications.ts';
import { schedule, TIME_ZONE } from './schedule.ts';
import { type Queue, tasks } from './tasks.ts';

export interface Worker {
  isRunning(): boolean;
  stop(): Promise<void>;
}

/** What main.ts waits for a whole process is longer. */
const STOPS_WITHIN_MS = 8_000;
const BOSS_STOPS_WITHIN_MS = 10_000;

/**
 * Starts as soon as the database is available: one that is down does not prevent the process from starting. `cut` ends the
 * statements of `ctx`: the worker calls it when its jobs have not ended some seconds after it was asked to stop. Every job may
 * be killed half-way, and is retried by the next worker.
 */
export function startWorker(ctx: Context, env: Env, cut: () => Promise<void> = () => ctx.db.destroy()): Worker {
  let boss: PgBoss | undefined;
  let loops: Promise<void>[] = [];
  const delivering = openDelivering(env);
  const leaving = new AbortController();

  async function keepTrying(): Promise<void> {
    for (let attempt = 0; !leaving.signal.aborted; attempt += 1) {
      try {
        boss = await startQueues(ctx, env, delivering);
        loops = [
          keepDraining(ctx, env, leaving.signal),
          keepGauging(ctx, env, leaving.signal),
          keepAnnouncing(ctx, leaving.signal),
          keepFolding(ctx, leaving.signal),
        ];
        return;
      } catch (err) {
        ctx.log.warn({ err, attempt }, 'the worker cannot start yet');
        await sleep(Math.min(500 * 2 ** attempt, 10_000), undefined, { signal: leaving.signal }).catch(() => undefined);
      }
    }
  }
  const starting = keepTrying();
  const purger = startPurger(ctx, env);

  return {
    isRunning: () => boss !== undefined,
    async stop() {
      leaving.abort();
      const cutting = setTimeout(() => {
        ctx.log.warn('jobs that still run are cut off');
        cut().catch((err: unknown) => ctx.log.warn({ err }, 'running jobs could not be cut off'));
      }, STOPS_WITHIN_MS);
      const bossStops = starting.then(() => boss?.stop({ graceful: true, timeout: BOSS_STOPS_WITHIN_MS }));
      await Promise.all([purger?.stop(), bossStops, starting.then(() => Promise.all(loops))]);
      delivering?.mailer?.close();
      clearTimeout(cutting);
    },
  };
}

/** Of all workers one (the leader) purges the edge, in the order of the announcements. */
function startPurger(ctx: Context, env: Env) {
  const places = listEdgePlaces(env);
  if (places.length === 0) return undefined;
  const own = openPurgerContext(env, ctx);
  const candidate = runAsLeader({
    url: env.DATABASE_URL,
    leader: LEADERS.edgePurger,
    log: ctx.log,
    work: (signal) => purgeInLoop(own.ctx, places, signal),
  });
  const gauging = setInterval(() => {
    gaugeEdge(own.ctx).catch((err: unknown) => ctx.log.warn({ err }, 'the metrics of the edge could not be read'));
  }, GAUGE_MS);
  return {
    async stop() {
      clearInterval(gauging);
      await candidate.stop();
      await own.close();
    },
  };
}

/** Parallel fetches. TMDB's rate is the limit; this only has to be enough to reach it. */
const FETCHES_AT_ONCE = 24;
const RESTART_MS = 60_000;
/** Longer than any job takes, so that a running job is never started a second time. */
const JOB_SECONDS = 3 * 60 * 60;

/** A refused token or a lost database ends a round; the next starts a minute later. */
async function keepDraining(ctx: Context, env: Env, signal: AbortSignal): Promise<void> {
  const leaseSeconds = env.FETCH_LEASE_SECONDS;
  while (!signal.aborted) {
    try {
      await drainFetchQueue(ctx, { concurrency: FETCHES_AT_ONCE, signal, leaseSeconds, untilEmpty: false });
    } catch (err) {
      ctx.log.error({ err }, 'the fetch queue stopped');
      await sleep(RESTART_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

const GAUGE_MS = 15_000;

async function keepGauging(ctx: Context, env: Env, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await gaugeQueue(ctx).catch((err: unknown) => ctx.log.warn({ err }, 'the fetch queue could not be counted'));
    await gaugeDerived(ctx).catch((err: unknown) =>
      ctx.log.warn({ err }, 'the metrics of the lists could not be read'),
    );
    if (env.AUDIT_SHIP_URL)
      await gaugeAuditShipping(ctx).catch((err: unknown) =>
        ctx.log.warn({ err }, 'the state of the audit shipping could not be read'),
      );
    await gaugeNotifications(ctx).catch((err: unknown) =>
      ctx.log.warn({ err }, 'the waiting notifications could not be counted'),
    );
    await gaugeBackup(ctx).catch((err: unknown) => ctx.log.warn({ err }, 'the age of the backup could not be read'));
    await sleep(GAUGE_MS, undefined, { signal }).catch(() => undefined);
  }
}

async function gaugeBackup({ db, metrics }: Context): Promise<void> {
  const last = await listLastBackups(db);
  for (const kind of BACKUP_KINDS) {
    const takenAt = last.find((run) => run.kind === kind)?.takenAt;
    metrics.backupAt.set({ kind }, takenAt ? takenAt.getTime() / 1_000 : 0);
  }
  metrics.archiveFailing.set(await findArchiveFailure(db));
}

/** Makes new titles appear in cached lists soon after they are stored; during an import only now and then. */
async function keepAnnouncing(ctx: Context, signal: AbortSignal): Promise<void> {
  const pace = new AnnouncePace(ctx.now().getTime());
  while (!signal.aborted) {
    try {
      if (pace.mayAnnounce(ctx.now().getTime()) && (await announceArrivals(ctx))) pace.announced();
    } catch (err) {
      ctx.log.warn({ err }, 'new titles could not be announced');
    }
    await sleep(ARRIVALS_ANNOUNCED.everyMs, undefined, { signal }).catch(() => undefined);
  }
}

const FOLD_MS = 1_000;

/** Merges changed names into the search's prefix lists every second; lists that grew too much are rebuilt in parallel. */
async function keepFolding(ctx: Context, signal: AbortSignal): Promise<void> {
  let rebuilding: Promise<unknown> | undefined;
  while (!signal.aborted) {
    try {
      await foldNameChanges(ctx);
      if (!rebuilding && (await hasOutgrownSearch(ctx))) {
        rebuilding = rebuildSearch(ctx, undefined, signal)
          .catch((err: unknown) => ctx.log.warn({ err }, 'the search lists could not be rebuilt'))
          .finally(() => {
            rebuilding = undefined;
          });
      }
    } catch (err) {
      ctx.log.warn({ err }, 'changed names could not be merged into the search lists');
    }
    await sleep(FOLD_MS, undefined, { signal }).catch(() => undefined);
  }
  await rebuilding;
}

/** Our own migration creates the schema, so only rows are written here. */
async function startQueues(ctx: Context, env: Env, delivering: Delivering | undefined): Promise<PgBoss> {
  const options = commitOption('local');
  const boss = new PgBoss({ connectionString: env.DATABASE_URL, max: 4, migrate: false, createSchema: false, options });
  boss.on('error', (err) => ctx.log.error({ err }, 'job queue error'));
  try {
    await boss.start();
    await openQueues(boss, ctx, env);
    if (delivering) await workOnDeliveries(boss, ctx, delivering);
  } catch (error) {
    // Stop it if the start failed half-way: otherwise its connections and timers leak with every retry.
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
  return boss;
}

async function openQueues(boss: PgBoss, ctx: Context, env: Env): Promise<void> {
  for (const queue of Object.keys(tasks) as Queue[]) {
    await boss.createQueue(queue, { retryLimit: 3, retryBackoff: true, expireInSeconds: JOB_SECONDS });
    await boss.work(queue, { batchSize: 1, includeMetadata: true }, async ([job]) => {
      return job && (await runTask(ctx, env, queue, { id: job.id, isLastTry: job.retryCount >= job.retryLimit }));
    });
  }
  for (const [queue, cron] of Object.entries(schedule)) await boss.schedule(queue, cron, {}, { tz: TIME_ZONE });
  // A job that an older release scheduled under another name would wait in a queue that no worker reads.
  const former = (await boss.getSchedules()).filter(({ name }) => !Object.hasOwn(schedule, name));
  for (const { name } of former) await boss.unschedule(name);
}

interface Job {
  id: string;
  isLastTry: boolean;
}

/** A number that the task returned is stored with the job: the admin shows it. */
async function runTask(
  ctx: Context,
  env: Env,
  queue: Queue,
  { id: jobId, isLastTry }: Job,
): Promise<{ count: number } | undefined> {
  const started = performance.now();
  const fields = { queue, jobId };
  try {
    const outcome = await inRootSpan({ name: `job ${queue}`, kind: 'consumer' }, async () => tasks[queue](ctx, env));
    ctx.metrics.jobs.inc({ queue, outcome: 'ok' });
    ctx.log.info({ ...fields, outcome, ms: Math.round(performance.now() - started) }, 'job');
    return typeof outcome === 'number' ? { count: outcome } : undefined;
  } catch (err) {
    ctx.metrics.jobs.inc({ queue, outcome: 'failed' });
    ctx.log.error({ ...fields, err }, 'job failed');
    if (isLastTry) await notifyFailedJob(ctx, queue);
    throw err;
  }
}
