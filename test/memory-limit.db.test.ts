import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { openTestFixture } from './database/test-fixture.ts';
import { type EdgeFixture, openEdgeFixture } from './edge/edge-fixture.ts';
import { readMeanwhile } from './edge/rolling-restart.ts';
import { BATCH } from './editing/hire.ts';

const own = await openTestFixture();
let fixture: EdgeFixture;

beforeAll(async () => {
  await syncMovie(own.ctx, 598, BATCH);
  fixture = await openEdgeFixture(own.ctx, own.variables, { services: 'web,functions' });
}, 120_000);
afterAll(() => fixture.stop());

test('a process that gets no more memory ends instead of hanging, visitors behind the edge notice nothing, and it can start again', async () => {
  const starved = fixture.servers.get(0);
  if (!starved) throw new Error('no server runs');
  const { asked, failed } = await readMeanwhile(fixture, 8, async () => {
    await sleep(1_000);
    const ended = once(starved.process, 'exit');
    // Less than it has: the next allocation fails.
    execFileSync('prlimit', ['--pid', String(starved.process.pid), '--as=1000000']);
    const [code, signal] = (await ended) as [number | null, string | null];
    expect([code === 0, code ?? signal]).not.toEqual([true, 0]);
    const next = await fixture.startServer(0);
    while (!(await fetch(`${next.url}/readyz`)).ok) await sleep(100);
    await sleep(500);
  });
  expect(asked).toBeGreaterThan(50);
  expect(failed).toEqual([]);
}, 120_000);
