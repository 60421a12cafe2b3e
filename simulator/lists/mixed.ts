import type { Kind } from '../world/world.ts';
import type { ItemCache } from './item-cache.ts';

/** In the order in which a mixed list shows equals. */
export const KINDS = ['movie', 'tv', 'person'] as const satisfies readonly Kind[];

interface MixedId {
  kind: Kind;
  id: number;
}

/** Film 603 and series 603 in one list of numbers. Hand-made people have ids near 10^9, so it takes more than 32 bits. */
export function mixedId(kind: Kind, id: number): number {
  return id * 4 + KINDS.indexOf(kind);
}

export function splitMixedId(mixed: number): MixedId {
  return { kind: KINDS[mixed % 4] ?? 'movie', id: Math.floor(mixed / 4) };
}

/** An item as lists of several kinds show it: it says what it is. */
export function buildMixedItem(items: ItemCache, { kind, id }: MixedId, language: string | null) {
  const item = findItem(items, kind, id, language);
  return item && { ...item, media_type: kind };
}

function findItem(items: ItemCache, kind: Kind, id: number, language: string | null) {
  if (kind === 'movie') return items.movie(id, language);
  return kind === 'tv' ? items.series(id, language) : items.person(id, language);
}
