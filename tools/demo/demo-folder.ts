import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { postgresUser } from '../postgres-files.ts';
import { findCommand } from './process-command.ts';
import { stopLeftoverPostgres } from './stop-leftover.ts';

/** The folder of one key, locked by this process until `release`. */
export interface DemoFolder {
  folder: string;
  /** An earlier start has filled it completely. */
  isFilled: boolean;
  markFilled(): void;
  release(): void;
}

/** Tests share their drawn pictures and do not touch a developer's own demo and account. */
export const TEST_DEMO_FOLDER = '.cache/demo';

/** The current folder and the two used before it: each takes some hundred megabytes. */
const KEPT = 3;

/** Undefined if no folder can be stored: another demo is using it, or the server's user has no access. */
export async function claimDemoFolder(home: string, key: string): Promise<DemoFolder | undefined> {
  mkdirSync(home, { recursive: true });
  if (!canEnter(home) || !takeOwnership(home, key)) return undefined;
  const folder = path.join(home, key);
  const mark = path.join(folder, 'filled');
  await stopLeftoverPostgres(path.join(folder, 'data'));
  const isFilled = existsSync(mark);
  if (isFilled) utimesSync(folder, new Date(), new Date());
  else rmSync(folder, { recursive: true, force: true });
  removeOldest(home, key);
  return {
    folder,
    isFilled,
    markFilled: () => writeFileSync(mark, ''),
    release: () => rmSync(ownerFile(home, key), { force: true }),
  };
}

const ownerFile = (home: string, key: string) => path.join(home, `${key}.owner`);

/** The server may run as another user, who may have no access here. */
function canEnter(home: string): boolean {
  try {
    execFileSync('ls', [home], { ...postgresUser(), stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The lock is a file that only one of two processes can create; one whose process has ended is stale. */
function takeOwnership(home: string, key: string): boolean {
  const file = ownerFile(home, key);
  if (isOwned(home, key)) return false;
  if (existsSync(file)) unlinkSync(file);
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

function isOwned(home: string, key: string): boolean {
  const file = ownerFile(home, key);
  if (!existsSync(file)) return false;
  const pid = Number(readFileSync(file, 'utf8'));
  return pid !== process.pid && /\btools\/(demo|dev)\.ts\b/.test(findCommand(pid) ?? '');
}

function removeOldest(home: string, key: string): void {
  const others = readdirSync(home, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== key && !isOwned(home, entry.name))
    .map(({ name }) => ({ name, usedAt: statSync(path.join(home, name)).mtimeMs }))
    .toSorted((one, other) => other.usedAt - one.usedAt);
  for (const { name } of others.slice(KEPT - 1)) {
    rmSync(path.join(home, name), { recursive: true, force: true });
    rmSync(ownerFile(home, name), { force: true });
  }
}
