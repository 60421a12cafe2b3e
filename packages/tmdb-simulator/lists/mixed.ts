import type { Kind } from '../world/world.ts';
import type { ItemCache } from './item-cache.ts';

/** Ties in a mixed list are in this order. */
export const KINDS = ['movie', 'tv', 'person'] as const satisfies readonly Kind[];

interface MixedId {
  kind: Kind;
  id: number;
}

/**
 * Encodes kind and id in one number, because film 603 and series 603 may be in one list. Hand-made people have ids near
 * 10^9, so the result needs more than 32 bits.
 */
export function mixedId(kind: Kind, id: number): number {
  return id * 4 + KINDS.indexOf(kind);
}

export function splitMixedId(mixed: number): MixedId {
  return { kind: KINDS[mixed % 4] ?? 'movie', id: Math.floor(mixed / 4) };
}

/** An item as lists of several kinds show it, with its media_type. */
export function buildMixedItem(items: ItemCache, { kind, id }: MixedId, language: string | null) {
  const item = findItem(items, kind, id, language);
  return item && { ...item, media_type: kind };
}

function findItem(items: ItemCache, kind: Kind, id: number, language: string | null) {
  if (kind === 'movie') return items.movie(id, language);
  return kind === 'tv' ? items.series(id, language) : items.person(id, language);
}
