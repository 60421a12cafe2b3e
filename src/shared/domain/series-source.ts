import type { LanguageTexts, SourceCast, SourceCrew, SourceImage, SourceOffers, SourceVideo } from './source-parts.ts';

/** What TMDB knows of one series, as `MovieSource` is for a film. Its episodes are in the sources of its seasons. */
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
  /** Of the next episode TMDB knows of. */
  nextAirDate: string | null;
  lastEpisode: { seasonNumber: number; number: number } | null;
  /** Without specials. */
  seasonCount: number;
  episodeCount: number;
  episodeMinutes: number | null;
  isInProduction: boolean;
  status: string;
  type: string;
  /** Brazil's ratings as TMDB lists them, the newest last. */
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
  /** The seasons there are, specials (0) among them. One that is not here any more is gone. */
  seasons: SourceSeasonSummary[];
}

export interface SourceSeriesCast extends SourceCast {
  /** 0 where TMDB does not count. */
  episodeCount: number;
}

export interface SourceSeriesCrew extends SourceCrew {
  episodeCount: number;
}

/** A season as its series mentions it: enough for a card, even when the season itself could not be read. */
export interface SourceSeasonSummary {
  number: number;
  tmdbId: number;
  name: string;
  overview: string;
  airDate: string | null;
  episodeCount: number;
  posterPath: string | null;
}
