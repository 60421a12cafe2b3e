import type { Certification } from './certification.ts';
import type { GalleryEdits, OfferEdits, TrailerEdits } from './field-values.ts';

/** The editable fields of a series. An absent field shows TMDB's value. */
export interface SeriesOverrides {
  title?: string;
  overview?: string;
  tagline?: string;
  certification?: Certification;
  /** The title's https URLs at services, by TMDB's id of the service. */
  watchUrls?: Readonly<Record<string, string>>;
  offers?: OfferEdits;
  curiosities?: string;
  additionalInfos?: string;
  posterPath?: string;
  backdropPath?: string;
  gallery?: GalleryEdits;
  trailers?: TrailerEdits;
  /** Other names people search for. */
  aliases?: readonly string[];
  /** The words of its slug; the id follows them, so every older URL still finds the title. */
  slug?: string;
  seoTitle?: string;
  seoDescription?: string;
  isNoindex?: boolean;
  isHidden?: boolean;
}
