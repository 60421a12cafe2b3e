import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createDb } from '../../src/server/infra/db.ts';
import { createLog } from '../../src/server/infra/log.ts';
import { hashTables, type TableHash } from '../../src/server/store/titles/row-hashes.ts';
import { podman } from '../ha/podman.ts';

/** A database server in a container, with pgBackRest and the files of deploy/backup; its first repository is a volume. */
const NAME = 'lanterninha-pitr';
const NETWORK = '10.97.0';
const ADDRESS = `${NETWORK}.21`;
const REPOSITORY = `${NAME}-repository`;
const PASSWORD = 'only-on-a-network-of-this-machine';
const ROOT = path.resolve(import.meta.dirname, '../..');
const BIN = '/usr/lib/postgresql/17/bin';
/** Of a copy that was restored beside the server. */
export const BESIDE = 5433;

export const urlOf = (role: string, port = 5432, database = 'lanterninha') =>
  `postgres://${role}:${PASSWORD}@${ADDRESS}:${port}/${database}`;
export const asPostgres = (...command: string[]) => podman('exec', '--user', 'postgres', NAME, ...command);
export const backrest = (...args: string[]) => asPostgres('pgbackrest', '--stanza=lanterninha', ...args);

export async function createPlace(): Promise<void> {
  await removePlace();
  await podman('network', 'create', '--subnet', `${NETWORK}.0/24`, '--disable-dns', NAME);
  await podman('volume', 'create', REPOSITORY);
}

export async function removePlace(): Promise<void> {
  await removeMachine();
  await podman('volume', 'rm', '--force', REPOSITORY).catch(() => undefined);
  await podman('network', 'rm', '--force', NAME).catch(() => undefined);
}

export async function removeMachine(): Promise<void> {
  await podman('rm', '--force', '--time=0', '--ignore', '--volumes', NAME);
}

/** Starts it with an empty data folder; `settings` is the folder of pgbackrest.conf, `bucket` a name that leads to this machine. */
export async function startMachine(settings: string, bucket: string, command: string): Promise<void> {
  const folders = '/var/lib/pgbackrest /var/log/pgbackrest /var/spool/pgbackrest /run/postgresql';
  await podman(
    ...['run', '--detach', '--init', '--name', NAME, '--network', NAME, '--ip', ADDRESS],
    ...['--add-host', `${bucket}:${NETWORK}.1`],
    ...['--volume', `${REPOSITORY}:/var/lib/pgbackrest`, '--volume', `${settings}:/etc/pgbackrest:ro`],
    ...['--volume', `${ROOT}/deploy/backup:/etc/lanterninha:ro`],
    ...['--volume', `${ROOT}/deploy/postgres-roles.sh:/docker-entrypoint-initdb.d/10-roles.sh:ro`],
    ...['POSTGRES', 'APP', 'OWNER'].flatMap((role) => ['--env', `${role}_PASSWORD=${PASSWORD}`]),
    ...['localhost/lanterninha-services', 'bash', '-c', `install -d -o postgres -g postgres ${folders}; ${command}`],
  );
}

export async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await isSo().catch(() => false)) return;
    await sleep(200);
  }
  throw new Error(`waited two minutes in vain: ${what}`);
}

export async function ask<T extends object>(url: string, statement: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    return (await client.query<T>(statement)).rows;
  } finally {
    await client.end();
  }
}

export async function hashAt(port: number, database = 'lanterninha'): Promise<TableHash[]> {
  const url = urlOf('postgres', port, database);
  const db = createDb({ url, poolSize: 1, statementTimeoutMs: 600_000, log: createLog('silent') });
  try {
    return await db.transaction().execute((trx) => hashTables(trx));
  } finally {
    await db.destroy();
  }
}

/** Names of tables whose rows differ, or that are only in one of the two. */
export function differences(then: readonly TableHash[], now: readonly TableHash[]): string[] {
  const written = (tables: readonly TableHash[]) => new Map(tables.map((each) => [each.table, JSON.stringify(each)]));
  const [before, after] = [written(then), written(now)];
  return [...new Set([...before.keys(), ...after.keys()])].filter((table) => before.get(table) !== after.get(table));
}

/** Restores into a folder of its own and starts it on another port, without archiving. */
export async function restoreBeside(...options: string[]): Promise<{ restoreMs: number; startMs: number }> {
  const began = performance.now();
  await asPostgres('bash', '-c', 'rm -rf /tmp/restored && mkdir -m 700 /tmp/restored');
  await backrest('--pg1-path=/tmp/restored', '--archive-mode=off', ...options, 'restore');
  const restored = performance.now();
  const settings = `-p ${BESIDE} -c listen_addresses='*' -c archive_mode=off -c hot_standby=off -c unix_socket_directories=/tmp`;
  await asPostgres(
    ...['bash', '-c'],
    `${BIN}/pg_ctl -D /tmp/restored -w -t 3600 -l /tmp/restored.log start -o "${settings}" >/dev/null || { tail /tmp/restored.log >&2; exit 1; }`,
  );
  // pg_ctl does not wait for the end of recovery; without hot_standby nothing can connect before.
  await until(async () => (await ask(urlOf('postgres', BESIDE), 'select 1')).length === 1, 'the copy is recovered');
  return { restoreMs: restored - began, startMs: performance.now() - restored };
}

export const stopBeside = () => asPostgres(`${BIN}/pg_ctl`, '-D', '/tmp/restored', '-m', 'immediate', '-w', 'stop');

/** Bytes of the first repository and of the data folder. */
export async function measureBytes(): Promise<{ repository: number; data: number }> {
  const size = await podman('exec', NAME, 'du', '-sb', '/var/lib/pgbackrest', '/var/lib/postgresql/data');
  const [repository = 0, data = 0] = [...size.matchAll(/^\d+/gm)].map(([bytes]) => Number(bytes));
  return { repository, data };
}
