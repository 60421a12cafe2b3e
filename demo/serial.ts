import type { BrazilCertification, CastRow, CrewRow } from './film.ts';
import type { DemoArt, DemoOffers } from './types.ts';

/** A left out title is 'Episódio N' for whoever reads it: we do not guess what an episode is called. */
export interface EpisodeFacts {
  title?: string;
  originalTitle?: string;
  aired?: string;
  runtime?: number;
  overview?: string;
}

export interface SeasonFacts {
  /** 0 is specials. */
  number: number;
  /** First episode; left out where we are not sure of the day. */
  aired?: string;
  /** Days from one episode to the next; 0 drops them all at once. */
  step?: number;
  /** How many there are, or what is known about each, in order. */
  episodes: number | readonly EpisodeFacts[];
  overview?: string;
}

/** What is written down about a real series; see `FilmFacts` for the rules. */
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
  /** Names as TMDB spells them: 'TV Globo', 'HBO', 'Netflix'. */
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

/** Ids from here on are ours, where TMDB has nothing. */
export const RESERVED_SERIES = 900_000_000;
