import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { mountSmallDisk, type SmallDisk } from '../../test/disk/small-disk.ts';
import { podman } from './podman.ts';

/** Three etcd, three PostgreSQL under Patroni and a HAProxy in containers, with the files of deploy/ha. */
export interface Cluster {
  url(role: 'lanterninha_owner' | 'lanterninha_app' | 'postgres', server?: Server): string;
  /** The server that holds the lock, by Patroni's own answer. */
  findLeader(): Promise<Server | undefined>;
  /** Members as the named server sees them: `leader`, `sync_standby`, `replica` with their state. */
  listMembers(from: Server): Promise<Member[]>;
  /** Waits until three members run on one timeline and a standby is synchronous. Returns whether they do. */
  waitWhole(limitMs: number): Promise<boolean>;
  kill(container: string): Promise<void>;
  start(container: string): Promise<void>;
  freeze(server: Server): Promise<void>;
  thaw(server: Server): Promise<void>;
  cut(server: Server): Promise<void>;
  join(server: Server): Promise<void>;
  switchOver(from: Server, to: Server): Promise<void>;
  /** Takes every free byte of a server's disk, or of the one that the archive is on; only with small disks. */
  fillDisk(of: Server | 'archive'): Promise<void>;
  freeDisk(of: Server | 'archive'): Promise<void>;
  /** Ends the current part of the log, up to `count` times, until that fails. Returns when the last attempt began. */
  endLogParts(server: Server, count: number): Promise<number>;
  containerOf(name: string): string;
  stop(): Promise<void>;
}

export const SERVERS = ['pg1', 'pg2', 'pg3'] as const;
export type Server = (typeof SERVERS)[number];

interface Member {
  name: string;
  role: string;
  state: string;
  timeline?: number;
}

export interface ClusterOptions {
  /** Each server's data and log, and the archive of pgBackRest, on disks of their own that a round can fill (tmpfs: needs root). */
  hasSmallDisks?: boolean;
}

/** Data of some 100 MB, and the log: `wal_keep_size` of 256 MB, what is written, and what cannot be archived for half a minute. */
const DISK_MB = 1_000;
const ARCHIVE_MB = 400;
const IMAGE = 'localhost/lanterninha-services';
const PASSWORD = 'only-on-a-network-of-this-machine';
/** The last part of each address. */
const NUMBERS: Record<string, number> = { etcd1: 11, etcd2: 12, etcd3: 13, pg1: 21, pg2: 22, pg3: 23, proxy: 30 };
/** The folder of the socket is not in the image; on a Debian machine it is made at boot. Disks of our own belong to root. */
const START = [
  'install -d -o postgres -g postgres /run/postgresql /var/lib/postgresql /var/lib/pgbackrest /var/log/pgbackrest /var/spool/pgbackrest &&',
  '/etc/lanterninha/check-versions.sh &&',
  'exec setpriv --reuid=postgres --regid=postgres --init-groups patroni /etc/lanterninha/patroni.yml',
].join(' ');
const FILES = path.resolve(import.meta.dirname, '../../deploy/ha');

export async function openCluster({ hasSmallDisks = false }: ClusterOptions = {}): Promise<Cluster> {
  const disks = hasSmallDisks ? await openDisks() : undefined;
  const [prefix, subnet] = hasSmallDisks ? ['lanterninha-ha-disks', '10.96.0'] : ['lanterninha-ha', '10.98.0'];
  const containerOf = (name: string) => `${prefix}-${name}`;
  const addressOf = (name: string) => `${subnet}.${NUMBERS[name]}`;
  const stop = async () => {
    // A frozen container cannot be removed.
    for (const name of Object.keys(NUMBERS)) await podman('unpause', containerOf(name)).catch(() => undefined);
    await podman('rm', '--force', '--time=0', '--ignore', '--volumes', ...Object.keys(NUMBERS).map(containerOf));
    await podman('network', 'rm', '--force', prefix).catch(() => undefined);
  };
  await stop();
  const stopAll = async () => {
    await stop();
    await disks?.remove();
  };
  await podman('network', 'create', '--subnet', `${subnet}.0/24`, '--disable-dns', prefix);
  const runContainer = (name: string, options: string[], command: string[]) =>
    podman(
      ...['run', '--detach', '--name', containerOf(name), '--hostname', name, '--network', prefix],
      ...['--ip', addressOf(name), '--volume', `${FILES}:/etc/lanterninha:ro`, ...options, IMAGE, ...command],
    );
  const etcds = ['etcd1', 'etcd2', 'etcd3'];
  const peers = etcds.map((name) => `${name}=http://${addressOf(name)}:2380`).join(',');
  for (const name of etcds) {
    const own = addressOf(name);
    await runContainer(
      name,
      [],
      [
        ...['etcd', '--name', name, '--data-dir', '/var/lib/etcd', '--initial-cluster', peers],
        ...['--initial-advertise-peer-urls', `http://${own}:2380`, '--listen-peer-urls', `http://${own}:2380`],
        ...['--advertise-client-urls', `http://${own}:2379`, '--listen-client-urls', `http://${own}:2379`],
      ],
    );
  }
  for (const name of SERVERS) {
    const settings = {
      PATRONI_NAME: name,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${addressOf(name)}:8008`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${addressOf(name)}:5432`,
      PATRONI_ETCD3_HOSTS: etcds.map((etcd) => `${addressOf(etcd)}:2379`).join(','),
      PATRONI_SUPERUSER_PASSWORD: PASSWORD,
      PATRONI_REPLICATION_PASSWORD: PASSWORD,
      APP_PASSWORD: PASSWORD,
      OWNER_PASSWORD: PASSWORD,
    };
    const given = Object.entries(settings).flatMap(([key, value]) => ['--env', `${key}=${value}`]);
    await runContainer(name, [...given, ...(disks?.optionsOf(name) ?? [])], ['bash', '-c', START]);
  }
  const places = SERVERS.flatMap((name) => ['--env', `${name.toUpperCase()}=${addressOf(name)}`]);
  await runContainer(
    'proxy',
    ['--env', 'HAPROXY_BIND=', ...places],
    ['haproxy', '-db', '-f', '/etc/lanterninha/haproxy.cfg'],
  );

  const ask = async (server: Server, question: string) => {
    const answer = await fetch(`http://${addressOf(server)}:8008${question}`, { signal: AbortSignal.timeout(2_000) });
    return { status: answer.status, body: await answer.text() };
  };
  const listMembers = async (from: Server) =>
    (JSON.parse((await ask(from, '/cluster')).body) as { members: Member[] }).members;
  const findLeader = async () => {
    const answers = await Promise.all(
      SERVERS.map((server) =>
        ask(server, '/primary').then(
          ({ status }) => status === 200,
          () => false,
        ),
      ),
    );
    return SERVERS.find((_server, place) => answers[place]);
  };
  return {
    url: (role, server) =>
      `postgres://${role}:${PASSWORD}@${server ? `${addressOf(server)}:5432` : `${addressOf('proxy')}:5000`}/lanterninha`,
    findLeader,
    listMembers,
    async waitWhole(limitMs) {
      const limit = performance.now() + limitMs;
      while (performance.now() < limit) {
        const leader = await findLeader();
        const members = leader ? await listMembers(leader).catch(() => []) : [];
        const isRunning = members.every(({ state }) => state === 'running' || state === 'streaming');
        const isOneTimeline = new Set(members.map(({ timeline }) => timeline)).size === 1;
        const isSynchronous = members.some(({ role }) => role === 'sync_standby' || role === 'quorum_standby');
        if (members.length === 3 && isRunning && isOneTimeline && isSynchronous) return true;
        await sleep(250);
      }
      return false;
    },
    // On a busy machine podman may give up waiting for the end of what it killed.
    kill: async (name) =>
      void (await podman('kill', '--signal', 'KILL', containerOf(name)).catch((error: unknown) => {
        if (!/timed out waiting for file/.test(String(error))) throw error;
      })),
    start: async (name) => void (await podman('start', containerOf(name))),
    freeze: async (server) => void (await podman('pause', containerOf(server))),
    thaw: async (server) => void (await podman('unpause', containerOf(server))),
    cut: async (server) => void (await podman('network', 'disconnect', prefix, containerOf(server))),
    join: async (server) =>
      void (await podman('network', 'connect', '--ip', addressOf(server), prefix, containerOf(server))),
    async switchOver(from, to) {
      const answer = await fetch(`http://${addressOf(from)}:8008/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: from, candidate: to }),
      });
      if (!answer.ok) throw new Error(`the switchover was refused: ${await answer.text()}`);
    },
    fillDisk: async (of) => void (await disks?.fill(of)),
    freeDisk: async (of) => void (await disks?.free(of)),
    async endLogParts(server, count) {
      const statement = `select pg_logical_emit_message(true, 'test', 'x'); select pg_switch_wal()`;
      let tried = performance.now();
      for (let turn = 0; turn < count; turn += 1) {
        tried = performance.now();
        const isEnded = await podman(
          ...['exec', '--user', 'postgres', containerOf(server), 'psql', '-qtAX', '-c', statement],
        ).then(
          () => true,
          () => false,
        );
        if (!isEnded) break;
      }
      return tried;
    },
    containerOf,
    stop: stopAll,
  };
}

/** Mounted on the host, so that a container that is killed finds its data again. */
async function openDisks() {
  const mounted = new Map([
    ...SERVERS.map((server): [string, SmallDisk] => [server, mountSmallDisk(DISK_MB)]),
    ['archive', mountSmallDisk(ARCHIVE_MB)] as const,
  ]);
  const settings = await mkdtemp(path.join(tmpdir(), 'lanterninha-pgbackrest-'));
  // Read by another user in the container.
  await chmod(settings, 0o755);
  const example = await readFile(path.join(FILES, '../backup/pgbackrest.conf'), 'utf8');
  const configuration = example.replace('repo1-cipher-pass=', 'repo1-cipher-pass=right');
  await writeFile(path.join(settings, 'pgbackrest.conf'), configuration, { mode: 0o644 });
  const folderOf = (of: string) => mounted.get(of)?.folder ?? '';
  const fillerOf = (of: string) => path.join(folderOf(of), 'filler');
  return {
    optionsOf: (server: Server) => [
      ...[
        '--volume',
        `${folderOf(server)}:/var/lib/postgresql`,
        '--volume',
        `${folderOf('archive')}:/var/lib/pgbackrest`,
      ],
      ...['--volume', `${settings}:/etc/pgbackrest:ro`, '--env', 'PGBACKREST_STANZA=lanterninha'],
    ],
    // dd ends with an error when the disk is full.
    fill: (of: string) =>
      promisify(execFile)('dd', ['if=/dev/zero', `of=${fillerOf(of)}`, 'bs=1M']).catch(() => undefined),
    free: (of: string) => rm(fillerOf(of), { force: true }),
    async remove() {
      for (const disk of mounted.values()) disk.unmount();
      await rm(settings, { recursive: true, force: true });
    },
  };
}
