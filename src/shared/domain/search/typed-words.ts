import { questionWords, type Slot } from '#shared/text/search/question-words.ts';
import {
  countriesTyped,
  genreWordsTyped,
  intentionBundles,
  intentionWords,
  platformNicknames,
} from '#shared/text/search/search-words.ts';
import { normaliseForSearch } from '../slug.ts';
import type { Sort } from '../sort.ts';
import type { AccessWord } from '../titles/filter-steps.ts';

/** What a typed word or phrase says about the wanted list. */
export type Meaning =
  | { says: 'kind'; kind: 'movie' | 'series' }
  | { says: 'platform'; slug: string }
  | { says: 'genre'; slug: string; isWeak: boolean }
  | { says: 'country'; code: string }
  | { says: 'access'; words: readonly AccessWord[] }
  | { says: 'order'; order: Sort | 'arrival' }
  | { says: 'bundle'; kind?: 'series' | undefined; genre?: string | undefined; country: string }
  | {
      says:
        | 'cinema'
        | 'short-films'
        | 'children'
        | 'any-age'
        | 'teenagers'
        | 'short'
        | 'dubbed'
        | 'well-rated'
        | 'nothing';
    };

/** What a phrase says about a wanted list, and what it asks of a title, a service or this site. */
export interface Typed {
  list?: Meaning | undefined;
  asks?: readonly Slot[] | undefined;
}

/** Every phrase that is understood. */
export type TypedWords = Readonly<Record<string, Typed>>;

/** A platform or genre of this installation, with every name that it has or had. */
export interface KnownName {
  slug: string;
  names: readonly string[];
}

const FREE: readonly AccessWord[] = ['gratis', 'anuncios'];
const ACCESS: Record<keyof typeof intentionWords.access, readonly AccessWord[]> = {
  free: FREE,
  ads: ['anuncios'],
  rental: ['aluguel'],
  purchase: ['compra'],
  cinema: ['cinema'],
  included: ['incluso'],
};

/** Every phrase that the parser understands in an installation with these platforms and genres. */
export function collectTypedWords(platforms: readonly KnownName[], genres: readonly KnownName[]): TypedWords {
  const words: Record<string, { list?: Meaning; asks?: Slot[] }> = {};
  const entryOf = (phrase: string) => {
    if (!Object.hasOwn(words, phrase)) words[phrase] = {};
    return words[phrase] as { list?: Meaning; asks?: Slot[] };
  };
  const add = (phrases: string, meaning: Meaning) => {
    for (const phrase of listForms(phrases)) entryOf(phrase).list ??= meaning;
  };
  for (const { slug, names } of platforms) {
    add([...names.map(normaliseForSearch), platformNicknames[slug] ?? ''].join('|'), { says: 'platform', slug });
  }
  for (const [phrases, bundle] of Object.entries(intentionBundles)) add(phrases, { says: 'bundle', ...bundle });
  add(intentionWords.movies, { says: 'kind', kind: 'movie' });
  add(intentionWords.series, { says: 'kind', kind: 'series' });
  // "Infantil" is a genre of series and an age for films, so it is not left to the genre's own name.
  add(intentionWords.children, { says: 'children' });
  for (const { slug, names } of genres) {
    const typed = genreWordsTyped[slug];
    add([...names.map(normaliseForSearch), typed?.strong ?? ''].join('|'), { says: 'genre', slug, isWeak: false });
    add(typed?.weak ?? '', { says: 'genre', slug, isWeak: true });
  }
  for (const [code, { typed }] of Object.entries(countriesTyped)) add(typed, { says: 'country', code });
  for (const [access, phrases] of Object.entries(intentionWords.access)) {
    add(phrases, { says: 'access', words: ACCESS[access as keyof typeof ACCESS] });
  }
  add(intentionWords.cinema, { says: 'cinema' });
  add(intentionWords.anyAge, { says: 'any-age' });
  add(intentionWords.teenagers, { says: 'teenagers' });
  add(intentionWords.shortFilms, { says: 'short-films' });
  add(intentionWords.short, { says: 'short' });
  add(intentionWords.dubbed, { says: 'dubbed' });
  add(intentionWords.wellRated, { says: 'well-rated' });
  for (const [order, phrases] of Object.entries(intentionWords.orders)) {
    add(phrases, { says: 'order', order: order as Sort | 'arrival' });
  }
  add(intentionWords.ignored, { says: 'nothing' });
  for (const [slot, phrases] of Object.entries(questionWords)) {
    for (const phrase of listForms(phrases)) (entryOf(phrase).asks ??= []).push(slot as Slot);
  }
  return words;
}

function listForms(phrases: string): string[] {
  return phrases
    .split('|')
    .filter((phrase) => phrase !== '')
    .flatMap((phrase) => {
      const stem = phrase.endsWith('*') ? phrase.slice(0, -1) : undefined;
      return stem === undefined ? [phrase] : ['o', 'a', 'os', 'as'].map((ending) => stem + ending);
    });
}
