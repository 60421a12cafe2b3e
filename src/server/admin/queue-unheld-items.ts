import type { ItemKey } from '#shared/domain/collection-items.ts';
import type { Trx } from '../infra/db.ts';
import { enqueueFetches, FETCH_PRIORITY } from '../store/fetch-queue.ts';
import { listHeldIds } from '../store/held.ts';

/** Titles that an editor names and we have not stored go to the front of the queue: the collection shows them when fetched. */
export async function queueUnheldItems(trx: Trx, items: readonly ItemKey[], now: Date): Promise<void> {
  for (const kind of ['movie', 'series'] as const) {
    const ids = items.filter((item) => item.kind === kind).map((item) => item.titleId);
    const held = new Set(await listHeldIds(trx, kind, ids));
    const unheld = ids.filter((id) => !held.has(id));
    const fetches = unheld.map((id) => ({ kind, id, priority: FETCH_PRIORITY.ranked, reason: 'collection' }));
    await enqueueFetches(trx, fetches, now);
  }
}
