import { EDGE_CALL_MS } from '#shared/domain/limits.ts';
import type { EdgePlace } from './edge-places.ts';
import { buildPurgeRequests, type PurgeRequest } from './purge-requests.ts';

/** Soft-purges these tags at one location. Throws if any request was not confirmed. */
export async function purgePlace(place: EdgePlace, tags: readonly string[]): Promise<void> {
  await Promise.all(buildPurgeRequests(place, tags).map(sendPurge));
}

async function sendPurge({ url, method, headers, body }: PurgeRequest): Promise<void> {
  const signal = AbortSignal.timeout(EDGE_CALL_MS);
  const answer = await fetch(url, { method, headers, signal, redirect: 'error', ...(body && { body }) });
  const text = await answer.text();
  // One of the providers answers 200 to a refused purge and says so in the body.
  if (!answer.ok || /"success"\s*:\s*false/.test(text))
    throw new Error(`the edge answered ${answer.status} to a purge`);
}
