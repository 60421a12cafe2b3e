import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { openTestFixture } from '../../../test/database/test-fixture.ts';
import { runAsLeader } from '../infra/leader.ts';
import { changeCatalogue } from '../sync/change-catalogue.ts';
import { gaugeEdge } from './gauge-edge.ts';
import { purgeInLoop } from './purge-loop.ts';

const { ctx, env } = await openTestFixture();

/** Replaces Varnish: records the purges it receives, or refuses them. */
async function openEdge() {
  const edge = { isRefusing: false, told: [] as { at: number; tags: string }[] };
  const server = createServer((request, response) => {
    response.statusCode = edge.isRefusing ? 503 : 200;
    if (!edge.isRefusing) edge.told.push({ at: performance.now(), tags: String(request.headers['surrogate-key']) });
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(edge, {
    server,
    place: { kind: 'varnish', url: `http://127.0.0.1:${port}`, secret: 'segredo' } as const,
  });
}
const [edge, other] = [await openEdge(), await openEdge()];
const { told } = edge;
const candidates = [1, 2].map(() =>
  runAsLeader({
    url: env.DATABASE_URL,
    leader: 99,
    log: ctx.log,
    work: (signal) => purgeInLoop(ctx, [edge.place, other.place], signal),
  }),
);
afterAll(async () => {
  await Promise.all(candidates.map((candidate) => candidate.stop()));
  for (const { server } of [edge, other]) server.close();
});

const announce = (...tags: string[]) => changeCatalogue(ctx, async (change) => change.announce(...tags));
const countWaiting = async () =>
  (await ctx.db.selectFrom('outbox').select('id').where('purged_at', 'is', null).execute()).length;
const leaders = () => candidates.filter((candidate) => candidate.isLeader()).length;

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await isSo()) return;
    await sleep(50);
  }
  throw new Error('it never came to that');
}

test('announced changes are purged at once, by one of all workers, and again when every server was notified', async () => {
  await until(() => leaders() === 1);
  const started = performance.now();
  await announce('movie:598', 'home');
  await until(async () => (await countWaiting()) === 0);
  expect(told.map(({ tags }) => tags)).toEqual(['movie:598 home']);
  expect((told[0]?.at ?? 0) - started).toBeLessThan(2_000);
  await until(() => told.length === 2);
  expect(told[1]?.tags).toBe('movie:598 home');
});

test('a refused purge is retried until it is confirmed, and none is lost meanwhile', async () => {
  edge.isRefusing = true;
  await announce('movie:1');
  await announce('movie:2');
  await sleep(700);
  expect(await countWaiting()).toBe(2);
  edge.isRefusing = false;
  await until(async () => (await countWaiting()) === 0);
  expect(told.some(({ tags }) => tags === 'movie:1 movie:2')).toBe(true);
});

test('an edge that is down does not delay purges to the others; when it is back, everything it has is purged', {
  timeout: 40_000,
}, async () => {
  other.isRefusing = true;
  await announce('movie:4');
  await until(async () => (await countWaiting()) === 0);
  const first = told.length;
  await announce('movie:5');
  await until(async () => (await countWaiting()) === 0);
  expect(told.slice(first).some(({ tags }) => tags.includes('movie:5'))).toBe(true);
  await gaugeEdge(ctx);
  expect((await ctx.metrics.edgePlacesBehind.get()).values.map(({ value }) => value)).toEqual([1]);
  other.told.splice(0);
  other.isRefusing = false;
  await until(() => other.told.length > 0);
  expect(other.told[0]?.tags).toBe('all');
  await announce('movie:6');
  await until(() => other.told.some(({ tags }) => tags.includes('movie:6')));
  await until(async () => {
    await gaugeEdge(ctx);
    return (await ctx.metrics.edgePlacesBehind.get()).values.every(({ value }) => value === 0);
  });
});

test('when the leader leaves, another takes over', async () => {
  const leader = candidates.find((candidate) => candidate.isLeader());
  await leader?.stop();
  await announce('movie:3');
  await until(async () => (await countWaiting()) === 0);
  expect([leader?.isLeader(), leaders()]).toEqual([false, 1]);
  expect(told.at(-1)?.tags).toContain('movie:3');
});
