import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findCommand } from './process-command.ts';

/**
 * A killed demo leaves its PostgreSQL running, which is stopped here. A machine that was switched off leaves a pid
 * file, which is deleted: another process may have that id by now.
 */
export async function stopLeftoverPostgres(dataFolder: string): Promise<void> {
  const note = path.join(dataFolder, 'postmaster.pid');
  if (!existsSync(note)) return;
  const pid = Number(readFileSync(note, 'utf8').split('\n')[0]);
  const isOurs = () => findCommand(pid)?.includes(dataFolder) ?? false;
  if (isOurs()) process.kill(pid, 'SIGINT');
  for (let tries = 0; isOurs() && tries < 100; tries += 1) await sleep(100);
  if (isOurs()) throw new Error(`PostgreSQL ${pid} holds ${dataFolder} and does not end`);
  rmSync(note, { force: true });
}
