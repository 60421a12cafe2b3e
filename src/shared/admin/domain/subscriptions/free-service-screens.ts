import type { FreeOffer, FreeService } from '../../../domain/subscriptions/free-services.ts';
import type { PriceState } from '../../../domain/subscriptions/shown-prices.ts';

interface Line {
  state: PriceState;
  /** Days from today to its last shown day; negative if it is hidden. */
  daysLeft: number;
  daysUnchecked: number;
}

export interface ServiceLine extends FreeService, Line {
  title: string;
  /** How many titles it has, and how many of them are hidden or soon will be. */
  offers: number;
  due: number;
}

export interface OfferLine extends FreeOffer, Line {
  /** Of the title; empty if it is not stored. */
  name: string;
  year: number | null;
}

/** The part of a title's edit screen about services that editors run. */
export interface TitleOffers {
  lines: readonly (OfferLine & { serviceName: string })[];
  services: readonly { id: number; name: string }[];
  today: string;
}
