import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Edge, startVarnish } from '../tools/edge/start-varnish.ts';
import { findFreePort } from '../tools/local-postgres.ts';

/** Responses the edge generates itself, without any backend. */
let edge: Edge;
beforeAll(async () => {
  edge = await startVarnish({ origins: [await findFreePort()] });
}, 60_000);
afterAll(() => edge.stop());

test.each([
  ['GET', '/', 503],
  ['GET', '/api/getGenres', 503],
  ['GET', '/img/poster/w342/a.jpg', 503],
  ['GET', '/metrics', 404],
  ['GET', '/edge/health', 200],
  ['DELETE', '/', 405],
  ['TRACE', '/', 405],
])('%s %s is answered by the edge, %i, with the headers of every answer', async (method, path, status) => {
  const asking = request(edge.url + path, { method, agent: false, headers: { 'x-mine': 'secret' } }).end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  expect([answer.statusCode, Buffer.concat(chunks).includes('secret')]).toEqual([status, false]);
  expect(answer.headers).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'cache-control': 'no-store',
  });
});

test('only a widget may be framed while our servers are down, and an oEmbed question is answered as JSON', async () => {
  const [widget, oEmbed, page] = await Promise.all(
    ['/embed/filme/a-1', '/oembed?url=x', '/filme/a-1'].map((path) => fetch(edge.url + path)),
  );
  expect([widget?.status, widget?.headers.get('x-frame-options')]).toEqual([503, null]);
  expect(widget?.headers.get('content-security-policy')).toContain('frame-ancestors *');
  expect(oEmbed?.headers.get('content-type')).toContain('json');
  expect(page?.headers.get('x-frame-options')).toBe('DENY');
});
