import { expect, test } from 'vitest';
import { findFreePort } from '../tools/local-postgres.ts';
import { createTestDatabase } from './database/test-database.ts';
import { openTestFixture } from './database/test-fixture.ts';
import { listUpgrades, upgradeBeneath } from './edge/upgrade-release.ts';

/** The newest upgrade of `npm run soak -- upgrades`, from the git history; skipped in a clone without history. */
const { variables } = await openTestFixture({ RATE_LIMITS: 'off' }, { movies: 60, series: 40, people: 20 });
const empty = await createTestDatabase('template1');
const [newest] = await listUpgrades();

test.runIf(newest)(
  'the release before the newest migrations serves and syncs while they are applied beneath it, and afterwards',
  { timeout: 120_000 },
  async () => {
    if (!newest) throw new Error('there is no history');
    const { DATABASE_OWNER_URL: _migratesOnly, ...others } = variables;
    const env = { ...others, DATABASE_URL: empty.applicationUrl };
    const outcome = await upgradeBeneath(newest, env, empty.ownerUrl, await findFreePort());
    expect(outcome.problems).toEqual([]);
    expect([outcome.answers > 5, outcome.reads > 20]).toEqual([true, true]);
  },
);
