import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createLog } from '#server/infra/log.ts';
import { MemoryCache } from '#server/infra/memory-cache.ts';
import { createMetrics } from '#server/infra/observing/metrics.ts';
import { createCachedPages, type Rendered, TooBusy } from './cached-pages.ts';
import { toPage } from './page.ts';

const SHARED: Record<string, string> = {
  'cache-control': 'public, max-age=0, s-maxage=600',
  'content-type': 'text/html; charset=utf-8',
};

function openDemo({ bytes = 1_000_000, isOn = true, room = 100 } = {}) {
  const clock = { now: Date.now() };
  const now = () => new Date(clock.now);
  const memory = new MemoryCache({ entries: 100, bytes, staleSeconds: 3_600, now });
  const metrics = createMetrics();
  const load = {
    free: room,
    enter: () => (load.free > 0 ? ((load.free -= 1), () => void (load.free += 1)) : undefined),
  };
  const all = { ...load, inFlight: () => 0, close: () => undefined, enter: async () => load.enter() };
  const kept = createCachedPages(
    { copies: { pages: memory } as never, metrics, now, log: createLog('silent') },
    isOn,
    all,
  );
  const made: string[] = [];
  const page =
    (text: string, { status = 200, headers = SHARED, tags = ['movie:1'] } = {}) =>
    async (): Promise<Rendered> => {
      made.push(text);
      await sleep(5);
      const response = new Response(text, { status, headers });
      return { page: await toPage(response, { isHttps: false, now: now() }), tags: new Set(tags) };
    };
  const read = async (address: string, render: () => Promise<Rendered>) => {
    const served = await kept.get(address, render, () => 'a');
    return served.page.body.toString();
  };
  const counted = async () =>
    Object.fromEntries((await metrics.pages.get()).values.map(({ labels, value }) => [labels.from, value]));
  return { clock, load, memory, kept, made, page, read, counted };
}

describe('a page this process caches', () => {
  test('is rendered once for all concurrent requests, and not again for later ones', async () => {
    const { made, page, read, counted } = openDemo();
    const shown = await Promise.all(Array.from({ length: 500 }, () => read('/', page('one'))));
    expect([new Set(shown), made]).toEqual([new Set(['one']), ['one']]);
    expect(await read('/', page('two'))).toBe('one');
    expect(await counted()).toEqual({ miss: 500, hit: 1 });
  });

  test('that may not be sent stale is rendered before it is sent, and stale only if that fails', async () => {
    const { clock, page, read } = openDemo();
    const headers = { ...SHARED, 'cache-control': 'public, s-maxage=600, stale-while-revalidate=0, stale-if-error=60' };
    await read('/', page('one', { headers }));
    clock.now += 601_000;
    expect(await read('/', page('two', { headers }))).toBe('two');
    clock.now += 601_000;
    expect(await read('/', page('broken', { status: 500 }))).toBe('two');
  });

  test('is shown once more when its time is over, while one render runs behind it', async () => {
    const { clock, made, page, read } = openDemo();
    await read('/', page('one'));
    clock.now += 601_000;
    expect(await Promise.all([read('/', page('two')), read('/', page('three'))])).toEqual(['one', 'one']);
    await sleep(20);
    expect(await read('/', page('four'))).toBe('two');
    expect(made).toEqual(['one', 'two']);
  });

  test('is rendered before it is sent when one of its tags was invalidated, once for all', async () => {
    const { memory, made, page, read } = openDemo();
    await Promise.all([read('/a', page('a', { tags: ['movie:1'] })), read('/b', page('b', { tags: ['movie:2'] }))]);
    memory.drop(['movie:1']);
    const shown = await Promise.all(Array.from({ length: 100 }, () => read('/a', page('new a'))));
    expect(new Set(shown)).toEqual(new Set(['new a']));
    expect(await read('/b', page('new b'))).toBe('b');
    expect(made).toEqual(['a', 'b', 'new a']);
  });

  test('is not sent to a request after a change if its render started before the change', async () => {
    const { memory, page, read } = openDemo();
    const early = read('/', page('before'));
    await sleep(1);
    memory.drop(['movie:1']);
    const late = read('/', page('after'));
    expect(await Promise.all([early, late])).toEqual(['before', 'after']);
    expect(await read('/', page('never'))).toBe('after');
  });

  test('is sent when rendering fails, with a short lifetime, and rendering is retried', async () => {
    const { clock, memory, kept, page, made, read } = openDemo();
    await read('/', page('good'));
    memory.drop(['movie:1']);
    const bad = page('bad', { status: 503, headers: { 'cache-control': 'no-store' } });
    const served = await kept.get('/', bad, () => 'a');
    expect([served.page.body.toString(), served.leftSeconds]).toEqual(['good', 10]);
    expect(await read('/', bad)).toBe('good');
    expect(made).toEqual(['good', 'bad']);
    clock.now += 6_000;
    expect(await read('/', page('better'))).toBe('better');
  });

  test('is sent stale when there is no capacity to render, and without a copy the request is refused at once', async () => {
    const { load, memory, page, made, read } = openDemo({ room: 1 });
    await read('/', page('old'));
    memory.drop(['movie:1']);
    load.free = 0;
    expect(await read('/', page('new'))).toBe('old');
    await expect(read('/other', page('other'))).rejects.toBeInstanceOf(TooBusy);
    load.free = 1;
    // A request that waits for a running render needs no capacity.
    expect(await Promise.all([read('/', page('new')), read('/', page('new'))])).toEqual(['new', 'new']);
    expect(made).toEqual(['old', 'new']);
  });

  test('gives the next cache only the rest of its lifetime', async () => {
    const { clock, kept, page, read } = openDemo();
    await read('/', page('one'));
    clock.now += 500_000;
    expect((await kept.get('/', page('two'), () => 'a')).leftSeconds).toBe(100);
  });

  test.each([
    ['is for one reader', { headers: { 'cache-control': 'private, max-age=60' } }],
    ['says nothing of caches', { headers: {} }],
    ['sets a cookie', { headers: { ...SHARED, 'set-cookie': 'a=b' } }],
    ['is not there', { status: 404, headers: SHARED }],
    ['failed', { status: 500, headers: SHARED }],
  ])('is none that %s', async (_why, answer) => {
    const { memory, page, read } = openDemo();
    await read('/', page('one', answer));
    expect(await read('/', page('two', answer))).toBe('two');
    expect(memory.size).toBe(0);
  });

  test('never takes more memory than it was given, and none at all where it is off', async () => {
    const { memory, page, read } = openDemo({ bytes: 50_000 });
    for (let number = 0; number < 60; number += 1) {
      await read(`/${number}`, page('x'.repeat(3_000)));
      expect(memory.bytes).toBeLessThanOrEqual(50_000);
    }
    expect(memory.size).toBeGreaterThan(5);
    await read('/large', page('x'.repeat(60_000)));
    expect(memory.bytes).toBeLessThanOrEqual(50_000);
    const off = openDemo({ isOn: false });
    await off.read('/', off.page('one'));
    expect([await off.read('/', off.page('two')), off.memory.size]).toEqual(['two', 0]);
  });
});
