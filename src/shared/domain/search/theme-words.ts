import type { Slot } from '#shared/text/search/question-words.ts';
import type { MatchedQuery } from './match-phrases.ts';
import { toSagaKey } from './saga-words.ts';
import type { Typed } from './typed-words.ts';

/** Slots of words that stand beside a theme or a saga and are no part of it. */
const BESIDE: ReadonlySet<Slot> = new Set<Slot>(['noise', 'theme', 'where', 'watch', 'order', 'free']);
/** A shorter word is in too many names. */
const TELLING_CHARACTERS = 4;

/** "saga matrix", "qual a ordem de star wars": the key of the saga's name, or of its start; undefined if no saga is asked for. */
export function findSagaKey(query: MatchedQuery): string | undefined {
  const isAsked = query.at.some((matches) => matches.some(({ typed }) => typed.asks?.includes('order')));
  if (!isAsked) return undefined;
  const left = listLeft(query, ({ asks }) => asks?.some((slot) => BESIDE.has(slot)) === true);
  return left.length > 0 ? toSagaKey(left.join(' ')) : undefined;
}

interface Theme {
  /** The words that are left when everything else is taken off. */
  words: readonly string[];
  /** Whether the query asks for titles about it: "filmes do sertão", "oscar 2025". */
  isAsked: boolean;
}

/** What a collection may be about. */
export function findTheme(query: MatchedQuery): Theme {
  const words = listLeft(query, isBesideTheme).filter((word) => !isNumber(word));
  const isTelling = words.some((word) => word.length >= TELLING_CHARACTERS);
  const isAskedFor = query.at.some((matches) => matches.some(({ typed }) => isAskingForTitles(typed)));
  return { words, isAsked: isTelling && (isAskedFor || query.typed.some(isNumber)) };
}

const isNumber = (word: string) => /^\d+$/.test(word);

function isAskingForTitles({ list, asks }: Typed): boolean {
  return list?.says === 'kind' || asks?.includes('theme') === true;
}

function isBesideTheme({ list, asks }: Typed): boolean {
  return (
    asks?.some((slot) => BESIDE.has(slot)) === true ||
    (list !== undefined && list.says !== 'genre' && list.says !== 'cinema' && list.says !== 'order')
  );
}

/** The words that are in no phrase of a kind. */
function listLeft({ typed, at }: MatchedQuery, isTakenOff: (typed: Typed) => boolean): string[] {
  const left: string[] = [];
  for (let place = 0; place < typed.length; ) {
    const match = at[place]?.find((one) => isTakenOff(one.typed));
    if (!match) left.push(typed[place] ?? '');
    place += match?.length ?? 1;
  }
  return left;
}
