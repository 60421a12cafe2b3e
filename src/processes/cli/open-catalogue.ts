import { type Context, openBatchContext, openContext } from '#server/context.ts';
import { type DatabaseAddress, explainDatabaseProblem, findDatabaseProblem } from '#server/infra/database-problem.ts';
import { createDb, type Db } from '#server/infra/db.ts';
import type { Env } from '#server/infra/env.ts';
import { createLog } from '#server/infra/log.ts';
import { isBeforeBaseline, listMigrations } from '#server/infra/migrate.ts';
import { OperatorError } from '#server/infra/operator-error.ts';
import { openStaff, type Staff } from '#server/staff/staff.ts';
import { compareMigrations } from '#server/store/jobs/health.ts';
import { probeTmdb } from '#server/tmdb/probe.ts';
import { TOKEN_REFUSED } from './describe-error.ts';
import type { Session } from './session.ts';

const CONNECT_MS = 10_000;

/** Opens the catalogue, runs `work` and closes everything. Fails first if the database cannot be used. */
export async function withCatalogue(
  { env, terminal }: Session,
  { needsTmdb }: { needsTmdb: boolean },
  work: (ctx: Context) => Promise<void>,
): Promise<void> {
  await requireSchema(env);
  const { ctx, close } = await openContext(env, createLog(env.LOG_LEVEL, terminal.log));
  const batch = openBatchContext(env, ctx);
  try {
    // One call first: a refused token would fail every later one.
    if (needsTmdb && (await probeTmdb(ctx.tmdb)).fault === 'key') throw new OperatorError(TOKEN_REFUSED);
    await work(batch.ctx);
  } finally {
    await batch.close();
    await close();
  }
}

/** Throws if the database cannot be reached or its schema is not that of this release or a newer one. */
export async function requireSchema(env: Env): Promise<void> {
  const address = { setting: 'DATABASE_URL', url: env.DATABASE_URL } as const;
  const { missing, unknown } = await withConnection(address, (db) => compareMigrations(db, listMigrations()));
  if (isBeforeBaseline(unknown)) throw new OperatorError(explainDatabaseProblem('before-baseline', address));
  if (missing.length > 0) throw new OperatorError(explainDatabaseProblem('behind', address));
}

/** One connection for one query; database problems become a sentence. */
export async function withConnection<T>(address: DatabaseAddress, ask: (db: Db) => Promise<T>): Promise<T> {
  const log = createLog('silent');
  const limits = { poolSize: 1, statementTimeoutMs: CONNECT_MS, connectTimeoutMs: CONNECT_MS };
  const db = createDb({ url: address.url, ...limits, log });
  try {
    return await ask(db);
  } catch (error) {
    const problem = findDatabaseProblem(error);
    if (!problem) throw error;
    throw new OperatorError(explainDatabaseProblem(problem, address), { cause: error });
  } finally {
    await db.destroy();
  }
}

/** For commands about accounts. */
export function openCliStaff(ctx: Context, env: Env): Staff {
  return openStaff(ctx, { secret: env.ADMIN_SECRET ?? '', product: env.PRODUCT_NAME });
}
