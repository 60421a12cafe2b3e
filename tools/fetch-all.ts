import type { Context } from '../src/server/context.ts';
import type { Fetch } from '../src/server/store/jobs/fetch-queue.ts';
import { syncOne } from '../src/server/sync/sync-one.ts';

const BATCH = { urgency: 'batch', deadlineMs: 30_000 } as const;
const TOGETHER = 8;

/** Fetches exactly these, at once and without the queue, to fill a catalogue before the site opens. */
export async function fetchAll(ctx: Context, fetches: readonly Fetch[]): Promise<void> {
  const waiting = [...fetches];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await syncOne(ctx, next, BATCH);
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
}
