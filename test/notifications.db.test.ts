import { expect, test } from 'vitest';
import { openTestFixture } from './database/test-fixture.ts';
import { stormNotifications } from './notifications/storm.ts';

const { ctx, variables } = await openTestFixture();

/** `npm run soak -- notifications` writes 2,000 events and kills five workers. */
test('with failing receivers and a killed worker each notification is delivered or visible as failed, and none is lost', async () => {
  const { problems, counts } = await stormNotifications({ ctx, variables, events: 60, kills: 1, seed: 29 });
  expect(problems).toEqual([]);
  expect(counts.undone).toBeGreaterThan(0);
  expect(counts.sent).toBeGreaterThan(100);
  expect(counts.attempts).toBeGreaterThan(counts.sent);
}, 120_000);
