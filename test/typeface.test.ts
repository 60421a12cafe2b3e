import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readLetters } from './font-letters.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FONTS = path.join(ROOT, 'src/processes/web/app/design/fonts');
const FONT = path.join(FONTS, 'archivo.woff2');

/** Latin letters, digits, punctuation and symbols; other scripts use the visitor's own fonts. */
const OURS = /[\p{Script=Latin}\p{N}\p{P}\p{Sc}\p{Sm}]/u;

/** Native names of languages and countries: sent by TMDB, shown on no page. */
const NOT_SHOWN = 'packages/demo/places.ts';

test('the font has every letter of our words and of the demo', () => {
  const letters = readLetters(readFileSync(FONT));
  const files = globSync(['src/shared/text/**/*.ts', 'packages/demo/**/*.ts'], { cwd: ROOT }).filter(
    (file) => file !== NOT_SHOWN && !file.endsWith('.test.ts'),
  );
  const missing = files.flatMap((file) => {
    const used = new Set(readFileSync(path.join(ROOT, file), 'utf8').normalize('NFC'));
    return [...used].filter((letter) => OURS.test(letter) && !letters.has(letter.codePointAt(0) ?? 0));
  });

  expect(files.length).toBeGreaterThan(50);
  expect(letters.size).toBeGreaterThan(300);
  expect([...new Set(missing)].sort()).toEqual([]);
});

test.each([
  ['Portuguese', 'Ação, café, avó, maçã, lingüiça, às três — “oi”… R$ 5'],
  ['Spanish', '¿Qué? ¡Mañana!'],
  ['French', 'œuvre, Noël, garçon, « oui »'],
  ['German', 'Größe, Ä Ö Ü ẞ'],
  ['Polish', 'Łódź, Wałęsa, Żeromski'],
  ['Czech', 'Miloš, Věra, Jiří, ť ď ň ů'],
  ['Turkish', 'Şener Şen, İstanbul, ığdır'],
  ['Romanian', 'Ștefan, Țară, Mărgineanu'],
  ['Hungarian', 'Szabó, Erdős, Űr'],
  ['Scandinavian', 'Ångström, Bjørn, Þór, ð'],
  ['romanised Japanese', 'Ōshima, Jūzō'],
])('the font can write %s: %s', (_language, words) => {
  const letters = readLetters(readFileSync(FONT));
  expect([...words].filter((letter) => !letters.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});

test('it is one file of at most 75 KB, with its licence beside it', () => {
  expect(globSync('*.{woff,woff2,ttf,otf}', { cwd: FONTS })).toEqual(['archivo.woff2']);
  expect(statSync(FONT).size).toBeLessThanOrEqual(75_000);
  expect(readFileSync(path.join(FONTS, 'OFL-archivo.txt'), 'utf8')).toContain('SIL Open Font License, Version 1.1');
});
