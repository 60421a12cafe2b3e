import { expect, test } from 'vitest';
import { complaintsOf } from '../complaints.ts';

test.each([
  ['const key = process.env.TMDB_KEY;'],
  ["const key = process['env'].TMDB_KEY;"],
  ['const key = globalThis.process.env.TMDB_KEY;'],
  ['const { env } = process;'],
  ['const { env: settings } = process;'],
  ['const { argv, ...others } = process;'],
  ["import { env } from 'node:process';"],
  ["import { env as settings } from 'process';"],
  ["import node from 'node:process';\nconst key = node.env.TMDB_KEY;"],
  ["import * as node from 'node:process';\nconst { env } = node;"],
])('a setting is read in %s', (code) => {
  expect(complaintsOf('env', code, 'src/sample.ts')).toHaveLength(1);
});

test.each([
  ['const port = settings.env.port;'],
  ['const { argv } = process;'],
  ["import { argv } from 'node:process';"],
  ['function connect(env: Env) {\n  return env.databaseUrl;\n}'],
])('no setting is read in %s', (code) => {
  expect(complaintsOf('env', code, 'src/sample.ts')).toEqual([]);
});

test.each([
  ['src/server/sync/sample.ts', 'src/server/infra/env.ts'],
  ['packages/tmdb-simulator/sample.ts', 'packages/tmdb-simulator/env.ts'],
])('in %s the complaint points to %s', (file, home) => {
  expect(complaintsOf('env', 'const key = process.env.KEY;', file)[0]).toContain(home);
});
