import type { BrazilCertification, CastRow, CrewRow } from './film.ts';
import type { DemoArt, DemoOffers } from './types.ts';

/** A missing title is shown as 'Episódio N': we do not guess episode titles. */
export interface EpisodeFacts {
  title?: string;
  originalTitle?: string;
  aired?: string;
  runtime?: number;
  overview?: string;
}

export interface SeasonFacts {
  /** 0 means specials. */
  number: number;
  /** First episode; left out if the day is uncertain. */
  aired?: string;
  /** Days between episodes; 0 releases all at once. */
  step?: number;
  /** In place of days: one episode from Monday to Saturday, and this many still to come when the demo starts. */
  ahead?: number;
  /** The number of episodes, or facts about each, in order. */
  episodes: number | readonly EpisodeFacts[];
  overview?: string;
}

/** Facts about a real series; see `FilmFacts` for the rules. */
export interface SerialFacts {
  id: number;
  imdbId?: string;
  title: string;
  originalTitle?: string;
  language?: string;
  status: 'Returning Series' | 'Ended' | 'Canceled';
  type?: 'Scripted' | 'Miniseries' | 'Documentary' | 'Reality';
  genres: readonly number[];
  countries?: readonly string[];
  /** TMDB's spelling: 'TV Globo', 'HBO', 'Netflix'. */
  networks: readonly string[];
  certification?: BrazilCertification;
  /** Minutes of a usual episode. */
  runtime?: number;
  overview: string;
  overviewEnglish: string;
  tagline?: string;
  creators: readonly string[];
  cast: readonly CastRow[];
  crew?: readonly CrewRow[];
  seasons: readonly SeasonFacts[];
  offers: DemoOffers;
  votes: readonly [average: number, count: number];
  popularity: number;
  recommendations?: readonly number[];
  art?: DemoArt;
}

/** Ids from here on are our own, for series that TMDB does not have. */
export const RESERVED_SERIES = 900_000_000;
