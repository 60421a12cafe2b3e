import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../../../../test/synopses/en.ts';
import { SPANISH } from '../../../../test/synopses/es.ts';
import { BRAZILIAN } from '../../../../test/synopses/pt-br.ts';
import { EUROPEAN } from '../../../../test/synopses/pt-pt.ts';
import { judgeTextLanguage, type TextLanguage } from './text-language.ts';

const SETS: readonly [TextLanguage, readonly string[]][] = [
  ['pt-BR', BRAZILIAN],
  ['pt-PT', EUROPEAN],
  ['en', ENGLISH],
  ['es', SPANISH],
];
const SAMPLES = SETS.flatMap(([language, texts]) =>
  texts.map((text, index) => ({ language, text, isHeldOut: index % 2 === 1 })),
);

/** The rules were written with the first half of the samples; the second half is used only here. */
describe.each([
  ['the half the rules were made with', false],
  ['the half that was held out', true],
])('of %s', (_name, isHeldOut) => {
  test('at least 95 of 100 synopses are recognised, and the misses are printed', () => {
    const half = SAMPLES.filter((sample) => sample.isHeldOut === isHeldOut);
    const misses = half.flatMap(({ language, text }) => {
      const verdict = judgeTextLanguage(text);
      return verdict === language ? [] : [`${language} taken for ${verdict}: ${text}`];
    });
    // Lists the misses, for changes to the rules.
    if (misses.length > 0) process.stdout.write(`${misses.join('\n')}\n`);
    expect(half).toHaveLength(100);
    expect(misses.length).toBeLessThanOrEqual(5);
  });
});

test.each([
  ['', 'pt-BR', 'none'],
  ['  …  ', 'en', 'none'],
  ['<p>O filho do dono não quer vender a casa.</p>', '', 'pt-BR'],
  ['Documentário.', 'pt-BR', 'pt-BR'],
  ['Aftershock', 'en', 'en'],
  ['Ein Mann sucht seinen Hund.', 'de', 'other'],
  ['君の名は', 'ja', 'other'],
])('"%s", filed under "%s", is %s', (text, declared, language) => {
  expect(judgeTextLanguage(text, declared)).toBe(language);
});
