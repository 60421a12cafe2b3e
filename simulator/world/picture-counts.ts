import type { DemoArt, DemoMotif } from '../../demo/types.ts';
import { between, chance, mix, pick } from './bits.ts';
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

const MOTIFS: readonly DemoMotif[] = [
  'beam',
  'sea',
  'skyline',
  'road',
  'spikes',
  'chevrons',
  'sunburst',
  'window',
  'tower',
  'stairs',
  'blinds',
  'spears',
];

/** Ground, deep, mid, light. */
const INKS: readonly DemoArt['inks'][] = [
  ['#e6832a', '#2a1008', '#b8281e', '#ffe7b0'],
  ['#1f5f7a', '#071c26', '#3fa3b5', '#f3e9c8'],
  ['#7a2f4b', '#1d0a14', '#d0597c', '#fbe3d4'],
  ['#3c6b3f', '#0c1d10', '#8fb356', '#f4f0c9'],
  ['#40407a', '#0f0f26', '#8a7fd0', '#efe8ff'],
  ['#b08a2e', '#261a05', '#7a5312', '#fff3c4'],
  ['#8c3b24', '#210b05', '#e0764a', '#ffe6d0'],
  ['#2f6d68', '#071d1b', '#62b5a5', '#e9fbf0'],
];

export function artOf(bits: number): DemoArt {
  const draw = mix(bits, SALT.art);
  return { motif: pick(mix(draw, 1), MOTIFS), inks: pick(mix(draw, 2), INKS) };
}
