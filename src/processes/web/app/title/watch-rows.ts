import type { BrazilOffers } from '#shared/contract/title-parts.ts';
import { titlePage } from '#shared/text/title-page.ts';

export interface WatchRow {
  key: string;
  service: string;
  /** `(Aluguel)`; a subscription, the usual case, has no word. */
  condition: string;
  brand: string;
  abbreviation: string;
}

/** In the order shown: what costs nothing more first, a purchase last. */
const CONDITIONS = [
  ['flatrate', ''],
  ['free', titlePage.free],
  ['ads', titlePage.withAds],
  ['rent', titlePage.rent],
  ['buy', titlePage.buy],
] as const;

/** One row per service and condition: two TMDB ids under one name are one catalogue to a visitor. */
export function toWatchRows(offers: BrazilOffers): WatchRow[] {
  return CONDITIONS.flatMap(([kind, condition]) => {
    const byService = new Map<string, WatchRow>();
    for (const { provider_name: service, brand, abbreviation } of offers[kind]) {
      if (!byService.has(service)) {
        byService.set(service, { key: `${kind} ${service}`, service, condition, brand, abbreviation });
      }
    }
    return [...byService.values()];
  });
}
