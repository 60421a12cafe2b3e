import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Context } from '../context.ts';
import { enqueueFetches, FETCH_PRIORITY } from '../store/jobs/fetch-queue.ts';
import { listStoredIds } from '../store/titles/stored.ts';

/** Titles that can be streamed in Brazil are fetched before others; titles that have just arrived, before both. */
export async function queueUnknownTitles(
  ctx: Context,
  kind: TitleKind,
  ids: ReadonlySet<number>,
  arrived: ReadonlySet<number>,
): Promise<void> {
  const held = new Set(await listStoredIds(ctx.db, kind, [...ids]));
  const fetches = [...ids]
    .filter((id) => !held.has(id))
    .map((id) => ({
      kind,
      id,
      priority: arrived.has(id) ? FETCH_PRIORITY.ranked : FETCH_PRIORITY.streaming,
      reason: 'streaming',
    }));
  await enqueueFetches(ctx.db, fetches, ctx.now());
}
