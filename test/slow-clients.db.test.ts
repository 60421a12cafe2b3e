import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { mountFunctions } from '../src/processes/functions/mount-functions.ts';
import { createHttpApp } from '../src/server/infra/http.ts';
import { watchLoad } from '../src/server/infra/load.ts';
import { REQUEST_READ_MS } from '../src/shared/domain/limits.ts';
import { openTestFixture } from './database/test-fixture.ts';

const { ctx } = await openTestFixture();
const load = watchLoad({ limit: 8, metrics: ctx.metrics });
const app = await createHttpApp({
  ...{ log: ctx.log, metrics: ctx.metrics, trustedProxies: [], isHttps: false },
  connectionsPerAddress: 60,
});
await mountFunctions(app, ctx, { areLimitsOn: false, load });
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;
afterAll(async () => {
  load.close();
  await app.close();
});

/** Announces a thousand bytes and sends one every 500 ms. */
function sendSlowly(): { socket: Socket; cutAfterMs: Promise<number> } {
  const begun = performance.now();
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    'POST /functions/getGenres HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
  );
  const timer = setInterval(() => socket.writable && socket.write(' '), 500);
  const cutAfterMs = new Promise<number>((resolve) => {
    socket.once('close', () => {
      clearInterval(timer);
      resolve(performance.now() - begun);
    });
  });
  socket.resume();
  return { socket, cutAfterMs };
}

test('forty clients that send slowly do not block other calls, and are disconnected', { timeout: 60_000 }, async () => {
  const slow = Array.from({ length: 40 }, sendSlowly);
  await sleep(1_000);
  const statuses = await Promise.all(
    Array.from({ length: 8 }, async () => (await fetch(`http://127.0.0.1:${port}/api/getGenres`)).status),
  );
  expect(statuses).toEqual(Array.from({ length: 8 }, () => 200));
  const cut = await Promise.all(slow.map(({ cutAfterMs }) => cutAfterMs));
  // One second between checks, plus a margin for a busy machine.
  expect(Math.max(...cut)).toBeLessThan(REQUEST_READ_MS + 5_000);
  expect(Math.min(...cut)).toBeGreaterThan(REQUEST_READ_MS - 1_000);
});

/** Requests the largest answer many times on one connection and reads none of it. */
function readNothing(): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).pause();
  socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(200));
  return socket;
}

/** As the server counts them: a client that does not read does not notice that it was disconnected. */
const countConnections = () =>
  new Promise<number>((resolve) => void app.server.getConnections((_error, count) => resolve(count)));

test('forty clients that read nothing take a bounded share of memory, do not block other calls, and are disconnected', {
  timeout: 150_000,
}, async () => {
  const before = process.memoryUsage().rss;
  const others = (await countConnections()) + 8;
  const slow = Array.from({ length: 40 }, readNothing);
  await sleep(2_000);
  const statuses = await Promise.all(
    Array.from({ length: 8 }, async () => (await fetch(`http://127.0.0.1:${port}/api/getGenres`)).status),
  );
  expect(statuses).toEqual(Array.from({ length: 8 }, () => 200));
  expect(await countConnections()).toBeGreaterThanOrEqual(40);
  expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1_048_576);
  // One such client alone was cut after 40 s, forty after 66 s; the eight callers may stay connected.
  await expect.poll(countConnections, { timeout: 90_000, interval: 1_000 }).toBeLessThanOrEqual(others);
  for (const socket of slow) socket.destroy();
});

test('an address that opens more connections than allowed loses the newest', async () => {
  const sockets = Array.from({ length: 70 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  await expect
    .poll(() => sockets.filter(({ destroyed, closed }) => destroyed || closed).length)
    .toBeGreaterThanOrEqual(10);
  expect(sockets.filter(({ destroyed }) => !destroyed).length).toBeGreaterThan(40);
  for (const socket of sockets) socket.destroy();
});
