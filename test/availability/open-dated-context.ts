import { type Context, openContext } from '../../src/server/context.ts';
import { readEnv } from '../../src/server/infra/env.ts';
import { createLog } from '../../src/server/infra/log.ts';
import { createTmdbClient } from '../../src/server/tmdb/client.ts';

export interface DatedContext {
  ctx: Context;
  /** Sets the current day, in UTC and in Brazil. */
  setDay(day: string): void;
  close(): Promise<void>;
}

/** A context whose date the test sets. Its circuit breaker stays open for 1 ms only, so that faults end with their day. */
export async function openDatedContext(databaseUrl: string, apiUrl: string, token: string): Promise<DatedContext> {
  const env = readEnv({
    ...{ DATABASE_URL: databaseUrl, TMDB_API_URL: apiUrl, TMDB_TOKEN: token, LOG_LEVEL: 'silent' },
    // Longer than for visitors, because a test machine may be busy.
    DATABASE_STATEMENT_TIMEOUT_MS: '15000',
  });
  const opened = await openContext(env, createLog(env.LOG_LEVEL));
  let today = new Date('2026-03-01T15:00:00Z');
  const now = () => today;
  const { log, metrics } = opened.ctx;
  const tmdb = createTmdbClient({ apiUrl, token, ratePerSecond: 1_000, log, metrics, now, breakerOpenMs: 1 });
  return {
    ctx: { ...opened.ctx, tmdb, now },
    setDay(day) {
      today = new Date(`${day}T15:00:00Z`);
    },
    async close() {
      await tmdb.close();
      await opened.close();
    },
  };
}
