import { setTimeout as sleep } from 'node:timers/promises';
import { EDGE_POLL_MS, EDGE_RETRY_MS, EDGE_SECOND_PURGE_MS } from '#shared/domain/limits.ts';
import type { Context } from '../context.ts';
import { purgeEdge, sendPurges } from './purge-edge.ts';
import { buildPurgeRequests, type EdgeSettings } from './purge-requests.ts';

type Purging = Pick<Context, 'db' | 'log' | 'now' | 'metrics'>;

/** As long as it is asked to, by one process of all: what is announced reaches the edge within a moment. */
export async function keepPurging(ctx: Purging, edge: EdgeSettings, signal: AbortSignal): Promise<void> {
  if (edge.kind === 'none') return;
  for (let failures = 0; !signal.aborted; ) {
    try {
      const told = await purgeEdge(ctx, edge);
      failures = 0;
      if (told.length > 0) void purgeAgain(ctx, edge, told, signal);
      else await pause(EDGE_POLL_MS, signal);
    } catch (err) {
      failures += 1;
      ctx.metrics.edgePurges.inc({ outcome: 'failed' });
      ctx.log.warn({ err, failures }, 'the edge could not be told');
      await pause(Math.min(EDGE_RETRY_MS * 2 ** Math.min(failures, 5), EDGE_RETRY_MS * 20), signal);
    }
  }
}

/**
 * A server hears of a change by a message of its own, and the edge may have asked one that had not heard yet: what it kept then is
 * made old once more, when every server knows.
 */
async function purgeAgain(ctx: Purging, edge: EdgeSettings, tags: string[], signal: AbortSignal): Promise<void> {
  await pause(EDGE_SECOND_PURGE_MS, signal);
  if (signal.aborted) return;
  await sendPurges(buildPurgeRequests(edge, tags)).catch((err: unknown) => {
    ctx.log.warn({ err }, 'the edge could not be told a second time');
  });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return sleep(ms, undefined, { signal }).catch(() => undefined);
}
