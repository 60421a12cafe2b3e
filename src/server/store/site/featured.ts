import type { Db } from '../../infra/db.ts';

/** Synopses for titles shown large, only those in Portuguese. */
export async function listOverviews(
  db: Db,
  kind: 'movie' | 'series',
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom(kind === 'movie' ? 'movies' : 'series')
    .select(['id', 'overview'])
    .where((expression) => expression('id', '=', expression.fn.any(expression.val([...ids]))))
    .where('overview_language', 'like', 'pt%')
    .execute();
  return new Map(rows.map((row) => [row.id, row.overview]));
}
