import type { DemoOfferKind, DemoOffers } from '../../demo/types.ts';
import { between, chance, mix } from './bits.ts';
import type { Day, OfferMask } from './kinds.ts';
import { isInRhythm, MIRROR, pairBits } from './offer-rules.ts';
import { OFFER_BITS, SERVICES, STREAMING_OFFERS, servicePosition } from './services.ts';

/** Offers somebody wrote down. Those of a hand-made title come and go; those a test asked for are exactly these. */
export interface WrittenOffers {
  offers: DemoOffers;
  comeAndGo: boolean;
  /** Houses that never lose it. */
  keptBy: ReadonlySet<number>;
}

/** Two doors of one house: a written title is behind both or behind neither. */
const SAME_HOUSE = new Map([...MIRROR, [servicePosition(167), servicePosition(484)]]);

function houseOf(position: number): number {
  return SAME_HOUSE.get(position) ?? position;
}

/** The first title of every house stays: one that is empty from one day to the next would look like an outage. */
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

/** Of the written pairs a third come and go, faster than contracts do: a small catalogue shall have news every week. */
const RESTLESS_SHARE = 1 / 3;

/** One for all, so that a week that has news has them again twelve weeks later, and so on for ever. */
const PERIOD_DAYS = 84;

function isShownOn(titleBits: number, house: number, day: Day): boolean {
  const pair = pairBits(titleBits, house);
  if (!chance(mix(pair, 7), RESTLESS_SHARE)) return true;
  return isInRhythm(day, PERIOD_DAYS, between(mix(pair, 9), 20, 34), mix(pair, 10) % PERIOD_DAYS);
}

/** What the service offers that day of a title somebody wrote down; shops keep what they sell. */
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
