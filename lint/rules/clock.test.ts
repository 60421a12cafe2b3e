import { expect, test } from 'vitest';
import { complaintsOf } from '../complaints.ts';

test.each([
  ['const now = Date.now();'],
  ['const clock = Date.now;'],
  ["const now = Date['now']();"],
  ['const now = globalThis.Date.now();'],
  ['const today = new Date();'],
  ['const today = new Date;'],
  ['const today = Date();'],
  ['const today = Temporal.Now.plainDateISO();'],
])('the clock is read in %s', (code) => {
  expect(complaintsOf('clock', code, 'src/sample.ts')).toHaveLength(1);
});

test.each([
  ['const release = new Date(isoDate);'],
  ['const start = performance.now();'],
  ['const today = ctx.now();'],
  ['const day = Date.UTC(2026, 0, 1);'],
  ['const at = Date.parse(text);'],
])('the clock is not read in %s', (code) => {
  expect(complaintsOf('clock', code, 'src/sample.ts')).toEqual([]);
});

test.each([
  ['src/server/sync/sample.ts', 'src/server/infra/clock.ts'],
  ['packages/tmdb-simulator/sample.ts', 'packages/tmdb-simulator/clock.ts'],
])('in %s the complaint points to %s', (file, home) => {
  expect(complaintsOf('clock', 'const now = Date.now();', file)[0]).toContain(home);
});
