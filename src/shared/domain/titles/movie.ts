import type { VoiceFields } from '../dubbing/dubbing.ts';
import { orNull } from '../stored-shape.ts';
import type { OwnOffer } from '../subscriptions/own-offers.ts';
import type { RatingOrigin, RatingReason } from './age-rating.ts';
import type { Certification } from './certification.ts';
import type { CinemaWord } from './cinema.ts';
import type { GalleryEdits, OfferEdits, SimilarEdits, TrailerEdits } from './field-values.ts';
import { languageTexts, sourceCast, sourceCrew, sourceImage, sourceOffers, sourceVideo } from './source-parts.ts';

/** A release in Brazil; others are not stored. */
const release = { type: 0, releasedOn: '', certification: '', descriptors: [''], note: '' };
export type SourceRelease = typeof release;

/**
 * TMDB's data of one film, trimmed and mapped to our names. It is stored whole; everything shown is projected from it and from
 * editors' overrides. Texts are stored per language: the projection chooses which one is shown.
 */
export const movieShape = {
  id: 0,
  isAdult: false,
  isVideo: false,
  originalTitle: '',
  originalLanguage: '',
  titles: languageTexts,
  overviews: languageTexts,
  taglines: languageTexts,
  /** First release anywhere; Brazil's own dates are in `releases`. */
  releaseDate: orNull<string>(),
  runtimeMinutes: orNull<number>(),
  status: '',
  budgetUsd: 0,
  revenueUsd: 0,
  popularity: 0,
  voteAverage: 0,
  voteCount: 0,
  genreIds: [0],
  countryCodes: [''],
  companyNames: [''],
  franchise: orNull<{ id: number; name: string }>(),
  imdbId: orNull<string>(),
  posterPath: orNull<string>(),
  backdropPath: orNull<string>(),
  cast: [sourceCast],
  crew: [sourceCrew],
  posters: [sourceImage],
  backdrops: [sourceImage],
  videos: [sourceVideo],
  releases: [release],
  offers: sourceOffers,
  recommendationIds: [0],
};
export type MovieSource = typeof movieShape;

/** The editable fields of a film. An absent field shows TMDB's value. */
export interface MovieOverrides {
  title?: string;
  overview?: string;
  tagline?: string;
  certification?: Certification;
  certificationReasons?: readonly RatingReason[];
  certificationOrigin?: RatingOrigin;
  /** https URL where an editor found the rating. */
  certificationSource?: string;
  /** Release in Brazil: `2025-11-06`. */
  releaseDate?: string;
  /** Whether it is in cinemas, where the data are wrong. */
  cinemaWord?: CinemaWord;
  /** https URL of an allowed ticket shop; only an editor (or a configured partner) can set one. */
  ticketUrl?: string;
  /** The title's https URLs at services, by TMDB's id of the service. */
  watchUrls?: Readonly<Record<string, string>>;
  offers?: OfferEdits;
  curiosities?: string;
  additionalInfos?: string;
  posterPath?: string;
  backdropPath?: string;
  gallery?: GalleryEdits;
  trailers?: TrailerEdits;
  similar?: SimilarEdits;
  /** The Brazilian dubbing cast. */
  voices?: readonly VoiceFields[];
  /** What services that editors run have of it. */
  ownOffers?: readonly OwnOffer[];
  /** Other names people search for. */
  aliases?: readonly string[];
  /** The words of its slug; the id follows them, so every older URL still finds the title. */
  slug?: string;
  /** The picture of a shared link, in place of the drawn card. */
  sharePath?: string;
  seoTitle?: string;
  seoDescription?: string;
  isNoindex?: boolean;
  isHidden?: boolean;
}
