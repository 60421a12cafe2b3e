import type { Db } from '../infra/db.ts';
import type { DocumentPart } from './documents.ts';

/** Titles by id as they are now, hidden ones too; one we do not hold has no version. */
export async function listTitleVersions(
  db: Db,
  kind: 'movie' | 'series',
  ids: readonly number[],
): Promise<DocumentPart[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(kind === 'movie' ? 'movies' : 'series')
    .select(['id', 'version'])
    .where((expression) => expression('id', '=', expression.fn.any(expression.val([...ids]))))
    .execute();
  const versions = new Map(rows.map((row) => [row.id, row.version]));
  return ids.map((id) => ({ kind, id, version: versions.get(id) ?? null }));
}
