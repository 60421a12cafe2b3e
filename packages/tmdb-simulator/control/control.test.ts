import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PictureAnswer } from '../images/picture-log.ts';
import { type Simulator, startSimulator } from '../start.ts';
import { at, control, get, getJson, jsonOf, keysOf, setFaults } from '../test-client.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ ratePerSecond: 1000 });
});
afterEach(() => control(simulator, 'POST', '/reset'));
afterAll(() => simulator.close());

const stats = async () => jsonOf(await control(simulator, 'GET', '/stats'));

describe('statistics', () => {
  test('count requests per path, and never the control routes', async () => {
    await get(simulator, '/3/movie/598?language=pt-BR');
    await get(simulator, '/3/movie/598');
    await get(simulator, '/t/p/w92/p-598-1.jpg');
    expect(await stats()).toEqual({
      total: 3,
      api: 2,
      images: 1,
      too_many: 0,
      max_in_one_second: 2,
      paths: { '/3/movie/598': 2, '/t/p/w92/p-598-1.jpg': 1 },
      faults: {},
    });
  });

  test('count the faults that hit', async () => {
    await setFaults(simulator, { match: '.', kind: '503', count: 1 });
    await get(simulator, '/3/movie/598');
    await get(simulator, '/3/movie/598');
    expect(await stats()).toMatchObject({ faults: { '503': 1 } });
  });

  test('start again from zero after a reset', async () => {
    await get(simulator, '/3/movie/598');
    await control(simulator, 'POST', '/stats/reset');
    expect(await stats()).toMatchObject({ total: 0, max_in_one_second: 0, paths: {} });
  });
});

test('pictures are logged with the times of request and answer, and a failed one with its status', async () => {
  await setFaults(
    simulator,
    { match: '^/t/p/', kind: 'slow', after_ms: 100, count: 1 },
    { match: '^/vi/', kind: '500' },
  );
  await get(simulator, '/3/movie/598');
  for (const path of ['/t/p/w92/l-8-1.jpg', '/vi/abcdefghijk/hqdefault.jpg']) {
    await (await get(simulator, path)).arrayBuffer();
  }
  await expect
    .poll(async () => jsonOf(await control(simulator, 'GET', '/pictures')))
    .toMatchObject([
      { path: '/t/p/w92/l-8-1.jpg', status: 200 },
      { path: '/vi/abcdefghijk/hqdefault.jpg', status: 500 },
    ]);
  const [first] = (await jsonOf(await control(simulator, 'GET', '/pictures'))) as PictureAnswer[];
  expect((first?.answeredAt ?? 0) - (first?.askedAt ?? 0)).toBeGreaterThanOrEqual(95);
  await control(simulator, 'DELETE', '/pictures');
  expect(await jsonOf(await control(simulator, 'GET', '/pictures'))).toEqual([]);
});

describe('a patched film', () => {
  test('shows its new Brazilian texts, with the rest unchanged', async () => {
    await control(simulator, 'PATCH', '/movie/598', { title: 'Outra Cidade', overview: 'Outro texto.', runtime: 99 });
    expect(await getJson(simulator, '/3/movie/598?language=pt-BR')).toMatchObject({
      title: 'Outra Cidade',
      overview: 'Outro texto.',
      runtime: 99,
      original_title: 'Cidade de Deus',
    });
    expect(await getJson(simulator, '/3/movie/598')).toMatchObject({ title: 'City of God' });
  });

  test('gets a Brazilian row when it had none', async () => {
    await control(simulator, 'PATCH', '/movie/346', { title: 'Os Sete Samurais' });
    expect(await getJson(simulator, '/3/movie/346?language=pt-BR')).toMatchObject({ title: 'Os Sete Samurais' });
  });

  test('shows its new offers in place of the old ones', async () => {
    await control(simulator, 'PATCH', '/movie/598', { offers: { free: [300] } });
    const offers = await getJson(simulator, '/3/movie/598/watch/providers');
    expect(keysOf(at(offers, 'results.BR'))).toEqual(['free', 'link']);
  });

  test('has its original values after a reset', async () => {
    await control(simulator, 'PATCH', '/movie/598', { runtime: 99 });
    await control(simulator, 'POST', '/reset');
    expect(await getJson(simulator, '/3/movie/598')).toMatchObject({ runtime: 130 });
  });

  test.each([
    [{ runtime: 'long' }, 'runtime is number, not string'],
    [{ smell: 1 }, 'a film has no field smell to change'],
    [{ id: 1 }, 'a film has no field id to change'],
    [[], 'the body is an object of fields'],
  ])('refuses %j', async (patch, error) => {
    const response = await control(simulator, 'PATCH', '/movie/598', patch);
    expect([response.status, await response.json()]).toEqual([400, { error }]);
  });
});

describe('a list of faults', () => {
  test.each([
    [{}, 'the body is a list of faults'],
    [[{ match: '.', kind: 'nonsense' }], 'fault 0: kind is one of'],
    [[{ match: '(', kind: '500' }], 'fault 0: match is a regular expression'],
    [[{ match: '.', kind: '500', every: 0 }], 'fault 0: every starts at 1'],
    [[{ match: '.', kind: '500', often: 1 }], 'fault 0: has no field often'],
  ])('%j is refused with a sentence', async (body, error) => {
    const response = await control(simulator, 'POST', '/faults', body);
    expect(response.status).toBe(400);
    expect(at(await jsonOf(response), 'error')).toMatch(error);
  });

  test('replaces the one before, and can be read and deleted', async () => {
    await setFaults(simulator, { match: '.', kind: '500' });
    await setFaults(simulator, { match: 'credits', kind: '503' });
    expect(await (await control(simulator, 'GET', '/faults')).json()).toEqual([{ match: 'credits', kind: '503' }]);
    await control(simulator, 'DELETE', '/faults');
    expect((await get(simulator, '/3/movie/598/credits')).status).toBe(200);
  });
});

test('an unknown control route is a 404', async () => {
  expect((await control(simulator, 'GET', '/nothing')).status).toBe(404);
  expect((await control(simulator, 'PATCH', '/movie/1', {})).status).toBe(404);
});
