import { expect, test } from 'vitest';
import { listEnglishTexts, listPortugueseTexts, type WrittenText, wordsOf } from './test-texts.ts';

/** Frequent in English, and not Portuguese words. */
const ENGLISH = new Set(
  'the and of to is with his her their from who that which into when while after between they must has have this but not are was were out by an on it its'.split(
    ' ',
  ),
);

/** Equally frequent, but also Portuguese. */
const SHARED = new Set(['a', 'in', 'for', 'as', 'he', 'she', 'at']);

function shareIn({ text }: WrittenText, ...lists: ReadonlySet<string>[]): number {
  const words = wordsOf(text.toLowerCase());
  return words.filter((word) => lists.some((list) => list.has(word))).length / words.length;
}

/** An English title may be part of a sentence; an English sentence is an error. Episode titles are too short to judge. */
test('no Portuguese text is English', () => {
  const long = listPortugueseTexts().filter(({ text }) => wordsOf(text).length >= 8);
  expect(long.filter((row) => shareIn(row, ENGLISH) > 0.08).map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
});

test('every English text is', () => {
  const wrong = listEnglishTexts().filter((row) => shareIn(row, ENGLISH, SHARED) < 0.1);
  expect(wrong.map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
});
