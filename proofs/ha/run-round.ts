import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Editor } from '../../src/server/admin/editing/editor.ts';
import { findLosses } from '../../test/failover/find-losses.ts';
import { EDITED } from '../../test/failover/open-pair-fixture.ts';
import { readSteadily } from '../../test/failover/read-steadily.ts';
import { type SteadyEditor, writeSteadily } from '../../test/failover/write-steadily.ts';
import { type Cluster, SERVERS, type Server } from './open-cluster.ts';
import type { HaFixture } from './open-fixture.ts';
import { writeInside, writeRows } from './write-rows.ts';

export type Fault = 'kill' | 'freeze' | 'cut' | 'switchover' | 'etcd' | 'log-full' | 'archive-full';

export interface Plan {
  fault: Fault;
  /** Of a freeze; of lost etcd and a full archive, how long. */
  seconds?: number;
  /** Of lost etcd: how many of the three. */
  away?: number;
}

/** One line of the result file. */
export interface Round extends Plan {
  round: number;
  leader: string;
  next: string;
  /** From the fault to the first acknowledged row after it; of shorter faults the longest pause. */
  firstWriteMs: number;
  /** … and to the first acknowledged write of each editor. */
  firstEditMs: number;
  acknowledged: number;
  edits: number;
  refused: number;
  /** Acknowledged and not there afterwards, rows and edits together. */
  lost: number;
  /** Acknowledged inside the replaced primary after the new one had acknowledged. */
  twoPrimaries: number;
  /** Reads of cached pages, and those that failed. */
  held: number;
  failed: number;
  /** Answers of /readyz that were not 200. */
  notReady: number;
  wholeMs: number;
  problems: string[];
}

/** Acknowledgements of the old primary that were already sent. */
const IN_FLIGHT_MS = 250;
const BEFORE_MS = 3_000;
const AFTER_MS = 3_000;
const HEALS_MS = 60_000;
const WHOLE_MS = 120_000;
/** Faults whose old primary may go on: a writer inside it shows whether it does. */
const OLD_PRIMARY_RUNS: ReadonlySet<Fault> = new Set(['freeze', 'cut', 'log-full']);
/** Parts of the log, of 16 MB: more than there are ready to be written on a full disk, less than the other disks have room for. */
const LOG_PARTS = 24;
const ARCHIVE_PARTS = 8;

export async function runRound(fixture: HaFixture, editor: Editor[], round: number, plan: Plan): Promise<Round> {
  const { cluster, ctx, web } = fixture;
  const problems: string[] = [];
  if (!(await cluster.waitWhole(WHOLE_MS))) problems.push('the cluster was not whole before the round');
  const leader = await cluster.findLeader();
  if (!leader) throw new Error('no leader');
  const readers = readSteadily(web.url, fixture.pages, true);
  const rows = writeRows(cluster.url('lanterninha_app'), round);
  const editors = EDITED.flatMap((subject, place) => {
    const person = editor[place];
    return person ? [writeSteadily(ctx, person, subject)] : [];
  });
  const probe = probeReady(web.url);
  await sleep(BEFORE_MS);
  const inside = OLD_PRIMARY_RUNS.has(plan.fault) ? writeInside(cluster.containerOf(leader), round) : undefined;
  if (inside) await sleep(1_000);

  const asked = performance.now();
  const { began: since, heal } = await strike(fixture, leader, plan);
  // podman needs part of a second: until it is done, the old primary acknowledges. A switchover begins when it is asked for.
  const struck = plan.fault === 'switchover' ? asked : performance.now();
  const began = since ?? struck;
  const [firstWrite, firstEdit] = await Promise.all([
    waitFor(() => rows.acknowledged.find(({ at }) => at > struck + IN_FLIGHT_MS)?.at),
    waitFor(() => firstOfAll(editors, struck + IN_FLIGHT_MS)),
  ]);
  await sleep(AFTER_MS);
  problems.push(...(await heal()));
  const isWhole = await cluster.waitWhole(WHOLE_MS);
  const whole = performance.now();
  if (!isWhole) problems.push('three members on one timeline did not come back');
  await inside?.stop();
  await rows.stop();
  await Promise.all(editors.map((each) => each.stop()));
  await readers.stop();
  const notReady = await probe.stop();

  const { acknowledged } = rows;
  const lostRows = await countMissing(fixture, [...acknowledged, ...(inside?.acknowledged ?? [])]);
  const lostEdits = await findLosses(ctx, editors);
  problems.push(...lostEdits);
  const { readings } = readers;
  problems.push(...readings.failed.slice(0, 5).map((failure) => `a cached page: ${failure}`));
  const pause = longestPause(
    acknowledged.map(({ at }) => at),
    began,
  );
  const next = (await cluster.findLeader()) ?? 'none';
  const promoted = next !== leader;
  const firstOfNext = promoted ? firstWrite : Number.POSITIVE_INFINITY;
  const twoPrimaries = inside?.acknowledged.filter(({ at }) => at > firstOfNext + 250).length ?? 0;
  if (promoted && fixture.lastPurge() < firstEdit) problems.push('no worker purges the edge after the promotion');
  return {
    ...plan,
    ...{ round, leader, next, problems },
    firstWriteMs: Math.round(since === undefined ? Math.max(firstWrite - began, pause) : pause),
    firstEditMs: Math.round(since === undefined ? firstEdit - began : pauseOf(editors, began)),
    acknowledged: acknowledged.length + (inside?.acknowledged.length ?? 0),
    edits: editors.reduce((sum, each) => sum + each.acknowledged.length, 0),
    refused: editors.reduce((sum, each) => sum + each.refused(), 0),
    lost: lostRows + lostEdits.length,
    twoPrimaries,
    held: readings.held,
    failed: readings.failed.length,
    notReady,
    wholeMs: Math.round(whole - began),
  };
}

interface Struck {
  /** Ends the fault, and then says what went wrong. */
  heal(): Promise<string[]>;
  /** When it began, if that is not known from the command's end: the command may hang, so only pauses count then. */
  began?: number;
}

async function strike(
  { cluster }: HaFixture,
  leader: Server,
  { fault, seconds = 25, away = 1 }: Plan,
): Promise<Struck> {
  const others = SERVERS.filter((server) => server !== leader);
  const nothingWrong = (end: () => Promise<void>): Struck => ({ heal: () => end().then(() => []) });
  const after = (end: () => Promise<void>) => {
    const ended = sleep(seconds * 1_000).then(end);
    return nothingWrong(() => ended);
  };
  switch (fault) {
    case 'kill':
      await cluster.kill(leader);
      return nothingWrong(() => cluster.start(leader));
    case 'freeze':
      await cluster.freeze(leader);
      return after(() => cluster.thaw(leader));
    case 'cut':
      await cluster.cut(leader);
      return nothingWrong(() => cluster.join(leader));
    case 'switchover': {
      const members = await cluster.listMembers(leader);
      const standby = members.find(({ role }) => role === 'sync_standby')?.name;
      await cluster.switchOver(leader, others.find((server) => server === standby) ?? others[0] ?? leader);
      return { heal: async () => [] };
    }
    case 'etcd': {
      const names = ['etcd1', 'etcd2', 'etcd3'].slice(0, away);
      for (const name of names) await cluster.kill(name);
      return after(async () => {
        for (const name of names) await cluster.start(name);
      });
    }
    case 'log-full':
      await cluster.fillDisk(leader);
      // Until the log is full too, PostgreSQL runs and refuses what makes a table grow; Patroni sees nothing wrong in that.
      return { ...nothingWrong(() => cluster.freeDisk(leader)), began: await cluster.endLogParts(leader, LOG_PARTS) };
    case 'archive-full': {
      const before = await readArchiver(cluster);
      await cluster.fillDisk('archive');
      await cluster.endLogParts(leader, ARCHIVE_PARTS);
      const heal = async () => {
        await sleep(seconds * 1_000);
        const full = await readArchiver(cluster);
        await cluster.freeDisk('archive');
        return [
          ...(full.failed > before.failed ? [] : ['the full archive refused nothing']),
          ...((await isArchived(cluster)) ? [] : ['the log was not archived when there was room again']),
        ];
      };
      return { heal };
    }
  }
}

/** PostgreSQL tries again after a minute at the latest. */
async function isArchived(cluster: Cluster): Promise<boolean> {
  const { written } = await readArchiver(cluster);
  const limit = performance.now() + WHOLE_MS;
  while (performance.now() < limit) {
    if ((await readArchiver(cluster)).archived >= written) return true;
    await sleep(500);
  }
  return false;
}

async function readArchiver(cluster: Cluster): Promise<{ failed: number; archived: string; written: string }> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ failed: number; archived: string; written: string }>(
      `select failed_count::int as failed, coalesce(last_archived_wal, '') as archived,
         pg_walfile_name(pg_current_wal_lsn() - 16 * 1024 * 1024) as written from pg_stat_archiver`,
    );
    return rows[0] ?? { failed: 0, archived: '', written: '' };
  } finally {
    await client.end();
  }
}

async function waitFor(find: () => number | undefined): Promise<number> {
  const limit = performance.now() + HEALS_MS;
  while (find() === undefined && performance.now() < limit) await sleep(10);
  return find() ?? limit;
}

function firstOfAll(editors: readonly SteadyEditor[], since: number): number | undefined {
  const firsts = editors.map(({ acknowledged }) => acknowledged.find(({ at }) => at > since)?.at);
  return firsts.some((first) => first === undefined) ? undefined : Math.max(...firsts.map((first) => first ?? 0));
}

function pauseOf(editors: readonly SteadyEditor[], began: number): number {
  const pauses = editors.map(({ acknowledged }) =>
    longestPause(
      acknowledged.map(({ at }) => at),
      began,
    ),
  );
  return Math.max(...pauses);
}

/** The longest time without an acknowledgement that ends after the fault. */
function longestPause(times: readonly number[], began: number): number {
  const later = [began, ...times.filter((at) => at > began)].toSorted((one, other) => one - other);
  return Math.max(0, ...later.slice(1).map((at, place) => at - (later[place] ?? at)));
}

async function countMissing({ cluster }: HaFixture, acknowledged: readonly { id: string }[]): Promise<number> {
  const client = new pg.Client({ connectionString: cluster.url('lanterninha_app') });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from ha_rows');
  await client.end();
  const there = new Set(rows.map(({ id }) => id));
  return acknowledged.filter(({ id }) => !there.has(id)).length;
}

function probeReady(url: string) {
  let [isOver, notReady] = [false, 0];
  const probing = (async () => {
    while (!isOver) {
      const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3_000) }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (!isReady) notReady += 1;
      await sleep(250);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await probing;
      return notReady;
    },
  };
}
