import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, type Transaction } from 'kysely';
import pg from 'pg';
import { type Commit, commitOption } from './commit.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
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
  /** When a commit returns, by default. */
  commit?: Commit;
  log: Log;
  /** Its connections are counted under this name. */
  counted?: { name: string; metrics: Pick<Metrics, 'watchPool'> };
}

// A date is a day, not a point in time: as text it cannot shift with a time zone. Our 64-bit numbers stay below 2^53.
const PARSERS = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.DATE, (text) => text],
  [pg.types.builtins.INT8, Number],
]);
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    const ours = format === 'binary' ? undefined : PARSERS.get(oid);
    return ours ?? (pg.types.getTypeParser(oid, format) as unknown);
  }) as typeof pg.types.getTypeParser,
};

export function createDb(options: DbOptions): Db {
  const { url, poolSize, statementTimeoutMs, connectTimeoutMs = 2_000, commit = 'replicated', log } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    // The server cancels a long statement; the client gives up on a server that does not answer at all.
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 1_000,
    application_name: 'lanterninha',
    options: commitOption(commit),
    keepAlive: true,
  });
  // An idle connection that breaks must not end the process; the next query gets a new one.
  pool.on('error', (err) => log.warn({ err }, 'idle database connection lost'));
  // Nor may one that breaks between two statements of a transaction; its next statement fails.
  pool.on('connect', (client) => client.on('error', (err) => log.warn({ err }, 'database connection lost')));
  const endCount = options.counted?.metrics.watchPool(options.counted.name, pool);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withNamedStatements(pool, endCount) }) });
}

/**
 * Every statement is a named prepared statement: PostgreSQL parses and plans it once per connection (measured: 2–2.6× faster).
 * Statements with lists of varying length would fill the server's memory with names, so the number of names is limited; further
 * statements are unnamed.
 */
const MAX_NAMED_STATEMENTS = 500;

function withNamedStatements(pool: pg.Pool, onEnd?: () => void): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MAX_NAMED_STATEMENTS) return known;
    const name = createHash('sha1').update(text).digest('hex');
    names.set(text, name);
    return name;
  };
  const wrap = (client: pg.PoolClient) => {
    let isStuck = false;
    const query = async (text: string, values: readonly unknown[]) => {
      // The connection is stuck, so further statements would only time out too, above all the rollback.
      if (isStuck) throw new Error('Query read timeout');
      const name = nameOf(text);
      try {
        return await client.query({ ...(name && { name }), text, values: [...values] });
      } catch (error) {
        // The client gave up, but the server may still be working: destroy this connection instead of reusing it.
        if (error instanceof Error && error.message === 'Query read timeout') isStuck = true;
        throw error;
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
