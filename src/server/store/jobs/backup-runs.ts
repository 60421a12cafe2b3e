import type { Db } from '../../infra/db.ts';

export interface BackupRun {
  takenAt: Date;
  finishedAt: Date;
  bytes: number;
  isEncrypted: boolean;
}

export async function saveBackupRun(db: Db, { takenAt, finishedAt, bytes, isEncrypted }: BackupRun): Promise<void> {
  await db
    .insertInto('backup_runs')
    .values({ taken_at: takenAt, finished_at: finishedAt, bytes, is_encrypted: isEncrypted })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findLastBackup(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom('backup_runs')
    .select('taken_at')
    .orderBy('taken_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.taken_at;
}
