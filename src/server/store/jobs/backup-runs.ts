import { sql } from 'kysely';
import type { Db } from '../../infra/db.ts';

/** `dump` by our command, `physical` by pgBackRest, `restore-test` when a physical backup was restored and compared. */
export const BACKUP_KINDS = ['dump', 'physical', 'restore-test'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

export interface BackupRun {
  takenAt: Date;
  finishedAt: Date;
  bytes: number;
  isEncrypted: boolean;
  kind?: BackupKind;
}

export async function saveBackupRun(db: Db, run: BackupRun): Promise<void> {
  const { takenAt, finishedAt, bytes, isEncrypted, kind = 'dump' } = run;
  await db
    .insertInto('backup_runs')
    .values({ taken_at: takenAt, finished_at: finishedAt, bytes, is_encrypted: isEncrypted, kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** When the newest of each kind was taken. */
export async function listLastBackups(db: Db): Promise<{ kind: BackupKind; takenAt: Date }[]> {
  const rows = await db
    .selectFrom('backup_runs')
    .select((row) => ['kind', row.fn.max('taken_at').as('taken_at')])
    .groupBy('kind')
    .execute();
  return rows.flatMap(({ kind, taken_at: takenAt }) => {
    const known = BACKUP_KINDS.find((each) => each === kind);
    return known ? [{ kind: known, takenAt }] : [];
  });
}

/** How long the archive has refused the server's log; 0 when it takes it, or where nothing is archived. */
export async function findArchiveFailure(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from now() - coalesce(last_archived_time, stats_reset, last_failed_time))::float8 as seconds
    from pg_stat_archiver
    where last_failed_time > coalesce(last_archived_time, '-infinity')`.execute(db);
  return Math.max(0, rows[0]?.seconds ?? 0);
}
