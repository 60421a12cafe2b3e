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

/** An empty string is "TMDB has no such text". */
export interface LanguageTexts {
  'pt-BR': string;
  'pt-PT': string;
  en: string;
}

interface SourcePerson {
  personId: number;
  name: string;
  profilePath: string | null;
  popularity: number;
}

export interface SourceCast extends SourcePerson {
  character: string;
}

export interface SourceCrew extends SourcePerson {
  job: string;
  department: string;
}

export interface SourceImage {
  filePath: string;
  width: number;
  height: number;
  language: string | null;
}

export interface SourceVideo {
  tmdbId: string;
  youtubeKey: string;
  name: string;
  type: string;
  language: string;
  isOfficial: boolean;
  publishedAt: string;
}

export interface SourceRelease {
  type: number;
  releasedOn: string;
  certification: string;
  note: string;
}

export const OFFER_KINDS = ['flatrate', 'free', 'ads', 'rent', 'buy'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

export interface SourceOffer {
  kind: OfferKind;
  serviceId: number;
  serviceName: string;
  logoPath: string | null;
}

export interface SourceOffers {
  link: string | null;
  services: SourceOffer[];
}
