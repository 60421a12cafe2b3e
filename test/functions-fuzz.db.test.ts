import { expect, test } from 'vitest';
import { mountFunctions } from '../src/processes/functions/mount-functions.ts';
import { createHttpApp } from '../src/server/infra/http.ts';
import { openTestFixture } from './database/test-fixture.ts';
import { fuzzFunctions } from './functions-fuzz.ts';
import { fillSmallWorld, SMALL_WORLD } from './small-world.ts';

/** `npm run soak -- functions-fuzz` sends more. */
const CALLS = 500;

test('a function answers any input by its contract, reveals no internals and never fails', async () => {
  const { ctx } = await openTestFixture({ TMDB_RATE_PER_SECOND: '1000' }, SMALL_WORLD);
  await fillSmallWorld(ctx);
  const app = await createHttpApp({ log: ctx.log, metrics: ctx.metrics, trustedProxies: [], isHttps: false });
  await mountFunctions(app, ctx, { areLimitsOn: false });

  const { count, problems, statuses } = await fuzzFunctions(app, { count: CALLS, seed: 2026 });
  expect(problems).toEqual([]);
  expect(count).toBe(CALLS);
  // Both kinds of calls occurred: accepted and refused ones.
  expect(statuses['200']).toBeGreaterThan(CALLS / 10);
  expect(statuses['400']).toBeGreaterThan(CALLS / 10);
  await app.close();
}, 120_000);
