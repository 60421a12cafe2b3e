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

/** A hand-made series, as `DemoMovie` is a hand-made film: facts about a real one, with texts of our own. */
export interface DemoSeries {
  id: number;
  imdbId: string | null;
  originalTitle: string;
  originalLanguage: string;
  status: string;
  type: string;
  genreIds: number[];
  /** The first one is the country of origin. */
  countries: string[];
  spokenLanguages: string[];
  networks: DemoNetwork[];
  /** Brazilian rating; '' if uncertain. */
  certification: string;
  /** Minutes of a usual episode; 0 means unknown, as at TMDB. */
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
  /** 0 means specials. */
  number: number;
  /** In Portuguese; '' if there is none. */
  overview: string;
  episodes: DemoEpisode[];
  /** Shown from Monday to Saturday, with this many episodes after today. */
  ahead?: number;
}

/** In order, from number 1. '' and null mean unknown. */
export interface DemoEpisode {
  title: string;
  originalTitle: string;
  aired: string | null;
  runtime: number | null;
  overview: string;
}
