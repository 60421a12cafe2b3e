import { watchServiceNames } from '#shared/text/taxonomy.ts';
import type { OfferKind } from './source-parts.ts';

/**
 * One entry of TMDB's provider list, keyed by its id: names change (Max → HBO Max), ids stay. `label` is the name we show, `brand`
 * the chip's colour, `order` our order on the page. Platforms (our pages, each a set of these ids) are defined in the catalogue.
 */
export interface WatchService {
  id: number;
  label: string;
  brand: Brand;
  abbreviation: string;
  order: number;
}

export type Brand =
  | 'netflix'
  | 'prime'
  | 'disney'
  | 'max'
  | 'globoplay'
  | 'apple'
  | 'paramount'
  | 'crunchyroll'
  | 'mubi'
  | 'claro'
  | 'looke'
  | 'plutotv'
  | 'other';

/** In the order shown: brand and the letters drawn on its chip. */
const CHIPS: readonly [id: keyof typeof watchServiceNames, brand: Brand, abbreviation: string][] = [
  [8, 'netflix', 'N'],
  [1796, 'netflix', 'N'],
  [119, 'prime', 'prime'],
  [2100, 'prime', 'prime'],
  [9, 'prime', 'prime'],
  [307, 'globoplay', 'gp'],
  [337, 'disney', 'D+'],
  [1899, 'max', 'max'],
  [350, 'apple', 'tv+'],
  [531, 'paramount', 'P+'],
  [2303, 'paramount', 'P+'],
  [283, 'crunchyroll', 'cr'],
  [11, 'mubi', 'mubi'],
  [484, 'claro', 'c+'],
  [47, 'looke', 'lk'],
  [300, 'plutotv', 'pl'],
  // Shops never have the chip of their company's subscription.
  [2, 'other', 'loja'],
  [10, 'prime', 'loja'],
  [3, 'other', 'g'],
];

const byId = new Map<number, WatchService>(
  CHIPS.map(([id, brand, abbreviation], order) => [
    id,
    { id, label: watchServiceNames[id], brand, abbreviation, order },
  ]),
);

/** Pluto TV, Mercado Play and NetMovies. With ads, other services may be a cheaper plan that is still paid: Netflix, Prime Video. */
export const FREE_WITH_ADS_IDS: readonly number[] = [300, 2302, 19];

/** Services that editors run have ids of ours, far above TMDB's. All of them cost nothing. */
export const OWN_SERVICE_IDS_FROM = 900_000;

export function isOwnService(id: number): boolean {
  return id >= OWN_SERVICE_IDS_FROM;
}

/** No charge at all: an ad-supported plan of a paid service is not free. */
export function isFreeOffer({ kind, id }: { kind: OfferKind; id: number }): boolean {
  return kind === 'free' || (kind === 'ads' && (FREE_WITH_ADS_IDS.includes(id) || isOwnService(id)));
}

/** TMDB's names for channels sold inside another service. */
export function isChannel(tmdbName: string): boolean {
  return / (?:Amazon|Apple TV) Channel$/i.test(tmdbName);
}

/** Unknown services keep TMDB's name and follow the known ones. */
export function describeWatchService(id: number, tmdbName: string): WatchService {
  return (
    byId.get(id) ?? { id, label: tmdbName, brand: 'other', abbreviation: initialsOf(tmdbName), order: CHIPS.length }
  );
}

/** Finds a service by our label. */
export function describeServiceNamed(label: string): WatchService {
  const known = [...byId.values()].find((service) => service.label === label);
  return known ?? describeWatchService(0, label);
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? words.slice(0, 3).map((word) => word[0]) : [...(words[0] ?? '?')].slice(0, 2);
  return letters.join('').toLowerCase();
}
