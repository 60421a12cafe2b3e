import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { getMovieDetails } from '../src/server/catalogue/movie-details.ts';
import { enqueueFetches } from '../src/server/store/fetch-queue.ts';
import { findSource } from '../src/server/store/sources.ts';
import { drainFetchQueue } from '../src/server/sync/drain-queue.ts';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { MovieDetails } from '../src/shared/contract/movie-details.ts';
import { openTestHouse } from './database/test-house.ts';
import { hostileFilms, ordinaryFilm } from './hostile-answers.ts';

let answer = JSON.stringify(ordinaryFilm);
const tmdb = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json').end(answer);
});
await new Promise<void>((resolve) => tmdb.listen(0, '127.0.0.1', resolve));
afterAll(() => void tmdb.close());
const apiUrl = `http://127.0.0.1:${(tmdb.address() as AddressInfo).port}`;
const { ctx } = await openTestHouse({ TMDB_API_URL: apiUrl, TMDB_RATE_PER_SECOND: '1000' });
// Each hostile answer is one try: what a retry does is another test.
const hostile = hostileFilms();

test('there are at least 200 of them', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(200);
});

test('none of them crashes us, and each is either read as a whole film or quarantined with its reason, the good row untouched', async () => {
  expect(await syncMovie(ctx, 1, { urgency: 'batch', deadlineMs: 5_000 })).toBe('stored');
  const verdicts = { read: 0, quarantined: 0, refused: 0 };
  for (const { name, body } of hostile) {
    answer = JSON.stringify(ordinaryFilm);
    await syncMovie(ctx, 1, { urgency: 'interactive', deadlineMs: 5_000 }).catch(() => undefined);
    const good = await findSource(ctx.db, 'movie', 1);

    answer = body;
    await ctx.db.deleteFrom('quarantine').execute();
    await ctx.db.deleteFrom('fetch_queue').execute();
    await enqueueFetches(ctx.db, [{ kind: 'movie', id: 1, priority: 1, reason: 'test' }], ctx.now());
    const outcomes: string[] = [];
    const signal = AbortSignal.timeout(20_000);
    await drainFetchQueue(ctx, {
      concurrency: 1,
      signal,
      untilEmpty: true,
      leaseSeconds: 60,
      onFetched: (_fetch, outcome) => outcomes.push(outcome),
    });

    const [outcome] = outcomes;
    const held = await findSource(ctx.db, 'movie', 1);
    const unread = await ctx.db.selectFrom('quarantine').select(['reason', 'detail']).execute();
    if (outcome === 'stored' || outcome === 'unchanged') {
      verdicts.read += 1;
      const details = await getMovieDetails(ctx, { movieId: 1 }).catch((error: { code?: string }) => error.code);
      // An adult film is read and not shown; everything else is a page its own schema accepts.
      if (details !== 'not-found') expect(() => MovieDetails.strict().parse(details), name).not.toThrow();
      expect(JSON.stringify(details), name).not.toMatch(/javascript:|undefined|NaN|\[object/);
    } else {
      expect(held, name).toEqual(good);
      if (unread.length > 0) {
        verdicts.quarantined += 1;
        expect(unread[0]?.detail.length, name).toBeGreaterThan(5);
      } else {
        verdicts.refused += 1;
        expect(['garbage', 'timeout', 'network'], `${name}: ${outcome}`).toContain(outcome);
      }
    }
  }
  expect(({} as { x?: number }).x).toBeUndefined();
  expect(verdicts.read).toBeGreaterThan(100);
  expect(verdicts.quarantined).toBeGreaterThan(20);
}, 300_000);
