/** Parts that films, series and people share at TMDB, trimmed and mapped to our names. */

/** An empty string means that TMDB has no text in that language. */
export interface LanguageTexts {
  'pt-BR': string;
  'pt-PT': string;
  en: string;
}

/** A person as named in a credit. */
export interface SourcePerson {
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
