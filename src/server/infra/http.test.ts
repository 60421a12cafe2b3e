import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createHttpApp } from './http.ts';
import { createMetrics } from './observing/metrics.ts';

test('a log line contains neither a search query nor the address of a preview', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
  const app = await createHttpApp({ log, metrics: createMetrics(), trustedProxies: [], isHttps: false });
  await app.inject('/buscar?q=segredo');
  await app.inject('/previa/filme/movie-598-1763300000-segredo');
  await app.inject('/previa/filme/movie-598-1763300000-segredo.data');
  await app.close();
  expect(lines.map((line) => (JSON.parse(line) as { path: string }).path)).toEqual([
    '/buscar',
    '/previa/filme/…',
    '/previa/filme/…',
  ]);
  expect(lines.join()).not.toContain('segredo');
});

test('probes are logged for debugging only', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  const app = await createHttpApp({ log, metrics: createMetrics(), trustedProxies: [], isHttps: false });
  for (const path of ['/readyz', '/healthz', '/metrics', '/filmes']) await app.inject(path);
  await app.close();
  expect(lines.map((line) => (JSON.parse(line) as { path: string }).path)).toEqual(['/filmes']);
});

test('while the process drains, answers end their connections', async () => {
  let isLeaving = false;
  const log = pino({ level: 'silent' });
  const options = { log, metrics: createMetrics(), trustedProxies: [], isHttps: false, isLeaving: () => isLeaving };
  const app = await createHttpApp(options);
  expect((await app.inject('/')).headers.connection).toBe('keep-alive');
  isLeaving = true;
  expect((await app.inject('/')).headers.connection).toBe('close');
  await app.close();
});

test('metrics name pages by section and functions by name, and nothing a caller invents', async () => {
  const metrics = createMetrics();
  const app = await createHttpApp({ log: pino({ level: 'silent' }), metrics, trustedProxies: [], isHttps: false });
  app.get('/*', async () => 'a page');
  app.get<{ Params: { name: string } }>('/api/:name', async (request, reply) => {
    if (request.params.name !== 'getHome') return reply.callNotFound();
    request.functionName = 'getHome';
    return 'an answer';
  });
  for (const path of ['/', '/filme/bacurau?de=a', '/invented', '/api/getHome', '/api/invented']) await app.inject(path);
  const { values } = await metrics.requests.get();
  await app.close();
  const routes = new Set(values.map(({ labels }) => labels.route));
  expect([...routes]).toEqual(['/inicio', '/filme', '/outra', '/api/getHome', 'unknown']);
});

test('a connection that a browser opened ahead and did not use ends without an answer, one with half a request is told that it took too long', async () => {
  const app = await createHttpApp({
    ...{ log: pino({ level: 'silent' }), metrics: createMetrics(), trustedProxies: [], isHttps: false },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  app.server.headersTimeout = 100;
  const ask = (begun: string) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(begun);
    return text(socket);
  };
  const [unused, half] = await Promise.all([ask(''), ask('GET / HTTP/1.1\r\nHost: x\r\n')]);
  await app.close();
  expect(unused).toBe('');
  expect(half).toMatch(/^HTTP\/1.1 408 /);
});
