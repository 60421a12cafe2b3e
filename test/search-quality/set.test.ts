import { expect, test } from 'vitest';
import { demoMovies } from '../../packages/demo/movies.ts';
import { demoPeople } from '../../packages/demo/people.ts';
import { demoSeries } from '../../packages/demo/series.ts';
import { readQualitySet } from './read-set.ts';

test('there are at least three hundred different queries, in two similar sets, about titles of the demo', async () => {
  const [tuned, heldOut] = await Promise.all([readQualitySet('tuned'), readQualitySet('held-out')]);
  const all = [...tuned, ...heldOut];
  expect(all.length).toBeGreaterThanOrEqual(300);
  expect(new Set(all.map(({ query }) => query)).size).toBe(all.length);
  const ways = (half: typeof all) => [...new Set(half.map(({ way }) => way))].sort();
  expect(ways(heldOut)).toEqual(ways(tuned));
  const ids = { movie: demoMovies, series: demoSeries, person: demoPeople };
  const there = new Set(Object.entries(ids).flatMap(([kind, list]) => list.map(({ id }) => `${kind} ${id}`)));
  expect(all.flatMap(({ wanted }) => wanted).filter((wanted) => !there.has(wanted))).toEqual([]);
});
