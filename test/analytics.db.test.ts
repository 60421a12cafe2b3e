import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Server, startServerProcess } from '../tools/stack.ts';
import { openTestFixture } from './database/test-fixture.ts';

const fixture = await openTestFixture({ GA4_MEASUREMENT_ID: 'G-CASA1234', GA4_API_SECRET: 'segredo' });
const heard: { url: string | undefined; body: string }[] = [];
let answer = (response: ServerResponse): void => void response.writeHead(204).end();
const analytics = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    heard.push({ url: request.url, body });
    answer(response);
  });
}).listen(0, '127.0.0.1');
let server: Server;
beforeAll(async () => {
  const GA4_URL = `http://127.0.0.1:${(analytics.address() as AddressInfo).port}/mp/collect`;
  const env = { GA4_URL, RATE_LIMITS: 'off', LOG_LEVEL: 'info' };
  server = await startServerProcess(new Set(), { ...fixture.variables, ...env }, { services: 'web' });
});
afterAll(async () => {
  await server.stop();
  analytics.close();
});

const tell = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/a/e`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.77', ...headers },
    body: JSON.stringify({ visit: '12.34', events: [{ type: 'view', path }] }),
  });

test('a visit reaches the configured analytics, and the policy says who hears of it', async () => {
  expect((await tell('/sobre')).status).toBe(204);
  await expect.poll(() => heard.length).toBe(1);
  expect(heard[0]?.url).toContain('measurement_id=G-CASA1234');
  expect(heard[0]?.body).toContain(`${server.url}/sobre`);
  expect(heard[0]?.body).not.toContain('203.0.113');
  expect(await (await fetch(`${server.url}/privacidade`)).text()).toContain('Google Analytics');
});

test('events of a browser that sends Sec-GPC, and of the admin, are not forwarded', async () => {
  const before = heard.length;
  expect((await tell('/sobre', { 'sec-gpc': '1' })).status).toBe(403);
  expect((await tell('/admin/filmes')).status).toBe(400);
  expect(heard.length).toBe(before);
});

test('analytics that hang cost visitors nothing, and the server can still shut down', async () => {
  answer = () => undefined;
  const began = performance.now();
  const told = await Promise.all(Array.from({ length: 200 }, (_, place) => tell(`/filme/${place}`)));
  expect(new Set(told.map(({ status }) => status))).toEqual(new Set([204]));
  expect((await fetch(`${server.url}/sobre`)).status).toBe(200);
  // In sequence, four at once with a timeout of 3 s each, they would have taken 150 s.
  expect(performance.now() - began).toBeLessThan(15_000);
  const log = server.log.join('');
  for (const secret of ['segredo', '203.0.113', '12.34']) expect(log).not.toContain(secret);
});
