import { addDays, daysBetween } from '../day.ts';
import { CINEMA_RUN_DAYS } from '../limits.ts';

/** An editor's word on whether a film is in cinemas; without one the data decide. */
export const CINEMA_WORDS = ['yes', 'no'] as const;
export type CinemaWord = (typeof CINEMA_WORDS)[number];

export interface CinemaFacts {
  /** Releases in Brazil. TMDB's types: 1 festival or preview, 2 limited, 3 cinema, 4 digital, 5 physical, 6 television. */
  releases: readonly CinemaRelease[];
  /** Whether TMDB lists it among the films in Brazilian cinemas; `null` while we have no list of the last day. */
  isListed: boolean | null;
  /** The last day on which we saw it in that list. */
  lastListedOn: string | null;
  word: CinemaWord | null;
  /** The premiere in Brazil, which an editor may have entered without a type. */
  premiere: string | null;
  /** The first release anywhere. */
  firstReleasedOn: string | null;
}

export interface CinemaRelease {
  type: number;
  releasedOn: string;
}

export type CinemaState =
  /** To be released, without a day in Brazilian cinemas. */
  | { state: 'announced' }
  | { state: 'opens'; date: string }
  /** `since` is null if the day is not known. */
  | { state: 'in-cinemas'; since: string | null }
  /** `to` is the last day we saw it listed; null if we never did. */
  | { state: 'left'; from: string; to: string | null }
  | { state: 'none' };

/**
 * Where a film is on its way through Brazilian cinemas on a day in Brazil. In cinemas means: opened, listed by TMDB or said so by an
 * editor, and not released digitally since. The only place where this is decided (docs/decisions/where-to-watch.md).
 */
export function toCinemaState(facts: CinemaFacts, today: string): CinemaState {
  if (facts.word === 'no') return { state: 'none' };
  const openings = listOpenings(facts);
  const opened = openings.findLast((day) => day <= today);
  const opening = openings.find((day) => day > today);
  // TMDB lists a film some days before it is shown again.
  const isAgain = opening !== undefined && opened !== undefined && daysBetween(opened, today) > CINEMA_RUN_DAYS.apart;
  if (opened !== undefined && !isAgain && isShowing(facts, opened, today)) {
    // Listed years later, it is shown again on a day we do not know.
    return { state: 'in-cinemas', since: daysBetween(opened, today) > CINEMA_RUN_DAYS.longest ? null : opened };
  }
  if (opening !== undefined) return { state: 'opens', date: opening };
  if (opened !== undefined) return toPastRun(facts, opened, today);
  if (facts.word === 'yes') return { state: 'in-cinemas', since: null };
  return isToCome(facts, today) ? { state: 'announced' } : { state: 'none' };
}

/** The Thursday on which the cinema week of a day began: in Brazil the films in cinemas change on Thursdays. */
export function cinemaWeek(day: string): string {
  const weekday = new Date(day).getUTCDay();
  return addDays(day, -((weekday + 7 - THURSDAY) % 7));
}
const THURSDAY = 4;

/**
 * The first day of each run, in order. A limited release that a wide one follows is a preview. Dates close together are one run: a
 * film that opens in more cities a week later did not open again. Without a date of cinemas an editor's premiere counts if they say
 * that the film is in cinemas.
 */
export function listOpenings({
  releases,
  word,
  premiere,
}: Pick<CinemaFacts, 'releases' | 'word' | 'premiere'>): string[] {
  const daysOf = (type: number) => releases.filter((release) => release.type === type).map((each) => each.releasedOn);
  const wide = daysOf(3);
  const lastWide = wide.toSorted().at(-1) ?? '';
  const days = [...wide, ...daysOf(2).filter((day) => day > lastWide)].sort();
  if (days.length === 0 && word === 'yes' && premiere !== null) return [premiere];
  return days.filter((day, place) => {
    const before = days[place - 1];
    return before === undefined || daysBetween(before, day) > CINEMA_RUN_DAYS.apart;
  });
}

function isShowing(facts: CinemaFacts, opened: string, today: string): boolean {
  if (isDigitalSince(facts, opened, today)) return false;
  if (facts.word === 'yes') return true;
  return facts.isListed ?? daysBetween(opened, today) <= CINEMA_RUN_DAYS.usual;
}

/** A digital release before the opening, or on its day, ends nothing: the film is in both. */
function isDigitalSince({ releases }: CinemaFacts, opened: string, today: string): boolean {
  return releases.some(({ type, releasedOn }) => type === 4 && releasedOn > opened && releasedOn <= today);
}

/** Opened, but not showing. A film that opened lately and that we never saw listed may be in a few cinemas: we do not know. */
function toPastRun(facts: CinemaFacts, from: string, today: string): CinemaState {
  const { lastListedOn, isListed } = facts;
  if (lastListedOn !== null && lastListedOn >= from && lastListedOn < today && isListed === false) {
    return { state: 'left', from, to: lastListedOn };
  }
  const isOver = isDigitalSince(facts, from, today) || daysBetween(from, today) > CINEMA_RUN_DAYS.usual;
  return isOver ? { state: 'left', from, to: null } : { state: 'none' };
}

function isToCome({ releases, firstReleasedOn }: CinemaFacts, today: string): boolean {
  if (firstReleasedOn !== null && firstReleasedOn > today) return true;
  return releases.some(({ type, releasedOn }) => type === 1 && releasedOn > today);
}
