import { afterAll, beforeAll, expect, test } from 'vitest';
import { losePrimaries } from './failover/lose-primaries.ts';
import { openPairFixture, type PairFixture } from './failover/open-pair-fixture.ts';
import { restartPostgres } from './failover/restart-postgres.ts';

/** Debian's PostgreSQL with a standby, and a web process. The soaks run twenty rounds of the one and ten of the other. */
let fixture: PairFixture;

beforeAll(async () => {
  fixture = await openPairFixture({ hasStandby: true });
}, 120_000);
afterAll(() => fixture.stop());

test('a primary killed in mid-write loses no acknowledged write of an editor, and readers notice nothing', async () => {
  const { problems, acknowledged } = await losePrimaries(fixture, 1, 2026, true);
  expect(problems).toEqual([]);
  expect(acknowledged).toBeGreaterThan(2);
}, 120_000);

test('a PostgreSQL that is restarted loses nothing, and the process that needs it goes on by itself', async () => {
  const { problems, acknowledged, readings } = await restartPostgres(fixture, 1, 2026);
  expect(problems).toEqual([]);
  expect(acknowledged).toBeGreaterThan(2);
  expect(readings.held).toBeGreaterThan(0);
}, 120_000);
