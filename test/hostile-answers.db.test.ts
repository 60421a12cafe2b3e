import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { getMovieDetails } from '../src/server/catalogue/titles/movie-details.ts';
import { enqueueFetches } from '../src/server/store/jobs/fetch-queue.ts';
import { findSource } from '../src/server/store/titles/sources.ts';
import { drainFetchQueue } from '../src/server/sync/drain-queue.ts';
import { syncOne } from '../src/server/sync/sync-one.ts';
import { MovieDetails } from '../src/shared/contract/movie-details.ts';
import type { Entity } from '../src/shared/domain/entities.ts';
import { openTestFixture } from './database/test-fixture.ts';
import { hostileFilms, hostilePeople, hostileSeries } from './hostile-answers.ts';
import { ordinaryFilm, ordinaryPerson, ordinarySeries } from './ordinary-answers.ts';
import { isWhole, sample } from './sample.ts';

let answer = '';
const tmdb = createServer((request, response) => {
  // A season that cannot be read is requested by itself, and is missing there too.
  response.statusCode = request.url?.includes('/season/') ? 404 : 200;
  response.setHeader('content-type', 'application/json').end(answer);
});
await new Promise<void>((resolve) => tmdb.listen(0, '127.0.0.1', resolve));
afterAll(() => void tmdb.close());
const apiUrl = `http://127.0.0.1:${(tmdb.address() as AddressInfo).port}`;
const { ctx } = await openTestFixture({ TMDB_API_URL: apiUrl, TMDB_RATE_PER_SECOND: '1000' });

const CORPUS = [
  { kind: 'movie' as Entity, hostile: hostileFilms(), ordinary: ordinaryFilm },
  { kind: 'series' as Entity, hostile: hostileSeries(), ordinary: ordinarySeries },
  { kind: 'person' as Entity, hostile: hostilePeople(), ordinary: ordinaryPerson },
];

/** Fields where TMDB's null is a valid value: no collection, nothing aired. */
const PLAIN_NEWS = new Set(['belongs_to_collection is null', 'last_episode_to_air is null']);

test('there are at least 200 hostile films, and as many series and people as fields can be broken', () => {
  expect(CORPUS.map(({ hostile }) => hostile.length > 100)).toEqual([true, true, true]);
  expect(CORPUS[0]?.hostile.length).toBeGreaterThanOrEqual(200);
});

describe.each(CORPUS)('$kind: a hostile answer', ({ kind, hostile, ordinary }) => {
  test('never crashes us: it is read, or quarantined with its reason and the good row untouched', async () => {
    const verdicts = { read: 0, quarantined: 0, refused: 0 };
    for (const { name, body, isOneField } of sample(hostile, 4)) {
      const good = await storeOrdinary(kind, ordinary);
      const outcome = await drainOne(kind, body);
      const held = await findSource(ctx.db, kind, 1);
      if (outcome === 'stored' || outcome === 'unchanged') {
        verdicts.read += 1;
        if (isOneField && !PLAIN_NEWS.has(name)) expect(emptied(good, held), name).toEqual([]);
        if (kind === 'movie') await expectPage(name);
        continue;
      }
      expect(held, name).toEqual(good);
      const reason = await ctx.db.selectFrom('quarantine').select('detail').executeTakeFirst();
      verdicts[reason ? 'quarantined' : 'refused'] += 1;
      if (reason) expect(reason.detail.length, name).toBeGreaterThan(5);
      else expect(['garbage', 'timeout', 'network'], `${name}: ${outcome}`).toContain(outcome);
    }
    expect(({} as { adult?: boolean }).adult).toBeUndefined();
    expect(verdicts.read).toBeGreaterThan(isWhole() ? 60 : 10);
    expect(verdicts.quarantined).toBeGreaterThan(isWhole() ? 20 : 3);
  }, 300_000);
});

async function storeOrdinary(kind: Entity, ordinary: object) {
  answer = JSON.stringify(ordinary);
  await syncOne(ctx, { kind, id: 1 }, { urgency: 'interactive', deadlineMs: 5_000 });
  return findSource(ctx.db, kind, 1);
}

/** One try each; retries have another test. */
async function drainOne(kind: Entity, body: string): Promise<string | undefined> {
  answer = body;
  await ctx.db.deleteFrom('quarantine').execute();
  await ctx.db.deleteFrom('fetch_queue').execute();
  await enqueueFetches(ctx.db, [{ kind, id: 1, priority: 1, reason: 'test' }], ctx.now());
  const outcomes: string[] = [];
  await drainFetchQueue(ctx, {
    concurrency: 1,
    signal: AbortSignal.timeout(20_000),
    untilEmpty: true,
    leaseSeconds: 60,
    onFetched: (_fetch, outcome) => outcomes.push(outcome),
  });
  return outcomes[0];
}

/** Fields that have fewer members than before. */
function emptied(good: object | undefined, held: object | undefined): string[] {
  const before = Object.entries(good ?? {}) as [string, unknown][];
  const after = (held ?? {}) as Record<string, unknown>;
  return before.filter(([field, value]) => sizeOf(value) > sizeOf(after[field])).map(([field]) => field);
}

function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).filter((member) => (Array.isArray(member) ? member.length > 0 : Boolean(member))).length;
}

/** An adult film is read and not shown; every other page is valid by its schema. */
async function expectPage(name: string): Promise<void> {
  const details = await getMovieDetails(ctx, { movieId: 1 }).then(
    ({ value }) => value,
    (error: { code?: string }) => error.code,
  );
  if (details !== 'not-found') expect(() => MovieDetails.strict().parse(details), name).not.toThrow();
  expect(JSON.stringify(details), name).not.toMatch(/javascript:|undefined|NaN|\[object/);
}
