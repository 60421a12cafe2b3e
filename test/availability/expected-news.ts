import { addDays, daysBetween } from '../../src/shared/domain/day.ts';

/** One title on the days of accepted looks, in order: was it there? */
export type Sighting = readonly [day: string, isThere: boolean];

export interface News {
  arrived: string[];
  left: string[];
  /** Gone for two looks or more, and not yet for a fortnight: known, not told. */
  leaving: string[];
}

/**
 * What should be told about one title, worked out from its whole story at once: cut it into runs of days there and days
 * away, forget every run away that proves less than a fortnight, and what is left are the stays. The product never sees
 * the whole story; it must come to the same day by day.
 */
export function expectedNews(story: readonly Sighting[]): News {
  const runs = runsOf(story);
  // Away before the first stay proves nothing and needs no length; an absence after it needs two looks and a fortnight.
  const real = runs.filter(({ isThere, days }, index) => isThere || index === 0 || isAbsence(days));
  const stays = real.filter(({ isThere }, index) => real[index - 1]?.isThere !== isThere).slice(1);
  const last = runs.length > 1 ? runs.at(-1) : undefined;
  const isLeaving = last && !last.isThere && last.days.length >= 2 && !isAbsence(last.days);
  return {
    arrived: stays.flatMap((run) => (run.isThere && isDated(run) ? run.days.slice(0, 1) : [])),
    left: stays.flatMap((run) => (run.isThere ? [] : run.days.slice(0, 1))),
    leaving: isLeaving ? last.days.slice(0, 1) : [],
  };
}

interface Run {
  isThere: boolean;
  days: string[];
  lookBefore: string | undefined;
}

function runsOf(story: readonly Sighting[]): Run[] {
  const runs: Run[] = [];
  for (const [index, [day, isThere]] of story.entries()) {
    const current = runs.at(-1);
    if (current?.isThere === isThere) current.days.push(day);
    else runs.push({ isThere, days: [day], lookBefore: story[index - 1]?.[0] });
  }
  return runs;
}

function isAbsence(days: readonly string[]): boolean {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return days.length >= 2 && last >= addDays(first, 13);
}

function isDated({ days, lookBefore }: Run): boolean {
  return lookBefore !== undefined && daysBetween(lookBefore, days[0] ?? '') <= 7;
}
