import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openTestFixture } from '../../../test/database/test-fixture.ts';
import { type Context, openBatchContext } from '../context.ts';
import { storeSynced } from './sync-steps.ts';

const fixture = await openTestFixture();

/** How many of twenty writes run at the same time, at most. */
async function countAtOnce(ctx: Context): Promise<number> {
  let [now, most] = [0, 0];
  const write = () =>
    storeSynced(ctx, async () => {
      now += 1;
      most = Math.max(most, now);
      await sleep(20);
      now -= 1;
    });
  await Promise.all(Array.from({ length: 20 }, write));
  return most;
}

test('a background sync writes a few titles at a time, however many arrived at once', async () => {
  const batch = openBatchContext(fixture.env, fixture.ctx);
  expect(await countAtOnce(batch.ctx)).toBe(3);
  await batch.close();
});

test('a title that a visitor waits for does not queue', async () => {
  expect(await countAtOnce(fixture.ctx)).toBeGreaterThan(3);
});

test('a title that cannot be stored does not stop the next from being stored', async () => {
  const batch = openBatchContext(fixture.env, fixture.ctx);
  const broken = Array.from({ length: 5 }, () =>
    storeSynced(batch.ctx, async () => Promise.reject(new Error('not to be stored'))),
  );
  expect((await Promise.allSettled(broken)).every(({ status }) => status === 'rejected')).toBe(true);
  expect(await storeSynced(batch.ctx, async () => 'stored')).toBe('stored');
  await batch.close();
});
