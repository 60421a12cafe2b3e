import type { Context } from '../context.ts';
import { countFetches, FETCH_KINDS } from '../store/jobs/fetch-queue.ts';

/** Sets every kind, also empty ones: a gauge that is no longer set keeps its last value. */
export async function gaugeQueue(ctx: Context): Promise<void> {
  const rows = await countFetches(ctx.db, ctx.now());
  for (const kind of FETCH_KINDS) {
    const { waiting = 0, due = 0, leased = 0 } = rows.find((row) => row.kind === kind) ?? {};
    for (const [state, count] of Object.entries({ waiting, due, leased })) {
      ctx.metrics.fetchQueue.set({ kind, state }, Number(count));
    }
  }
}
