import type { BrazilOffers } from '#shared/contract/title-parts.ts';
import { daysBetween, endOfDay } from '#shared/domain/day.ts';
import { formatDate, formatDayMonth } from '#shared/domain/format.ts';
import { OFFERS_OLD_AFTER_DAYS } from '#shared/domain/limits.ts';
import { writeTitleKeys } from '#shared/domain/rotation/rotation-query.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { isDemonstration } from '#shared/domain/subscriptions/shown-prices.ts';
import { titleSheet } from '#shared/text/titles/title-page.ts';
import { httpsOnly } from '../../../design/https-only.ts';
import type { ReportedTitle } from '../../reports/reported-title.ts';
import { toWatchRows, type WatchRow } from './watch-rows.ts';

export interface WatchView {
  rows: WatchRow[];
  /** The source of the offers. */
  tmdbPage: string | null;
  /** Date of the availability snapshot, formatted. */
  checkedOn: string;
  /** The same without the year: 16/11. */
  checkedDay: string;
  isOld: boolean;
  report: ReportedTitle;
  /** The rotation with this title; null if a subscription or rental would not help. */
  rotation: string | null;
  /** Who sells a subscription with something else, linked to the page of what is included. */
  includedIn: { label: string; to: string }[];
  /** What is known of the audio; with the service's name where services differ. */
  audio: { service: string; words: string }[];
  /** When editors checked offers of services that they run; empty without any. */
  offersChecked: string;
  /** `conferidos em 10/11`; empty without prices. */
  pricesChecked: string;
  /** When the first price, bundle or checked offer is to disappear; null without any. */
  pricesUntil: string | null;
}

interface WatchedTitle {
  kind: 'movie' | 'tv';
  id: number;
  slug: string;
  title: string;
}

/** For a film or a series. `today` is Brazil's date, as the snapshot's date is. */
export function toWatchView(offers: BrazilOffers, { kind, id, slug, title }: WatchedTitle, today: string): WatchView {
  const rows = toWatchRows(offers, kind);
  const isPaid = offers.flatrate.length + offers.rent.length > 0;
  return {
    rows,
    tmdbPage: httpsOnly(offers.link),
    checkedOn: formatDate(offers.checked_on),
    checkedDay: formatDayMonth(offers.checked_on),
    isOld: daysBetween(offers.checked_on, today) > OFFERS_OLD_AFTER_DAYS,
    report: {
      kind,
      id,
      title,
      to: kind === 'movie' ? paths.reportMovie(slug) : paths.reportSeries(slug),
      backTo: kind === 'movie' ? paths.movie(slug) : paths.oneSeries(slug),
      services: [...new Set(rows.map(({ service }) => service))],
    },
    rotation: isPaid
      ? `${paths.rotation()}?t=${writeTitleKeys([{ kind: kind === 'tv' ? 'series' : kind, id }])}`
      : null,
    audio: toAudioLines(rows),
    ...toPriceView(offers),
  };
}

/** One line without a name if all services have the same audio. */
function toAudioLines(rows: readonly WatchRow[]): WatchView['audio'] {
  const known = new Map(rows.filter(({ audio }) => audio).map(({ service, audio }) => [service, audio]));
  const [first = ''] = known.values();
  const isSame = rows.every(({ audio }) => audio === first);
  if (isSame && first) return [{ service: '', words: first }];
  return [...known].map(([service, words]) => ({ service, words }));
}

function toPriceView(
  offers: BrazilOffers,
): Pick<WatchView, 'includedIn' | 'offersChecked' | 'pricesChecked' | 'pricesUntil'> {
  const { bundles = [] } = offers;
  const offered = [...offers.flatrate, ...offers.ads];
  const slugs = offers.flatrate.map(({ platform }) => platform);
  const entered = [...offered.flatMap(({ plan }) => plan ?? []), ...bundles];
  // The oldest check speaks for all of them.
  const [checkedOn] = entered.map(({ checked_on }) => checked_on).toSorted();
  const checked = [...offers.free, ...offers.ads].flatMap((offer) => offer.checked ?? []);
  const [offersOn] = checked.map(({ checked_on }) => checked_on).toSorted();
  const [until] = [...entered, ...checked].map(({ shown_until }) => shown_until).toSorted();
  const sellers = new Map<string, string>();
  for (const { seller, platforms } of bundles) {
    const slug = platforms.find((platform) => slugs.includes(platform));
    if (slug !== undefined && !sellers.has(seller)) sellers.set(seller, `${paths.platform(slug)}#planos`);
  }
  return {
    includedIn: [...sellers].map(([label, to]) => ({ label, to })),
    offersChecked:
      offersOn === undefined
        ? ''
        : titleSheet.servicesCheckedOn(
            formatDayMonth(offersOn),
            checked.some(({ source_url }) => isDemonstration(source_url)),
          ),
    pricesChecked:
      checkedOn === undefined
        ? ''
        : titleSheet.pricesCheckedOn(
            formatDayMonth(checkedOn),
            entered.some(({ source_url }) => isDemonstration(source_url)),
          ),
    pricesUntil: until === undefined ? null : endOfDay(until),
  };
}
