import { afterAll, beforeAll, expect, test } from 'vitest';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { type ClockHouse, openClockHouse } from './clock/clock-house.ts';
import { jumpClock, listJumps } from './clock/jump-clock.ts';
import { openTestHouse } from './database/test-house.ts';
import { BATCH, CITY_OF_GOD } from './editing/hire.ts';

/** The soak of the same name runs the full list. */
const own = await openTestHouse({ RATE_LIMITS: 'off' });
let house: ClockHouse;

beforeAll(async () => {
  await syncMovie(own.ctx, CITY_OF_GOD.id, BATCH);
  house = await openClockHouse(own.ctx, own.variables);
});
afterAll(() => house.stop());

test('a clock that is set back brings no session, link, code or copy back to life', async () => {
  const jumps = listJumps(own.ctx.now()).filter(({ name }) => name === '-2 h');
  const { problems, checks } = await jumpClock(house, jumps);
  expect(problems).toEqual([]);
  expect(checks).toBeGreaterThan(30);
}, 60_000);
