import { priceWords } from '#shared/text/platforms/prices.ts';
import type { Dated, Period, Price } from './shown-prices.ts';

export type SubscriptionKind = 'plan' | 'bundle';

export const RESOLUTIONS = ['sd', 'hd', 'full-hd', '4k'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

export interface PlanFields extends Dated, Price {
  platformId: number;
  name: string;
  hasAds: boolean;
  /** Null: not known. */
  resolution: Resolution | null;
  screens: number | null;
  sourceUrl: string;
}

export interface SubscriptionPlan extends PlanFields {
  id: number;
}

export interface BundleFields extends Dated {
  /** Who sells it: a telephone company, a shop, one of the services. */
  seller: string;
  name: string;
  platformIds: number[];
  /** Null with `period`: the seller names no price for it. */
  priceCents: number | null;
  period: Period | null;
  sourceUrl: string;
}

export interface SubscriptionBundle extends BundleFields {
  id: number;
  /** Slugs of what it includes, in our display order. */
  platforms: string[];
}

/** `Vivo (Família)`, or its name if that says the seller. */
export function nameBundle({ seller = '', name = '' }: Partial<BundleFields>): string {
  return priceWords.bundle(seller, name);
}

/** The name under which a plan or bundle is the same one. */
export const keyOfPlan = ({ platformId, name }: PlanFields) => `${platformId} ${name}`;
export const keyOfBundle = ({ seller, name }: BundleFields) => `${seller} ${name}`;
