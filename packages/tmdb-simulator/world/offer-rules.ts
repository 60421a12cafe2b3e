import { between, chance, mix, pick } from './bits.ts';
import type { Day, OfferMask } from './kinds.ts';
import { SALT } from './salts.ts';
import { SERVICES, servicePosition } from './services.ts';
import { NO_DAY } from './tables.ts';
import { rankOf } from './titles/fill-title.ts';

/** Netflix with advertisements has the same titles as Netflix. */
export const MIRROR = new Map([[servicePosition(1796), servicePosition(8)]]);

/** The seed of everything that is drawn for a (title, service) pair. */
export function pairBits(titleBits: number, position: number): number {
  return mix(mix(titleBits, SALT.services), MIRROR.get(position) ?? position);
}

/** Services compete for the top 2 %, share the rest of the head, and each have 0.5 % of the tail; times their weight. */
function shareOf(rank: number): number {
  if (rank < 0.02) return 0.5;
  return rank < 0.1 ? 0.13 : 0.005;
}

/** Whether the service ever has the title. */
export function isCandidate(titleBits: number, position: number): boolean {
  const service = SERVICES[MIRROR.get(position) ?? position];
  if (!service) return false;
  return chance(pairBits(titleBits, position), service.weight * shareOf(rankOf(titleBits)));
}

/** The kinds of offer that the service makes for this title. */
export function offerOf(titleBits: number, position: number): OfferMask {
  return pick(mix(pairBits(titleBits, position), 4), SERVICES[position]?.offers ?? [0]);
}

/** Off during the last `off` days of every period; `phase` shifts its start. */
export function isInRhythm(day: Day, period: number, off: number, phase: number): boolean {
  return (((day + phase) % period) + period) % period < period - off;
}

/**
 * Offers come and go periodically: available for about 410 days, then gone for 20 to 120, so about 0.5 % of a catalogue
 * changes each day (2 changes / 410 days). Never gone for fewer than 20 days: shorter gaps are flapping, which tests
 * switch on.
 */
export function isOnContract(titleBits: number, position: number, day: Day, releaseDay: Day): boolean {
  const pair = pairBits(titleBits, position);
  const period = between(mix(pair, 1), 320, 640);
  const off = between(mix(pair, 2), 20, 120);
  if (!isInRhythm(day, period, off, mix(pair, 3) % period)) return false;
  // Nothing streams before its release, and a film only some time after it.
  return releaseDay === NO_DAY || day >= releaseDay + between(mix(pair, 5), 0, 120);
}

export function isFlapping(titleBits: number, position: number, day: Day, share: number): boolean {
  return chance(mix(mix(pairBits(titleBits, position), 6), day), share);
}
