import {
  isNeedOf,
  type JobState,
  judgeJob,
  NEEDS,
  type Needs,
  type QueueHealth,
  type Reading,
  type RoutineCounts,
  readPeriodMinutes,
  type SystemHealth,
} from '#shared/admin/domain/dashboard.ts';
import { MEDIA, MISSES_LOOKED_AT_DAYS, SUBJECTS_COUNTED } from '#shared/admin/domain/limits.ts';
import { EVERYTHING } from '#shared/admin/domain/list-query.ts';
import { findNextRun } from '#shared/admin/domain/routines.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import type { Context } from '../../context.ts';
import { countTicketQueue } from '../../store/availability/tickets.ts';
import { countPlansBetween, findLastStored, readCaches, readQueue } from '../../store/editing/dashboard.ts';
import { countSubjects } from '../../store/editing/subject-lists.ts';
import { findLastJobStart, listJobRuns } from '../../store/jobs/jobs.ts';
import { countBrokenLinks } from '../../store/links/link-places.ts';
import { countEndingLicences } from '../../store/pictures/picture-library.ts';
import { listMissingPaths } from '../../store/site/missing-paths.ts';
import { countReports } from '../../store/visitors/report-history.ts';
import { listSearchMisses } from '../../store/visitors/search-misses.ts';
import { probeProvider } from '../../sync/availability/probe-provider.ts';

const ENTITIES = ['movie', 'series', 'person'] as const;

/** Each count uses the same filter as the list it links to. */
export async function readNeeds(ctx: Context): Promise<Needs> {
  const wanted = NEEDS.flatMap(({ key, list }) =>
    ENTITIES.filter((entity) => isNeedOf(key, entity)).map((entity) => ({ key, entity, list })),
  );
  const lists = [];
  for (const { key, entity, list } of wanted) {
    const filter = { ...EVERYTHING, ...list, phrase: '', ids: undefined };
    const count = await countSubjects(ctx.db, entity, filter, SUBJECTS_COUNTED + 1);
    lists.push({ key, entity, count: Math.min(count, SUBJECTS_COUNTED), hasMore: count > SUBJECTS_COUNTED });
  }
  const today = toBrazilianDay(ctx.now());
  const since = addDays(today, -MISSES_LOOKED_AT_DAYS);
  const [reports, plannedToday, searches, missing, tickets, links, pictures] = await Promise.all([
    countReports(ctx.db),
    countPlansBetween(ctx.db, startOf(today), startOf(addDays(today, 1))),
    listSearchMisses(ctx.db, since, SUBJECTS_COUNTED),
    listMissingPaths(ctx.db, { since, offset: 0, limit: 1 }),
    countTicketQueue(ctx.db),
    countBrokenLinks(ctx.db),
    countEndingLicences(ctx.db, { today, soon: addDays(today, MEDIA.expiringDays) }),
  ]);
  const others = { reports: reports.open, searches: searches.length, missingPaths: missing.total };
  return { lists, plannedToday, tickets, links, pictures, ...others };
}

/** São Paulo has had no daylight saving time since 2019: its midnight is 03:00 UTC. */
export const startOf = (day: string) => new Date(`${day}T03:00:00Z`);

/** A worker starts a job every minute; one that has not for this long is down. */
const WORKER_SILENT_MS = 3 * 60_000;
/** If the oldest due fetch has waited this long, no worker takes fetches. */
const QUEUE_STUCK_MS = 5 * 60_000;

export interface DashboardTools {
  /** Whether the picture storage can be written to and read from. */
  probeStore(): Promise<boolean>;
}

/** How many routines there are, failed and late; `undefined` if that cannot be read. */
export async function countRoutines(ctx: Context): Promise<RoutineCounts | undefined> {
  const jobs = await reading(ctx, 'jobs', () => readJobs(ctx));
  if (!jobs.isKnown) return undefined;
  const count = (state: JobState) => jobs.value.filter((job) => job.state === state).length;
  return { all: jobs.value.length, failed: count('failed'), late: count('late') };
}

/** Each panel on its own: one that fails does not hide the others, and is shown as unknown. */
export async function readHealth(ctx: Context, { probeStore }: DashboardTools): Promise<SystemHealth> {
  const now = ctx.now();
  const [worker, jobs, queue, provider, caches] = await Promise.all([
    reading(ctx, 'worker', async () => {
      const seenAt = await findLastJobStart(ctx.db);
      return { isWorking: seenAt !== undefined && now.getTime() - seenAt.getTime() < WORKER_SILENT_MS, seenAt };
    }),
    reading(ctx, 'jobs', () => readJobs(ctx)),
    reading(ctx, 'queue', async () => toQueue(await readQueue(ctx.db, now), now)),
    reading(ctx, 'provider', async () => {
      const [answer, storedAt] = await Promise.all([probeProvider(ctx), findLastStored(ctx.db)]);
      return { ...answer, latencyMs: answer.isAnswering ? answer.latencyMs : undefined, storedAt };
    }),
    reading(ctx, 'caches', async () => {
      const [kept, isStoreAnswering] = await Promise.all([readCaches(ctx.db), probeStore()]);
      return { ...kept, oldestDocumentAt: kept.oldestDocumentAt ?? undefined, isStoreAnswering };
    }),
  ]);
  return { worker, jobs, queue, provider, caches };
}

async function reading<T>(ctx: Context, panel: string, read: () => Promise<T>): Promise<Reading<T>> {
  try {
    return { isKnown: true, value: await read() };
  } catch (err) {
    ctx.log.warn({ err, panel }, 'a panel could not be read');
    return { isKnown: false };
  }
}

async function readJobs(ctx: Context) {
  return (await listJobRuns(ctx.db)).map(({ queue, cron, failure, ...run }) => {
    const everyMinutes = cron === null ? undefined : readPeriodMinutes(cron);
    const facts = {
      lastState: run.lastState ?? undefined,
      startedAt: run.startedAt ?? undefined,
      doneAt: run.doneAt ?? undefined,
      everyMinutes,
    };
    const state = judgeJob(facts, ctx.now());
    const nextAt = cron === null ? undefined : findNextRun(cron, ctx.now());
    const result = run.result ?? undefined;
    return { queue, state, doneAt: facts.doneAt, everyMinutes, failure: failure ?? undefined, result, nextAt };
  });
}

function toQueue(row: Awaited<ReturnType<typeof readQueue>>, now: Date): QueueHealth {
  const oldestDueAt = row.oldestDueAt ?? undefined;
  const isStuck = oldestDueAt !== undefined && now.getTime() - oldestDueAt.getTime() > QUEUE_STUCK_MS;
  const state = isStuck && row.fetching === 0 ? 'stuck' : row.failing > 0 ? 'failing' : 'ok';
  return { ...row, oldestDueAt, state };
}
