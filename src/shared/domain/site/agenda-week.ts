import { addDays, daysBetween, mondayOf } from '../day.ts';
import { AGENDA_WEEKS } from '../limits.ts';

/** The lanes of the agenda, as in the addresses of its calendars. */
export const AGENDA_LANES = ['cinema', 'streaming', 'episodios'] as const;
export type AgendaLane = (typeof AGENDA_LANES)[number];

/** From Monday to Sunday. */
export function daysOfWeek(monday: string): string[] {
  return Array.from({ length: 7 }, (_, place) => addDays(monday, place));
}

/** Whether the agenda has a page for this week. @param monday its first day */
export function isAgendaWeek(monday: string, today: string): boolean {
  const weeks = daysBetween(mondayOf(today), monday) / 7;
  return weeks >= -AGENDA_WEEKS.back && weeks <= AGENDA_WEEKS.ahead;
}
