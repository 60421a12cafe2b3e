import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type Cluster, giveTo, postgresUser } from './postgres-files.ts';

/** Files of the running server, or files that replaying its log recreates. */
const LEFT_OUT = /^(?:postmaster\.(?:pid|opts)|pg_wal\/.+|pg_replslot\/.+|pg_stat_tmp\/.+|current_logfiles)$/;

/**
 * Copies a running cluster as the base of a replica (pg_backup_start). pg_basebackup does the same, but the embedded
 * server comes without it.
 */
export async function copyCluster({ dataFolder }: Cluster, superuserUrl: string, folder: string): Promise<string> {
  const copy = path.join(folder, 'data');
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    await client.query("select pg_backup_start('replica', true)");
    cpSync(dataFolder, copy, { recursive: true, filter: (file) => !LEFT_OUT.test(path.relative(dataFolder, file)) });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeFileSync(path.join(copy, 'backup_label'), rows[0]?.labelfile ?? '');
    writeFileSync(path.join(copy, 'standby.signal'), '');
    mkdirSync(path.join(copy, 'pg_wal'), { recursive: true });
    chmodSync(copy, 0o700);
    giveTo(postgresUser(), folder, { isWhole: true });
  } finally {
    await client.end();
  }
  return copy;
}
