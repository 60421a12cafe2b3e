import { admin } from '#shared/text/admin.ts';
import { addDays, toBrazilianDay } from './day.ts';
import { formatDate, formatShortDate } from './format.ts';

const MINUTE_MS = 60_000;
const HOURS_TOLD = 12;

const clock = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `agora`, `há 12 min`, `há 3 h`, `ontem, 18h40`, `2 de nov., 10h15`; of another year, its day. In São Paulo's time. */
export function formatMoment(moment: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - moment.getTime()) / MINUTE_MS);
  if (minutes < 1) return admin.now;
  if (minutes < 60) return admin.minutesAgo(minutes);
  const [day, today] = [toBrazilianDay(moment), toBrazilianDay(now)];
  const hours = Math.floor(minutes / 60);
  if (hours < HOURS_TOLD && day === today) return admin.hoursAgo(hours);
  if (day === today || day === addDays(today, -1))
    return day === today ? timeOf(moment) : admin.yesterdayAt(timeOf(moment));
  if (day.slice(0, 4) !== today.slice(0, 4)) return formatDate(day);
  return admin.dayAt(formatShortDate(day), timeOf(moment));
}

function timeOf(moment: Date): string {
  const [hours = '', minutes = ''] = clock.format(moment).split(':');
  return admin.clockTime(hours, minutes);
}

/** Which of the three greetings it is time for, in São Paulo. */
export function partOfDay(now: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(clock.format(now).slice(0, 2));
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
