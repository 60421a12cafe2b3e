import { expect, test } from 'vitest';
import { findGaps } from './gaps.ts';

const files = Array.from({ length: 200 }, (_, index) => `src/file-${index}.ts`);

test('a tree that was read whole has no gaps', () => {
  expect(findGaps(files, [...files, 'node_modules/zod/index.js'], 500)).toEqual([]);
});

test('a reading that skipped one file names it', () => {
  expect(findGaps(files, files.slice(1), 500)).toEqual(['src/file-0.ts was not read']);
});

test('a reading of nothing is not green, even when nothing was found on disk', () => {
  expect(findGaps([], [], 0)).toHaveLength(1);
});

test('a reading that followed no import is not green', () => {
  expect(findGaps(files, files, 0)).toHaveLength(1);
});
