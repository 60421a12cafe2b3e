import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeCatalogue } from '../src/server/sync/change-catalogue.ts';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { tags } from '../src/shared/domain/tags.ts';
import { edge as words } from '../src/shared/text/edge.ts';
import { fillRankings } from '../tools/demo/fill-rankings.ts';
import { PURGE_SECRET, readByVarnish } from '../tools/edge/start-varnish.ts';
import { writeQueryVcl, writeUnavailableVcl } from '../tools/edge/write-vcl.ts';
import { openTestFixture } from './database/test-fixture.ts';
import { BAD_RELEASES } from './edge/bad-release.ts';
import { DECEPTIONS, deceive } from './edge/deception.ts';
import { type EdgeFixture, look, openEdgeFixture, purge, readCounter } from './edge/edge-fixture.ts';
import { loseServers } from './edge/four-places.ts';
import { descriptorsOf } from './edge/half-load.ts';
import { countCopies } from './edge/keys.ts';
import { crowd } from './edge/overload.ts';
import { POISONED_ROUTES, POISONS, poison } from './edge/poisoning.ts';
import { publishOften } from './edge/publish-visible.ts';
import { readMeanwhile, restartEach } from './edge/rolling-restart.ts';
import { stampede } from './edge/stampede.ts';
import { BAD_WAYS, fillCatalogue, readPages, readWhileSyncing } from './edge/tmdb-bad-minutes.ts';
import { isWhole } from './sample.ts';

/** A real Varnish with the configuration of deploy/edge, two processes behind it. Soaks of the same names run the full counts. */
const own = await openTestFixture(
  { LOG_LEVEL: 'silent', DATABASE_STATEMENT_TIMEOUT_MS: '15000' },
  { movies: 300, series: 100, people: 50 },
);
const FILM = '/filme/cidade-de-deus-2002-598';
/** Connections to PostgreSQL: the pool opens more under load and closes them later. */
const FEW_DESCRIPTORS = 10;
let fixture: EdgeFixture;
let at: (path: string) => string;

beforeAll(async () => {
  await syncMovie(own.ctx, 598, { urgency: 'batch', deadlineMs: 10_000 });
  await fillRankings(own.ctx);
  fixture = await openEdgeFixture(own.ctx, own.variables, { spare: 1, env: { DRAIN_SECONDS: '1' } });
  at = (asked) => fixture.edge.url + asked;
}, 120_000);
afterAll(() => fixture.stop());

test('the edge knows the names and the words of the site', () => {
  const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../deploy/edge', file), 'utf8');
  expect(read('query.vcl')).toBe(writeQueryVcl());
  expect(read('unavailable.vcl')).toBe(writeUnavailableVcl('Lanterninha'));
});

test('Varnish reads the backends of the examples', async () => {
  for (const folder of ['edge', 'compose-edge']) {
    await readByVarnish(readFileSync(path.resolve(import.meta.dirname, '../deploy', folder, 'backends.vcl'), 'utf8'));
  }
  await expect(readByVarnish('backend alone { .host = "web1"; }')).rejects.toThrow('pages');
});

test.runIf(isWhole())(
  'a request for a new page while a server dies goes to another one, and to one that is shutting down if there is no other',
  async () => {
    expect(await loseServers(60)).toEqual({ lost: 0, leaving: 0 });
  },
  30_000,
);

describe('the edge', { timeout: 120_000 }, () => {
  test('answers the second reader from its cache, and removes tags and its own headers', async () => {
    const first = await look(at(FILM));
    const second = await look(at(FILM), { cookie: 'a=b', 'accept-language': 'en' });
    expect([first.status, second.status, second.cache]).toEqual([200, 200, 'hit']);
    expect(second.body).toBe(first.body);
    for (const name of ['surrogate-key', 'cache-tag', 'xkey', 'via', 'x-varnish', 'set-cookie'])
      expect(second.headers.get(name), name).toBeNull();
  });

  // What either costs in CPU time: `npm run bench -- edge` and `-- page-cache`.
  test('asks our servers nothing for a page it caches, and a server renders and reads nothing for a page of its own cache', async () => {
    const server = fixture.servers.get(0);
    if (!server) throw new Error('the server is not running');
    const alone = { servers: new Map([[0, server]]) };
    const counters = ['page_reads_total', 'page_renders_total', 'document_reads_total'];
    const countedFor = async (url: string) => {
      expect((await look(url)).status).toBe(200);
      const before = await Promise.all(counters.map((name) => readCounter(alone, name)));
      for (let turn = 0; turn < 50; turn += 1) expect((await look(url)).status).toBe(200);
      const after = await Promise.all(counters.map((name) => readCounter(alone, name)));
      return after.map((count, place) => count - (before[place] ?? 0));
    };
    expect(await countedFor(at(FILM))).toEqual([0, 0, 0]);
    expect(await countedFor(server.url + FILM)).toEqual([50, 0, 0]);
  });

  test('makes one copy of one list, in however many words it is asked for', async () => {
    expect(await countCopies(fixture, 200, 2026)).toEqual({ asked: 200, copies: 1, pages: 1 });
  });

  test('shows a change within five seconds, without being asked to by the visitor', async () => {
    const times = await publishOften(fixture, 3);
    // The median: the machine may be busy.
    expect(times.toSorted((a, b) => a - b)[1]).toBeLessThan(5_000);
  });

  test('refetches everything after the admin has purged all of it', async () => {
    await look(at('/sobre'));
    expect((await look(at('/sobre'))).cache).toBe('hit');
    await changeCatalogue(own.ctx, async ({ announce }) => announce(tags.everything()));
    await expect.poll(async () => (await look(at('/sobre'))).cache).not.toBe('hit');
  });

  test('caches nothing of the admin, and shows no visitor what an editor saw there', async () => {
    expect(DECEPTIONS.length).toBeGreaterThanOrEqual(60);
    expect(await deceive(fixture, DECEPTIONS)).toEqual([]);
    const { headers, cache } = await look(at('/admin/login'));
    expect([headers.get('cache-control'), cache]).toEqual(['private, no-store', 'pass']);
  });

  test('gives a clean reader what it always gave, whatever the one before sent along', {
    timeout: 60_000,
  }, async () => {
    expect([POISONS.length, POISONED_ROUTES.length]).toEqual([40, 20]);
    // Every header and every route, in a twentieth of all pairs.
    const pairs = POISONED_ROUTES.flatMap((route, row) =>
      POISONS.filter((_poison, column) => (row * 7 + column) % 20 === 0).map((each) => [route, each] as const),
    );
    expect(pairs.length).toBe(40);
    expect(await poison(fixture, pairs)).toEqual([]);
  });

  test('lets our servers render a page once for a crowd, when it is cold and when it was purged', async () => {
    const cold = await stampede(fixture, '/series/melhores-avaliadas', 100);
    expect(cold).toMatchObject({ answered: 100, failed: 0 });
    expect(cold.renders).toBeLessThanOrEqual(2);
    expect(await purge(fixture, 'list:filmes list:series list:series-melhores-avaliadas all')).toBeGreaterThan(0);
    const purged = await stampede(fixture, '/series/melhores-avaliadas', 100);
    expect(purged).toMatchObject({ answered: 100, failed: 0 });
    expect(purged.renders).toBeLessThanOrEqual(2);
  });

  test('loses no request while its whole cache is purged again and again', async () => {
    const { asked, failed } = await readMeanwhile(fixture, 4, async () => {
      for (const how of ['soft', 'hard', 'soft', 'hard'] as const) {
        await purge(fixture, 'all', how);
        await sleep(500);
      }
    });
    expect([asked > 20, failed]).toEqual([true, []]);
  });

  test('hides internal endpoints, and accepts purges only with the secret', async () => {
    for (const asked of ['/metrics', '/readyz', '/healthz']) expect((await look(at(asked))).status, asked).toBe(404);
    expect((await fetch(at('/filmes'), { method: 'DELETE' })).status).toBe(405);
    expect((await fetch(at('/'), { method: 'PURGE' })).status).toBe(405);
    const headers = { authorization: `Bearer ${PURGE_SECRET}` };
    expect((await fetch(at('/'), { method: 'PURGE', headers })).status).toBe(400);
  });

  test('loses no request while a server shuts down and another starts, and serves or refuses every request of a crowd at one server', async () => {
    const { asked, failed } = await readMeanwhile(fixture, 4, () => restartEach(fixture, 1, 'SIGTERM'));
    expect([asked > 20, failed]).toEqual([true, []]);
    const server = fixture.servers.get(0);
    if (!server) throw new Error('the server is not running');
    const openBefore = descriptorsOf(server);
    const rush = await crowd(server.url, 1, 150);
    expect([rush.failures, rush.served > 0]).toEqual([[], true]);
    expect((await look(`${server.url}/buscar?q=depois`)).status).toBe(200);
    await expect.poll(() => descriptorsOf(server) - openBefore).toBeLessThanOrEqual(FEW_DESCRIPTORS);
  });

  // It makes a release of its own, which takes longer than all the other tests here.
  test.runIf(isWhole())(
    'sends no request to a release whose migration failed, and goes on with the one before',
    async () => {
      const found: string[] = [];
      const { failed } = await readMeanwhile(fixture, 2, async () => {
        found.push(...((await BAD_RELEASES['whose migration fails']?.(fixture)) ?? ['not tried']));
      });
      expect([found, failed]).toEqual([[], []]);
    },
  );

  test.runIf(isWhole())(
    'shows byte for byte what it showed, whatever becomes of TMDB while all of it is asked for anew',
    async () => {
      const { simulatorUrl } = own;
      const url = fixture.servers.get(0)?.url;
      if (!url) throw new Error('the server is not running');
      await fillCatalogue(fixture, 5);
      // The pages follow the new films as soon as their announcements arrive.
      let expected = await readPages(url);
      const isSettled = async () => isDeepStrictEqual(expected, (expected = await readPages(url)));
      await expect.poll(isSettled, { interval: 1_000, timeout: 20_000 }).toBe(true);
      let asked = 0;
      try {
        for (const [name, fault] of BAD_WAYS) {
          await own.setFaults([{ match: '.*', ...fault }]);
          const { changed, calls } = await readWhileSyncing(fixture, { url, simulatorUrl, expected, seconds: 2 });
          expect([name, ...changed]).toEqual([name]);
          asked += calls;
        }
        // Not for every fault: after a few failures the circuit breaker stops calls.
        expect(asked).toBeGreaterThan(0);
      } finally {
        await own.setFaults([]);
        await fixture.ctx.db.deleteFrom('fetch_queue').execute();
      }
    },
  );

  // Last, because it kills the servers.
  test('serves its whole cache while our servers are dead, and our error page for the rest, at once', async () => {
    const held = [FILM, '/', '/filmes', '/series/populares', '/generos', '/sobre', '/api/getGenres'];
    for (const asked of held) expect((await look(at(asked))).status, asked).toBe(200);
    for (const server of fixture.servers.values()) server.process.kill('SIGKILL');
    await sleep(100);
    // Three requests, so that at least one is not delayed by other load on the machine.
    const looks = [await look(at('/privacidade')), await look(at('/pessoas')), await look(at('/colecoes'))];
    expect(Math.min(...looks.map(({ ms }) => ms))).toBeLessThan(1_000);
    const [cold] = looks;
    if (!cold) throw new Error('no response');
    expect([cold.status, cold.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(cold.body).toContain(words.unavailableTitle);
    expect(Number(cold.headers.get('retry-after'))).toBeGreaterThanOrEqual(2);
    expect((await look(at('/api/getStreaming'))).headers.get('content-type')).toContain('json');
    await purge(fixture, 'all');
    for (const asked of held) {
      const stale = await look(at(asked));
      expect([asked, stale.status, stale.cache]).toEqual([asked, 200, 'stale']);
    }
    // Also after the health probes have noticed.
    await sleep(1_200);
    for (const asked of held) expect((await look(at(asked))).status, asked).toBe(200);
    const again = await look(at('/privacidade'));
    expect(again.status).toBe(503);
  });
});
