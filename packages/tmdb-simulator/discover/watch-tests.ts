import { ALL_OFFERS, OFFER_BITS, servicePosition } from '../world/services.ts';
import type { OfferMask, TitleKind, World } from '../world/world.ts';
import { type Choice, findChoice, findText } from './parameters.ts';
import { hasBits, lacksBits, type MaybeTest, nothing } from './row-test.ts';

/**
 * Filters by watch service. Without watch_region TMDB silently ignores them and answers with everything, a mistake that
 * clients must avoid. Only Brazil has offers here; any other region has none.
 */
export function watchTests(world: World, kind: TitleKind, query: URLSearchParams): MaybeTest[] {
  const region = findText(query, 'watch_region');
  const [wanted, unwanted, monetization] = [
    findChoice(query, 'with_watch_providers'),
    findChoice(query, 'without_watch_providers'),
    findChoice(query, 'with_watch_monetization_types'),
  ];
  if (!region || !(wanted ?? unwanted ?? monetization)) return [];
  if (region !== 'BR') return wanted || monetization ? [nothing] : [];

  const bits = world.availability.bitsOn(kind, world.today(), maskOf(monetization));
  const bitsOf = (row: number) => bits[row] ?? 0;
  return [
    hasBits(wanted, serviceBit, bitsOf),
    lacksBits(unwanted, serviceBit, bitsOf),
    monetization && ((row) => bitsOf(row) !== 0),
  ];
}

function serviceBit(value: string): number {
  const position = servicePosition(Number(value));
  return position < 0 ? 0 : 1 << position;
}

function maskOf(monetization: Choice | undefined): OfferMask {
  if (!monetization) return ALL_OFFERS;
  const bits = new Map<string, number>(Object.entries(OFFER_BITS));
  return monetization.values.reduce((mask, value) => mask | (bits.get(value) ?? 0), 0);
}
