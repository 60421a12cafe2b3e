import type { DemoOfferKind } from '../../demo/types.ts';
import { type DemoWatchService, demoWatchServices } from '../../demo/watch-services.ts';

export const OFFER_BITS: Record<DemoOfferKind, number> = { flatrate: 1, free: 2, ads: 4, rent: 8, buy: 16 };

/** The offers that a platform page shows: all except rent and buy. */
export const STREAMING_OFFERS = OFFER_BITS.flatrate | OFFER_BITS.free | OFFER_BITS.ads;
export const ALL_OFFERS = STREAMING_OFFERS | OFFER_BITS.rent | OFFER_BITS.buy;

export interface Service extends DemoWatchService {
  /** Relative share of the catalogue that it has. */
  weight: number;
  /** Kinds of offer it may make; the title's hash chooses one. */
  offers: readonly number[];
}

const SUBSCRIPTION = [OFFER_BITS.flatrate];
const SHOP = [OFFER_BITS.rent | OFFER_BITS.buy, OFFER_BITS.rent | OFFER_BITS.buy, OFFER_BITS.rent];
const MIXED = [OFFER_BITS.flatrate, OFFER_BITS.rent | OFFER_BITS.buy];

/** Any service not listed here is a small subscription service. */
const HABITS: Record<number, Pick<Service, 'weight' | 'offers'>> = {
  8: { weight: 0.6, offers: SUBSCRIPTION },
  119: { weight: 0.55, offers: SUBSCRIPTION },
  350: { weight: 0.08, offers: SUBSCRIPTION },
  337: { weight: 0.35, offers: SUBSCRIPTION },
  167: { weight: 0.15, offers: MIXED },
  47: { weight: 0.2, offers: MIXED },
  531: { weight: 0.25, offers: SUBSCRIPTION },
  1899: { weight: 0.45, offers: SUBSCRIPTION },
  2: { weight: 0.9, offers: SHOP },
  307: { weight: 0.3, offers: SUBSCRIPTION },
  283: { weight: 0.1, offers: SUBSCRIPTION },
  10: { weight: 0.8, offers: SHOP },
  3: { weight: 0.8, offers: SHOP },
  19: { weight: 0.15, offers: [OFFER_BITS.free] },
  484: { weight: 0.3, offers: MIXED },
  300: { weight: 0.3, offers: [OFFER_BITS.free, OFFER_BITS.ads, OFFER_BITS.free | OFFER_BITS.ads] },
  2302: { weight: 0.1, offers: [OFFER_BITS.free] },
};

/** Position = bit of a service bitset. */
export const SERVICES: readonly Service[] = demoWatchServices.map((service) => ({
  ...service,
  ...(HABITS[service.id] ?? { weight: 0.12, offers: SUBSCRIPTION }),
}));

/** -1 for a service that Brazil does not have. */
export function servicePosition(serviceId: number): number {
  return SERVICES.findIndex((service) => service.id === serviceId);
}
