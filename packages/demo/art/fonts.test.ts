import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FACES, loadFont } from './fonts.ts';

const faces = Object.entries(FACES).flatMap(([name, files]) =>
  files.subsets.map((subset) => ({ name, files, subset })),
);

test.each(faces)('$name has a $subset file', ({ files, subset }) => {
  expect(loadFont(files, subset).numGlyphs).toBeGreaterThan(20);
});

// The font files are read by name, so tools that search for unused packages do not see their use.
test('every font package is used, and every face has its package', () => {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  const { devDependencies } = manifest as { devDependencies: Record<string, string> };
  const packages = Object.keys(devDependencies).filter((name) => name.startsWith('@fontsource/'));
  const families = new Set(Object.values(FACES).map(({ family }) => `@fontsource/${family}`));
  expect(packages.toSorted()).toEqual([...families].toSorted());
});
