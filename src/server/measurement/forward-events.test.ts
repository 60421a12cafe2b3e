import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { FORWARDS } from '#shared/domain/limits.ts';
import { createLog } from '../infra/log.ts';
import { createMetrics } from '../infra/observing/metrics.ts';
import { createForwarder } from './forward-events.ts';

const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

/** Replaces the analytics server; answers as the test says. */
async function openAnalytics(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  opened.push(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
  const metrics = createMetrics();
  const forwarder = createForwarder({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mp/collect`,
    measurementId: 'G-TEST',
    apiSecret: 'segredo',
    siteUrl: 'https://lanterninha.example',
    log: createLog('silent'),
    metrics,
  });
  opened.push(() => forwarder.close());
  const countOf = async (outcome: string) =>
    (await metrics.forwards.get()).values.find((value) => value.labels.outcome === outcome)?.value ?? 0;
  return { forwarder, countOf };
}

const call = { visit: '1.2', events: [{ type: 'view' as const, path: '/' }] };

test('a visit is passed on under the configured id and secret, without a word of the visitor', async () => {
  const seen: { url: string | undefined; headers: IncomingMessage['headers']; body: string }[] = [];
  const { forwarder, countOf } = await openAnalytics((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push({ url: request.url, headers: request.headers, body });
      response.writeHead(204).end();
    });
  });
  forwarder.add(call);
  await expect.poll(() => countOf('sent')).toBe(1);
  expect(seen[0]?.url).toBe('/mp/collect?measurement_id=G-TEST&api_secret=segredo');
  expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({ client_id: '1.2', events: [{ name: 'page_view' }] });
  expect(Object.keys(seen[0]?.headers ?? {}).filter((name) => /forwarded|cookie|referer|real-ip/.test(name))).toEqual(
    [],
  );
});

test('analytics that refuse or redirect are called once, and the visit is given up', async () => {
  let asked = 0;
  const { forwarder, countOf } = await openAnalytics((_request, response) => {
    asked += 1;
    response.writeHead(asked === 1 ? 503 : 302, { location: 'http://127.0.0.1:9/' }).end();
  });
  forwarder.add(call);
  forwarder.add(call);
  await expect.poll(() => countOf('failed')).toBe(2);
  expect(asked).toBe(2);
});

test('analytics that never answer delay no request: calls beyond the queue are dropped at once', async () => {
  const { forwarder, countOf } = await openAnalytics(() => undefined);
  for (let sent = 0; sent < FORWARDS.waiting + FORWARDS.atOnce + 50; sent += 1) forwarder.add(call);
  expect(await countOf('dropped')).toBe(50);
  // Each call is given up at its deadline, and closing does not wait for the queue: those that never began are dropped.
  await expect.poll(() => countOf('failed'), { timeout: FORWARDS.deadlineMs + 2_000 }).toBeGreaterThan(0);
  await forwarder.close();
  expect(await countOf('dropped')).toBeGreaterThan(50);
});
