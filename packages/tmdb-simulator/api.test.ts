import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Simulator, startSimulator } from './start.ts';
import { control, get, getJson } from './test-client.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ ratePerSecond: 1000, apiKey: 'a-key' });
});
afterAll(() => simulator.close());

describe('the key', () => {
  test('is taken from the header', async () => {
    expect((await get(simulator, '/3/movie/598')).status).toBe(200);
  });

  test('is taken from the address', async () => {
    expect((await fetch(`${simulator.url}/3/movie/598?api_key=a-key`)).status).toBe(200);
  });

  test.each([['/3/movie/598'], ['/3/movie/598?api_key=other'], ['/3/movie/1']])(
    '%s without the right one is refused with code 7',
    async (path) => {
      const response = await fetch(simulator.url + path);
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({
        success: false,
        status_code: 7,
        status_message: 'Invalid API key: You must be granted a valid key.',
      });
    },
  );
});

describe('requests that are refused', () => {
  const appended = (count: number) => Array.from({ length: count }, (_, i) => `part${i}`).join(',');

  test.each([
    ['/3/movie/1', 404, 34],
    ['/3/movie/598/nothing', 404, 34],
    ['/3/nowhere', 404, 34],
    ['/elsewhere', 404, 34],
    ['/3/movie/popular?page=0', 400, 22],
    ['/3/movie/popular?page=501', 400, 22],
    ['/3/movie/popular?page=um', 400, 22],
    [`/3/movie/598?append_to_response=${appended(21)}`, 400, 27],
  ])('%s is HTTP %i with code %i', async (path, status, code) => {
    const response = await get(simulator, path);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false, status_code: code });
  });

  test('twenty parts are still allowed', async () => {
    expect((await get(simulator, `/3/movie/598?append_to_response=${appended(20)}`)).status).toBe(200);
  });

  test('a film cannot be posted', async () => {
    expect((await get(simulator, '/3/movie/598', { method: 'POST' })).status).toBe(405);
  });
});

test('an answer is compressed only for clients that accept it', async () => {
  const encoding = async (accept: string) =>
    (await get(simulator, '/3/movie/598', { headers: { 'accept-encoding': accept } })).headers.get('content-encoding');
  expect([await encoding('gzip'), await encoding('identity')]).toEqual(['gzip', null]);
});

test('a film that comes out after the simulated day is not released yet', async () => {
  const past = await startSimulator({ now: () => new Date('2025-10-01T12:00:00Z') });
  expect(await getJson(past, '/3/movie/1220564')).toMatchObject({ status: 'Post Production' });
  expect(await getJson(past, '/3/movie/598')).toMatchObject({ status: 'Released' });
  await past.close();
});

describe('the rate limit', () => {
  test.each([
    ['seconds', '1'],
    ['date', 'Tue, 03 Nov 2026 12:00:01 GMT'],
    ['zero', '0'],
    ['absent', null],
  ] as const)('refuses the request too many with code 25 and Retry-After %s', async (retryAfter, header) => {
    const strict = await startSimulator({
      ratePerSecond: 1,
      retryAfter,
      now: () => new Date('2026-11-03T12:00:00Z'),
    });
    const [first, second] = [await get(strict, '/3/configuration'), await get(strict, '/3/configuration')];
    expect([first.status, second.status]).toEqual([200, 429]);
    expect(second.headers.get('retry-after')).toBe(header);
    expect(await second.json()).toMatchObject({ status_code: 25 });
    expect(await (await control(strict, 'GET', '/stats')).json()).toMatchObject({ too_many: 1, max_in_one_second: 2 });
    await strict.close();
  });
});
