import type { Article } from '../titles/taxonomy.ts';
import type { Dated } from './shown-prices.ts';

/** What a service asks of its viewers. */
export const ASKS = ['nothing', 'registration', 'gov-br', 'other'] as const;
export type Asks = (typeof ASKS)[number];

/** A service that costs nothing, as an editor described it. */
export interface ServiceFields extends Dated {
  /** A platform that TMDB knows, whose offers come from there; null for a service that editors run. */
  platformId: number | null;
  name: string;
  article: Article;
  /** Who runs it or what it has, in one line. */
  about: string;
  /** Its front page. Every link of the service is of this host. */
  url: string;
  asks: Asks;
  /** What it asks, in words; empty unless `asks` is `other`. */
  asksOther: string;
  hasAds: boolean;
  isPublic: boolean;
  sourceUrl: string;
  /** The last day on which an editor checked all its offers; null for a platform that TMDB knows. */
  offersCheckedOn: string | null;
}

export interface FreeService extends ServiceFields {
  /** From 900000 on; also its platform's, unless `platformId` is set. */
  id: number;
}

/** Words of the API, by field, in display order. */
export const AUDIO_WORDS = {
  isDubbed: 'dublado',
  isSubtitled: 'legendado',
  hasLibras: 'libras',
  isDescribed: 'audiodescricao',
} as const satisfies Record<keyof AudioFacts, string>;
export type AudioWord = (typeof AUDIO_WORDS)[keyof AudioFacts];

/** In which audio, and with what help, a title is there; only what is known. */
export interface AudioFacts {
  isDubbed: boolean;
  isSubtitled: boolean;
  hasLibras: boolean;
  isDescribed: boolean;
}

/** The hosts that links of a service may have: its own, with and without `www.`. */
export function listHostsOf(url: string): string[] {
  const host = URL.parse(url)?.hostname ?? '';
  if (host === '') return [];
  return host.startsWith('www.') ? [host, host.slice(4)] : [host, `www.${host}`];
}
