import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const compose = readFileSync(path.resolve(import.meta.dirname, '../deploy/compose.yaml'), 'utf8');

test('the containers start with no password or secret but those the operator gives', () => {
  const taken = [...compose.matchAll(/\$\{(\w*(?:PASSWORD|SECRET)\w*)(:\?)?[^}]*\}/g)];
  expect(new Set(taken.map(([, name]) => name)).size).toBeGreaterThanOrEqual(4);
  expect(taken.filter(([, , isRequired]) => !isRequired).map(([, name]) => name)).toEqual([]);
  const written = compose.matchAll(/^\s*\w*(?:PASSWORD|SECRET|TOKEN)\w*: (?!\$\{).*$/gm);
  expect([...written].map(([line]) => line.trim())).toEqual([]);
});
