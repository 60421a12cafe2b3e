import type { FreeService } from '../../../domain/subscriptions/free-services.ts';
import type { OwnOffer } from '../../../domain/subscriptions/own-offers.ts';
import type { ItemKey } from '../../../domain/titles/collection-items.ts';
import type { DatedLine } from './dated-line.ts';

/** As it is published, or as it is drafted if it never was. */
export interface ServiceLine {
  id: number;
  version: number;
  title: string;
  isOwn: boolean;
  asks: string;
  hasAds: boolean;
  hasDraft: boolean;
  /** Unset while it is not published. */
  shown: (DatedLine & Pick<FreeService, 'checkedOn'>) | undefined;
  /** How many titles it has, and how many of them are hidden or soon will be. */
  offers: number;
  due: number;
}

export interface OfferLine extends OwnOffer, ItemKey, DatedLine {
  /** Of the title; empty if it is not stored. */
  name: string;
  year: number | null;
}

/** What the field of a title's offers needs beside the draft: the services that have offers, and the day in Brazil. */
export interface OwnOffersView {
  services: readonly Pick<FreeService, 'id' | 'name' | 'offersCheckedOn'>[];
  today: string;
}
