import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openCluster, postgresUser } from '../../tools/postgres-files.ts';
import { copyNode, type NodePlace, type PostgresNode, startNode } from './postgres-node.ts';

/** Debian's PostgreSQL twice: a primary whose commits wait for its standby, and the standby. */
export interface PostgresPair {
  primary(): PostgresNode;
  standby(): PostgresNode | undefined;
  /** URL by role, by default of the current primary; the proxy in front of it has another port. */
  url(role: 'lanterninha_owner' | 'lanterninha_app', port?: number): string;
  /**
   * The primary is lost: kills what is left of it, deletes its data and promotes the standby. The new primary waits for no standby
   * until it has one again.
   */
  promote(): Promise<void>;
  /** Adds a standby; from then on no write is acknowledged before the standby has it. */
  addStandby(): Promise<void>;
  /** Sets the standby names that commits wait for; empty for none. */
  waitFor(standbys: '' | '*'): Promise<void>;
  stop(): Promise<void>;
}

const DATABASE = 'lanterninha';

/** Its data is in a new folder of `disk`. */
export async function startPostgresPair(disk = tmpdir()): Promise<PostgresPair> {
  const folder = mkdtempSync(path.join(disk, 'lanterninha-pair-'));
  const user = postgresUser();
  const { bin, dataFolder, password } = await openCluster('debian', folder, user);
  const place = (name: string): NodePlace => ({ bin, folder, password, user, dataFolder: path.join(folder, name) });
  let primary = await startNode({ ...place('data'), dataFolder });
  let standby: PostgresNode | undefined;
  let copies = 0;
  await primary.ask(`create role lanterninha_owner login createrole password '${password}'`);
  await primary.ask(`create role lanterninha_app login password '${password}'`);
  await primary.ask(`create database ${DATABASE} owner lanterninha_owner`);
  const waitFor = async (standbys: '' | '*') => {
    await primary.ask(`alter system set synchronous_standby_names = '${standbys}'`);
    await primary.ask('select pg_reload_conf()');
  };
  return {
    primary: () => primary,
    standby: () => standby,
    url: (role, port = primary.port) => `postgres://${role}:${password}@127.0.0.1:${port}/${DATABASE}`,
    async promote() {
      if (!standby) throw new Error('there is no standby to promote');
      await primary.fence();
      await standby.ask('select pg_promote(true, 60)');
      [primary, standby] = [standby, undefined];
    },
    async addStandby() {
      copies += 1;
      const next = place(`copy-${copies}`);
      await copyNode(next, primary);
      standby = await startNode(next);
      await waitFor('*');
      while (!(await isFollowed(primary))) await sleep(50);
    },
    waitFor,
    async stop() {
      await primary.fence();
      await standby?.fence();
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
}

async function isFollowed(primary: PostgresNode): Promise<boolean> {
  const rows = await primary.ask(
    `select 1 from pg_stat_replication where state = 'streaming' and sync_state in ('sync', 'quorum')`,
  );
  return rows.length > 0;
}
