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
  const packages = Object.keys(dependenciesOf('demo')).filter((name) => name.startsWith('@fontsource/'));
  const families = new Set(Object.values(FACES).map(({ family }) => `@fontsource/${family}`));
  expect(packages.toSorted()).toEqual([...families].toSorted());
});

// The published simulator contains the drawings, so it needs what they need.
test('the simulator depends on what the demo depends on', () => {
  expect(dependenciesOf('tmdb-simulator')).toMatchObject(dependenciesOf('demo'));
});

function dependenciesOf(name: string): Record<string, string> {
  const file = new URL(`../../${name}/package.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> }).dependencies;
}
