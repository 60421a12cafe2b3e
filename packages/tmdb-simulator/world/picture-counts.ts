import { between, chance, mix } from './bits.ts';
import { SALT } from './salts.ts';
import { FLAG } from './tables.ts';

export interface PictureCounts {
  posterCount: number;
  backdropCount: number;
  logoCount: number;
}

export function pictureCounts(bits: number, flags: number): PictureCounts {
  const draw = mix(bits, SALT.pictures);
  return {
    posterCount: flags & FLAG.poster ? between(mix(draw, 1), 1, 6) : 0,
    backdropCount: flags & FLAG.backdrop ? between(mix(draw, 2), 1, 6) : 0,
    logoCount: flags & FLAG.backdrop && chance(mix(draw, 3), 0.4) ? 1 : 0,
  };
}
