import { expect, test } from 'vitest';
import { openTestFixture } from '../../../test/database/test-fixture.ts';
import type { Context } from '../context.ts';
import { countFetches, enqueueFetches } from '../store/jobs/fetch-queue.ts';
import { findMovie } from '../store/titles/movies.ts';
import { TmdbNotFound, TmdbUnavailable } from '../tmdb/failures.ts';
import { drainFetchQueue } from './drain-queue.ts';
import { syncMovie } from './sync-movie.ts';

const { ctx } = await openTestFixture();
const HOUR_MS = 3_600_000;
const start = Date.now();

/** The context some hours from now, with a TMDB that gives the same answer to every call. */
function later(hours: number, answer: () => Promise<never>): Context {
  return { ...ctx, now: () => new Date(start + hours * HOUR_MS), tmdb: { ...ctx.tmdb, get: answer } };
}
const drain = (context: Context, concurrency = 1) =>
  drainFetchQueue(context, {
    concurrency,
    signal: AbortSignal.timeout(20_000),
    leaseSeconds: 60,
    untilEmpty: true,
  });
const enqueue = (id: number) =>
  enqueueFetches(ctx.db, [{ kind: 'movie', id, priority: 1, reason: 'test' }], new Date(start));

test('a film TMDB no longer has is asked for again after one and after three days, and only then taken away', async () => {
  await syncMovie(ctx, 598, { urgency: 'batch', deadlineMs: 10_000 });
  await enqueue(598);
  const absent = () => Promise.reject(new TmdbNotFound('gone'));
  for (const hours of [1, 20, 26, 60]) {
    await drain(later(hours, absent));
    expect((await findMovie(ctx.db, 598))?.is_public, `after ${hours} h`).toBe(true);
  }
  await drain(later(80, absent));
  expect((await findMovie(ctx.db, 598))?.is_public).toBe(false);
  expect(await countFetches(ctx.db, ctx.now())).toEqual([]);
});

test('a refused token ends the round for every worker of it, and nothing is lost from the queue', async () => {
  for (let id = 1; id <= 40; id += 1) await enqueue(id);
  let calls = 0;
  const refused = () => {
    calls += 1;
    return Promise.reject(new TmdbUnavailable('key', 'refused'));
  };
  await expect(drain(later(200, refused), 8)).rejects.toMatchObject({ fault: 'key' });
  const atTheEnd = calls;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(calls).toBe(atTheEnd);
  expect((await countFetches(ctx.db, ctx.now()))[0]?.waiting).toBe(40);
});
