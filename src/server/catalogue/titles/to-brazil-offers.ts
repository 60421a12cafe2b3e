import type { BrazilOffers, WatchOffer } from '#shared/contract/title-parts.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { OFFER_KINDS, type OfferKind } from '#shared/domain/titles/source-parts.ts';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';

interface OfferRow {
  kind: string;
  id: number;
  name: string;
  logo_path: string | null;
  url: string | null;
  platform: string | null;
}

/** In our order of services; two ids of one service (with and without ads) become one offer. */
export function toBrazilOffers(
  title: { watch_link: string | null; offers_checked_at: Date },
  offers: readonly OfferRow[],
): BrazilOffers {
  const offersOf = (kind: OfferKind): WatchOffer[] => {
    const services = offers
      .filter((offer) => offer.kind === kind)
      .map((offer) => ({ ...offer, ...describeWatchService(offer.id, offer.name) }))
      .sort((a, b) => a.order - b.order);
    return [...Map.groupBy(services, (service) => service.label).values()].flatMap((ids) => {
      const [service] = ids;
      if (!service) return [];
      return {
        provider_id: service.id,
        provider_name: service.label,
        logo_path: service.logo_path,
        brand: service.brand,
        abbreviation: service.abbreviation,
        url: ids.find(({ url }) => url !== null)?.url ?? null,
        platform: ids.find(({ platform }) => platform !== null)?.platform ?? null,
        // Set when the document is read: `withPlatformSettings`.
        search_url: null,
        article: null,
      };
    });
  };
  const byKind = Object.fromEntries(OFFER_KINDS.map((kind) => [kind, offersOf(kind)])) as Record<
    OfferKind,
    WatchOffer[]
  >;
  return { link: title.watch_link, ...byKind, checked_on: toBrazilianDay(title.offers_checked_at) };
}
