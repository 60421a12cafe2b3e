import { toBrazilianDay } from '#shared/domain/day.ts';
import { SNAPSHOT_COUNT_TOLERANCE } from '#shared/domain/limits.ts';
import { TITLE_KINDS, type TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Context } from '../../context.ts';
import { workOnEach } from '../../infra/work-on-each.ts';
import type { SnapshotScope } from '../../store/availability/availability.ts';
import {
  findVerdict,
  lockShelf,
  type SnapshotVerdict,
  saveSnapshot,
} from '../../store/availability/availability-snapshots.ts';
import { listServiceIds, listVisiblePlatforms } from '../../store/taxonomy/platforms.ts';
import { fetchPlatformTitles, type PlatformTitles } from '../../tmdb/availability.ts';
import { TmdbNotFound, TmdbUnavailable } from '../../tmdb/failures.ts';
import { changeCatalogue } from '../change-catalogue.ts';
import { queueUnknownTitles } from '../queue-unknown-titles.ts';
import { applySnapshot, readShelf } from './apply-snapshot.ts';
import { diffSnapshot } from './diff-snapshot.ts';

const BATCH = { urgency: 'batch', deadlineMs: 60_000 } as const;

export interface SnapshotReport extends SnapshotScope {
  verdict: SnapshotVerdict;
  /** Why the snapshot was not accepted. */
  problem?: string;
  counted: number;
  /** New titles that still have to be confirmed. */
  arrived: number;
}

interface Look {
  takenOn: string;
  startedAt: Date;
}

/**
 * Reads all titles of a platform and stores what changed. One snapshot per day is accepted: a second run of the day retries a
 * failed one or does nothing. A failed or incomplete snapshot stores its own row and changes nothing else.
 */
export async function snapshotPlatform(ctx: Context, platformId: number, kind: TitleKind): Promise<SnapshotReport> {
  const shelf = { platformId, kind };
  const startedAt = ctx.now();
  const look = { takenOn: toBrazilianDay(startedAt), startedAt };
  const verdict = await findVerdict(ctx.db, shelf, look.takenOn);
  if (verdict === 'accepted' || verdict === 'held') return { ...shelf, verdict, counted: 0, arrived: 0 };

  const serviceIds = await listServiceIds(ctx.db, platformId);
  // Without a service TMDB would return its whole catalogue.
  if (serviceIds.length === 0) throw new Error(`platform ${platformId} has no services`);
  let titles: PlatformTitles;
  try {
    titles = await fetchPlatformTitles(ctx.tmdb, kind, serviceIds, BATCH);
  } catch (error) {
    if (!(error instanceof TmdbUnavailable) && !(error instanceof TmdbNotFound)) throw error;
    const report = await saveIncomplete(ctx, shelf, look, { ids: new Set(), expected: 0 }, error.message);
    // Every further call would fail in the same way.
    if (error instanceof TmdbUnavailable && error.fault === 'key') throw error;
    return report;
  }
  const { ids, expected } = titles;
  if (Math.abs(ids.size - expected) > expected * SNAPSHOT_COUNT_TOLERANCE) {
    return saveIncomplete(ctx, shelf, look, titles, `counted ${ids.size} of ${expected}`);
  }
  return judge(ctx, shelf, look, titles);
}

async function saveIncomplete(
  ctx: Context,
  shelf: SnapshotScope,
  look: Look,
  { ids, expected }: PlatformTitles,
  problem: string,
): Promise<SnapshotReport> {
  ctx.log.warn({ ...shelf, problem }, 'a snapshot of a platform is refused');
  const counted = ids.size;
  await ctx.db.transaction().execute(async (trx) => {
    await lockShelf(trx, shelf);
    // Another worker may have stored a complete snapshot meanwhile.
    const verdict = await findVerdict(trx, shelf, look.takenOn);
    if (verdict === 'accepted' || verdict === 'held') return;
    const times = { startedAt: look.startedAt, finishedAt: ctx.now() };
    await saveSnapshot(trx, shelf, { takenOn: look.takenOn, isComplete: false, problem, expected, counted, ...times });
  });
  return { ...shelf, verdict: 'incomplete', problem, counted, arrived: 0 };
}

/** One transaction: the snapshot is applied together with its row, or held, or one is already there. */
async function judge(ctx: Context, shelf: SnapshotScope, look: Look, titles: PlatformTitles): Promise<SnapshotReport> {
  const { ids, expected } = titles;
  const { takenOn, startedAt } = look;
  const counted = ids.size;
  const { report, arrived } = await changeCatalogue(ctx, async (change) => {
    await lockShelf(change.trx, shelf);
    const settled = await findVerdict(change.trx, shelf, takenOn);
    if (settled === 'accepted' || settled === 'held') {
      return { report: { ...shelf, verdict: settled, counted, arrived: 0 }, arrived: [] };
    }
    const state = await readShelf(change, shelf);
    if (state.lookedOn !== undefined && state.lookedOn > takenOn)
      throw new Error(`${state.lookedOn} was looked at already`);
    const diff = diffSnapshot(state, ids, takenOn);
    const snapshot = { takenOn, isComplete: true, expected, counted, startedAt, finishedAt: ctx.now() };
    if (diff.verdict === 'held') {
      const { verdict, problem } = diff;
      await saveSnapshot(change.trx, shelf, { ...snapshot, heldIds: [...ids], problem });
      ctx.log.error({ ...shelf, problem }, 'a snapshot of a platform waits for a decision');
      return { report: { ...shelf, verdict, problem, counted, arrived: 0 }, arrived: [] };
    }
    await applySnapshot(change, shelf, diff, { takenOn, at: snapshot.finishedAt });
    await saveSnapshot(change.trx, shelf, snapshot);
    const { verdict, arrived } = diff;
    return { report: { ...shelf, verdict, counted, arrived: arrived.length }, arrived };
  });
  if (report.verdict === 'accepted') await queueUnknownTitles(ctx, shelf.kind, ids, new Set(arrived));
  return report;
}

/** Every listed platform, films and series, one after the other. Skips those done today. */
export async function snapshotAll(
  ctx: Context,
  { onProgress }: { onProgress?: (done: number, total: number) => void } = {},
): Promise<SnapshotReport[]> {
  const platforms = await listVisiblePlatforms(ctx.db);
  const shelves = platforms.flatMap(({ id }) => TITLE_KINDS.map((kind) => ({ platform: id, kind })));
  const reports: SnapshotReport[] = [];
  let tried = 0;
  const endsAll = (error: unknown) => error instanceof TmdbUnavailable && error.fault === 'key';
  await workOnEach(shelves, { log: ctx.log, describe: (shelf) => shelf, endsAll }, async ({ platform, kind }) => {
    tried += 1;
    reports.push(await snapshotPlatform(ctx, platform, kind));
    onProgress?.(tried, shelves.length);
  });
  return reports;
}
