import type { CollectionTitles, ItemTitle, ItemTrouble } from '#shared/admin/domain/editing/edited-collection.ts';
import type { ItemKey } from '#shared/domain/titles/collection-items.ts';
import type { Context } from '../../context.ts';
import { type ItemTitleRow, listItemTitles } from '../../store/titles/item-titles.ts';

/** The titles of a list with what is wrong with each, and where they can be streamed. */
export async function readCollectionTitles(ctx: Context, keys: readonly ItemKey[]): Promise<CollectionTitles> {
  const titles = await readItemTitles(ctx, keys);
  const seen = titles.filter(({ trouble }) => trouble === undefined);
  const counted = Map.groupBy(
    seen.flatMap(({ platforms }) => platforms),
    (platform) => platform,
  );
  const coverage = [...counted].map(([platform, each]) => ({ platform, titles: each.length }));
  return {
    titles,
    coverage: coverage.toSorted(
      (one, other) => other.titles - one.titles || one.platform.localeCompare(other.platform, 'pt-BR'),
    ),
    nowhere: seen.filter(({ platforms }) => platforms.length === 0).length,
  };
}

export async function readItemTitles(ctx: Context, keys: readonly ItemKey[]): Promise<ItemTitle[]> {
  return (await listItemTitles(ctx.db, keys)).map(toItemTitle);
}

function toItemTitle(row: ItemTitleRow): ItemTitle {
  return {
    kind: row.kind,
    titleId: row.titleId,
    title: row.title ?? '',
    year: row.year === null ? '' : String(row.year),
    posterPath: row.posterPath ?? undefined,
    backdropPath: row.backdropPath ?? undefined,
    trouble: findTrouble(row),
    platforms: row.platforms,
  };
}

function findTrouble({ title, isPublic, isGone, isMerged, isQueued }: ItemTitleRow): ItemTrouble | undefined {
  if (isMerged) return 'merged';
  if (title === null) return isQueued ? 'waiting' : 'unknown';
  if (isGone) return 'gone';
  return isPublic ? undefined : 'hidden';
}
