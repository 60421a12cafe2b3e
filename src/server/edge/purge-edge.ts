import { EDGE_CALL_MS, EDGE_PURGE_ROWS } from '#shared/domain/limits.ts';
import type { Context } from '../context.ts';
import { confirmPurged, listUnpurged } from '../store/outbox.ts';
import { buildPurgeRequests, type EdgeSettings, type PurgeRequest } from './purge-requests.ts';

type Purging = Pick<Context, 'db' | 'log' | 'now' | 'metrics'>;

/**
 * Tells the edge of everything that was announced and not confirmed yet, and writes down that it heard. What fails, at any of
 * its places, stays and is told again. Gives back the tags told: none when there was nothing to tell.
 */
export async function purgeEdge(ctx: Purging, edge: EdgeSettings): Promise<string[]> {
  const rows = await listUnpurged(ctx.db, EDGE_PURGE_ROWS);
  if (rows.length === 0) return [];
  const tags = [...new Set(rows.flatMap((row) => row.tags))];
  await sendPurges(buildPurgeRequests(edge, tags));
  await confirmPurged(
    ctx.db,
    rows.map(({ id }) => id),
    ctx.now(),
  );
  ctx.metrics.edgePurges.inc({ outcome: 'confirmed' }, rows.length);
  for (const { createdAt } of rows) {
    ctx.metrics.edgePurgeDelay.observe((ctx.now().getTime() - createdAt.getTime()) / 1_000);
  }
  return tags;
}

export async function sendPurges(requests: readonly PurgeRequest[]): Promise<void> {
  await Promise.all(requests.map(sendPurge));
}

async function sendPurge({ url, method, headers, body }: PurgeRequest): Promise<void> {
  const signal = AbortSignal.timeout(EDGE_CALL_MS);
  const answer = await fetch(url, { method, headers, signal, redirect: 'error', ...(body && { body }) });
  const text = await answer.text();
  // One of them answers 200 to what it refused, and says so in the body.
  if (!answer.ok || /"success"\s*:\s*false/.test(text))
    throw new Error(`the edge answered ${answer.status} to a purge`);
}
