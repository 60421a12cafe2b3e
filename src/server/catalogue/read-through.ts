import { MEMORY_CACHE } from '#shared/domain/limits.ts';
import type { Context } from '../context.ts';

export interface ReadThrough<T> {
  key: string;
  /** The tag of the thing itself: whoever asks after it was dropped does not join a flight that began before. */
  tag: string;
  kind: string;
  ttlSeconds: number;
  /** The shared copy in Postgres, if there is one; `isFresh: false` is used only when building fails. */
  findStored?: () => Promise<{ value: T; tags: string[]; isFresh: boolean } | undefined>;
  build: () => Promise<{ value: T; tags: string[]; save?: () => Promise<unknown> }>;
}

/**
 * memory → table → build, one flight per key. A failure is answered with the last copy this process or the table
 * holds, however the failure came about, unless the failure *is* the answer (`isAnswer`: not found).
 */
export async function readThrough<T>(
  ctx: Context,
  request: ReadThrough<T>,
  isAnswer: (error: unknown) => boolean,
): Promise<T> {
  const kept = ctx.memory.get<T>(request.key);
  if (kept?.isFresh) {
    ctx.metrics.documents.inc({ kind: request.kind, from: 'memory' });
    return kept.value;
  }
  try {
    return (await ctx.flights.run(`${request.key}@${ctx.memory.lastDrop(request.tag)}`, () =>
      readOrBuild(ctx, request, isAnswer),
    )) as T;
  } catch (error) {
    if (!kept || isAnswer(error)) throw error;
    ctx.log.warn({ err: error, key: request.key }, 'serving a stale copy');
    ctx.metrics.documents.inc({ kind: request.kind, from: 'stale' });
    return kept.value;
  }
}

async function readOrBuild<T>(
  ctx: Context,
  request: ReadThrough<T>,
  isAnswer: (error: unknown) => boolean,
): Promise<T> {
  const { key, kind, ttlSeconds } = request;
  // Before the first read: if a change is announced from here on, what we are about to make may not be kept.
  const begun = ctx.memory.begin();
  // SPEC §9: a process trusts its own memory for a quarter of an hour, the table for the whole lifetime.
  const memorySeconds = Math.min(ttlSeconds, MEMORY_CACHE.default.ttlSeconds);
  const stored = await request.findStored?.();
  if (stored?.isFresh) {
    ctx.memory.set(key, stored.value, stored.tags, memorySeconds, begun);
    ctx.metrics.documents.inc({ kind, from: 'table' });
    return stored.value;
  }
  try {
    const { value, tags, save } = await request.build();
    ctx.memory.set(key, value, tags, memorySeconds, begun);
    ctx.metrics.documents.inc({ kind, from: 'build' });
    // A cache that cannot be written costs speed, not the answer.
    await save?.().catch((err: unknown) => ctx.log.warn({ err, key }, 'document not written back'));
    return value;
  } catch (error) {
    if (!stored || isAnswer(error)) throw error;
    ctx.log.warn({ err: error, key }, 'serving a stale document');
    ctx.metrics.documents.inc({ kind, from: 'stale' });
    return stored.value;
  }
}
