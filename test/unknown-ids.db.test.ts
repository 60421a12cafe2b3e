import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UNKNOWN_IDS } from '../src/shared/domain/limits.ts';
import { limited } from '../src/shared/text/edge.ts';
import { type Server, startServerProcess } from '../tools/stack.ts';
import { openTestFixture } from './database/test-fixture.ts';

/** Unknown ids, requested through a trusted proxy, which names the client address. */
const fixture = await openTestFixture();
/** So low that a slow run gains no extra requests. */
const PER_MINUTE = 1;
let server: Server;
beforeAll(async () => {
  server = await startServerProcess(
    new Set(),
    {
      ...fixture.variables,
      TRUSTED_PROXIES: '127.0.0.1',
      RATE_LIMITS: 'off',
      UNKNOWN_IDS_PER_MINUTE: String(PER_MINUTE),
    },
    { services: 'web,functions,images' },
  );
}, 60_000);
afterAll(() => server.stop());

let nextId = 90_000_001;
const ASKED = UNKNOWN_IDS.burst + 40;

async function ask(path: string, address: string) {
  const answer = await fetch(server.url + path, { redirect: 'manual', headers: { 'x-forwarded-for': address } });
  const body = await answer.text();
  return { status: answer.status, headers: answer.headers, body };
}

/** Requests many different ids, four at a time. */
async function askMany(pathOf: (id: number) => string, address: string, count = ASKED) {
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  for (let asked = 0; asked < count; asked += 4) {
    const paths = Array.from({ length: 4 }, () => pathOf(nextId++));
    answers.push(...(await Promise.all(paths.map((path) => ask(path, address)))));
  }
  return answers;
}

async function countTmdbCalls(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line.startsWith('tmdb_calls_total{'));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

describe('an address that asks for made-up ids', { timeout: 60_000 }, () => {
  test.each([
    ['pages of films', '203.0.113.1', (id: number) => `/filme/inventado-${id}`],
    ['pages of series', '203.0.113.2', (id: number) => `/serie/inventada-${id}`],
    ['pages of people', '203.0.113.3', (id: number) => `/pessoa/inventada-${id}`],
    ['the API', '203.0.113.4', (id: number) => `/api/getMovieDetails?movieId=${id}`],
    ['feeds', '203.0.113.5', (id: number) => `/feeds/serie/inventada-${id}.xml`],
    ['share cards', '203.0.113.6', (id: number) => `/cartao/filme/inventado-${id}-00000000000.jpg`],
    ['widgets', '203.0.113.12', (id: number) => `/embed/filme/inventado-${id}`],
    ['seasons', '203.0.113.7', (id: number) => `/serie/inventada-${id}/1`],
  ])('of %s is answered 429 that nothing stores, and TMDB is asked no further', async (_what, address, pathOf) => {
    const started = performance.now();
    const before = await countTmdbCalls();
    const answers = await askMany(pathOf, address);
    const gained = ((performance.now() - started) / 60_000) * PER_MINUTE;
    const refused = answers.filter(({ status }) => status === 429);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]));
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(UNKNOWN_IDS.burst);
    expect(answers.length - refused.length).toBeLessThanOrEqual(UNKNOWN_IDS.burst + gained + 1);
    expect((await countTmdbCalls()) - before).toBeLessThanOrEqual(UNKNOWN_IDS.burst + gained + 1);
    for (const { headers } of refused) {
      expect([headers.get('cache-control'), Number(headers.get('retry-after')) > 0]).toEqual(['no-store', true]);
    }
  });

  test('gets an explanation, and does not limit another address', async () => {
    const answers = await askMany((id) => `/filme/inventado-${id}`, '203.0.113.8');
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toContain(limited.unknownIds);
    const others = await askMany((id) => `/filme/inventado-${id}`, '203.0.113.9', 20);
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 404));
  });

  test('still gets everything we have stored', async () => {
    await askMany((id) => `/filme/inventado-${id}`, '203.0.113.10');
    expect((await ask('/filme/cidade-de-deus-2002-598', '203.0.113.11')).status).toBe(200);
    for (const path of ['/', '/filmes', '/filme/cidade-de-deus-2002-598', '/api/getMovieDetails?movieId=598'])
      expect([path, (await ask(path, '203.0.113.10')).status]).toEqual([path, 200]);
  });

  test('shares one count among its pages, calls and cards, a /64 of IPv6 being one address', async () => {
    const ways = [
      (id: number) => `/filme/inventado-${id}`,
      (id: number) => `/api/getPersonDetails?personId=${id}`,
      (id: number) => `/feeds/serie/inventada-${id}.xml`,
    ];
    let turn = 0;
    const answers = await askMany((id) => ways[turn++ % ways.length]?.(id) ?? '/', '2001:db8:1:2::1', ASKED - 4);
    const others = await askMany((id) => `/filme/inventado-${id}`, '2001:db8:1:2:ffff::9', 4);
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    expect(others.some(({ status }) => status === 429)).toBe(true);
  });
});
