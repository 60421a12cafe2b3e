import type { DemoOfferKind, DemoOffers } from '../../../demo/types.ts';
import { between, chance, mix } from '../bits.ts';
import type { Day, OfferMask } from '../kinds.ts';
import { isInRhythm, MIRROR, pairBits } from '../offer-rules.ts';
import { OFFER_BITS, SERVICES, STREAMING_OFFERS, servicePosition } from '../services.ts';

/** Explicit offers. Those of a hand-made title come and go; those that a test patched are constant. */
export interface WrittenOffers {
  offers: DemoOffers;
  comeAndGo: boolean;
  /** Services that always have the title. */
  keptBy: ReadonlySet<number>;
}

/** Two services of one company: both have a hand-made title, or neither. */
const SAME_HOUSE = new Map([...MIRROR, [servicePosition(167), servicePosition(484)]]);

function houseOf(position: number): number {
  return SAME_HOUSE.get(position) ?? position;
}

/** Each service keeps its first title: one that is empty from one day to the next would look like an outage. */
export function findKeptTitles(titles: readonly { id: number; offers: DemoOffers }[]): Map<number, Set<number>> {
  const taken = new Set<number>();
  const kept = new Map<number, Set<number>>();
  for (const { id, offers } of titles.toSorted((one, other) => one.id - other.id)) {
    const houses = SERVICES.flatMap((service, position) =>
      maskOf(offers, service.id) & STREAMING_OFFERS ? [houseOf(position)] : [],
    );
    kept.set(id, new Set(houses.filter((house) => !taken.has(house))));
    for (const house of houses) taken.add(house);
  }
  return kept;
}

/** A third of the hand-made offers come and go, more often than contracts do, so that a small catalogue has changes every week. */
const RESTLESS_SHARE = 1 / 3;

/** The same for all, so that a week with changes has them again every twelve weeks. */
const PERIOD_DAYS = 84;

function isShownOn(titleBits: number, house: number, day: Day): boolean {
  const pair = pairBits(titleBits, house);
  if (!chance(mix(pair, 7), RESTLESS_SHARE)) return true;
  return isInRhythm(day, PERIOD_DAYS, between(mix(pair, 9), 20, 34), mix(pair, 10) % PERIOD_DAYS);
}

/** The offers of a service for a title with explicit offers on that day; rent and buy never change. */
export function writtenMask(written: WrittenOffers, titleBits: number, position: number, day: Day): OfferMask {
  const mask = maskOf(written.offers, SERVICES[position]?.id ?? 0);
  const house = houseOf(position);
  if (!(mask & STREAMING_OFFERS) || !written.comeAndGo || written.keptBy.has(house)) return mask;
  return isShownOn(titleBits, house, day) ? mask : mask & ~STREAMING_OFFERS;
}

function maskOf(offers: DemoOffers, serviceId: number): OfferMask {
  return (Object.entries(OFFER_BITS) as [DemoOfferKind, number][]).reduce(
    (mask, [kind, bit]) => (offers[kind]?.includes(serviceId) ? mask | bit : mask),
    0,
  );
}
