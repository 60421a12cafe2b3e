import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Simulator, startSimulator } from '../start.ts';
import { at, control, get, jsonOf, setFaults } from '../test-client.ts';
import type { Fault } from './fault.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ ratePerSecond: 1000, now: () => new Date('2026-11-03T12:00:00Z') });
});
afterEach(() => control(simulator, 'DELETE', '/faults'));
afterAll(() => simulator.close());

const PATH = '/3/movie/598';

/** Without compression, so that the received bytes are the ones sent. */
const ask = (init: RequestInit = {}) => get(simulator, PATH, { headers: { 'accept-encoding': 'identity' }, ...init });

/** The cause behind fetch's generic "fetch failed". */
async function causeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
    return 'no error';
  } catch (error) {
    const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
    return cause instanceof Error
      ? 'code' in cause && typeof cause.code === 'string'
        ? cause.code
        : cause.name
      : String(cause);
  }
}

describe('a fault on the connection', () => {
  test('reset cuts it without an answer', async () => {
    await setFaults(simulator, { match: '.', kind: 'reset' });
    expect(await causeOf(ask())).toBe('ECONNRESET');
  });

  test('close ends it without an answer', async () => {
    await setFaults(simulator, { match: '.', kind: 'close' });
    expect(await causeOf(ask())).toBe('UND_ERR_SOCKET');
  });

  test('refuse closes the port, and opens it again after a while', async () => {
    await setFaults(simulator, { match: '.', kind: 'refuse', count: 1, after_ms: 1_500 });
    await causeOf(ask());
    expect(await causeOf(ask())).toBe('ECONNREFUSED');
    await expect
      .poll(
        () =>
          ask().then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 10_000 },
      )
      .toBe(200);
  });

  test('hang never answers', async () => {
    await setFaults(simulator, { match: '.', kind: 'hang' });
    expect(await causeOf(ask({ signal: AbortSignal.timeout(150) }))).toBe('TimeoutError');
  });

  test('slow delays the first byte', async () => {
    await setFaults(simulator, { match: '.', kind: 'slow', after_ms: 200 });
    const start = performance.now();
    const response = await ask();
    expect(performance.now() - start).toBeGreaterThan(180);
    expect(at(await jsonOf(response), 'id')).toBe(598);
  });

  test('drip answers at once and sends the body a few bytes at a time', async () => {
    await setFaults(simulator, { match: '.', kind: 'drip', after_ms: 3 });
    const start = performance.now();
    const response = await ask();
    const headersAfter = performance.now() - start;
    expect(at(await jsonOf(response), 'id')).toBe(598);
    expect(performance.now() - start).toBeGreaterThan(headersAfter + 100);
  });

  test.each(['truncated', 'chunked-cut'] as const)('%s stops in the middle of the body', async (kind) => {
    await setFaults(simulator, { match: '.', kind });
    const response = await ask();
    expect(response.status).toBe(200);
    expect(response.headers.has('content-length')).toBe(kind === 'truncated');
    await expect(response.text()).rejects.toThrow();
  });
});

describe('a fault in the status', () => {
  test.each([
    ['500', 500, 11],
    ['503', 503, 46],
    ['504', 504, 24],
  ] as const)('%s is HTTP %i with code %i', async (kind, status, code) => {
    await setFaults(simulator, { match: '.', kind });
    const response = await ask();
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false, status_code: code });
  });

  test.each([
    ['429-seconds', '3'],
    ['429-date', 'Tue, 03 Nov 2026 12:00:03 GMT'],
    ['429-absent', null],
  ] as const)('%s says when to come back with %s', async (kind, retryAfter) => {
    await setFaults(simulator, { match: '.', kind, after_ms: 2500 });
    const response = await ask();
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe(retryAfter);
  });

  test('502-html is a page, not JSON', async () => {
    await setFaults(simulator, { match: '.', kind: '502-html' });
    const response = await ask();
    expect([response.status, response.headers.get('content-type')]).toEqual([502, 'text/html']);
    expect(await response.text()).toMatch(/^<html>/);
  });
});

describe('a fault in the body', () => {
  const faulty = async (kind: Fault['kind']) => {
    await setFaults(simulator, { match: '.', kind });
    const response = await ask();
    expect(response.status).toBe(200);
    return response;
  };

  test('empty is a 200 with nothing in it', async () => {
    expect(await (await faulty('empty')).text()).toBe('');
  });

  test('wrong-type labels the right document as HTML', async () => {
    const response = await faulty('wrong-type');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(at(await jsonOf(response), 'id')).toBe(598);
  });

  test('invalid-json labels something else as JSON', async () => {
    const response = await faulty('invalid-json');
    expect(response.headers.get('content-type')).toMatch('application/json');
    await expect(jsonOf(response)).rejects.toThrow(SyntaxError);
  });

  test('corrupt-gzip cannot be unpacked', async () => {
    await expect((await faulty('corrupt-gzip')).text()).rejects.toThrow();
  });

  test('huge is more than 50 MB of the right document', async () => {
    const response = await faulty('huge');
    let bytes = 0;
    for await (const chunk of response.body ?? []) bytes += chunk.length;
    expect(bytes).toBeGreaterThan(50 * 1024 * 1024);
  });

  test('drift-null empties titles and names', async () => {
    const movie = await jsonOf(await faulty('drift-null'));
    expect([at(movie, 'title'), at(movie, 'genres.0.name'), at(movie, 'id')]).toEqual([null, null, 598]);
  });

  test('drift-string turns numbers into text', async () => {
    const movie = await jsonOf(await faulty('drift-string'));
    expect([at(movie, 'runtime'), at(movie, 'vote_count'), at(movie, 'id')]).toEqual(['130', '7541', 598]);
  });

  test('a fault can hit a picture', async () => {
    await setFaults(simulator, { match: '^/t/p/', kind: 'empty' });
    const picture = await get(simulator, '/t/p/w92/p-598-1.jpg');
    expect((await picture.arrayBuffer()).byteLength).toBe(0);
  });
});

describe('when a fault hits', () => {
  const statuses = async (count: number) => {
    const seen: number[] = [];
    for (let i = 0; i < count; i += 1) seen.push((await ask()).status);
    return seen;
  };

  test('count lets it hit that many times', async () => {
    await setFaults(simulator, { match: '.', kind: '500', count: 2 });
    expect(await statuses(4)).toEqual([500, 500, 200, 200]);
  });

  test('every lets it hit each nth request', async () => {
    await setFaults(simulator, { match: '.', kind: '500', every: 3 });
    expect(await statuses(6)).toEqual([200, 200, 500, 200, 200, 500]);
  });

  test('probability draws the same random sequence after each setting', async () => {
    const fault: Fault = { match: '.', kind: '500', probability: 0.5 };
    await setFaults(simulator, fault);
    const first = await statuses(12);
    await setFaults(simulator, fault);
    expect(await statuses(12)).toEqual(first);
    expect(new Set(first)).toEqual(new Set([200, 500]));
  });

  test('match spares every other path', async () => {
    await setFaults(simulator, { match: '/credits$', kind: '500' });
    expect(await statuses(1)).toEqual([200]);
    expect((await get(simulator, `${PATH}/credits`)).status).toBe(500);
  });
});
