import type { MediaByStreaming } from '#shared/contract/title-lists.ts';
import { endOfDay } from '#shared/domain/day.ts';
import { formatDayMonth } from '#shared/domain/format.ts';
import { formatCents } from '#shared/domain/subscriptions/format-price.ts';
import { isDemonstration } from '#shared/domain/subscriptions/shown-prices.ts';
import { priceWords } from '#shared/text/platforms/prices.ts';
import { httpsOnly } from '../../design/https-only.ts';

export interface PlansView {
  plans: { name: string; gives: string; price: string; per: string }[];
  includedIn: { label: string; href: string | null }[];
  /** The day of the oldest check, in words. */
  checked: string;
  /** When the first of them is to disappear. */
  until: string;
}

/** Null if neither plan nor bundle is shown today. */
export function toPlansView({ plans = [], bundles = [] }: MediaByStreaming): PlansView | null {
  const entered = [...plans, ...bundles];
  const [checkedOn] = entered.map(({ checked_on }) => checked_on).toSorted();
  const [until] = entered.map(({ shown_until }) => shown_until).toSorted();
  if (checkedOn === undefined || until === undefined) return null;
  const day = formatDayMonth(checkedOn);
  return {
    plans: plans.map(({ name, price_cents, period, has_ads, resolution, screens }) => ({
      name,
      gives: [
        screens === null ? '' : priceWords.screens(screens),
        resolution === null ? '' : priceWords.resolutions[resolution],
        has_ads ? priceWords.withAds : '',
      ]
        .filter(Boolean)
        .join(' · '),
      price: formatCents(price_cents),
      per: priceWords.perPeriod[period],
    })),
    includedIn: bundles.map(({ seller, name, source_url }) => ({
      label: priceWords.bundle(seller, name),
      href: httpsOnly(source_url),
    })),
    checked: [
      priceWords.checkedOnFull(day, plans.length > 0),
      ...(entered.some(({ source_url }) => isDemonstration(source_url)) ? [priceWords.demonstration] : []),
    ].join(' '),
    until: endOfDay(until),
  };
}
