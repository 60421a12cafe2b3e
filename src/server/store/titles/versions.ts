import type { Db } from '../../infra/db.ts';
import type { DocumentPart } from '../cache/documents.ts';

/** Current versions by id, hidden titles included; an unknown title has version `null`. */
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
