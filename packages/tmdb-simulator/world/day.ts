import type { Day } from './kinds.ts';
import { NO_DAY } from './tables.ts';

const DAY_MS = 86_400_000;

/** The centre of generated time: half of all merges are before it, and nothing is released more than two years after it. */
export const EPOCH_DAY: Day = dayOf('2026-11-01');

export function dayOf(text: string): Day {
  return Math.floor(Date.parse(text) / DAY_MS);
}

export function dayOfDate(date: Date): Day {
  return Math.floor(date.getTime() / DAY_MS);
}

/** `YYYY-MM-DD`, or TMDB's empty string for an unknown day. Cached, because lists ask for so many. */
export function dateText(day: Day): string {
  if (day === NO_DAY) return '';
  const known = dates.get(day);
  if (known) return known;
  const text = new Date(day * DAY_MS).toISOString().slice(0, 10);
  dates.set(day, text);
  return text;
}

/** At most the days of a century and a half. */
const dates = new Map<Day, string>();

export function yearOf(day: Day): number {
  return day === NO_DAY ? 0 : new Date(day * DAY_MS).getUTCFullYear();
}

/** `2026-11-01T00:00:00.000Z` */
export function timeText(day: Day, secondOfDay = 0): string {
  return new Date(day * DAY_MS + secondOfDay * 1000).toISOString();
}
