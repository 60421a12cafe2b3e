import { daysBetween } from '../day.ts';

/** An arrival or a departure as published: an arrival is confirmed, a departure has lasted a fortnight. */
export interface PublishedEvent {
  event: 'arrived' | 'left';
  on: string;
  platformId: number;
  /** Of a departure: the first day of that stay on which we saw the title; null if it was not stored. */
  seenSince: string | null;
}

export interface HistoryEntry {
  /** `returned`: it had left before, and we saw that. */
  event: 'arrived' | 'returned' | 'left';
  on: string;
  platformId: number;
  /** This arrival began the stay that lasts until today. */
  isThere: boolean;
  /** Of a return: days since it left. */
  awayDays: number | null;
  /** Of a departure: the length of the stay, if we saw both ends. */
  stayedDays: number | null;
  /** Of a departure whose arrival we did not see: it was there on this day, and since when is unknown. */
  sinceBefore: string | null;
}

/**
 * The history of one title, the newest first; on one day arrivals come before departures.
 * @param present the platforms that have the title now
 */
export function toStreamingHistory(events: readonly PublishedEvent[], present: ReadonlySet<number>): HistoryEntry[] {
  const entries = [...Map.groupBy(events, ({ platformId }) => platformId).values()].flatMap((own) => {
    const ordered = own.toSorted((one, other) => one.on.localeCompare(other.on));
    return ordered.map((event, place) =>
      event.event === 'arrived'
        ? toArrival(event, ordered.slice(0, place), place === ordered.length - 1 && present.has(event.platformId))
        : toDeparture(event, ordered.slice(0, place)),
    );
  });
  return entries.toSorted(
    (one, other) =>
      other.on.localeCompare(one.on) ||
      Number(one.event === 'left') - Number(other.event === 'left') ||
      one.platformId - other.platformId,
  );
}

function toArrival(
  { on, platformId }: PublishedEvent,
  before: readonly PublishedEvent[],
  isThere: boolean,
): HistoryEntry {
  const left = before.findLast(({ event }) => event === 'left');
  return {
    ...{ event: left ? 'returned' : 'arrived', on, platformId, isThere },
    ...{ awayDays: left ? daysBetween(left.on, on) : null, stayedDays: null, sinceBefore: null },
  };
}

function toDeparture({ on, platformId, seenSince }: PublishedEvent, before: readonly PublishedEvent[]): HistoryEntry {
  const isSeen = before.some((event) => event.event === 'arrived' && event.on === seenSince);
  return {
    ...{ event: 'left', on, platformId, isThere: false, awayDays: null },
    stayedDays: isSeen && seenSince !== null ? daysBetween(seenSince, on) : null,
    sinceBefore: isSeen ? null : seenSince,
  };
}
