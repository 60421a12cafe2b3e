import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { changeCatalogue } from '../src/server/sync/change-catalogue.ts';
import { openTestFixture } from './database/test-fixture.ts';

const { ctx, variables } = await openTestFixture();
const LEADER = '98';
const SCRIPT = new URL('edge/lead-purges.ts', import.meta.url).pathname;

/** Replaces Varnish: records when each purge came. */
async function openEdge() {
  const purges: { at: number; tags: string }[] = [];
  const server = createServer((request, response) => {
    purges.push({ at: performance.now(), tags: String(request.headers['surrogate-key']) });
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => void server.close());
  return { purges, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
const edges = [await openEdge(), await openEdge()];

function startLeader() {
  const edge = {
    EDGE_KIND: 'varnish',
    EDGE_URLS: edges.map(({ url }) => url).join(','),
    EDGE_PURGE_SECRET: 'segredo'.repeat(5),
  };
  const env = { PATH: process.env['PATH'], ...variables, ...edge };
  const child = spawn(process.execPath, [SCRIPT, LEADER], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  child.stderr.on('data', (chunk) => process.stderr.write(chunk));
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function countLocks(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_locks
    where locktype = 'advisory' and objid::text = ${LEADER} and database = (select oid from pg_database where datname = current_database())
  `.execute(ctx.db);
  return rows[0]?.count ?? 0;
}

/** Processes that have started, this one too. */
async function countListening(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and application_name = 'lanterninha listen'
  `.execute(ctx.db);
  return rows[0]?.count ?? 0;
}

test('a leader that is killed after the first purge leaves the second to the next: no edge keeps an old copy', async () => {
  const killed = startLeader();
  await expect.poll(countLocks, { timeout: 120_000 }).toBe(1);
  startLeader();
  await expect.poll(countListening, { timeout: 120_000 }).toBe(3);
  await changeCatalogue(ctx, async ({ announce }) => announce('movie:598'));
  await expect
    .poll(() => edges.every(({ purges }) => purges.length === 1), { timeout: 30_000, interval: 10 })
    .toBe(true);
  // The first purge is confirmed in the database.
  const isConfirmed = async () =>
    (await ctx.db.selectFrom('outbox').select('id').where('purged_at', 'is', null).execute()).length === 0;
  await expect.poll(isConfirmed, { timeout: 1_500, interval: 10 }).toBe(true);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const leftAt = performance.now();

  await expect.poll(() => edges.every(({ purges }) => purges.length >= 2), { timeout: 30_000 }).toBe(true);
  for (const { purges } of edges) {
    expect(purges.map(({ tags }) => tags)).toEqual(['movie:598', 'movie:598']);
    const [first = leftAt, second = leftAt] = purges.map(({ at }) => at);
    expect(second - first).toBeGreaterThan(2_000);
    expect(second - first).toBeLessThan(10_000);
  }
  // And it is the last one.
  await sleep(3_000);
  expect(edges.map(({ purges }) => purges.length)).toEqual([2, 2]);
}, 300_000);
