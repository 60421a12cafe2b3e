import { mix } from './bits.ts';
import type { Kind } from './kinds.ts';

/** Every random draw about a record has its own number, so adding one never changes another. */
export const SALT = {
  existence: 1,
  survivor: 2,
  mergeDay: 3,
  rank: 4,
  voteCount: 5,
  voteAverage: 6,
  release: 7,
  genres: 8,
  language: 9,
  country: 10,
  flags: 11,
  runtime: 12,
  money: 13,
  imdb: 14,
  brazil: 15,
  words: 16,
  translation: 17,
  services: 18,
  version: 19,
  seasons: 20,
  castCount: 21,
  crewCount: 22,
  credits: 23,
  labels: 24,
  pictures: 25,
  videos: 26,
  companies: 27,
  related: 28,
  collection: 29,
  network: 30,
  status: 31,
  name: 32,
  life: 33,
} as const;

const KIND_SALT: Record<Kind, number> = { movie: 101, tv: 102, person: 103 };

/** The seed of all facts about a record. */
export function recordBits(seed: number, kind: Kind, id: number): number {
  return mix(mix(seed, KIND_SALT[kind]), id);
}
