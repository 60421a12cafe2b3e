import type { AudioFacts } from '../subscriptions/free-services.ts';
import type { OfferKind } from './source-parts.ts';

/** An editor's corrections to TMDB's offers of a title. */
export interface OfferEdits {
  added: readonly AddedOffer[];
  hidden: readonly HiddenOffer[];
  /** Missing in values of older releases. */
  audio?: readonly OfferAudio[];
}

/** In which audio a title is at a service; it is shown while that offer is. */
export interface OfferAudio extends AudioFacts {
  serviceId: number;
  kind: OfferKind;
  /** The editor's source, and the day they checked it. */
  source: string;
  checkedOn: string;
}

export interface AddedOffer {
  /** TMDB's id of the service. */
  serviceId: number;
  kind: OfferKind;
  /** https; without one the row links where TMDB's rows do. */
  url: string | undefined;
  /** The editor's source, and the day they checked it: `2026-11-15`. */
  source: string;
  checkedOn: string;
}

export interface HiddenOffer {
  serviceId: number;
  kind: OfferKind;
  reason: string;
  /** Last day it is hidden; without one, until an editor restores it. */
  until: string | undefined;
  /** Only in a draft: a reason was typed, and the offer was not ticked. It hides nothing. */
  isUnticked?: true;
}

/** Pictures of a gallery: those in `first`, in that order, then the rest in TMDB's order. */
export interface GalleryEdits {
  first: readonly string[];
  hidden: readonly string[];
  own: readonly OwnPicture[];
}

/** A picture uploaded by an editor. */
export interface OwnPicture {
  /** Path at the picture service, in the form of TMDB's paths. */
  path: string;
  width: number;
  height: number;
  alt: string;
  credit: string;
  licence: string;
}

export interface TrailerEdits {
  /** YouTube keys. */
  first: readonly string[];
  hidden: readonly string[];
  /** Missing in values of older releases. */
  added?: readonly AddedTrailer[];
}

/** A video that TMDB does not have. */
export interface AddedTrailer {
  key: string;
  name: string;
  /** The day on YouTube, as the editor read it there. */
  publishedOn: string;
}

/** An editor's choice of similar titles, all of the same kind as the title. */
export interface SimilarEdits {
  /** Shown first, in this order. */
  pinned: readonly number[];
  /** Never shown here. */
  banned: readonly BannedTitle[];
}

export interface BannedTitle {
  id: number;
  /** Why, for other editors; may be empty. */
  reason: string;
}

/** TMDB's pictures of a title or person, for an editor to choose from. */
export interface TmdbPicture {
  kind: 'poster' | 'backdrop' | 'profile';
  path: string;
  width: number;
  height: number;
  language: string | null;
}

export interface TmdbTrailer {
  /** YouTube key. */
  key: string;
  name: string;
  type: string;
  language: string;
  /** Time as TMDB writes it. */
  publishedAt: string;
}

export interface TmdbOffer {
  serviceId: number;
  serviceName: string;
  kind: OfferKind;
}
