import { NUMBER_WORDS } from '../../src/server/search/number-words.ts';
import { STOP_WORDS } from '../../src/server/search/phrase.ts';

export interface Named {
  kind: number;
  id: number;
  names: string[];
  popularity: number;
  year: number;
}

export interface NaiveKey {
  kind: number;
  id: number;
  score: number;
  year: number;
  word: string;
  key: string;
}

const ARTICLES = ['o', 'a', 'os', 'as', 'um', 'uma', 'the'];
const PARTS = ['parte', 'part', 'episodio', 'episode', 'capitulo', 'chapter', 'volume', 'vol'];

/** The keys of a name as the database should have them, computed without optimisation. */
export function toNaiveKeys({ kind, id, names, popularity, year }: Named): NaiveKey[] {
  const base = Math.round(100 * Math.log(1 + Math.max(0, Math.fround(popularity))));
  const isTitle = kind < 2;
  const all = names.flatMap((name) => (isTitle ? withDigits(name) : [name]));
  return all.flatMap((name) => {
    const words = splitName(name);
    const lead = isTitle && words.length > 1 && ARTICLES.includes(words[0] ?? '') ? 1 : 0;
    return words.slice(0, 12).flatMap((word, place) => {
      if (place > lead && STOP_WORDS.has(word)) return [];
      const rotated = place > lead ? [...words.slice(place), ...words.slice(lead, place)] : words.slice(place);
      const score = base + (isTitle && place <= lead ? 300 : 0);
      return [{ kind, id, score, year, word: cut(word, 40), key: cut(rotated.join(' '), 48) }];
    });
  });
}

const cut = (text: string, characters: number) => [...text].slice(0, characters).join('');

function splitName(name: string): string[] {
  const spaced = name.replace(/[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]/g, ' $& ');
  return spaced === name ? name.split(' ') : spaced.trim().split(/ +/);
}

function withDigits(name: string): string[] {
  const words = name.split(' ');
  const digits = words.map((word, place) => {
    if (Object.hasOwn(NUMBER_WORDS, word)) return NUMBER_WORDS[word];
    return word === 'i' && PARTS.includes(words[place - 1] ?? '') ? '1' : word;
  });
  return digits.join(' ') === name ? [name] : [name, digits.join(' ')];
}
