import type {
  DemoAlternativeTitle,
  DemoArt,
  DemoCastMember,
  DemoCrewMember,
  DemoKeyword,
  DemoOffers,
  DemoTranslation,
  DemoVideo,
} from './types.ts';

/** A hand-made series, as `DemoMovie` is a hand-made film: facts about a real one, words written by us. */
export interface DemoSeries {
  id: number;
  imdbId: string | null;
  originalTitle: string;
  originalLanguage: string;
  status: string;
  type: string;
  genreIds: number[];
  /** The first one is the origin. */
  countries: string[];
  spokenLanguages: string[];
  networks: DemoNetwork[];
  /** Brazil's, '' where we are not sure. */
  certification: string;
  /** Minutes of a usual episode; 0 is TMDB's way to say unknown. */
  runtime: number;
  translations: DemoTranslation[];
  alternativeTitles: DemoAlternativeTitle[];
  creators: string[];
  cast: DemoCastMember[];
  crew: DemoCrewMember[];
  seasons: DemoSeason[];
  keywords: DemoKeyword[];
  videos: DemoVideo[];
  offers: DemoOffers;
  recommendations: number[];
  voteAverage: number;
  voteCount: number;
  popularity: number;
  posterCount: number;
  backdropCount: number;
  art?: DemoArt;
}

export interface DemoNetwork {
  id: number;
  name: string;
  country: string;
}

export interface DemoSeason {
  /** 0 is specials. */
  number: number;
  /** In Portuguese; '' where nobody wrote one. */
  overview: string;
  episodes: DemoEpisode[];
}

/** In order: the first is number 1. What is '' or null we do not know. */
export interface DemoEpisode {
  title: string;
  originalTitle: string;
  aired: string | null;
  runtime: number | null;
  overview: string;
}
