import { mix } from './bits.ts';
import { recordBits, SALT } from './salts.ts';
import type { TitleTable } from './tables.ts';
import { FLAG } from './tables.ts';
import { ideaOf, titleIn } from './words/title.ts';

/** Films stand in blocks of forty; about three of a block belong together, and that is collection number block + 1. */
const BLOCK = 40;
const MEMBER_EVERY = 13;

export interface Collection {
  id: number;
  bits: number;
  /** Ids alive today, at least two. */
  parts: number[];
}

export function collectionIdOf(seed: number, movieId: number): number | undefined {
  const isMember = mix(recordBits(seed, 'movie', movieId), SALT.collection) % MEMBER_EVERY === 0;
  return isMember ? Math.floor((movieId - 1) / BLOCK) + 1 : undefined;
}

/** One film alone is no collection. */
export function findCollection(seed: number, movies: TitleTable, id: number): Collection | undefined {
  if (id < 1) return undefined;
  const first = (id - 1) * BLOCK + 1;
  const parts = Array.from({ length: BLOCK }, (_, index) => first + index).filter((movieId) => {
    if (collectionIdOf(seed, movieId) === undefined) return false;
    const row = movies.findRow(movieId);
    return row >= 0 && !((movies.flags[row] ?? 0) & FLAG.demo);
  });
  return parts.length > 1 ? { id, bits: mix(mix(seed, SALT.collection), id), parts } : undefined;
}

/** Named in the language asked for where it is one of the two somebody translated. */
export function collectionName(bits: number, isPortuguese: boolean): string {
  const idea = ideaOf(bits);
  return isPortuguese ? `${titleIn(idea, 'pt')} - Coleção` : `${titleIn(idea, 'en')} Collection`;
}
