import { expect, test } from 'vitest';
import { isHistoryWeek, newestDays, weekOf } from './history-week.ts';

const TODAY = '2026-11-18';

test.each([
  ['entraram', { from: '2026-11-12', to: '2026-11-18' }],
  // A title gone since the 5th has been away for the 14 days from the 5th to the 18th.
  ['sairam', { from: '2026-10-30', to: '2026-11-05' }],
] as const)('the newest days of %s', (move, days) => {
  expect(newestDays(move, TODAY)).toEqual(days);
});

test.each([
  ['entraram', '2026-11-18', true],
  ['entraram', '2026-11-16', true],
  ['entraram', '2026-11-23', false],
  ['sairam', '2026-11-05', true],
  ['sairam', '2026-11-08', true],
  ['sairam', '2026-11-09', false],
  ['entraram', '2026-05-25', true],
  ['entraram', '2026-05-24', false],
] as const)('%s has the week of %s: %s', (move, day, isPage) => {
  expect(isHistoryWeek(move, day, TODAY)).toBe(isPage);
});

test('a week is from Monday to Sunday', () => {
  expect(weekOf('2026-11-18')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(weekOf('2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
});
