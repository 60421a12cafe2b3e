import { admin } from '#shared/admin/text/admin.ts';
import { adminRoutines } from '#shared/admin/text/routines.ts';
import { addDays, toBrazilianDay } from '../../domain/day.ts';
import { formatDate, formatShortDate } from '../../domain/format.ts';

const MINUTE_MS = 60_000;
const HOURS_TOLD = 12;

const clock = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `agora`, `há 12 min`, `há 3 h`, `ontem, 18h40`, `2 de nov., 10h15`; only the date in another year. In São Paulo's time. */
export function formatTimeAgo(moment: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - moment.getTime()) / MINUTE_MS);
  if (minutes < 1) return admin.now;
  if (minutes < 60) return admin.minutesAgo(minutes);
  const [day, today] = [toBrazilianDay(moment), toBrazilianDay(now)];
  const hours = Math.floor(minutes / 60);
  if (hours < HOURS_TOLD && day === today) return admin.hoursAgo(hours);
  if (day === today || day === addDays(today, -1))
    return day === today ? formatClock(moment) : admin.yesterdayAt(formatClock(moment));
  if (day.slice(0, 4) !== today.slice(0, 4)) return formatDate(day);
  return admin.dayAt(formatShortDate(day), formatClock(moment));
}

/** `em 12 min`, `hoje, 18h40`, `amanhã, 04h00`, `20 de nov., 14h02`. */
export function formatTimeUntil(moment: Date, now: Date): string {
  const minutes = Math.ceil((moment.getTime() - now.getTime()) / MINUTE_MS);
  if (minutes < 60) return adminRoutines.in(Math.max(0, minutes));
  const [day, today] = [toBrazilianDay(moment), toBrazilianDay(now)];
  if (day === today) return adminRoutines.todayAt(formatClock(moment));
  return day === addDays(today, 1) ? adminRoutines.tomorrowAt(formatClock(moment)) : formatExactTime(moment);
}

/** `14h02`, in São Paulo. */
export function formatClock(moment: Date): string {
  const [hours = '', minutes = ''] = clock.format(moment).split(':');
  return admin.clockTime(hours, minutes);
}

/** `20 de nov., 14h02`: for future times, and past ones that need the minute. */
export function formatExactTime(moment: Date): string {
  return admin.dayAt(formatShortDate(toBrazilianDay(moment)), formatClock(moment));
}

/** The value of a `datetime-local` input, `2026-11-20T14:02`. */
export function toTimeField(moment: Date | undefined): string {
  return moment ? `${toBrazilianDay(moment)}T${clock.format(moment)}` : '';
}

/** Parses that input as São Paulo's time, whatever the browser's time zone. */
export function parseTimeField(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return undefined;
  const guess = new Date(`${text}:00Z`);
  if (Number.isNaN(guess.getTime())) return undefined;
  // São Paulo's UTC offset at that time, which follows the daylight saving rules of the year.
  const ahead = Date.parse(`${toTimeField(guess)}:00Z`) - guess.getTime();
  return new Date(guess.getTime() - ahead);
}

/** Which greeting fits the time in São Paulo. */
export function partOfDay(now: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(clock.format(now).slice(0, 2));
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
