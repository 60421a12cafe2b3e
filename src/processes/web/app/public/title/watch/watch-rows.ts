import type { BrazilOffers, WatchOffer } from '#shared/contract/title-parts.ts';
import { formatPrice } from '#shared/domain/subscriptions/format-price.ts';
import { inPlatform, ofPlatform } from '#shared/text/platforms/platforms.ts';
import { priceWords } from '#shared/text/platforms/prices.ts';
import { audioWords } from '#shared/text/titles/audio.ts';
import { titlePage, titleSheet } from '#shared/text/titles/title-page.ts';
import { httpsOnly } from '../../../design/https-only.ts';

export interface WatchRow {
  key: string;
  service: string;
  /** `(Aluguel)`; empty for a subscription, the usual case. */
  condition: string;
  /** `(canal à parte no Prime)`, also in the condition. */
  channel: string;
  /** The group's heading, shown if there are several groups. */
  group: string;
  brand: string;
  abbreviation: string;
  logo: string | null;
  /** The title's address at the service if an editor gave it, else the service's search, else TMDB's page. Never a guess. */
  href: string | null;
  leadsTo: 'title' | 'search' | 'tmdb';
  /** The same in words: `Abre a busca da Netflix`. */
  opens: string;
  /** The platform whose subscribers, or visitors, watch it there; null for a shop. */
  platform: string | null;
  /** `R$ 20,90/mês`; empty if no price is known. */
  price: string;
  /** The plan of that price: `com anúncios`. */
  plan: string;
  /** What an editor knows of its audio: `Dublado · Libras`. */
  audio: string;
  /** Of a service that editors run: it ends with a day. */
  isChecked: boolean;
}

/** In display order: subscriptions and free offers first, purchases last. */
const CONDITIONS = [
  ['flatrate', ''],
  ['free', titlePage.free],
  ['ads', titlePage.withAds],
  ['rent', titlePage.rent],
  ['buy', titlePage.buy],
] as const;

/** One row per service and condition: two TMDB ids under one name are one catalogue to a visitor. A shop has one row. */
export function toWatchRows(offers: BrazilOffers, kind: 'movie' | 'tv'): WatchRow[] {
  return mergeShops(toRows(offers, kind === 'movie' ? titleSheet.opensMovie : titleSheet.opensSeries));
}

/** Within each group the visitor's own services come first. */
export function ownFirst(rows: readonly WatchRow[], own: readonly string[]): WatchRow[] {
  const rank = (row: WatchRow) => (isOwn(row, own) ? 0 : 1);
  return [...Map.groupBy(rows, ({ group }) => group).values()].flatMap((group) =>
    group.toSorted((one, other) => rank(one) - rank(other)),
  );
}

export function isOwn({ platform }: WatchRow, own: readonly string[]): boolean {
  return platform !== null && own.includes(platform);
}

/** A shop that rents and sells, under one address: one row among the rentals. */
function mergeShops(rows: readonly WatchRow[]): WatchRow[] {
  const isPair = (one: WatchRow, other: WatchRow) =>
    one.group === titlePage.offerGroups.rent &&
    other.group === titlePage.offerGroups.buy &&
    one.service === other.service &&
    one.href === other.href;
  return rows.flatMap((row) => {
    if (rows.some((rental) => isPair(rental, row))) return [];
    return rows.some((sale) => isPair(row, sale)) ? { ...row, condition: titleSheet.rentOrBuy } : row;
  });
}

function toRows(offers: BrazilOffers, opensTitle: (inService: string) => string): WatchRow[] {
  const tmdbPage = httpsOnly(offers.link);
  return CONDITIONS.flatMap(([kind, condition]) => {
    const byService = new Map<string, WatchRow>();
    for (const offer of offers[kind]) {
      const { service, channel } = nameService(offer);
      const row = byService.get(`${service} ${channel}`);
      const own = httpsOnly(offer.url);
      if (row && (row.leadsTo === 'title' || !own)) continue;
      // A channel is watched inside another service, whose search this is not.
      const { article, plan } = offer;
      const search = channel === '' && article ? httpsOnly(offer.search_url) : null;
      const named = article && { name: service, article };
      const leadsTo = own ? 'title' : search ? 'search' : 'tmdb';
      const opens = {
        title: opensTitle(named ? inPlatform(named) : titleSheet.inService(service)),
        search: named ? titleSheet.opensSearch(ofPlatform(named)) : '',
        tmdb: titleSheet.opensTmdb,
      };
      byService.set(`${service} ${channel}`, {
        key: `${kind} ${service} ${channel}`,
        service,
        channel,
        condition: [condition, channel].filter(Boolean).join(' '),
        group: titlePage.offerGroups[kind],
        brand: offer.brand,
        abbreviation: offer.abbreviation,
        logo: offer.logo_path,
        href: own ?? search ?? tmdbPage,
        leadsTo,
        opens: opens[leadsTo],
        platform: kind === 'rent' || kind === 'buy' ? null : (row?.platform ?? offer.platform),
        audio: (offer.audio ?? []).map((word) => audioWords[word]).join(' · '),
        isChecked: offer.checked !== undefined,
        price: plan ? formatPrice(plan.price_cents, plan.period) : '',
        plan: plan?.has_ads ? priceWords.withAds : (plan?.name ?? ''),
      });
    }
    return [...byService.values()];
  });
}

/** TMDB's names for channels sold inside another service, at an extra price. A function: a browser then does not load its texts. */
const listChannels = () =>
  [
    [/ Amazon Channel$/i, titleSheet.channelOf(titleSheet.onPrime)],
    [/ Apple TV Channel$/i, titleSheet.channelOf(titleSheet.onAppleTv)],
  ] as const;

function nameService({ provider_name }: WatchOffer): { service: string; channel: string } {
  const [ending, channel = ''] = listChannels().find(([pattern]) => pattern.test(provider_name)) ?? [];
  return ending
    ? { service: provider_name.replace(ending, '').trim(), channel }
    : { service: provider_name, channel: '' };
}
