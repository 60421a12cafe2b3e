import { describe, expect, test } from 'vitest';
import { findUnimported, findUnlistedLater, findUnlistedSections, findUnusedTexts } from './spec-truth.ts';

/** Each check of docs/evidence/spec-coverage.md is shown to fail on a small sample: a check that cannot fail proves nothing. */
describe('a text that no product code uses', () => {
  const words = { words: { shown: 'Mostrado', other: 'Outro', forgotten: 'Esquecido' } };

  test('is found', () => {
    const product = "import { words } from '#shared/text/words.ts';\nsay(words.shown);\nconst { other } = words;";
    expect(findUnusedTexts([words], product)).toEqual(['words.forgotten']);
  });

  test('is not found in a group that is passed on or indexed', () => {
    expect(findUnusedTexts([words], 'say(words);')).toEqual([]);
    expect(findUnusedTexts([words], 'say(words[kind]);')).toEqual([]);
  });

  test('is not found in a group that is imported under another name', () => {
    const product = "import { words as text } from '#shared/text/words.ts';\nsay(text.other);";
    expect(findUnusedTexts([{ words: { other: 'Outro', forgotten: 'Esquecido' } }], product)).toEqual([
      'words.forgotten',
    ]);
  });

  test('outside a group is found too', () => {
    expect(findUnusedTexts([{ greeting: 'Olá' }], 'say(greetings);')).toEqual(['greeting']);
  });

  test('is not used by being imported, nor by a member of that name elsewhere', () => {
    const product = "import { words } from '#shared/text/words.ts';\nsay(view.words.shown, { words: 1 });";
    expect(findUnusedTexts([{ words: { other: 'Outro' } }], product)).toEqual(['words.other']);
  });
});

describe('what is said to come later', () => {
  const rows = [
    { key: 'errors.search', shown: 'not yet: nothing says it' },
    { key: 'errors.home', shown: 'yes' },
  ];

  test('is found where the closing list lacks it', () => {
    expect(findUnlistedLater(rows, '| 9 | something else |')).toEqual(['errors.search']);
    expect(findUnlistedLater(rows, '| 8 | `errors.search` |')).toEqual([]);
  });

  test('of a section is found where the closing list lacks it', () => {
    const cells = ['the page of an episode; known-for titles'];
    expect(findUnlistedSections(cells, '| 2 | the page of an episode | ours |')).toEqual(['known-for titles']);
  });
});

describe('a file that is named', () => {
  const product = [
    { file: 'src/main.ts', source: "import { a } from './a.ts';\nimport { c } from '#shared/c.ts';" },
    { file: 'src/a.ts', source: 'export const a = 1;' },
    { file: 'src/b.ts', source: "import { b } from './b.ts';" },
  ];

  test('is found where no product code imports it, be it that it imports itself', () => {
    expect(findUnimported(['src/a.ts', 'src/b.ts', 'src/shared/c.ts'], product, new Set())).toEqual(['src/b.ts']);
  });

  test('is not found where a framework loads it', () => {
    expect(findUnimported(['src/b.ts'], product, new Set(['src/b.ts']))).toEqual([]);
  });
});
