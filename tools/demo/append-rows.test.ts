import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { appendRows, nextFreeId } from './append-rows.ts';

test('new rows come after the old ones, quoted as biome would', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'register-')), 'register.ts');
  writeFileSync(file, 'export const rows = [];\n');
  appendRows(file, [[900_000_101, 'Lee Sun-kyun', 'Acting']]);
  appendRows(file, [[192, "Peter O'Toole", 'Acting']]);
  appendRows(file, []);
  expect(readFileSync(file, 'utf8')).toBe(
    `export const rows = [\n  [900_000_101, 'Lee Sun-kyun', 'Acting'],\n  [192, "Peter O'Toole", 'Acting'],\n];\n`,
  );
});

test('a new id follows the last of ours, whatever lower ids TMDB has', () => {
  expect(nextFreeId([192, 31], 1000)).toBe(1000);
  expect(nextFreeId([192, 1007, 1003], 1000)).toBe(1008);
});
