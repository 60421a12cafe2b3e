import type { LanguageTexts, SourceCast, SourceCrew, SourceImage, SourceOffers, SourceVideo } from './source-parts.ts';

/**
 * What TMDB knows of one film, trimmed and in our words. It is stored whole, and everything shown is projected from it
 * and from what an editor wrote. Texts keep their language: which one is shown is decided by the projection.
 */
export interface MovieSource {
  id: number;
  isAdult: boolean;
  isVideo: boolean;
  originalTitle: string;
  originalLanguage: string;
  titles: LanguageTexts;
  overviews: LanguageTexts;
  taglines: LanguageTexts;
  /** First release anywhere; Brazil's own dates are in `releases`. */
  releaseDate: string | null;
  runtimeMinutes: number | null;
  status: string;
  budgetUsd: number;
  revenueUsd: number;
  popularity: number;
  voteAverage: number;
  voteCount: number;
  genreIds: number[];
  countryCodes: string[];
  companyNames: string[];
  franchise: { id: number; name: string } | null;
  imdbId: string | null;
  posterPath: string | null;
  backdropPath: string | null;
  cast: SourceCast[];
  crew: SourceCrew[];
  posters: SourceImage[];
  backdrops: SourceImage[];
  videos: SourceVideo[];
  /** Only Brazil's. */
  releases: SourceRelease[];
  offers: SourceOffers;
  recommendationIds: number[];
}

export interface SourceRelease {
  type: number;
  releasedOn: string;
  certification: string;
  note: string;
}
