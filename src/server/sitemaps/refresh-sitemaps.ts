import { SITEMAP_OVERLAP_SECONDS } from '#shared/domain/limits.ts';
import { buildSitemapName, type SitemapFile, type SitemapKind } from '#shared/domain/site/sitemap-address.ts';
import { isPaged, PAGE_WORDS, type PagedRecord } from '#shared/domain/subjects/page-words.ts';
import { findRowOfTag, type RowKind, tags } from '#shared/domain/tags.ts';
import type { Context } from '../context.ts';
import { listAnnouncedTags } from '../store/jobs/outbox.ts';
import { findCursor } from '../store/jobs/sync-cursors.ts';
import { INDEXING_BAR } from '../store/site/sitemap-rows.ts';
import {
  type BuildReport,
  buildSitemapFile,
  buildSitemaps,
  endBuild,
  SITEMAP_JOB,
  type SitemapProgress,
} from './build-sitemaps.ts';
import { FILE_KINDS, fileNumberOf } from './list-entries.ts';

/** Announcements are stored for a week; after a longer gap everything is built. */
const LOOK_BACK_DAYS = 6;

/** Builds only the files affected by announcements since the last run. */
export async function refreshSitemaps(ctx: Context, onProgress: SitemapProgress = () => {}): Promise<BuildReport> {
  const begunAt = ctx.now();
  const last = await findCursor(ctx.db, SITEMAP_JOB);
  if (!last || begunAt.getTime() - last.updatedAt.getTime() > LOOK_BACK_DAYS * 86_400_000)
    return buildSitemaps(ctx, INDEXING_BAR, onProgress);

  const since = new Date(last.updatedAt.getTime() - SITEMAP_OVERLAP_SECONDS * 1_000);
  const report: BuildReport = { urls: 0, looked: 0, written: 0, deleted: 0 };
  const files = findTouchedFiles(await listAnnouncedTags(ctx.db, since));
  for (const [done, file] of files.entries()) {
    await buildSitemapFile(ctx, file, INDEXING_BAR, report);
    onProgress(file.kind, done + 1, files.length);
  }
  await endBuild(ctx, report, begunAt);
  return report;
}

const FILES_OF_ROW: Readonly<Record<Exclude<RowKind, PagedRecord>, readonly SitemapKind[]>> = {
  movie: ['filmes'],
  series: ['series', 'temporadas'],
  person: ['pessoas'],
  platform: ['paginas'],
  // A saga has no page of its own.
  saga: [],
};
const filesOf = (kind: RowKind) => (isPaged(kind) ? [PAGE_WORDS[kind]] : FILES_OF_ROW[kind]);
const LISTS_OF_PAGES: readonly string[] = [tags.genres(), tags.platforms(), tags.pages()];

/** Each file once. A list's tag affects no file, because list pages are always listed. */
export function findTouchedFiles(announced: readonly string[]): SitemapFile[] {
  const files = announced.flatMap((tag): SitemapFile[] => {
    if (LISTS_OF_PAGES.includes(tag)) return [{ kind: 'paginas', number: 1 }];
    const row = findRowOfTag(tag);
    if (!row) return [];
    return filesOf(row.kind).map((kind) => ({ kind, number: numberOf(kind, row.id) }));
  });
  return [...new Map(files.map((file) => [buildSitemapName(file), file])).values()];
}

/** All pages of our own are in one file. */
function numberOf(kind: SitemapKind, id: number): number {
  return kind === 'paginas' ? 1 : fileNumberOf(FILE_KINDS[kind], id);
}
