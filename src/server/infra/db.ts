import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, type Transaction } from 'kysely';
import pg from 'pg';
import { type Commit, commitOption } from './commit.ts';
import type { Log } from './log.ts';
import type { DB as Tables } from './tables.ts';

/** Store functions take this first, so a statement cannot slip out of the transaction it belongs to. */
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

export interface DbOptions {
  url: string;
  poolSize: number;
  statementTimeoutMs: number;
  /** How long whoever asks waits for a connection: a visitor not long, a job as long as it takes. */
  connectTimeoutMs?: number;
  /** What whoever writes here is told by default. */
  commit?: Commit;
  log: Log;
}

// A date is a day, not a moment: as text it cannot shift with a time zone. Our 64-bit numbers stay below 2^53.
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
    // The server cuts a runaway statement; the client cuts a server that does not answer at all.
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 1_000,
    application_name: 'lanterninha',
    options: commitOption(commit),
    keepAlive: true,
  });
  // An idle connection that breaks must not end the process; the next query gets a new one.
  pool.on('error', (err) => log.warn({ err }, 'idle database connection lost'));
  // Nor one that breaks in somebody's hands between two statements; the next statement says so to whoever holds it.
  pool.on('connect', (client) => client.on('error', (err) => log.warn({ err }, 'database connection lost')));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withNamedStatements(pool) }) });
}

/**
 * Every statement is a named prepared one: PostgreSQL parses and plans it once per connection (2–2.6× measured).
 * Statements built with lists of varying length would fill the server's memory with names, so names are bounded;
 * later ones simply go unnamed.
 */
const MAX_NAMED_STATEMENTS = 500;

function withNamedStatements(pool: pg.Pool): PostgresPool {
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
      // What follows would only wait as long again: above all the rollback of a commit that was not answered.
      if (isStuck) throw new Error('Query read timeout');
      const name = nameOf(text);
      try {
        return await client.query({ ...(name && { name }), text, values: [...values] });
      } catch (error) {
        // The client gave up waiting, the server may not have: whoever got this connection next would wait behind it.
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
    end: () => pool.end(),
  };
}
