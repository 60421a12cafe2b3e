import { ageRating } from '#shared/text/titles/age-rating.ts';
import { normaliseForSearch } from '../slug.ts';

/** AL, A6, A10 … are ratings by the distributor, until the Ministry of Justice confirms them. */
export const RATING_ORIGINS = ['official', 'self-rated'] as const;
export type RatingOrigin = (typeof RATING_ORIGINS)[number];

export function readRatingOrigin(text: string): RatingOrigin {
  return /^A[L\d]/i.test(text.trim()) ? 'self-rated' : 'official';
}

/** The Ministry's descriptors, in the order shown. */
export const RATING_REASONS = [
  'violence',
  'extreme-violence',
  'sexual-content',
  'explicit-sex',
  'nudity',
  'drugs',
  'legal-drugs',
  'illegal-drugs',
  'improper-language',
  'sensitive-themes',
  'criminal-acts',
  'fear',
  'impactful-content',
  'medical-procedures',
] as const;
export type RatingReason = (typeof RATING_REASONS)[number];

export function isRatingReason(value: unknown): value is RatingReason {
  return RATING_REASONS.some((reason) => reason === value);
}

const BY_NAME = new Map(RATING_REASONS.map((reason) => [normaliseForSearch(ageRating.reasons[reason]), reason]));

/** By its Portuguese name, however it is spelt; an unknown one is never guessed. */
export function parseRatingReason(text: string): RatingReason | null {
  return BY_NAME.get(normaliseForSearch(text)) ?? null;
}

/** Each once, in our order. */
export function sortRatingReasons(reasons: readonly RatingReason[]): RatingReason[] {
  return RATING_REASONS.filter((reason) => reasons.includes(reason));
}
