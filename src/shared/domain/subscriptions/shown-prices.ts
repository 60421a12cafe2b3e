import { addDays, daysBetween } from '../day.ts';
import { PRICES } from '../limits.ts';

/** What an editor entered is shown from the day it was checked until its last day, and at most 30 days unchecked. */
export interface Dated {
  /** Days in Brazil. */
  checkedOn: string;
  /** The last day on which it may be shown. */
  expiresOn: string;
}

/** The last day on which it is shown. */
export function lastShownDay({ checkedOn, expiresOn }: Dated): string {
  const unchecked = addDays(checkedOn, PRICES.daysUnchecked);
  return unchecked < expiresOn ? unchecked : expiresOn;
}

/** The only place where this is decided: pages, cards, feeds and the API call it with the day in Brazil. */
export function isShownOn(dated: Dated, today: string): boolean {
  return dated.checkedOn <= today && today <= lastShownDay(dated);
}

/** `soon`: shown, and within a week no longer. `unchecked`: checking it again brings it back. */
export type PriceState = 'shown' | 'soon' | 'unchecked' | 'expired';

export function toPriceState(dated: Dated, today: string): PriceState {
  if (today > dated.expiresOn) return 'expired';
  if (!isShownOn(dated, today)) return 'unchecked';
  return daysBetween(today, lastShownDay(dated)) < PRICES.daysWarned ? 'soon' : 'shown';
}

/** The domain `.example` is reserved for examples (RFC 2606): a value with that source is invented, and pages say so. */
export function isDemonstration(sourceUrl: string): boolean {
  return /^https:\/\/[^/?#]*\.example(?:[/?#]|$)/.test(sourceUrl);
}

export const PERIODS = ['month', 'year'] as const;
export type Period = (typeof PERIODS)[number];

export interface Price {
  /** Integer centavos of a real. */
  priceCents: number;
  period: Period;
}

/** The plan of "a partir de": the lowest price by month; a price by year only where there is none by month. */
export function findCheapest<P extends Price & Dated>(plans: readonly P[], today: string): P | undefined {
  const shown = plans.filter((plan) => isShownOn(plan, today));
  const byMonth = shown.filter(({ period }) => period === 'month');
  return (byMonth.length > 0 ? byMonth : shown).toSorted((one, other) => one.priceCents - other.priceCents)[0];
}
