import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startSimulator } from '../packages/tmdb-simulator/start.ts';
import { systemClock } from '../src/server/infra/clock.ts';
import { createLog } from '../src/server/infra/log.ts';
import { createMetrics } from '../src/server/infra/observing/metrics.ts';
import { createTmdbClient, type TmdbClient } from '../src/server/tmdb/client.ts';
import { fetchMovie } from '../src/server/tmdb/movie-answer.ts';
import { parseRetryAfter } from '../src/server/tmdb/send.ts';

const simulator = await startSimulator({ ratePerSecond: 1_000 });
const clients: TmdbClient[] = [];
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await simulator.close();
});

function createClient(
  options: { ratePerSecond?: number; breakerOpenMs?: number; token?: string; apiUrl?: string } = {},
) {
  const client = createTmdbClient({
    apiUrl: `${simulator.url}/3`,
    token: simulator.apiKey,
    ratePerSecond: 50,
    log: createLog('silent'),
    metrics: createMetrics(),
    now: systemClock,
    ...options,
  });
  clients.push(client);
  return client;
}

const call = (path: string, method: string, body?: unknown) =>
  fetch(`${simulator.url}/__sim/${path}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
const stats = async () => (await (await call('stats', 'GET')).json()) as { api: number; max_in_one_second: number };
const batch = { urgency: 'batch', deadlineMs: 20_000 } as const;
const visitor = { urgency: 'interactive', deadlineMs: 1_500 } as const;

beforeEach(() => call('reset', 'POST'));

describe('the queue to TMDB', () => {
  test('never sends more than the configured rate in any second, and sends everything', async () => {
    const client = createClient({ ratePerSecond: 20 });
    await Promise.all(Array.from({ length: 70 }, () => fetchMovie(client, 598, batch)));
    const { api, max_in_one_second: most } = await stats();
    expect(api).toBe(70);
    expect(most).toBeLessThanOrEqual(20);
  });

  test('counts a retry against the rate like any other call', async () => {
    await call('faults', 'POST', [{ match: '/3/movie', kind: '503', every: 2 }]);
    const client = createClient({ ratePerSecond: 10 });
    await Promise.allSettled(Array.from({ length: 20 }, () => fetchMovie(client, 598, batch)));
    expect((await stats()).max_in_one_second).toBeLessThanOrEqual(10);
  });

  test.each(['429-seconds', '429-date'])('waits as long as %s asks, everyone in it, and not less', async (kind) => {
    await call('faults', 'POST', [{ match: '/3/movie', kind, count: 1, after_ms: 2_000 }]);
    const client = createClient();
    const started = performance.now();
    await fetchMovie(client, 598, batch).catch(() => undefined);
    await fetchMovie(client, 666, batch);
    // An HTTP date has whole seconds only.
    expect(performance.now() - started).toBeGreaterThan(kind === '429-date' ? 950 : 1_950);
  });

  test('is not opened sooner by a second 429 that asks for less', async () => {
    const faults = [
      { match: '/3/movie/598', kind: '429-seconds', count: 1, after_ms: 3_000 },
      { match: '/3/movie/666', kind: '429-absent', count: 1 },
    ];
    await call('faults', 'POST', faults);
    const client = createClient();
    const started = performance.now();
    await Promise.allSettled([fetchMovie(client, 598, batch), fetchMovie(client, 666, batch)]);
    expect(performance.now() - started).toBeGreaterThan(2_950);
  });

  test('that is too long for its visitors says so, and does not blame TMDB for it', async () => {
    await call('faults', 'POST', [{ match: '/3/movie', kind: 'slow', after_ms: 400 }]);
    const client = createClient({ ratePerSecond: 20 });
    const outcomes = await Promise.allSettled(Array.from({ length: 120 }, () => fetchMovie(client, 598, visitor)));
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.fault] : []));
    expect(new Set(refused)).toEqual(new Set(['busy']));
    expect(client.isBreakerOpen()).toBe(false);
  });

  test('lets a visitor pass before the batch', async () => {
    const client = createClient({ ratePerSecond: 5 });
    const waiting = Array.from({ length: 15 }, () => fetchMovie(client, 598, batch));
    await sleep(100);
    const started = performance.now();
    await fetchMovie(client, 238, visitor);
    expect(performance.now() - started).toBeLessThan(1_400);
    await Promise.all(waiting);
  });
});

describe('a failing TMDB', () => {
  test.each(['reset', '500', '502-html', 'truncated', 'invalid-json', 'corrupt-gzip', 'wrong-type', 'empty'])(
    'that answers %s once is asked again and answers',
    async (kind) => {
      await call('faults', 'POST', [{ match: '/3/movie', kind, count: 1 }]);
      expect((await fetchMovie(createClient(), 598, batch)).title).toBe('Cidade de Deus');
    },
  );

  test('that does not answer is given up at the deadline', async () => {
    await call('faults', 'POST', [{ match: '/3/movie', kind: 'hang' }]);
    const started = performance.now();
    // On a busy machine the deadline may pass before the call is sent; the visitor sees no difference.
    await expect(fetchMovie(createClient(), 598, visitor)).rejects.toMatchObject({
      fault: expect.stringMatching(/^(?:timeout|busy)$/),
    });
    expect(performance.now() - started).toBeLessThan(1_900);
  });

  test('opens the breaker, is left alone, and closes it with one good answer', async () => {
    await call('faults', 'POST', [{ match: '/3/movie', kind: '503' }]);
    const client = createClient({ breakerOpenMs: 500 });
    await Promise.allSettled(Array.from({ length: 6 }, () => fetchMovie(client, 598, visitor)));
    expect(client.isBreakerOpen()).toBe(true);
    const { api } = await stats();
    await expect(fetchMovie(client, 598, visitor)).rejects.toMatchObject({ fault: 'breaker' });
    expect((await stats()).api).toBe(api);

    await call('faults', 'DELETE');
    await sleep(600);
    expect((await fetchMovie(client, 598, visitor)).id).toBe(598);
    expect(client.isBreakerOpen()).toBe(false);
  });

  test('that answers another shape is not asked again: it would say the same', async () => {
    await call('faults', 'POST', [{ match: '/3/movie', kind: 'drift-null' }]);
    await expect(fetchMovie(createClient(), 598, batch)).rejects.toMatchObject({ fault: 'schema' });
    expect((await stats()).api).toBe(1);
  });

  test('that refuses our token is not asked again, nor asked without one', async () => {
    const refused = createClient({ token: 'wrong' });
    for (let time = 0; time < 5; time += 1) {
      await expect(fetchMovie(refused, 598, batch)).rejects.toMatchObject({ fault: 'key' });
    }
    expect((await stats()).api).toBe(1);
    await expect(fetchMovie(createClient({ token: '' }), 598, batch)).rejects.toMatchObject({ fault: 'key' });
    expect((await stats()).api).toBe(1);
  });

  test('that does not have the film says so, and that is no failure', async () => {
    const client = createClient();
    for (let id = 70_000_001; id < 70_000_010; id += 1) {
      await expect(fetchMovie(client, id, batch)).rejects.toMatchObject({ name: 'TmdbNotFound' });
    }
    expect(client.isBreakerOpen()).toBe(false);
  });
});

test('text PostgreSQL could not hold is mended before anyone sees it', async () => {
  const odd = { title: 'a\u0000b\ud800c', ok: '😀' };
  const { createServer } = await import('node:http');
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(odd));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  const client = createClient({ apiUrl: `http://127.0.0.1:${address.port}` });
  const Odd = z.object({ title: z.string(), ok: z.string() });
  expect(await client.get('/x', {}, Odd, batch)).toEqual({ title: 'ab\ufffdc', ok: '😀' });
  server.close();
});

test.each([
  ['7', 7_000],
  ['0', 0],
  ['86400', 60_000],
  ['Sun, 15 Nov 2026 12:00:30 GMT', 30_000],
  ['Sun, 15 Nov 2026 11:00:00 GMT', 0],
  ['soon', undefined],
  [null, undefined],
])('Retry-After %s is a wait of %s ms', (header, expected) => {
  expect(parseRetryAfter(header, new Date('2026-11-15T12:00:00Z'))).toBe(expected);
});
