import { type DemoSaga, findDemoSaga } from '../../demo/sagas.ts';
import { mix } from './bits.ts';
import { recordBits, SALT } from './salts.ts';
import { FLAG, type TitleTable } from './tables.ts';
import { ideaOf, titleIn } from './words/title.ts';

/** Each block of forty films has one collection of about three of them; its id is the block number + 1. */
const BLOCK = 40;
const MEMBER_EVERY = 13;

export interface Collection {
  id: number;
  bits: number;
  /** Ids that exist today, at least two. */
  parts: number[];
  /** Hand-made. */
  saga?: DemoSaga;
}

export function collectionIdOf(seed: number, movieId: number): number | undefined {
  const isMember = mix(recordBits(seed, 'movie', movieId), SALT.collection) % MEMBER_EVERY === 0;
  return isMember ? Math.floor((movieId - 1) / BLOCK) + 1 : undefined;
}

/** Undefined for fewer than two films. */
export function findCollection(seed: number, movies: TitleTable, id: number): Collection | undefined {
  if (id < 1) return undefined;
  const saga = findDemoSaga(id);
  if (saga) return { id, bits: mix(seed, id), parts: [...saga.parts], saga };
  const first = (id - 1) * BLOCK + 1;
  const parts = Array.from({ length: BLOCK }, (_, index) => first + index).filter((movieId) => {
    if (collectionIdOf(seed, movieId) === undefined) return false;
    const row = movies.findRow(movieId);
    return row >= 0 && !((movies.flags[row] ?? 0) & FLAG.demo);
  });
  return parts.length > 1 ? { id, bits: mix(mix(seed, SALT.collection), id), parts } : undefined;
}

/** In Portuguese, otherwise in English. */
export function collectionName({ bits, saga }: Collection, isPortuguese: boolean): string {
  if (saga) return isPortuguese ? saga.name : saga.nameEnglish;
  const idea = ideaOf(bits);
  return isPortuguese ? `${titleIn(idea, 'pt')} - Coleção` : `${titleIn(idea, 'en')} Collection`;
}
