import { orNull } from '../stored-shape.ts';

/** Parts that films, series and people share at TMDB, trimmed and mapped to our names. */

/** An empty string means that TMDB has no text in that language. */
export const languageTexts = { 'pt-BR': '', 'pt-PT': '', en: '' };
export type LanguageTexts = typeof languageTexts;

/** A person as named in a credit. */
const sourcePerson = { personId: 0, name: '', profilePath: orNull<string>(), popularity: 0 };
export type SourcePerson = typeof sourcePerson;

export const sourceCast = { ...sourcePerson, character: '' };

export const sourceCrew = { ...sourcePerson, job: '', department: '' };

export const sourceImage = { filePath: '', width: 0, height: 0, language: orNull<string>() };
export type SourceImage = typeof sourceImage;

export const sourceVideo = {
  tmdbId: '',
  youtubeKey: '',
  name: '',
  type: '',
  language: '',
  isOfficial: false,
  publishedAt: '',
};
export type SourceVideo = typeof sourceVideo;

export const OFFER_KINDS = ['flatrate', 'free', 'ads', 'rent', 'buy'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

export interface SourceOffer {
  kind: OfferKind;
  serviceId: number;
  serviceName: string;
  logoPath: string | null;
}

const sourceOffer: SourceOffer = { kind: 'flatrate', serviceId: 0, serviceName: '', logoPath: null };
export const sourceOffers = { link: orNull<string>(), services: [sourceOffer] };
export type SourceOffers = typeof sourceOffers;
