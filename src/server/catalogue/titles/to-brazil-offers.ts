import type { BrazilOffers, WatchOffer } from '#shared/contract/title-parts.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { AUDIO_WORDS, type AudioFacts, type AudioWord } from '#shared/domain/subscriptions/free-services.ts';
import { lastShownDay } from '#shared/domain/subscriptions/shown-prices.ts';
import { OFFER_KINDS, type OfferKind } from '#shared/domain/titles/source-parts.ts';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';

interface OfferRow {
  kind: string;
  id: number;
  name: string;
  logo_path: string | null;
  url: string | null;
  platform: string | null;
  is_dubbed: boolean;
  is_subtitled: boolean;
  has_libras: boolean;
  is_described: boolean;
  /** Of a service that editors run, else null. */
  source_url: string | null;
  checked_on: string | null;
  expires_on: string | null;
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
      const audio = toAudio(ids);
      const checked = toChecked(service);
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
        ...(audio.length > 0 && { audio }),
        ...(checked && { checked }),
      };
    });
  };
  const byKind = Object.fromEntries(OFFER_KINDS.map((kind) => [kind, offersOf(kind)])) as Record<
    OfferKind,
    WatchOffer[]
  >;
  return { link: title.watch_link, ...byKind, checked_on: toBrazilianDay(title.offers_checked_at) };
}

/** What is known of any of these, which are one service to a visitor. */
function toAudio(offers: readonly OfferRow[]): AudioWord[] {
  const known = {
    isDubbed: offers.some(({ is_dubbed }) => is_dubbed),
    isSubtitled: offers.some(({ is_subtitled }) => is_subtitled),
    hasLibras: offers.some(({ has_libras }) => has_libras),
    isDescribed: offers.some(({ is_described }) => is_described),
  };
  return Object.entries(AUDIO_WORDS).flatMap(([field, word]) => (known[field as keyof AudioFacts] ? [word] : []));
}

function toChecked({ source_url, checked_on, expires_on }: OfferRow): WatchOffer['checked'] {
  if (source_url === null || checked_on === null || expires_on === null) return undefined;
  return { source_url, checked_on, shown_until: lastShownDay({ checkedOn: checked_on, expiresOn: expires_on }) };
}
