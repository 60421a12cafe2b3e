import type { Certification } from './certification.ts';
import type { GalleryEdits, OfferEdits, TrailerEdits } from './field-values.ts';

/** The fields of a film an editor may write. A field that is absent was never touched, and TMDB's value shows. */
export interface MovieOverrides {
  title?: string;
  overview?: string;
  tagline?: string;
  certification?: Certification;
  /** In Brazil: `2025-11-06`. */
  releaseDate?: string;
  /** An https address of the allowed ticket shops; only an editor (or a configured partner) can set one. */
  ticketUrl?: string;
  /** Where the title is at a service: https addresses by TMDB's number of the service. */
  watchUrls?: Readonly<Record<string, string>>;
  offers?: OfferEdits;
  curiosities?: string;
  additionalInfos?: string;
  posterPath?: string;
  backdropPath?: string;
  gallery?: GalleryEdits;
  trailers?: TrailerEdits;
  /** Other names people look for it by. */
  aliases?: readonly string[];
  /** The words of its address; its number follows them, so every older address still leads here. */
  slug?: string;
  seoTitle?: string;
  seoDescription?: string;
  isNoindex?: boolean;
  isHidden?: boolean;
}
