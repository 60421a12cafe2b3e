import type { AudioFacts } from './free-services.ts';
import type { Dated } from './shown-prices.ts';

/** A title on a service that editors run; it has one offer for each service. */
export interface OwnOffer extends Dated, AudioFacts {
  serviceId: number;
  /** The title's page at the service. */
  url: string;
  sourceUrl: string;
  /** The day on which it was published as it is; null before. A check of the whole service covers what was there before its day. */
  since: string | null;
}

/** As it is shown: checked on the day of its last check, alone or with everything that its service had. In SQL it is `offerCheckedOn`. */
export function asChecked(offer: OwnOffer, offersCheckedOn: string | null): OwnOffer {
  const { checkedOn, since } = offer;
  const isCovered = since !== null && offersCheckedOn !== null && since < offersCheckedOn;
  return isCovered && checkedOn < offersCheckedOn ? { ...offer, checkedOn: offersCheckedOn } : offer;
}
