import type { Db } from '../infra/db.ts';
import { findNames, toPattern } from './find-names.ts';
import { neededWords } from './phrase.ts';
import { type Hit, scanCredited } from './search-keys.ts';

/** When people type a person and a title, the person's name has at most three words. */
const NAME_WORDS = [3, 2, 1];
const PEOPLE_LOOKED_AT = 4;

/** `wagner moura tropa`: titles credited to people of that name whose title has the other words. */
export async function findCredited(db: Db, words: readonly string[]): Promise<Hit[]> {
  if (words.length < 2) return [];
  for (const length of NAME_WORDS.filter((count) => count < words.length)) {
    for (const fromEnd of [false, true]) {
      const name = fromEnd ? words.slice(-length) : words.slice(0, length);
      const title = neededWords(fromEnd ? words.slice(0, -length) : words.slice(length));
      const people = await listPeople(db, name);
      if (people.length === 0) continue;
      const hits = await scanCredited(db, people, title.map(toPattern));
      if (hits.length > 0) return hits;
    }
  }
  return [];
}

async function listPeople(db: Db, name: readonly string[]): Promise<number[]> {
  if (name.every((word) => word.length < 3)) return [];
  const hits = await findNames(db, { words: name, isThorough: false });
  return hits
    .filter(({ kind }) => kind === 2)
    .slice(0, PEOPLE_LOOKED_AT)
    .map(({ id }) => id);
}
