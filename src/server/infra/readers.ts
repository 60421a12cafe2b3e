import { REPLICAS } from '#shared/domain/limits.ts';
import type { Db, DbOptions } from './db.ts';
import type { Log } from './log.ts';
import { endOfLog, LogHistory, parseLsn } from './lsn.ts';
import { watchLog } from './observing/log-watch.ts';
import type { Metrics } from './observing/metrics.ts';
import { type PrimaryLog, type Replica, watchReplica } from './replica.ts';

/** The database connection to read from. */
export interface Reader {
  db: Db;
  /** `undefined` for the primary. */
  standby: Standby | undefined;
}

export interface Standby {
  /** The primary is down: this replica is read although it may lack announced changes. */
  isBehind: boolean;
  /** No change was announced since it was chosen. */
  isCurrent(): boolean;
}

/** The primary and its replicas. */
export interface Readers {
  /** The primary connection. A context on any other connection (e.g. a transaction) reads from its own. */
  primary: Db;
  /** A replica that has all announced changes; else the primary; if that is down, any replica that answers. */
  choose(): Reader;
  /** After an error with one: another, if there is any. */
  chooseAfter(failed: Reader): Reader | undefined;
  /** A change was announced or may have been missed: no replica counts as caught up until the change's LSN is known. */
  noteChange(): void;
  /** The address of the replica that serves reads while the primary is down. */
  standIn(): string | undefined;
  close(): Promise<void>;
}

export interface ReadersOptions {
  urls: readonly string[];
  primaryUrl: string;
  primary: Db;
  pool: Omit<DbOptions, 'url'>;
  /** Whether notifications reach this process. */
  isListening: () => boolean;
  metrics: Metrics;
  log: Log;
}

const ASK_PRIMARY = `
  select pg_current_wal_insert_lsn()::text as written, pg_current_wal_flush_lsn()::text as flushed,
    current_setting('wal_block_size') as page, (pg_control_system()).system_identifier::text as cluster`;

/**
 * A notification says that something changed, not at which LSN. So after a notification we ask the primary for the end of its log:
 * a replica that has replayed up to there has the change. Until the answer, only the primary is read.
 */
export function openReaders({ urls, primaryUrl, primary, isListening, ...tools }: ReadersOptions): Readers {
  const { metrics, log } = tools;
  const known: PrimaryLog = { history: new LogHistory(), required: 0n, cluster: undefined };
  // Changes before the start were not heard either.
  let heard = 1;
  let asked = 0;
  let located = 0;
  let isAway = false;
  let turn = 0;
  let before: (bigint | undefined)[] = [];

  const replicas = urls.map((url) => watchReplica(url, known, tools));
  const watch = watchLog<{ written: string; flushed: string; page: string; cluster: string }>({
    url: primaryUrl,
    question: ASK_PRIMARY,
    onAsk() {
      asked = heard;
      before = replicas.map((replica) => replica.reached());
    },
    onAnswer({ written, flushed, page, cluster }) {
      const end = endOfLog(parseLsn(written), BigInt(page));
      known.cluster = cluster;
      known.history.add(performance.now(), parseLsn(flushed));
      for (const [index, replica] of replicas.entries()) replica.noteAstray((before[index] ?? 0n) > end);
      if (located < asked) {
        known.required = end;
        located = asked;
        for (const replica of replicas) replica.askNow();
      }
      setAway(false);
    },
    onSilence: (err) => setAway(true, err),
    pauseMs: () => REPLICAS.askedEveryMs,
  });

  function setAway(is: boolean, err?: unknown): void {
    if (is !== isAway && is) log.error({ err }, 'the primary does not answer: replicas are read instead');
    if (is !== isAway && !is) log.warn('the primary is back');
    isAway = is;
    metrics.primaryAway.set(is ? 1 : 0);
  }

  /** The replica that has replayed the most. */
  const findStandIn = (butNot?: Db): Replica | undefined =>
    replicas
      .filter((replica) => replica.reached() !== undefined && replica.db !== butNot)
      .reduce<Replica | undefined>(
        (best, each) => (best && (best.reached() ?? 0n) >= (each.reached() ?? 0n) ? best : each),
        undefined,
      );
  const findCaughtUp = (): Replica | undefined => {
    if (located < heard || !isListening()) return undefined;
    const able = replicas.filter((replica) => replica.isInPool() && (replica.reached() ?? -1n) >= known.required);
    turn += 1;
    return able[turn % able.length];
  };
  const read = (from: 'replica' | 'primary' | 'stand-in', replica?: Replica): Reader => {
    metrics.databaseReads.inc({ from });
    if (!replica) return { db: primary, standby: undefined };
    const chosenAt = heard;
    const isBehind = from === 'stand-in';
    return { db: replica.db, standby: { isBehind, isCurrent: () => isBehind || heard === chosenAt } };
  };

  return {
    primary,
    choose() {
      const standIn = isAway ? findStandIn() : undefined;
      if (standIn) return read('stand-in', standIn);
      const caughtUp = findCaughtUp();
      return caughtUp ? read('replica', caughtUp) : read('primary');
    },
    chooseAfter(failed) {
      if (failed.standby && !isAway) return read('primary');
      const standIn = findStandIn(failed.db);
      if (!failed.standby) watch.askNow();
      return standIn && read('stand-in', standIn);
    },
    noteChange() {
      heard += 1;
      watch.askNow();
    },
    standIn: () => (isAway ? findStandIn()?.url : undefined),
    async close() {
      await Promise.all([watch.close(), ...replicas.map((replica) => replica.close())]);
    },
  };
}
