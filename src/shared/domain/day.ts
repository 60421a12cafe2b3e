/** A day is a `YYYY-MM-DD` string, never a Date: days compare as text and do not shift with a time zone. */
const DAY_MS = 86_400_000;

const QUARTER_MS = 900_000;

/**
 * Computed again only for another quarter of an hour, at which Brazil's clocks change and its days begin: the format costs as much as
 * a small answer, and nearly every answer asks for the current quarter.
 */
function oncePerQuarter<T>(compute: (start: Date) => T): (moment: Date) => { value: T; msSince: number } {
  let known: { start: number; value: T } | undefined;
  return (moment) => {
    const start = Math.floor(moment.getTime() / QUARTER_MS) * QUARTER_MS;
    if (known?.start !== start) known = { start, value: compute(new Date(start)) };
    return { value: known.value, msSince: moment.getTime() - start };
  };
}

// Swedish dates have the ISO format.
const saoPaulo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' });

const toDay = oncePerQuarter((moment) => saoPaulo.format(moment));

/** The day in Brazil at that time. */
export function toBrazilianDay(moment: Date): string {
  return toDay(moment).value;
}

const saoPauloTime = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo', timeStyle: 'medium' });

const toMinutes = oncePerQuarter((moment) => {
  const [hours = 0, minutes = 0] = saoPauloTime.format(moment).split(':').map(Number);
  return hours * 60 + minutes;
});

/** Seconds until midnight in Brazil; never 0. */
export function secondsLeftOfDay(moment: Date): number {
  const { value: minutes, msSince } = toMinutes(moment);
  return DAY_MS / 1_000 - minutes * 60 - Math.floor(msSince / 1_000);
}

/** Minutes since midnight in Brazil. */
export function toBrazilianMinute(moment: Date): number {
  const { value: minutes, msSince } = toMinutes(moment);
  return minutes + Math.floor(msSince / 60_000);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The instant at which the day ends in Brazil, which has had no summer time since 2019. */
export function endOfDay(day: string): string {
  return `${addDays(day, 1)}T00:00:00-03:00`;
}

/** Days from the first to the second; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** The Monday of its week. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** Whether it is written as a day and exists in the calendar. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

export function yearOf(day: string | null): number | null {
  return day === null ? null : Number(day.slice(0, 4));
}
