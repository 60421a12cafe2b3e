import type { ItemTitle } from '#shared/admin/domain/editing/edited-collection.ts';
import { ITEMS_FOUND } from '#shared/admin/domain/limits.ts';
import type { Context } from '../../context.ts';
import { findSubjects } from '../dashboard/find-subjects.ts';
import { readItemTitles } from './collection-titles.ts';

/** Films, then series, by name, id or URL: titles that may be added to a collection. */
export async function findItemTitles(ctx: Context, query: string): Promise<ItemTitle[]> {
  if (query.trim() === '') return [];
  const found = await Promise.all(
    (['movie', 'series'] as const).map(async (entity) =>
      (await findSubjects(ctx, { entity, query, page: 1 })).lines
        .slice(0, ITEMS_FOUND)
        .map(({ id }) => ({ kind: entity, titleId: id })),
    ),
  );
  return readItemTitles(ctx, found.flat());
}
