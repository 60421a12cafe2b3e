import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { foldNameChanges, hasOutgrownSearch, rebuildSearch } from '../src/server/search/index.ts';
import { insertMovie } from './builders/stored-title.ts';
import { openTestFixture } from './database/test-fixture.ts';

const { ctx, database, variables } = await openTestFixture();
const MAIN = new URL('../src/main.ts', import.meta.url).pathname;
const [other, watching] = [1, 2].map(() => new pg.Client({ connectionString: database.superuserUrl })) as [
  pg.Client,
  pg.Client,
];
await Promise.all([other.connect(), watching.connect()]);
afterAll(() => Promise.all([other.end(), watching.end()]));

/** Whether a step of the rebuild waits for a lock. On a connection without a transaction, which would see the same activity all along. */
async function isRebuilding(): Promise<boolean> {
  const { rows } = await watching.query<{ query: string }>(
    `select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.some(({ query }) => query.includes('search_keys_next'));
}

test('a worker that is stopped during a rebuild of the search ends in time and without an error, and the next rebuild works', async () => {
  await insertMovie(ctx.db, { id: 1, title: 'Central do Brasil', popularity: 9, day: '1998-04-03' });
  await rebuildSearch(ctx);
  await foldNameChanges(ctx);
  await ctx.db.updateTable('search_state').set({ grown_keys: 10_000_000 }).execute();
  // A statement of the rebuild, and of other loops, that takes longer than the worker may.
  await other.query('begin');
  await other.query('lock table movies in access exclusive mode');
  onTestFinished(async () => {
    await other.query('rollback');
  });

  const env = { PATH: process.env['PATH'], ...variables, PORT: '0', DRAIN_SECONDS: '0' };
  const worker = spawn(process.execPath, [MAIN, '--services=worker'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  worker.stderr.on('data', (chunk) => process.stderr.write(chunk));
  onTestFinished(() => void worker.kill('SIGKILL'));
  await expect.poll(isRebuilding, { timeout: 150_000 }).toBe(true);

  const askedAt = performance.now();
  worker.kill('SIGTERM');
  const [code] = (await once(worker, 'exit')) as [number | null];
  expect(code).toBe(0);
  expect(performance.now() - askedAt).toBeLessThan(18_000);
  expect(await isRebuilding()).toBe(false);

  await other.query('rollback');
  expect(await hasOutgrownSearch(ctx)).toBe(true);
  expect((await rebuildSearch(ctx)).keys).toBeGreaterThan(0);
  expect(await hasOutgrownSearch(ctx)).toBe(false);
}, 240_000);
