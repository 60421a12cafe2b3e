import { afterAll, beforeAll, expect, test } from 'vitest';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { type ClockFixture, openClockFixture } from './clock/clock-fixture.ts';
import { jumpClock, listJumps } from './clock/jump-clock.ts';
import { openTestFixture } from './database/test-fixture.ts';
import { BATCH, CITY_OF_GOD } from './editing/hire.ts';

/** The soak of the same name runs the full list. */
const own = await openTestFixture({ RATE_LIMITS: 'off' });
let fixture: ClockFixture;

beforeAll(async () => {
  await syncMovie(own.ctx, CITY_OF_GOD.id, BATCH);
  fixture = await openClockFixture(own.ctx, own.variables);
});
afterAll(() => fixture.stop());

test('a clock that is set back brings no session, link, code or copy back to life', async () => {
  const jumps = listJumps(own.ctx.now()).filter(({ name }) => name === '-2 h');
  const { problems, checks } = await jumpClock(fixture, jumps);
  expect(problems).toEqual([]);
  expect(checks).toBeGreaterThan(30);
}, 60_000);
