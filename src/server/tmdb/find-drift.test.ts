import { expect, test } from 'vitest';
import { z } from 'zod';
import { findDrift } from './find-drift.ts';

const Film = z.object({ id: z.int(), credits: z.object({ cast: z.array(z.string()) }).catch({ cast: [] }) });

test('fallbacks of the tolerant schemas are reported', () => {
  expect(findDrift(Film, { id: 1, credits: { cast: ['Ana'] } })).toEqual([]);
  expect(findDrift(Film, { id: 1, credits: { cast: 'Ana' } })).toMatchObject([{ field: 'credits.cast' }]);
  expect(findDrift(Film, { id: 1 })).toEqual([{ field: 'credits', problem: 'is missing' }]);
  expect(findDrift(Film, null)).toEqual([{ field: '(answer)', problem: 'is no object' }]);
});
