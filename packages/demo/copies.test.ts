import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { listEnglishTexts, listPortugueseTexts } from './test-texts.ts';

/** TMDB's texts, present on some machines only: the demo must not copy them. */
const lent = process.env.TMDB_CONTRACT_DIR;

/** This many equal words in a row are not a coincidence. */
const RUN = 8;

const WORD = /[\p{L}\p{N}]+/gu;

/** Without case, accents and punctuation. */
function plainWords(text: string): string[] {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().match(WORD) ?? [];
}

/** Every run of words except titles, which may be long and equal: most of their longer words are capitalised. */
function runsOf(text: string): string[] {
  const words = text.normalize('NFC').match(WORD) ?? [];
  const starts = words.slice(0, Math.max(0, words.length - RUN + 1)).keys();
  return [...starts].flatMap((start) => {
    const run = words.slice(start, start + RUN);
    const long = run.filter((word) => word.length > 3);
    const isTitle = long.filter((word) => /^\p{Lu}/u.test(word)).length >= long.length * 0.7;
    return isTitle ? [] : [plainWords(run.join(' ')).join(' ')];
  });
}

/** Lists of numbers have no sentences. */
function listTexts(folder: string): string[] {
  return globSync('{datasets,fixtures}/**/*.{json,jsonl,csv,gz}', { cwd: folder })
    .filter((file) => !/links|networks/.test(file))
    .map((file) => {
      const bytes = readFileSync(path.join(folder, file));
      // JSON escapes would break words; the rest of its syntax is punctuation.
      return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes)
        .toString('utf8')
        .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
        .replace(/\\[nrt"/]/g, ' ');
    });
}

/** The runs of `said` that occur in the text. */
function findSaid(text: string, said: ReadonlySet<string>, beginnings: ReadonlySet<string>): string[] {
  const words = plainWords(text);
  return words.flatMap((word, start) => {
    if (!beginnings.has(`${word} ${words[start + 1]}`)) return [];
    const run = words.slice(start, start + RUN).join(' ');
    return said.has(run) ? [run] : [];
  });
}

test.skipIf(!lent || !existsSync(lent))(
  'no eight words in a row are those of a text that was lent to us',
  () => {
    const ours = [...listPortugueseTexts(), ...listEnglishTexts()].map(({ where, text }) => ({
      where,
      runs: runsOf(text),
    }));
    const said = new Set(ours.flatMap(({ runs }) => runs));
    const beginnings = new Set([...said].map((run) => run.split(' ', 2).join(' ')));
    const texts = listTexts(lent ?? '');
    expect(texts.length).toBeGreaterThan(20);
    const theirs = new Set(texts.flatMap((text) => findSaid(text, said, beginnings)));
    const copied = ours.flatMap(({ where, runs }) =>
      runs.filter((run) => theirs.has(run)).map((run) => `${where}: ${run}`),
    );
    expect(copied).toEqual([]);
  },
  60_000,
);
