import type { LanguageTexts, SourceCast, SourceCrew, SourceImage, SourceOffers, SourceVideo } from './source-parts.ts';

/**
 * TMDB's data of one film, trimmed and mapped to our names. It is stored whole; everything shown is projected from it and from
 * editors' overrides. Texts are stored per language: the projection chooses which one is shown.
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
  /** Brazilian releases only. */
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
