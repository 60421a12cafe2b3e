import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { SITEMAP_BYTES_MAX, SITEMAP_URLS_MAX } from '#shared/domain/limits.ts';
import {
  buildSitemapName,
  SITEMAP_KINDS,
  type SitemapFile,
  type SitemapKind,
} from '#shared/domain/site/sitemap-address.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../context.ts';
import { announceChange } from '../store/jobs/outbox.ts';
import { saveCursor } from '../store/jobs/sync-cursors.ts';
import {
  deleteOtherSitemapFiles,
  deleteSitemapFile,
  findSitemapHash,
  saveSitemapFile,
} from '../store/site/sitemap-files.ts';
import { INDEXING_BAR, type SitemapBar } from '../store/site/sitemap-rows.ts';
import { FILE_KINDS, rangeOf } from './list-entries.ts';
import { SITEMAP_END, SITEMAP_START, writeUrl } from './write-sitemap.ts';

export interface BuildReport {
  urls: number;
  /** Files that were computed; `written` and `deleted` count those that changed or disappeared. */
  looked: number;
  written: number;
  deleted: number;
}

/** Progress: files done of one kind. */
export type SitemapProgress = (kind: SitemapKind, done: number, total: number) => void;

export const SITEMAP_JOB = 'sitemaps';

/**
 * Builds the files one after the other, so that only one is in memory. An unchanged file is not written: a second run changes
 * nothing.
 */
export async function buildSitemaps(
  ctx: Context,
  bar: SitemapBar = INDEXING_BAR,
  onProgress: SitemapProgress = () => {},
): Promise<BuildReport> {
  const begunAt = ctx.now();
  const report: BuildReport = { urls: 0, looked: 0, written: 0, deleted: 0 };
  for (const kind of SITEMAP_KINDS) {
    const numbers = await FILE_KINDS[kind].listNumbers(ctx.db);
    const before = report.urls;
    for (const [done, number] of numbers.entries()) {
      await buildSitemapFile(ctx, { kind, number }, bar, report);
      onProgress(kind, done + 1, numbers.length);
    }
    report.deleted += await deleteOtherSitemapFiles(ctx.db, kind, numbers);
    ctx.metrics.sitemapUrls.set({ kind }, report.urls - before);
  }
  await endBuild(ctx, report, begunAt);
  return report;
}

/** Invalidates the changed files, which edges cache by name. */
export async function endBuild(ctx: Context, { written, deleted }: BuildReport, begunAt: Date): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await saveCursor(trx, SITEMAP_JOB, {}, begunAt);
    if (written + deleted > 0) await announceChange(trx, [tags.sitemaps()]);
  });
}

export async function buildSitemapFile(
  ctx: Context,
  file: SitemapFile,
  bar: SitemapBar,
  report: BuildReport,
): Promise<void> {
  const { kind, number } = file;
  const { text, urlCount } = await writeFile(ctx, file, bar);
  report.looked += 1;
  report.urls += urlCount;
  if (urlCount === 0) {
    if (await deleteSitemapFile(ctx.db, kind, number)) report.deleted += 1;
    return;
  }
  const hash = createHash('sha1').update(text).digest('base64url');
  if ((await findSitemapHash(ctx.db, kind, number)) === hash) return;
  const body = await promisify(gzip)(text);
  await saveSitemapFile(ctx.db, { kind, number, urlCount, body, hash, changedAt: ctx.now() });
  report.written += 1;
}

/** Respects the protocol's limits for any catalogue: omitted pages are logged, and crawlers find them by links. */
async function writeFile(
  ctx: Context,
  file: SitemapFile,
  bar: SitemapBar,
): Promise<{ text: string; urlCount: number }> {
  const kind = FILE_KINDS[file.kind];
  const entries = await kind.listEntries(ctx.db, rangeOf(kind, file.number), bar);
  const lines: string[] = [SITEMAP_START];
  let bytes = SITEMAP_START.length + SITEMAP_END.length;
  for (const entry of entries.slice(0, SITEMAP_URLS_MAX)) {
    const line = writeUrl(ctx.siteUrl, entry);
    bytes += Buffer.byteLength(line);
    if (bytes > SITEMAP_BYTES_MAX) break;
    lines.push(line);
  }
  const urlCount = lines.length - 1;
  if (urlCount < entries.length) {
    const fields = { file: buildSitemapName(file), leftOut: entries.length - urlCount };
    ctx.log.error(fields, 'a sitemap file is full');
  }
  return { text: lines.join('') + SITEMAP_END, urlCount };
}
