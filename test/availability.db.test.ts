import { afterAll, expect, test } from 'vitest';
import { startSimulator } from '../packages/tmdb-simulator/start.ts';
import { openWatch } from './availability/open-watch.ts';
import { watchThirtyDays } from './availability/thirty-days.ts';
import { createTestDatabase } from './database/test-database.ts';

test('in thirty days with failed snapshots, flapping, outages and killed processes, news and pages of twelve platforms are what happened', async () => {
  const { applicationUrl } = await createTestDatabase();
  const simulator = await startSimulator({ seed: 7, movies: 12_000, series: 2_400, ratePerSecond: 100_000 });
  const watch = await openWatch(applicationUrl, simulator);
  afterAll(async () => {
    await watch.close();
    await simulator.close();
  });
  const { problems, arrivals, departures, pages, looks } = await watchThirtyDays(watch);
  expect(problems).toEqual([]);
  // The test data must contain enough events.
  expect(arrivals).toBeGreaterThan(60);
  expect(departures).toBeGreaterThan(20);
  expect(pages).toBeGreaterThan(1_000);
  expect(looks.incomplete).toBeGreaterThan(12);
  expect(looks.held).toBeGreaterThan(40);
}, 240_000);
