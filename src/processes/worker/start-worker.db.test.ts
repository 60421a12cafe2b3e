import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { expect, test } from 'vitest';
import { openTestFixture } from '../../../test/database/test-fixture.ts';
import { schedule } from './schedule.ts';
import { startWorker } from './start-worker.ts';

const { ctx, env } = await openTestFixture();

async function listScheduled(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from pgboss.schedule order by name`.execute(ctx.db);
  return rows.map(({ name }) => name);
}

test('a job that an older release scheduled under another name is no longer scheduled', async () => {
  const older = new PgBoss({ connectionString: env.DATABASE_URL, migrate: false, createSchema: false });
  await older.start();
  await older.createQueue('former-name');
  await older.schedule('former-name', '1 0 * * *');
  await older.stop({ graceful: false });
  expect(await listScheduled()).toEqual(['former-name']);

  const worker = startWorker(ctx, env);
  while (!worker.isRunning()) await sleep(20);
  await worker.stop();
  expect(await listScheduled()).toEqual(Object.keys(schedule).toSorted());
});
