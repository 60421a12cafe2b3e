import type { Context } from '../context.ts';
import { enqueueUnknown, type FetchKind } from '../store/jobs/fetch-queue.ts';
import { findCursor, saveCursor } from '../store/jobs/sync-cursors.ts';
import { saveKnownIds } from '../store/titles/known-ids.ts';
import { exportUrl, readExport } from '../tmdb/exports.ts';

const BATCH = 5_000;
/** An export with fewer than this share of the last one's lines is refused. */
const BELIEVABLE_SHARE = 0.95;

export interface ExportRun {
  day: string;
  lines: number;
  broken: number;
}

/** Stores every id TMDB has of one kind, with its popularity. Idempotent. */
export async function readKnownIds(
  ctx: Context,
  kind: FetchKind,
  exportsUrl: string,
  day: string,
  onProgress: (lines: number) => void = () => {},
): Promise<ExportRun> {
  const job = `export:${kind}`;
  const last = await findCursor<ExportRun>(ctx.db, job);
  let saved = 0;
  const { lines, broken } = await readExport(exportUrl(exportsUrl, kind, day), BATCH, async (batch) => {
    await saveKnownIds(ctx.db, kind, batch, day);
    saved += batch.length;
    onProgress(saved);
  });
  if (last && lines < last.cursor.lines * BELIEVABLE_SHARE) {
    throw new Error(`the export of ${kind} shrank from ${last.cursor.lines} to ${lines} lines; it is not believed`);
  }
  const run = { day, lines, broken };
  await saveCursor(ctx.db, job, run, ctx.now());
  ctx.log.info({ kind, ...run }, 'export read');
  return run;
}

/** Queues the most popular ids that we have not stored, most popular first. Returns how many. */
export function queueImport(ctx: Context, kind: FetchKind, limit: number): Promise<number> {
  return enqueueUnknown(ctx.db, kind, limit, ctx.now());
}
