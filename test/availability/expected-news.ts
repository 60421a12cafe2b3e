import { addDays, daysBetween } from '../../src/shared/domain/day.ts';

/** Whether one title was listed on the days of accepted snapshots, in order. */
export type Sighting = readonly [day: string, isThere: boolean];

export interface News {
  arrived: string[];
  left: string[];
  /** Missing in two snapshots or more, for less than a fortnight: known, not published. */
  leaving: string[];
}

/**
 * The expected news about one title, computed from its whole history: split it into runs of days present and days absent, drop
 * every absence shorter than a fortnight, and the rest are the stays. The product never sees the whole history and must reach
 * the same result day by day.
 */
export function expectedNews(story: readonly Sighting[]): News {
  const runs = runsOf(story);
  const stays = staysOf(runs).slice(1);
  const last = runs.length > 1 ? runs.at(-1) : undefined;
  const isLeaving = last && !last.isThere && last.days.length >= 2 && !isAbsence(last.days);
  return {
    arrived: stays.flatMap((run) => (run.isThere && isDated(run) ? run.days.slice(0, 1) : [])),
    left: stays.flatMap((run) => (run.isThere ? [] : run.days.slice(0, 1))),
    leaving: isLeaving ? last.days.slice(0, 1) : [],
  };
}

/** One line of the history that a title's page must show for one platform. */
export interface ExpectedEntry {
  event: 'arrived' | 'returned' | 'left';
  happened_on: string;
  is_there: boolean;
  away_days: number | null;
  stayed_days: number | null;
  since_before: string | null;
}

/** The expected history of one title on one platform, the oldest first, computed from its whole story. */
export function expectedHistory(story: readonly Sighting[]): ExpectedEntry[] {
  const runs = runsOf(story);
  const stays = staysOf(runs);
  const last = runs.at(-1);
  const isGone = last !== undefined && !last.isThere && last.days.length >= 2;
  const entries: ExpectedEntry[] = [];
  for (const [place, run] of stays.entries()) {
    const [on = ''] = run.days;
    const entry = { happened_on: on, is_there: false, away_days: null, stayed_days: null, since_before: null };
    const before = stays[place - 1];
    if (!before) continue;
    if (run.isThere) {
      const left = entries.findLast(({ event }) => event === 'left');
      if (!isDated(run)) continue;
      const isThere = place === stays.length - 1 && !isGone;
      const away_days = left ? daysBetween(left.happened_on, on) : null;
      entries.push({ ...entry, event: left ? 'returned' : 'arrived', is_there: isThere, away_days });
    } else {
      const [since = ''] = before.days;
      const isSeen = place >= 2 && isDated(before);
      const stay = isSeen ? { stayed_days: daysBetween(since, on) } : { since_before: since };
      entries.push({ ...entry, event: 'left', ...stay });
    }
  }
  return entries;
}

/** Runs without flapping: an absence before the first stay may have any length; a later one needs two snapshots and a fortnight. */
function staysOf(runs: readonly Run[]): Run[] {
  const real = runs.filter(({ isThere, days }, index) => isThere || index === 0 || isAbsence(days));
  return real.filter(({ isThere }, index) => real[index - 1]?.isThere !== isThere);
}

interface Run {
  isThere: boolean;
  days: string[];
  snapshotBefore: string | undefined;
}

function runsOf(story: readonly Sighting[]): Run[] {
  const runs: Run[] = [];
  for (const [index, [day, isThere]] of story.entries()) {
    const current = runs.at(-1);
    if (current?.isThere === isThere) current.days.push(day);
    else runs.push({ isThere, days: [day], snapshotBefore: story[index - 1]?.[0] });
  }
  return runs;
}

function isAbsence(days: readonly string[]): boolean {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return days.length >= 2 && last >= addDays(first, 13);
}

function isDated({ days, snapshotBefore }: Run): boolean {
  return snapshotBefore !== undefined && daysBetween(snapshotBefore, days[0] ?? '') <= 7;
}
