import { addDays, daysBetween } from '#shared/domain/day.ts';
import {
  ARRIVAL_DATE_KNOWN_WITHIN_DAYS,
  FLAPPING_DAYS,
  MASS_EVENT_SHARE,
  MASS_EVENT_TITLES,
} from '#shared/domain/limits.ts';
import type { SeenTitle } from '#shared/domain/titles/seen-title.ts';

export interface PlatformState {
  /** The day of the last accepted snapshot. */
  lookedOn: string | undefined;
  titles: readonly SeenTitle[];
}

export interface AcceptedDiff {
  verdict: 'accepted';
  /** Every row that changed. */
  rows: SeenTitle[];
  /** Published as arrivals once they are confirmed. */
  arrived: number[];
  /** Removed after two misses. Not published yet: the title may come back. */
  removed: { titleId: number; removedOn: string }[];
  /** Missing for less than `FLAPPING_DAYS`, so it counts as never removed. */
  returned: number[];
  /** Departures on or before this day are published: the title has been missing long enough. */
  leftUntil: string;
}

export type SnapshotDiff = AcceptedDiff | { verdict: 'held'; problem: string };

/**
 * What one complete snapshot changes, and which of it is published. The first snapshot with any title is a baseline: stored, and
 * nothing of it is published. Arrivals after a long gap between snapshots are not published either: their day is unknown.
 */
export function diffSnapshot(state: PlatformState, todayIds: ReadonlySet<number>, day: string): SnapshotDiff {
  const diff = compare(state, todayIds, day);
  const problem = state.titles.length > 0 ? massEventIn(state, todayIds, diff) : undefined;
  return problem ? { verdict: 'held', problem } : toAcceptedDiff(state, diff, day);
}

/** The same for a held snapshot that a person released, without the check for mass changes. */
export function diffBelievedSnapshot(state: PlatformState, todayIds: ReadonlySet<number>, day: string): AcceptedDiff {
  return toAcceptedDiff(state, compare(state, todayIds, day), day);
}

interface Comparison {
  added: number[];
  returned: SeenTitle[];
  seen: SeenTitle[];
  missed: SeenTitle[];
}

function compare({ lookedOn, titles }: PlatformState, todayIds: ReadonlySet<number>, day: string): Comparison {
  const known = new Map(titles.map((title) => [title.titleId, title]));
  const comparison: Comparison = { added: [], returned: [], seen: [], missed: [] };
  for (const id of todayIds) {
    const title = known.get(id);
    if (!title) comparison.added.push(id);
    else if (title.removedOn === null) comparison.seen.push(title);
    // Only snapshots prove an absence: days without a snapshot do not count.
    else if (daysBetween(title.removedOn, lookedOn ?? day) + 1 < FLAPPING_DAYS) comparison.returned.push(title);
    else comparison.added.push(id);
  }
  comparison.missed = titles.filter((title) => title.removedOn === null && !todayIds.has(title.titleId));
  return comparison;
}

function massEventIn({ titles }: PlatformState, todayIds: ReadonlySet<number>, diff: Comparison): string | undefined {
  const present = titles.filter((title) => title.removedOn === null).length;
  if (todayIds.size === 0 && present > 0) return `all ${present} titles are missing`;
  const believable = Math.max(present * MASS_EVENT_SHARE, MASS_EVENT_TITLES);
  if (diff.missed.length > believable) return `${diff.missed.length} of ${present} titles are missing`;
  if (diff.added.length > believable) return `${diff.added.length} titles beside ${present} are new`;
  return undefined;
}

function toAcceptedDiff({ lookedOn, titles }: PlatformState, diff: Comparison, day: string): AcceptedDiff {
  const isBaseline = titles.length === 0 || lookedOn === undefined;
  const isDateKnown = !isBaseline && daysBetween(lookedOn, day) <= ARRIVAL_DATE_KNOWN_WITHIN_DAYS;
  const missed = diff.missed.map((title) =>
    title.missedOn === null ? { ...title, missedOn: day } : { ...title, removedOn: title.missedOn },
  );
  return {
    verdict: 'accepted',
    rows: [
      ...diff.added.map((titleId) => newlySeen(titleId, day)),
      ...[...diff.seen, ...diff.returned].map((title) => ({
        ...title,
        lastSeenOn: day,
        missedOn: null,
        removedOn: null,
      })),
      ...missed,
    ],
    arrived: isDateKnown ? diff.added : [],
    removed: missed.flatMap(({ titleId, removedOn }) => (removedOn === null ? [] : { titleId, removedOn })),
    returned: diff.returned.map(({ titleId }) => titleId),
    leftUntil: addDays(day, 1 - FLAPPING_DAYS),
  };
}

function newlySeen(titleId: number, day: string): SeenTitle {
  return { titleId, firstSeenOn: day, lastSeenOn: day, missedOn: null, removedOn: null };
}
