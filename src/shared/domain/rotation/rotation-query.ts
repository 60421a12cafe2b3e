import { LARGEST_ID } from '../ids.ts';
import { ROTATION } from '../limits.ts';
import type { TitleKind } from '../titles/seen-title.ts';

/** Hours a week that a visitor may choose. */
export const WEEKLY_HOURS = [3, 5, 7, 10, 15, 20, 30] as const;
export type WeeklyHours = (typeof WEEKLY_HOURS)[number];
export const USUAL_HOURS: WeeklyHours = 15;

/** Of twelve equal months: 52 weeks. */
export function minutesPerMonth(hours: WeeklyHours): number {
  return (hours * 60 * 52) / 12;
}

export interface TitleKey {
  kind: TitleKind;
  id: number;
}

const KEY = /^[fs][1-9]\d{0,9}$/;
/** As long as the most titles can be written. */
const MOST_CHARACTERS = ROTATION.titles * 12;

/** `f598-s1399`: each title once, in the order given. Undefined for anything else, and for more titles than fit; nothing is split then. */
export function parseTitleKeys(text: string): TitleKey[] | undefined {
  if (text === '') return [];
  if (text.length > MOST_CHARACTERS) return undefined;
  const words = [...new Set(text.split('-'))];
  if (words.length > ROTATION.titles || !words.every((word) => KEY.test(word))) return undefined;
  const keys = words.map((word) => ({
    kind: word[0] === 'f' ? ('movie' as const) : ('series' as const),
    id: Number(word.slice(1)),
  }));
  return keys.every(({ id }) => id <= LARGEST_ID) ? keys : undefined;
}

export function writeTitleKeys(keys: readonly TitleKey[]): string {
  return keys.map(({ kind, id }) => `${kind === 'movie' ? 'f' : 's'}${id}`).join('-');
}

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

export function isMonth(text: string): boolean {
  return MONTH.test(text);
}

/** `2026-12` and the months after it. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const total = year * 12 + number - 1 + months;
  return `${String(Math.floor(total / 12)).padStart(4, '0')}-${String((total % 12) + 1).padStart(2, '0')}`;
}

/** The months in which a rotation may begin: this one and the eleven after it. @param today a day */
export function startMonths(today: string): string[] {
  return Array.from({ length: 12 }, (_, place) => addMonths(today.slice(0, 7), place));
}

/** This month has hardly begun, or the next one. */
export function usualStart(today: string): string {
  return addMonths(today.slice(0, 7), Number(today.slice(8)) <= ROTATION.startsThisMonthUntilDay ? 0 : 1);
}
