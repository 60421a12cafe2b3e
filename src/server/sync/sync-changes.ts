import { addDays } from '#shared/domain/day.ts';
import type { Context } from '../context.ts';
import { workOnEach } from '../infra/work-on-each.ts';
import { enqueueFetches, FETCH_KINDS, FETCH_PRIORITY, type FetchKind } from '../store/jobs/fetch-queue.ts';
import { findCursor, saveCursor } from '../store/jobs/sync-cursors.ts';
import { listStoredIds } from '../store/titles/stored.ts';
import { fetchChangedIds } from '../tmdb/changes.ts';

/** TMDB refuses a longer window. */
const WINDOW_DAYS = 14;
const BATCH = { urgency: 'batch', deadlineMs: 60_000 } as const;

export interface ChangesRun {
  kind: FetchKind;
  changed: number;
  queued: number;
  /** The last run is longer ago than TMDB's feed reaches: only the refresh tiers find what changed in between. */
  hasGap: boolean;
}

/** Queues stored titles that TMDB changed since the last run. Windows overlap by one day: the last day was not over when read. */
export async function syncChanges(ctx: Context): Promise<ChangesRun[]> {
  const runs: ChangesRun[] = [];
  await workOnEach(FETCH_KINDS, { log: ctx.log, describe: (kind) => ({ kind }) }, async (kind) => {
    runs.push(await syncChangesOf(ctx, kind));
  });
  return runs;
}

async function syncChangesOf(ctx: Context, kind: FetchKind): Promise<ChangesRun> {
  const job = `changes:${kind}`;
  const today = ctx.now().toISOString().slice(0, 10);
  const last = await findCursor<{ until: string }>(ctx.db, job);
  const oldest = addDays(today, -(WINDOW_DAYS - 1));
  const since = last ? addDays(last.cursor.until, -1) : addDays(today, -1);
  const hasGap = since < oldest;
  const changed = await fetchChangedIds(ctx.tmdb, kind, hasGap ? oldest : since, today, BATCH);

  const held = new Set(
    await listStoredIds(
      ctx.db,
      kind,
      changed.map(({ id }) => id),
    ),
  );
  // No `adult` flag means the title was probably removed at TMDB: check it first.
  const fetches = changed
    .filter(({ id }) => held.has(id))
    .map(({ id, isAdult }) => ({
      kind,
      id,
      priority: isAdult === false ? FETCH_PRIORITY.changed : FETCH_PRIORITY.ranked,
      reason: 'changed',
    }));
  await enqueueFetches(ctx.db, fetches, ctx.now());
  await saveCursor(ctx.db, job, { until: today }, ctx.now());
  const run = { kind, changed: changed.length, queued: fetches.length, hasGap };
  ctx.log.info(run, 'changes read');
  return run;
}
