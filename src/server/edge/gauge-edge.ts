import type { Context } from '../context.ts';
import { findOldestUnpurged } from '../store/jobs/outbox.ts';
import { listPlacesBehind } from '../store/site/edge-places-behind.ts';

/** Metrics: the age of the oldest unconfirmed purge, and the number of locations that are behind. */
export async function gaugeEdge({ db, now, metrics }: Pick<Context, 'db' | 'now' | 'metrics'>): Promise<void> {
  const [oldest, behind] = [await findOldestUnpurged(db), await listPlacesBehind(db)];
  metrics.edgeUntold.set(oldest ? Math.max(0, (now().getTime() - oldest.getTime()) / 1_000) : 0);
  metrics.edgePlacesBehind.set(behind.length);
}
