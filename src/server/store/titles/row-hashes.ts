import { sql } from 'kysely';
import type { Trx } from '../../infra/db.ts';

/** The content of a table in one snapshot: row count and a sum of row hashes that does not depend on their order. */
export interface TableHash {
  table: string;
  rows: number;
  hash: string;
}

/** Written when the dump is complete, so never as it is in the dump. */
export const NOT_HASHED: readonly string[] = ['backup_runs'];

/** Exports this transaction's snapshot, so that another connection sees the same rows. The transaction must not write. */
export async function exportSnapshot(trx: Trx): Promise<string> {
  const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(trx);
  return rows[0]?.id ?? '';
}

export async function hashTables(
  trx: Trx,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<TableHash[]> {
  // Rows are compared as text: these settings fix how values are written, independent of the server's configuration.
  await sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
    set_config('extra_float_digits', '1', true), set_config('bytea_output', 'hex', true)`.execute(trx);
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select n.nspname as schema, c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')
      and c.relname <> all(${NOT_HASHED})
      and n.nspname not like 'pg_toast%' and n.nspname not like 'pg_temp%'
    order by 1, 2
  `.execute(trx);
  const hashes: TableHash[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ rows: number; hash: string }>`
      select count(*)::bigint as rows,
        coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as hash
      from ${sql.table(`${schema}.${name}`)} as t
    `.execute(trx);
    hashes.push({ table: `${schema}.${name}`, rows: Number(rows[0]?.rows ?? 0), hash: rows[0]?.hash ?? '' });
    onProgress(hashes.length, tables.length);
  }
  return hashes;
}

export async function readServerMajor(trx: Trx): Promise<number> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version_num') as version`.execute(trx);
  return Math.floor(Number(rows[0]?.version) / 10_000);
}
