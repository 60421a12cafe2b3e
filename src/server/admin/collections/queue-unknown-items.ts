import type { ItemKey } from '#shared/domain/titles/collection-items.ts';
import type { Trx } from '../../infra/db.ts';
import { enqueueFetches, FETCH_PRIORITY } from '../../store/jobs/fetch-queue.ts';
import { listStoredIds } from '../../store/titles/stored.ts';

/** Titles that an editor names and we have not stored go to the front of the queue: the collection shows them when fetched. */
export async function queueUnknownItems(trx: Trx, items: readonly ItemKey[], now: Date): Promise<void> {
  for (const kind of ['movie', 'series'] as const) {
    const ids = items.filter((item) => item.kind === kind).map((item) => item.titleId);
    const held = new Set(await listStoredIds(trx, kind, ids));
    const notStored = ids.filter((id) => !held.has(id));
    const fetches = notStored.map((id) => ({ kind, id, priority: FETCH_PRIORITY.ranked, reason: 'collection' }));
    await enqueueFetches(trx, fetches, now);
  }
}
