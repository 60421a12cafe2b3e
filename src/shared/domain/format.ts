import { facts } from '#shared/text/facts.ts';
import { formatCount } from '#shared/text/plural.ts';

export { formatCount };

/** `2025-11-06` as `06/11/2025`. Works on the string: a Date would move it a day in São Paulo. */
export function formatDate(isoDate: string | null | undefined): string {
  const parts = isoDate ? /^(\d{4})-(\d{2})-(\d{2})/.exec(isoDate) : null;
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : facts.dateUnavailable;
}

/** `2025-11-06` as `6 de novembro de 2025`, for the top and the Ficha Técnica of a detail page. */
export function formatLongDate(isoDate: string | null | undefined): string {
  const parts = isoDate ? /^(\d{4})-(\d{2})-(\d{2})/.exec(isoDate) : null;
  const month = parts ? facts.months[Number(parts[2]) - 1] : undefined;
  return parts?.[1] && month ? facts.longDate(Number(parts[3]), month, parts[1]) : facts.dateUnavailable;
}

/** `2025-11-07` as `7 de nov.`, for recent dates that need no year. */
export function formatShortDate(isoDate: string | null | undefined): string {
  const parts = isoDate ? /^\d{4}-(\d{2})-(\d{2})/.exec(isoDate) : null;
  const month = parts ? facts.shortMonths[Number(parts[1]) - 1] : undefined;
  return parts && month ? facts.shortDate(Number(parts[2]), month) : facts.dateUnavailable;
}

/** `2025-11-07` as `7 de novembro`, for screen readers. */
export function formatSpokenDate(isoDate: string | null | undefined): string {
  const parts = isoDate ? /^\d{4}-(\d{2})-(\d{2})/.exec(isoDate) : null;
  const month = parts ? facts.months[Number(parts[1]) - 1] : undefined;
  return parts && month ? facts.shortDate(Number(parts[2]), month) : facts.dateUnavailable;
}

/** `2025-11-07` as `07/11`, where the year is understood. */
export function formatDayMonth(isoDate: string): string {
  return formatDate(isoDate).slice(0, 5);
}

/** `2025-11-06` as `quinta`. */
export function formatWeekday(isoDate: string): string {
  return facts.weekdays[new Date(isoDate).getUTCDay()] ?? facts.dateUnavailable;
}

/** `2025-10-02` as `2 de out. de 2025`, where the full month does not fit. */
export function formatMediumDate(isoDate: string | null | undefined): string {
  const parts = isoDate ? /^(\d{4})-(\d{2})-(\d{2})/.exec(isoDate) : null;
  const month = parts ? facts.shortMonths[Number(parts[2]) - 1] : undefined;
  return parts?.[1] && month ? facts.longDate(Number(parts[3]), month, parts[1]) : facts.dateUnavailable;
}

/** When and where an episode is shown, as far as an editor said: `21h20 · Globo`; empty if neither. */
export function formatBroadcast(airTime: string | null, channel: string | null): string {
  return [airTime?.replace(':', 'h'), channel].filter(Boolean).join(' · ');
}

/** The only format of a duration: 158 as `2h 38min`; under an hour `45min`. */
export function formatRuntime(minutes: number | null | undefined): string {
  if (!minutes || minutes < 0) return facts.runtimeUnavailable;
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours}h ${minutes % 60}min` : `${minutes}min`;
}

/** Times that are not the runtime of a title (limits, sums): as above, and a whole hour is `2h`, not `2h 0min`. */
export function formatHours(minutes: number): string {
  return formatRuntime(minutes).replace(/h 0min$/, 'h');
}

/** `US$ 200.000.000`: dollars, Brazilian separators, no cents. */
export function formatMoney(dollars: number | null | undefined): string {
  if (!dollars || dollars < 0) return facts.moneyUnavailable;
  return `US$ ${formatCount(Math.round(dollars))}`;
}

/** 7.84 as `7,8`; without votes there is no rating to show. */
export function formatRating(average: number | null | undefined, votes: number | null | undefined): string {
  return hasRating(average, votes) ? average.toFixed(1).replace('.', ',') : facts.ratingUnavailable;
}

export function hasRating(average: number | null | undefined, votes: number | null | undefined): average is number {
  return Boolean(average && votes && average > 0 && votes > 0);
}
