import { setTimeout as sleep } from 'node:timers/promises';
import { EDGE_CATCH_UP_MS, EDGE_POLL_MS, EDGE_RETRY_MS } from '#shared/domain/limits.ts';
import type { Context } from '../context.ts';
import type { EdgePlace } from './edge-places.ts';
import { EdgePurger } from './edge-purger.ts';

type Purging = Pick<Context, 'db' | 'log' | 'now' | 'metrics'>;

/** Runs in the leader process only: sends purges to the edge as soon as changes are announced. */
export async function purgeInLoop(ctx: Purging, places: readonly EdgePlace[], signal: AbortSignal): Promise<void> {
  if (places.length === 0) return;
  const purger = await EdgePurger.open(ctx, places);
  const catchingUp = keepCatchingUp(ctx, purger, signal);
  for (let failures = 0; !signal.aborted; ) {
    try {
      const hasPurged = await purger.purgeDue();
      failures = 0;
      if (!hasPurged) await pause(EDGE_POLL_MS, signal);
    } catch (err) {
      failures += 1;
      ctx.metrics.edgePurges.inc({ outcome: 'failed' });
      ctx.log.warn({ err, failures }, 'the edge could not be purged');
      await pause(Math.min(EDGE_RETRY_MS * 2 ** Math.min(failures, 5), EDGE_RETRY_MS * 20), signal);
    }
  }
  await catchingUp;
}

/** In parallel: a location that does not answer must not delay purges to the others. */
async function keepCatchingUp(ctx: Purging, purger: EdgePurger, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await purger.catchUp().catch((err: unknown) => ctx.log.warn({ err }, 'an edge cannot catch up'));
    await pause(EDGE_CATCH_UP_MS, signal);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return sleep(ms, undefined, { signal }).catch(() => undefined);
}
