import { tags } from '#shared/domain/tags.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { moveContentMarks } from '../../store/titles/content-marks.ts';
import { touchTitles } from '../../store/titles/versions.ts';
import type { Change } from '../change-catalogue.ts';

/** What was published about these titles is on their pages, in the lists of their platforms and in the sitemap. */
export async function announceNews(change: Change, kind: TitleKind, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await refreshPages(change, kind, ids);
  await moveContentMarks(change.trx, kind, ids);
  change.announce(tags.arrivalList());
}

export async function refreshPages({ trx, announce }: Change, kind: TitleKind, ids: readonly number[]): Promise<void> {
  await touchTitles(trx, kind, ids);
  announce(...ids.map(tags[kind]));
}
