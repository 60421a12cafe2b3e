import type { EmailPace } from './kinds.ts';

const HOUR_MS = 3_600_000;
/** Digests leave from 7h to 19h; nothing is sent from 20h on. */
const FIRST_HOUR = 7;
const LAST_HOUR = 19;

const hourInSaoPaulo = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Sao_Paulo',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** When the next digest leaves: the next full hour by day, or the next 7h. */
export function findDigestTime(pace: Exclude<EmailPace, 'now'>, now: Date): Date {
  let at = (Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS;
  const isAllowed = (hour: number) => (pace === 'day' ? hour === FIRST_HOUR : hour >= FIRST_HOUR && hour <= LAST_HOUR);
  while (!isAllowed(Number(hourInSaoPaulo.format(at)))) at += HOUR_MS;
  return new Date(at);
}
