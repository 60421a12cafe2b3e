import { BACKUP_KINDS, saveBackupRun } from '#server/store/jobs/backup-runs.ts';
import { openAsOwner } from './backup.ts';
import { plainCommand } from './command.ts';
import { oneOf, required } from './parameters.ts';

const KINDS = BACKUP_KINDS.filter((kind) => kind !== 'dump');

/** Called by the scripts of deploy/backup; `backup` records its dumps itself. */
export const recordBackup = plainCommand({
  summary: 'record that pgBackRest finished a backup, or that a restore was rehearsed; alerts watch the age of both',
  needs: ['DATABASE_OWNER_URL'],
  isOwners: true,
  arguments: { kind: required(oneOf(...KINDS), KINDS.join(' or ')) },
  async run({ kind }, session) {
    const { db } = await openAsOwner(session);
    try {
      const { now } = session;
      await saveBackupRun(db, { takenAt: now, finishedAt: now, bytes: 0, isEncrypted: true, kind });
      session.terminal.print(`${kind} recorded`);
    } finally {
      await db.destroy();
    }
  },
});
