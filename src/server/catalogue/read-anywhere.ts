import type { Context } from '../context.ts';
import { isDatabaseTrouble, isReplicaConflict, isTooSlow } from '../infra/db-trouble.ts';
import type { Reader } from '../infra/readers.ts';

/** A replica cannot answer this, though nothing is wrong with it: it would have to write, or to be newer than it is. */
export class AskPrimary extends Error {}

/**
 * Reads from a replica that has all that was announced, or from the primary; and from another one when that fails. All of one
 * answer is read from one server: a version read from one and a row from another that is later would be a lie that lasts. Whoever
 * keeps what `read` gives takes the moment (`MemoryCache.begin`) as the first thing in it, before it waits for anything.
 */
export async function readAnywhere<T>(ctx: Context, read: (reading: Context) => Promise<T>): Promise<T> {
  const { readers } = ctx;
  // On connections of its own (a job, the newsroom, a draft that is looked at) it reads from those.
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
