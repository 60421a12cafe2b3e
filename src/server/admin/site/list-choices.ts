import { SUBJECTS_EXPORTED } from '#shared/admin/domain/limits.ts';
import type { ListQuery } from '#shared/admin/domain/list-query.ts';
import type { ListChoices, ListedSubject } from '#shared/admin/domain/listed.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { movieGenreNames, seriesGenreNames } from '#shared/text/taxonomy.ts';
import type { Context } from '../../context.ts';
import { listPlatforms } from '../../store/taxonomy/platforms.ts';
import { findAllIds, listLines } from '../dashboard/find-subjects.ts';

/** The filters a list offers. */
export async function listChoices(ctx: Context, entity: Entity): Promise<ListChoices> {
  if (entity === 'person') return { platforms: [], genres: [] };
  const platforms = (await listPlatforms(ctx.db)).map(({ id, name }) => ({ id, name }));
  const names = entity === 'movie' ? movieGenreNames : seriesGenreNames;
  const genres = Object.entries(names).map(([id, name]) => ({ id: Number(id), name }));
  return { platforms, genres: genres.toSorted((one, other) => one.name.localeCompare(other.name, 'pt-BR')) };
}

const AT_ONCE = 500;

/** For a CSV file: the selected rows, or else all matching ones up to the limit. */
export async function exportSubjects(
  ctx: Context,
  { entity, ids, list }: { entity: Entity; ids: readonly number[]; list: ListQuery },
): Promise<ListedSubject[]> {
  const all =
    ids.length > 0 ? ids.slice(0, SUBJECTS_EXPORTED) : await findAllIds(ctx, { ...list, entity }, SUBJECTS_EXPORTED);
  const lines: ListedSubject[] = [];
  for (let start = 0; start < all.length; start += AT_ONCE)
    lines.push(...(await listLines(ctx, entity, all.slice(start, start + AT_ONCE))));
  return lines;
}
