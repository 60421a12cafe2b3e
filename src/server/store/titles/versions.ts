import { sql } from 'kysely';
import type { Db, Trx } from '../../infra/db.ts';
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

/** The pages show something changed that is not in the rows: invalidates every stored copy. Locks in the order of the ids. */
export async function touchTitles(trx: Trx, kind: 'movie' | 'series', ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const table = sql.table(kind === 'movie' ? 'movies' : 'series');
  await sql`
    with held as (select id from ${table} where id = any (${[...ids]}::integer[]) order by id for update)
    update ${table} as title set version = nextval('content_version') from held where title.id = held.id
  `.execute(trx);
}
