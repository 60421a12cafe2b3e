import { between, mix } from './bits.ts';
import { EPOCH_DAY } from './day.ts';
import type { Day } from './kinds.ts';
import { SALT } from './salts.ts';

const GAP_SHARE = 0.08;
const MERGED_SHARE = 0.002;

export type Existence = 'gap' | 'merged' | 'whole';

export function existenceOf(bits: number): Existence {
  const draw = mix(bits, SALT.existence) / 4294967296;
  if (draw < GAP_SHARE) return 'gap';
  return draw < GAP_SHARE + MERGED_SHARE ? 'merged' : 'whole';
}

/** A merged title exists until this day, so that clients may have stored it. Spread over 200 days around the epoch. */
export function mergeDayOf(bits: number): Day {
  return EPOCH_DAY + between(mix(bits, SALT.mergeDay), -100, 100);
}

/** The title that a merged one became part of: the first existing id at or after a drawn one. */
export function survivorOf(seedOf: (id: number) => number, id: number, lastId: number): number | undefined {
  const start = mix(seedOf(id), SALT.survivor) % lastId;
  for (let step = 0; step < lastId; step += 1) {
    const candidate = ((start + step) % lastId) + 1;
    if (existenceOf(seedOf(candidate)) === 'whole') return candidate;
  }
  return undefined;
}
