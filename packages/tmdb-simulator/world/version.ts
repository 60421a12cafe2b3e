import { chance, mix, pick } from './bits.ts';
import type { Day, Kind } from './kinds.ts';
import { recordBits, SALT } from './salts.ts';
import { rankOf } from './titles/fill-title.ts';

/** Days between two edits. The most popular records are edited weekly to bimonthly, the rest about once a year: 0.5 % per day. */
const HEAD_PERIODS = [7, 15, 30, 60] as const;
const TAIL_PERIODS = [120, 240, 360, 480] as const;

interface Rhythm {
  period: number;
  offset: number;
}

function rhythmOf(bits: number): Rhythm {
  const draw = mix(bits, SALT.version);
  const period = pick(mix(draw, 1), rankOf(bits) < 0.02 ? HEAD_PERIODS : TAIL_PERIODS);
  return { period, offset: mix(draw, 2) % period };
}

/** Edits are periodic, so counting them is one division, however far the clock runs. */
export function versionOf(seed: number, kind: Kind, id: number, day: Day): number {
  const { period, offset } = rhythmOf(recordBits(seed, kind, id));
  return Math.floor((day + offset) / period);
}

/** The last day in [from, to] on which the record was edited. */
export function lastEditIn(seed: number, kind: Kind, id: number, from: Day, to: Day): Day | undefined {
  const { period, offset } = rhythmOf(recordBits(seed, kind, id));
  const day = to - ((((to + offset) % period) + period) % period);
  return day >= from ? day : undefined;
}

/** 3 of 100 entries of TMDB's feed have `adult: null`. */
export function hidesAdult(bits: number, day: Day): boolean {
  return chance(mix(mix(bits, SALT.version), day), 0.03);
}
