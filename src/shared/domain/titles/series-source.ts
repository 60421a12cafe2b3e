import type { LanguageTexts, SourceCast, SourceCrew, SourceImage, SourceOffers, SourceVideo } from './source-parts.ts';

/** TMDB's data of one series, like `MovieSource` for a film. Episodes are in the sources of its seasons. */
export interface SeriesSource {
  id: number;
  isAdult: boolean;
  originalTitle: string;
  originalLanguage: string;
  titles: LanguageTexts;
  overviews: LanguageTexts;
  taglines: LanguageTexts;
  firstAirDate: string | null;
  lastAirDate: string | null;
  /** Air date of the next episode. */
  nextAirDate: string | null;
  lastEpisode: { seasonNumber: number; number: number } | null;
  /** Specials not counted. */
  seasonCount: number;
  episodeCount: number;
  episodeMinutes: number | null;
  isInProduction: boolean;
  status: string;
  type: string;
  /** Brazilian ratings in TMDB's order, newest last. */
  certifications: string[];
  popularity: number;
  voteAverage: number;
  voteCount: number;
  genreIds: number[];
  countryCodes: string[];
  companyNames: string[];
  networkNames: string[];
  imdbId: string | null;
  posterPath: string | null;
  backdropPath: string | null;
  cast: SourceSeriesCast[];
  crew: SourceSeriesCrew[];
  posters: SourceImage[];
  backdrops: SourceImage[];
  videos: SourceVideo[];
  offers: SourceOffers;
  recommendationIds: number[];
  /** All current seasons, with specials (0). A stored season that is missing here was removed. */
  seasons: SourceSeasonSummary[];
}

export interface SourceSeriesCast extends SourceCast {
  /** 0 if TMDB has no count. */
  episodeCount: number;
}

export interface SourceSeriesCrew extends SourceCrew {
  episodeCount: number;
}

/** A season as listed by its series: enough for a card, even if the season itself could not be fetched. */
export interface SourceSeasonSummary {
  number: number;
  tmdbId: number;
  name: string;
  overview: string;
  airDate: string | null;
  episodeCount: number;
  posterPath: string | null;
}
