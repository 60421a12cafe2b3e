import type { OfferKind } from './source-parts.ts';

/** What an editor knows of where a title is, over what TMDB was told. */
export interface OfferEdits {
  added: readonly AddedOffer[];
  hidden: readonly HiddenOffer[];
}

export interface AddedOffer {
  /** TMDB's number of the service. */
  serviceId: number;
  kind: OfferKind;
  /** https, or none: then the row leads where TMDB's do. */
  url: string | undefined;
  /** Where the editor has it from, and when they looked: `2026-11-15`. */
  source: string;
  checkedOn: string;
}

export interface HiddenOffer {
  serviceId: number;
  kind: OfferKind;
  reason: string;
  /** The last day it is left out; without one, until somebody takes it back. */
  until: string | undefined;
}

/** Which pictures a gallery shows, and in which order: those named first, then the rest as TMDB has them. */
export interface GalleryEdits {
  first: readonly string[];
  hidden: readonly string[];
  own: readonly OwnPicture[];
}

/** A picture somebody of ours uploaded. */
export interface OwnPicture {
  /** Its name at the picture service, as a TMDB picture has one. */
  path: string;
  width: number;
  height: number;
  alt: string;
  credit: string;
  licence: string;
}

export interface TrailerEdits {
  /** YouTube's keys. */
  first: readonly string[];
  hidden: readonly string[];
}

/** What TMDB has of a title, for an editor to choose from. */
export interface TmdbPicture {
  kind: 'poster' | 'backdrop' | 'profile';
  path: string;
  width: number;
  height: number;
  language: string | null;
}

export interface TmdbTrailer {
  /** YouTube's. */
  key: string;
  name: string;
  type: string;
  language: string;
  /** A moment as TMDB writes it. */
  publishedAt: string;
}

export interface TmdbOffer {
  serviceId: number;
  serviceName: string;
  kind: OfferKind;
}
