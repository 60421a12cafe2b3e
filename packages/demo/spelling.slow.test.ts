import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { listPortugueseTexts, listProperWords, wordsOf } from './test-texts.ts';
import { WORDS_WE_KEEP } from './words-we-keep.ts';

/** Debian's `hunspell-pt-br`; `.ci/run` installs it. */
const DICTIONARY = ['-d', 'pt_BR', '-i', 'utf-8'];
const hasDictionary = spawnSync('hunspell', [...DICTIONARY, '-l'], { input: 'casa\n' }).status === 0;

function findUnknown(words: Iterable<string>): Set<string> {
  const input = `${[...words].join('\n')}\n`;
  const output = execFileSync('hunspell', [...DICTIONARY, '-l'], { input, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return new Set(output.split('\n').filter(Boolean));
}

test.skipIf(!hasDictionary)(
  'every Portuguese text is spelt as the dictionary, or the list of what we keep, says',
  () => {
    const texts = listPortugueseTexts();
    const known = new Set([...listProperWords(), ...WORDS_WE_KEEP]);
    const unknown = findUnknown(new Set(texts.flatMap(({ text }) => wordsOf(text)).filter((word) => !known.has(word))));
    const misspelt = texts.flatMap(({ where, text }) => {
      const words = wordsOf(text).filter((word) => unknown.has(word) && !known.has(word));
      return words.length > 0 ? [`${where}: ${[...new Set(words)].join(', ')}`] : [];
    });
    expect(misspelt).toEqual([]);
  },
);

test.skipIf(!hasDictionary)('the list of words we keep holds none that is in the dictionary or in no text', () => {
  const used = new Set(listPortugueseTexts().flatMap(({ text }) => wordsOf(text)));
  const unknown = findUnknown(WORDS_WE_KEEP);
  expect(WORDS_WE_KEEP.filter((word) => !unknown.has(word) || !used.has(word))).toEqual([]);
});
