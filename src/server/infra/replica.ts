import { REPLICAS } from '#shared/domain/limits.ts';
import { createDb, type Db, type DbOptions } from './db.ts';
import type { Log } from './log.ts';
import { type LogHistory, parseLsn } from './lsn.ts';
import { watchLog } from './observing/log-watch.ts';
import type { Metrics } from './observing/metrics.ts';

/** What is known about the primary, to compare replicas with. */
export interface PrimaryLog {
  history: LogHistory;
  /** The LSN that includes all changes announced to this process. */
  required: bigint;
  /** The cluster's id; unknown until the primary has answered once. */
  cluster: string | undefined;
}

export interface Replica {
  url: string;
  db: Db;
  /** The LSN it has replayed; `undefined` while it does not answer. */
  reached(): bigint | undefined;
  /** It answers, replicates our primary, and does not lag. */
  isInPool(): boolean;
  askNow(): void;
  /** It was ahead of the primary: it follows another timeline. */
  noteAstray(isAstray: boolean): void;
  close(): Promise<void>;
}

interface Answer {
  is_standby: boolean;
  reached: string | null;
  cluster: string;
}

const QUESTION = `
  select pg_is_in_recovery() as is_standby, pg_last_wal_replay_lsn()::text as reached,
    (pg_control_system()).system_identifier::text as cluster`;

export function watchReplica(
  url: string,
  primary: PrimaryLog,
  { pool, metrics, log }: { pool: Omit<DbOptions, 'url'>; metrics: Metrics; log: Log },
): Replica {
  const { host } = new URL(url);
  const db = createDb({ ...pool, url, counted: { name: 'replicas', metrics } });
  let reached: bigint | undefined;
  let isAstray = false;
  let trouble: string | undefined = 'not asked yet';
  let shortfalls = 0;

  const settle = (now: string | undefined) => {
    if (now !== trouble && now !== undefined) log.warn({ replica: host, trouble: now }, 'a replica left the pool');
    if (now !== trouble && now === undefined) log.info({ replica: host }, 'a replica is in the pool');
    trouble = now;
    metrics.replicaInPool.set({ replica: host }, now === undefined ? 1 : 0);
  };
  const findTrouble = (answer: Answer, lagMs: number) => {
    if (primary.cluster !== undefined && answer.cluster !== primary.cluster) return 'of another cluster';
    if (!answer.is_standby || isAstray) return 'does not copy the primary';
    return lagMs > REPLICAS.lagLimitMs ? 'late' : undefined;
  };
  const watch = watchLog<Answer>({
    url,
    question: QUESTION,
    onAnswer(answer) {
      const at = parseLsn(answer.reached ?? '0/0');
      const lagMs = primary.history.lagMs(at, performance.now());
      metrics.replicaLag.set({ replica: host }, lagMs / 1_000);
      settle(findTrouble(answer, lagMs));
      reached = answer.cluster === (primary.cluster ?? answer.cluster) ? at : undefined;
      shortfalls = at < primary.required ? shortfalls + 1 : 0;
    },
    onLost() {
      reached = undefined;
    },
    onSilence() {
      reached = undefined;
      settle('silent');
    },
    // A replica that is not caught up is asked again soon, with exponential backoff.
    pauseMs: () =>
      shortfalls === 0
        ? REPLICAS.askedEveryMs
        : Math.min(REPLICAS.askedSoonMs * 2 ** Math.min(shortfalls - 1, 10), REPLICAS.askedEveryMs),
  });
  return {
    url,
    db,
    reached: () => reached,
    isInPool: () => trouble === undefined,
    askNow: () => {
      shortfalls = 0;
      watch.askNow();
    },
    noteAstray(is) {
      isAstray = is;
    },
    async close() {
      await watch.close();
      await db.destroy();
    },
  };
}
