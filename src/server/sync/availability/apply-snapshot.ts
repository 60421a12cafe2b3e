import { tags } from '#shared/domain/tags.ts';
import { listSeenTitles, type SnapshotScope, saveSeenTitles } from '../../store/availability/availability.ts';
import {
  deleteHeldDepartures,
  publishDepartures,
  saveArrivals,
  saveDepartures,
} from '../../store/availability/availability-events.ts';
import { findLastSnapshot } from '../../store/availability/availability-snapshots.ts';
import type { Change } from '../change-catalogue.ts';
import { announceNews, refreshPages } from './announce-news.ts';
import type { AcceptedDiff, PlatformState } from './diff-snapshot.ts';

/** Call under the platform's lock, so that the state is still current when the snapshot is applied. */
export async function readShelf({ trx }: Change, shelf: SnapshotScope): Promise<PlatformState> {
  return { lookedOn: await findLastSnapshot(trx, shelf), titles: await listSeenTitles(trx, shelf) };
}

/** Stores what an accepted snapshot changed. The caller saves the snapshot row in the same transaction. */
export async function applySnapshot(
  change: Change,
  shelf: SnapshotScope,
  diff: AcceptedDiff,
  look: { takenOn: string; at: Date },
): Promise<void> {
  const { trx } = change;
  await saveSeenTitles(trx, shelf, diff.rows);
  await saveArrivals(trx, shelf, diff.arrived, look.takenOn, look.at);
  await saveDepartures(trx, shelf, diff.removed, look.at);
  await deleteHeldDepartures(trx, shelf, diff.returned);
  const left = await publishDepartures(trx, shelf, diff.leftUntil);
  // Removed titles leave the list of arrivals at once. New arrivals are invalidated later, when they are confirmed.
  if (diff.removed.length + diff.returned.length > 0) change.announce(tags.arrivalList());
  // Their pages say whether a title is still there.
  const moved = [...diff.removed.map(({ titleId }) => titleId), ...diff.returned];
  await refreshPages(change, shelf.kind, moved);
  await announceNews(change, shelf.kind, left);
}
