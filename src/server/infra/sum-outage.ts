import type { Level, LogFn, Logger, LoggerOptions } from 'pino';
import { findDatabaseProblem } from './database-problem.ts';

/** Sums are logged after this long, then after twice as long, and so on. */
const FIRST_SUM_MS = 10_000;
const LONGEST_SUM_MS = 5 * 60_000;
/** Everything that waits for the database tries again within this time. */
const QUIET_MS = 10_000;
const WARN = 40;

interface Outage {
  since: number;
  lastAt: number;
  nextSumAt: number;
  sumEveryMs: number;
  /** Left out since the last sum, by message. */
  counts: Map<string, number>;
  total: number;
}

export interface OutageOptions {
  databaseUrl: string;
  /** Milliseconds; tests have their own. */
  clock?: () => number;
}

/**
 * While the database is away, thirty loops and queues fail every second or two. The first of their lines is logged with its cause,
 * the others are counted and summed up at growing intervals, and the last sum says that it is over. Lines of a request stay: visitors
 * may name its code.
 */
export class OutageSum {
  readonly #ports: ReadonlySet<number>;
  readonly #clock: () => number;
  #outage: Outage | undefined;

  constructor({ databaseUrl, clock = () => performance.now() }: OutageOptions) {
    this.#ports = new Set([Number(new URL(databaseUrl).port || 5432)]);
    this.#clock = clock;
  }

  /** For pino. The logger calls it with every line. */
  get hooks(): NonNullable<LoggerOptions['hooks']> {
    const isLeftOut = (line: Parameters<LogFn>, level: number) => level >= WARN && this.#isCounted(line);
    return {
      logMethod(this: Logger, line: Parameters<LogFn>, method: LogFn, level: number) {
        if (!isLeftOut(line, level)) method.apply(this, line);
      },
    };
  }

  /** Called every second by the timer of the log. */
  report(say: (level: Level, fields: object, message: string) => void): void {
    const outage = this.#outage;
    if (!outage) return;
    const now = this.#clock();
    const fields = (lines: number) => ({ lines, seconds: Math.round((outage.lastAt - outage.since) / 1_000) });
    if (now - outage.lastAt >= QUIET_MS) {
      this.#outage = undefined;
      say('info', fields(outage.total), 'the database is back: nothing failed for ten seconds');
      return;
    }
    if (now < outage.nextSumAt || outage.counts.size === 0) return;
    const lines = [...outage.counts.values()].reduce((sum, count) => sum + count, 0);
    say('warn', { ...fields(lines), messages: Object.fromEntries(outage.counts) }, 'the database is still away');
    outage.counts.clear();
    outage.sumEveryMs = Math.min(outage.sumEveryMs * 2, LONGEST_SUM_MS);
    outage.nextSumAt = now + outage.sumEveryMs;
  }

  /** Whether the line is left out. */
  #isCounted([fields, message]: Parameters<LogFn>): boolean {
    if (typeof fields !== 'object' || fields === null || !('err' in fields) || 'requestId' in fields) return false;
    if (!this.#isOutage(fields.err)) return false;
    const now = this.#clock();
    if (!this.#outage) {
      const sumEveryMs = FIRST_SUM_MS;
      this.#outage = { since: now, lastAt: now, nextSumAt: now + sumEveryMs, sumEveryMs, counts: new Map(), total: 1 };
      return false;
    }
    const text = String(message);
    this.#outage.lastAt = now;
    this.#outage.total += 1;
    this.#outage.counts.set(text, (this.#outage.counts.get(text) ?? 0) + 1);
    return true;
  }

  /** Another server that cannot be reached is not the database: of a connection it is known by its port. */
  #isOutage(given: unknown): boolean {
    const error = toError(given);
    const problem = findDatabaseProblem(error);
    if (problem === 'restarting') return true;
    if (problem !== 'unreachable' && problem !== 'silent') return false;
    const parts: unknown[] = error instanceof AggregateError ? error.errors : [error];
    const ports = parts.flatMap((part) => (part instanceof Error && 'port' in part ? [Number(part.port)] : []));
    if (ports.length > 0) return ports.some((port) => this.#ports.has(port));
    return error instanceof Error && /timeout|Connection terminated|no answer/.test(error.message);
  }
}

/** The job queue reports copies of errors. */
function toError(given: unknown): unknown {
  if (given instanceof Error || typeof given !== 'object' || given === null || !('message' in given)) return given;
  return Object.assign(new Error(String(given.message)), given);
}
