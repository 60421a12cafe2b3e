import type { Context } from '../../context.ts';
import { isDatabaseTrouble, isReplicaConflict, isTooSlow } from '../../infra/db-trouble.ts';
import type { Reader } from '../../infra/readers.ts';

/** A healthy replica cannot answer this: it would have to write, or be more current than it is. */
export class AskPrimary extends Error {}

/**
 * Reads from a replica that has every announced change, or from the primary; on failure, from another server. One answer is
 * read from one server: a version from one and a later row from another would be cached as current. A caller that caches
 * the result calls `MemoryCache.begin` before `read` awaits anything.
 */
export async function readAnywhere<T>(ctx: Context, read: (reading: Context) => Promise<T>): Promise<T> {
  const { readers } = ctx;
  // A context with its own connections (a job, the admin, a draft preview) reads from those.
  if (!readers || ctx.db !== readers.primary) return read(ctx);
  const first = readers.choose();
  try {
    return await read(onReader(ctx, first));
  } catch (error) {
    if (!isForAnother(error, first)) throw error;
    const second = readers.chooseAfter(first);
    if (!second) throw error;
    ctx.log.debug({ err: error }, 'reading from another server');
    return read(onReader(ctx, second));
  }
}

function isForAnother(error: unknown, { standby }: Reader): boolean {
  if (standby && (error instanceof AskPrimary || isReplicaConflict(error))) return true;
  return isDatabaseTrouble(error) && !isTooSlow(error);
}

function onReader(ctx: Context, { db, standby }: Reader): Context {
  return standby ? { ...ctx, db, standby } : ctx;
}
