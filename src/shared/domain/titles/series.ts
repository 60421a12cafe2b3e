import type { VoiceFields } from '../dubbing/dubbing.ts';
import { orNull } from '../stored-shape.ts';
import type { OwnOffer } from '../subscriptions/own-offers.ts';
import type { RatingOrigin, RatingReason } from './age-rating.ts';
import type { Certification } from './certification.ts';
import type { SeriesFormat } from './chapters.ts';
import type { GalleryEdits, OfferEdits, SimilarEdits, TrailerEdits } from './field-values.ts';
import { languageTexts, sourceCast, sourceCrew, sourceImage, sourceOffers, sourceVideo } from './source-parts.ts';

/** `episodeCount` is 0 if TMDB has no count. */
const seriesCast = { ...sourceCast, episodeCount: 0 };
export type SourceSeriesCast = typeof seriesCast;

const seriesCrew = { ...sourceCrew, episodeCount: 0 };
export type SourceSeriesCrew = typeof seriesCrew;

/** A season as listed by its series: enough for a card, even if the season itself could not be fetched. */
const seasonSummary = {
  number: 0,
  tmdbId: 0,
  name: '',
  overview: '',
  airDate: orNull<string>(),
  episodeCount: 0,
  posterPath: orNull<string>(),
};
export type SourceSeasonSummary = typeof seasonSummary;

/** TMDB's data of one series, like `movieShape` for a film. Episodes are in the sources of its seasons. */
export const seriesShape = {
  id: 0,
  isAdult: false,
  originalTitle: '',
  originalLanguage: '',
  titles: languageTexts,
  overviews: languageTexts,
  taglines: languageTexts,
  firstAirDate: orNull<string>(),
  lastAirDate: orNull<string>(),
  /** Air date of the next episode. */
  nextAirDate: orNull<string>(),
  lastEpisode: orNull<{ seasonNumber: number; number: number }>(),
  /** Specials not counted. */
  seasonCount: 0,
  episodeCount: 0,
  episodeMinutes: orNull<number>(),
  isInProduction: false,
  status: '',
  type: '',
  /** Brazilian ratings in TMDB's order, newest last. */
  certifications: [''],
  /** Reasons of the newest of them. */
  ratingDescriptors: [''],
  popularity: 0,
  voteAverage: 0,
  voteCount: 0,
  genreIds: [0],
  countryCodes: [''],
  companyNames: [''],
  networkNames: [''],
  imdbId: orNull<string>(),
  posterPath: orNull<string>(),
  backdropPath: orNull<string>(),
  cast: [seriesCast],
  crew: [seriesCrew],
  posters: [sourceImage],
  backdrops: [sourceImage],
  videos: [sourceVideo],
  offers: sourceOffers,
  recommendationIds: [0],
  /** All current seasons, with specials (0). A stored season that is missing here was removed. */
  seasons: [seasonSummary],
};
export type SeriesSource = typeof seriesShape;

const episode = {
  number: 0,
  tmdbId: 0,
  name: '',
  overview: '',
  airDate: orNull<string>(),
  runtimeMinutes: orNull<number>(),
  stillPath: orNull<string>(),
};

/** One season with its episodes. Stored apart from its series, because a running series changes one season at a time. */
export const seasonShape = {
  seriesId: 0,
  number: 0,
  tmdbId: 0,
  name: '',
  overviews: languageTexts,
  airDate: orNull<string>(),
  posterPath: orNull<string>(),
  episodes: [episode],
};
export type SeasonSource = typeof seasonShape;

/** The editable fields of a series. An absent field shows TMDB's value. */
export interface SeriesOverrides {
  title?: string;
  overview?: string;
  tagline?: string;
  certification?: Certification;
  certificationReasons?: readonly RatingReason[];
  certificationOrigin?: RatingOrigin;
  /** https URL where an editor found the rating. */
  certificationSource?: string;
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
  /** By seasons, or as a novela by chapters. */
  format?: SeriesFormat;
  /** Slug or URL of another series, which ends in its id. */
  remakeOf?: string;
  repriseOf?: string;
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
