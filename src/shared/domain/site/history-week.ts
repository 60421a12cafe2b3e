import { addDays, daysBetween, mondayOf } from '../day.ts';
import { FLAPPING_DAYS, HISTORY_WEEKS_BACK } from '../limits.ts';

/** The two lists of a platform's history, as in their addresses. */
export const MOVES = ['entraram', 'sairam'] as const;
export type Move = (typeof MOVES)[number];

/** The newest day of which a list can know. A departure is published once the title has been away for a fortnight. */
export function newestDayOf(move: Move, today: string): string {
  return move === 'sairam' ? addDays(today, 1 - FLAPPING_DAYS) : today;
}

/** The seven newest days: "esta semana" of arrivals, and for departures the week that was confirmed last. */
export function newestDays(move: Move, today: string): { from: string; to: string } {
  const to = newestDayOf(move, today);
  return { from: addDays(to, -6), to };
}

/** Whether a list has a page for the week of this day. */
export function isHistoryWeek(move: Move, day: string, today: string): boolean {
  const newest = newestDayOf(move, today);
  return mondayOf(day) <= newest && daysBetween(mondayOf(day), mondayOf(today)) / 7 <= HISTORY_WEEKS_BACK;
}

/** From Monday to Sunday. */
export function weekOf(day: string): { from: string; to: string } {
  const from = mondayOf(day);
  return { from, to: addDays(from, 6) };
}
