import type { Period } from '../../../domain/subscriptions/shown-prices.ts';
import type { SubscriptionKind } from '../../../domain/subscriptions/subscriptions.ts';
import type { DatedLine } from './dated-line.ts';

export interface PlatformChoice {
  id: number;
  slug: string;
  name: string;
}

/** A plan or bundle in the list: as it is published, or as it is drafted if it never was. */
export interface PriceLine {
  entity: SubscriptionKind;
  id: number;
  version: number;
  /** `Netflix Padrão`. */
  title: string;
  name: string;
  /** The platform of a plan, the seller of a bundle. */
  group: string;
  /** The platforms of a bundle. */
  includes: string;
  priceCents: number | null;
  period: Period | null;
  sourceUrl: string;
  expiresOn: string;
  hasDraft: boolean;
  /** Unset while it is not published. */
  shown: (DatedLine & { checkedOn: string }) | undefined;
}
