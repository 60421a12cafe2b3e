import { daysBetween } from '../day.ts';
import { TODAY, WEIGHTED_RATING } from '../limits.ts';

/** What the order of /hoje depends on. */
export interface Rankable {
  voteAverage: number;
  voteCount: number;
  /** Release day; null if unknown. */
  day: string | null;
  /** Of the first release anywhere, which may be long before Brazil's. */
  year: number | null;
  genres: readonly string[];
}

const DAYS_PER_YEAR = 365.25;

/** The rating shrunk towards the mean of all titles: the fewer votes, the more. */
export function shrinkRating({ voteAverage, voteCount }: Pick<Rankable, 'voteAverage' | 'voteCount'>): number {
  const { votes, mean } = WEIGHTED_RATING;
  return (voteCount * voteAverage + votes * mean) / (voteCount + votes);
}

/** Falls evenly from the day of release; 0 for an unknown day. */
export function scoreFreshness(day: string | null, today: string): number {
  if (day === null) return 0;
  const { points, years } = TODAY.freshness;
  const age = Math.max(0, daysBetween(day, today)) / DAYS_PER_YEAR;
  return points * Math.max(0, 1 - age / years);
}

function scoreToday(title: Rankable, today: string): number {
  return shrinkRating(title) + scoreFreshness(title.day, today);
}

/** Points a title loses for what it has in common with one that was chosen before it. */
export function scoreLikeness(one: Rankable, other: Rankable): number {
  const { genre, decade } = TODAY.variety;
  const shared = one.genres.filter((slug) => other.genres.includes(slug)).length;
  const isSameDecade = one.year !== null && other.year !== null && decadeOf(one.year) === decadeOf(other.year);
  return shared * genre + (isSameDecade ? decade : 0);
}

const decadeOf = (year: number) => Math.floor(year / 10);

/**
 * The published formula: one after the other, the title with the highest score less its likeness to those already chosen. Of two
 * equal ones the earlier wins, so callers give them in order of popularity.
 */
export function pickToday<T extends Rankable>(titles: readonly T[], today: string): T[] {
  const rest = titles.map((title) => ({ title, score: scoreToday(title, today) }));
  const chosen: T[] = [];
  while (chosen.length < TODAY.answers && rest.length > 0) {
    let best = 0;
    for (const [place, { score }] of rest.entries()) if (score > (rest[best]?.score ?? 0)) best = place;
    const [next] = rest.splice(best, 1);
    if (!next) break;
    chosen.push(next.title);
    for (const other of rest) other.score -= scoreLikeness(other.title, next.title);
  }
  return chosen;
}
