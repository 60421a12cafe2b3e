import type { DemoArt, DemoOffers } from './types.ts';

/** `person` is the name as the credits of the work spell it; an empty character is one we are not sure of. */
export type CastRow = readonly [person: string, character: string];
export type CrewRow = readonly [person: string, job: string];

/**
 * Facts about a real film, and texts of our own. Uncertain facts are left out. Votes, popularity and offers are illustrative: do
 * not quote them as facts.
 */
export interface FilmFacts {
  /** TMDB's id, or one from `RESERVED_FILM` on if TMDB has none. */
  id: number;
  imdbId?: string;
  /** Title of the Brazilian release. */
  title: string;
  /** Left out if it is the same. */
  originalTitle?: string;
  /** ISO 639-1 code of the original; Portuguese if left out. */
  language?: string;
  /** The earliest release we are sure of. */
  released: string;
  /** Release in Brazilian cinemas; left out if the day is uncertain. */
  releasedInBrazil?: string;
  /** L, A10, 12, 14, 16, 18 in DJCTQ's plain spelling: 'L' | '10' | '12' | '14' | '16' | '18'. */
  certification?: BrazilCertification;
  runtime: number;
  genres: readonly number[];
  /** The first one is the country of origin; Brazil if left out. */
  countries?: readonly string[];
  spoken?: readonly string[];
  companies?: readonly string[];
  budget?: number;
  revenue?: number;
  /** 120 to 600 characters of our own, in the voice of the site's usher. */
  overview: string;
  /** One or two English sentences of our own, for requests to TMDB in English. */
  overviewEnglish: string;
  tagline?: string;
  cast: readonly CastRow[];
  crew: readonly CrewRow[];
  offers: DemoOffers;
  votes: readonly [average: number, count: number];
  popularity: number;
  /** TMDB ids of other demo films; the other recommendations are computed from what titles share. */
  recommendations?: readonly number[];
  art?: DemoArt;
}

export type BrazilCertification = 'L' | '10' | '12' | '14' | '16' | '18';

/** Ids from here on are our own, for titles that TMDB does not have. */
export const RESERVED_FILM = 900_000_000;
