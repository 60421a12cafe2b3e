import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Edge, PURGE_SECRET, startVarnish } from '../tools/edge/start-varnish.ts';

/**
 * Which client address the edge passes on, and what it does with two releases at once, in front of servers that echo the request.
 * On loopback our own proxy and worker are 127.0.0.1, as in deploy/edge/backends.vcl; all others are 127.0.0.2.
 */
const OUTSIDER = '127.0.0.2';
const KEPT = { 'cache-control': 'public, max-age=0, s-maxage=600' };
const closings: (() => unknown)[] = [];
let edge: Edge;

async function openServer(answer: RequestListener): Promise<number> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/readyz') outgoing.end('ok');
    else answer(incoming, outgoing);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closings.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

/** A release with these files, whose pages show the client address it received. */
const release = (...files: string[]) =>
  openServer((incoming, outgoing) => {
    const isFile = incoming.url?.startsWith('/assets/');
    if (isFile && !files.includes(incoming.url ?? '')) outgoing.writeHead(404, { 'cache-control': 'no-store' }).end();
    else outgoing.writeHead(200, KEPT).end(String(incoming.headers['x-forwarded-for']));
  });

beforeAll(async () => {
  const before = ['/assets/before.css', '/assets/both.js'];
  const after = ['/assets/after.css', '/assets/both.js'];
  const origins = [
    await release(...before),
    await release(...before),
    await release(...after),
    await release(...after),
  ];
  edge = await startVarnish({ origins });
}, 60_000);
afterAll(async () => {
  await edge.stop();
  for (const close of closings) close();
});

interface Asked {
  from?: string;
  method?: string;
  headers?: Record<string, string>;
}

async function ask(path: string, { from = '127.0.0.1', method = 'GET', headers = {} }: Asked = {}) {
  const asking = request(edge.url, { path, localAddress: from, method, headers, agent: false }).end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode, body: Buffer.concat(chunks).toString() };
}

test('a visitor who comes by himself is who he is, whatever he says', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  expect(await ask('/um', { from: OUTSIDER, headers })).toEqual({ status: 200, body: OUTSIDER });
});

test('a visitor behind the trusted proxy has the address that proxy names, and not one he names himself', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' };
  expect((await ask('/dois', { headers })).body).toBe('203.0.113.9');
  expect((await ask('/tres', { headers: { 'x-forwarded-for': '203.0.113.9' } })).body).toBe('203.0.113.9');
  expect((await ask('/quatro')).body).toBe('127.0.0.1');
});

test('only our own worker may purge, and not through our own proxy either', async () => {
  const secret = { authorization: `Bearer ${PURGE_SECRET}` };
  const purge = { method: 'PURGE', headers: { ...secret, 'surrogate-key': 'all', 'x-purge': 'hard' } };
  expect((await ask('/', { ...purge, from: OUTSIDER })).status).toBe(405);
  const proxied = { ...purge.headers, 'x-forwarded-for': '203.0.113.9' };
  expect((await ask('/', { ...purge, headers: proxied })).status).toBe(405);
  expect((await ask('/', purge)).status).toBe(200);
});

test('the address of a purger is not enough: a purge without the secret, or with another, is refused', async () => {
  const tags = { 'surrogate-key': 'all' };
  for (const authorization of [undefined, 'Bearer ', 'Bearer outro', PURGE_SECRET]) {
    const headers = { ...tags, ...(authorization !== undefined && { authorization }) };
    expect((await ask('/', { method: 'PURGE', headers })).status, authorization).toBe(405);
  }
});

test.each([
  ...['/%72eadyz', '/%6Detrics', '/read%79z', '/%2e/readyz', '/readyz#x', '/x/../readyz', '/./healthz', '/%2Freadyz'],
  ...['/%61dmin', '/%70revia/filme/x', '/admin%5cx', '/a%00b', '/filme/%66oo', '/..', '/x/..?q=1'],
])('%s, an address in other letters, does not pass', async (path) => {
  expect(await ask(path)).toEqual({ status: 400, body: '' });
});

test.each(['/filme/a%C3%A7%C3%A3o', '/com%20espaco', '/.well-known/security.txt', '/a..b', '/buscar?q=%61%2F..%23'])(
  '%s passes',
  async (path) => {
    expect((await ask(path)).status).toBe(200);
  },
);

test('CORS lets other sites read the API, and nothing else', async () => {
  const preflight = async (path: string) => {
    const asking = request(edge.url + path, { method: 'OPTIONS', agent: false }).end();
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    answer.resume();
    return [
      answer.statusCode,
      answer.headers['access-control-allow-origin'],
      answer.headers['access-control-allow-methods'],
    ];
  };
  for (const path of ['/api/getGenres', '/oembed', '/oembed?url=x'])
    expect(await preflight(path)).toEqual([204, '*', 'GET, HEAD']);
  for (const path of ['/functions/getGenres', '/oembedded', '/embed/filme/a-1', '/admin', '/'])
    expect(await preflight(path)).toEqual([405, undefined, undefined]);
});

test('while a release comes beside the one before, a page of either finds its files', async () => {
  for (const file of ['before.css', 'after.css', 'both.js']) {
    expect((await ask(`/assets/${file}`)).status, file).toBe(200);
  }
  expect((await ask('/assets/none.js')).status).toBe(404);
});
