import type { BrazilOffers } from '#shared/contract/title-parts.ts';
import { daysBetween } from '#shared/domain/day.ts';
import { formatDate, formatDayMonth } from '#shared/domain/format.ts';
import { OFFERS_OLD_AFTER_DAYS } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { httpsOnly } from '../../../ui/https-only.ts';
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
}

interface WatchedTitle {
  kind: 'movie' | 'tv';
  id: number;
  slug: string;
  title: string;
}

/** For a film or a series. `today` is Brazil's date, as the snapshot's date is. */
export function toWatchView(offers: BrazilOffers, { kind, id, slug, title }: WatchedTitle, today: string): WatchView {
  const rows = toWatchRows(offers);
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
  };
}
