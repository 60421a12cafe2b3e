/** What films, series and people have in common at TMDB, trimmed and in our words. */

/** An empty string is "TMDB has no such text". */
export interface LanguageTexts {
  'pt-BR': string;
  'pt-PT': string;
  en: string;
}

/** A person as a credit names them. */
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
