import type { DemoArt, DemoOffers } from './types.ts';

/** `person` is the name as the credits of the work spell it; an empty character is one we are not sure of. */
export type CastRow = readonly [person: string, character: string];
export type CrewRow = readonly [person: string, job: string];

/**
 * What is written down about a real film: facts, and words of our own. What we are not sure of is left out.
 * Votes, popularity and offers are illustrative, so nothing here may be quoted as a fact about them.
 */
export interface FilmFacts {
  /** TMDB's, or one from `RESERVED_FILM` on where TMDB has nothing. */
  id: number;
  imdbId?: string;
  /** As it was released in Brazil. */
  title: string;
  /** Left out where it is the same. */
  originalTitle?: string;
  /** ISO 639-1 of the original; Portuguese where left out. */
  language?: string;
  /** The earliest release we are sure of. */
  released: string;
  /** In Brazilian cinemas; left out where we are not sure of the day. */
  releasedInBrazil?: string;
  /** L, A10, 12, 14, 16, 18 in DJCTQ's plain spelling: 'L' | '10' | '12' | '14' | '16' | '18'. */
  certification?: BrazilCertification;
  runtime: number;
  genres: readonly number[];
  /** The first one is the origin; Brazil where left out. */
  countries?: readonly string[];
  spoken?: readonly string[];
  companies?: readonly string[];
  budget?: number;
  revenue?: number;
  /** 120 to 600 characters of ours, in the usher's voice. */
  overview: string;
  /** One or two English sentences of ours, for whoever asks TMDB in English. */
  overviewEnglish: string;
  tagline?: string;
  cast: readonly CastRow[];
  crew: readonly CrewRow[];
  offers: DemoOffers;
  votes: readonly [average: number, count: number];
  popularity: number;
  /** TMDB ids of other films of the demo; the rest is found by what they share. */
  recommendations?: readonly number[];
  art?: DemoArt;
}

export type BrazilCertification = 'L' | '10' | '12' | '14' | '16' | '18';

/** Ids from here on are ours, where TMDB has nothing. */
export const RESERVED_FILM = 900_000_000;
