import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, type Transaction } from 'kysely';
import pg from 'pg';
import { type Commit, commitOption } from './commit.ts';
import type { Log } from './log.ts';
import type { Metrics } from './observing/metrics.ts';
import { inSpan } from './observing/spans.ts';
import { NamingCompiler, StatementNames } from './observing/statement-names.ts';
import type { DB as Tables } from './tables.ts';

/** The first argument of store functions, so that a statement cannot run outside its transaction by accident. */
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

export interface DbOptions {
  url: string;
  poolSize: number;
  statementTimeoutMs: number;
  /** How long to wait for a connection: short for visitors, long for jobs. */
  connectTimeoutMs?: number;
  /** The name of its connections at the server. */
  application?: string;
  /** When a commit returns, by default. */
  commit?: Commit;
  log: Log;
  /** Its connections are counted under this name, and its statements timed. */
  counted?: { name: string; metrics: Pick<Metrics, 'watchPool' | 'statements'> };
}

/** Types of arrays of numbers, which `pg.types.builtins` does not name. */
const NUMBERS = { smallints: 1005, integers: 1007, reals: 1021 };
// A date is a day, not a point in time: as text it cannot shift with a time zone. Our 64-bit numbers stay below 2^53.
const PARSERS = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.DATE, (text) => text],
  [pg.types.builtins.INT8, Number],
  ...Object.values(NUMBERS).map((oid) => [oid, toNumbers] as const),
]);
/** `{1,2}`. The driver's own parser allows for quotes and nested arrays, and takes 27 times as long. */
function toNumbers(text: string): unknown {
  return JSON.parse(`[${text.slice(1, -1).replaceAll('NULL', 'null')}]`);
}
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    const ours = format === 'binary' ? undefined : PARSERS.get(oid);
    return ours ?? (pg.types.getTypeParser(oid, format) as unknown);
  }) as typeof pg.types.getTypeParser,
};

export function createDb(options: DbOptions): Db {
  const { application = 'lanterninha' } = options;
  const { url, poolSize, statementTimeoutMs, connectTimeoutMs = 2_000, commit = 'replicated', log, counted } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    // The server cancels a long statement; the client gives up on a server that does not answer at all.
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 1_000,
    application_name: application,
    options: commitOption(commit),
    keepAlive: true,
  });
  // An idle connection that breaks must not end the process; the next query gets a new one.
  pool.on('error', (err) => log.warn({ err }, 'idle database connection lost'));
  // Nor may one that breaks between two statements of a transaction; its next statement fails.
  pool.on('connect', (client) => client.on('error', (err) => log.warn({ err }, 'database connection lost')));
  const names = new StatementNames();
  const endCount = counted?.metrics.watchPool(counted.name, pool);
  const dialect = new PostgresDialect({ pool: withNamedStatements(pool, names, counted?.metrics, endCount) });
  dialect.createQueryCompiler = () => new NamingCompiler(names);
  return new Kysely<Tables>({ dialect });
}

const SQL = { 'db.system.name': 'postgresql' };

/** Every statement is a named prepared statement: PostgreSQL parses and plans it once per connection (measured: 2–2.6× faster). */
function withNamedStatements(
  pool: pg.Pool,
  names: StatementNames,
  metrics: Pick<Metrics, 'statements'> | undefined,
  onEnd?: () => void,
): PostgresPool {
  const wrap = (client: pg.PoolClient) => {
    let isStuck = false;
    const query = async (text: string, values: readonly unknown[]) => {
      // The connection is stuck, so further statements would only time out too, above all the rollback.
      if (isStuck) throw new Error('Query read timeout');
      const named = names.nameOf(text);
      const label = named?.label ?? 'other';
      const startedAt = performance.now();
      try {
        const sent = { ...(named && { name: named.prepared }), text, values: [...values] };
        return await inSpan({ name: `sql ${label}`, kind: 'client', attributes: SQL }, () => client.query(sent));
      } catch (error) {
        // The client gave up, but the server may still be working: destroy this connection instead of reusing it.
        if (error instanceof Error && error.message === 'Query read timeout') isStuck = true;
        throw error;
      } finally {
        metrics?.statements.observe({ statement: label }, (performance.now() - startedAt) / 1_000);
      }
    };
    // Kysely knows two forms of `query`; the other one is for cursors, which we do not use.
    return {
      query,
      release: (destroy?: boolean) => client.release(destroy || isStuck),
    } as unknown as PostgresPoolClient;
  };
  return {
    options: pool.options,
    connect: async () => wrap(await pool.connect()),
    end() {
      onEnd?.();
      return pool.end();
    },
  };
}
