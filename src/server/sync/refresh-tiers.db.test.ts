import { beforeEach, expect, test } from 'vitest';
import { REFRESH_DAYS, REFRESH_DAYS_OF_PEOPLE, REFRESH_TIERS } from '#shared/domain/limits.ts';
import { openTestFixture } from '../../../test/database/test-fixture.ts';
import { ordinaryFilm, ordinaryPerson } from '../../../test/ordinary-answers.ts';
import { startTmdbAnswers } from '../../../test/tmdb-answers.ts';
import type { Context } from '../context.ts';
import { listStale } from '../store/titles/tiers.ts';
import { gaugeQueue } from './gauge-queue.ts';
import { refreshTiers } from './refresh-tiers.ts';
import { syncMovie } from './sync-movie.ts';
import { syncPerson } from './sync-person.ts';

const tmdb = await startTmdbAnswers();
const { ctx } = await openTestFixture({ TMDB_API_URL: tmdb.url, TMDB_RATE_PER_SECOND: '1000' });
const start = Date.now();
const daysLater = (days: number): Context => ({ ...ctx, now: () => new Date(start + days * 86_400_000) });
for (const id of [1, 2, 3]) {
  tmdb.set(`/movie/${id}`, { ...ordinaryFilm, id, popularity: 10 - id });
  await syncMovie(ctx, id, { urgency: 'batch', deadlineMs: 5_000 });
}
tmdb.set('/person/1', ordinaryPerson);
await syncPerson(ctx, 1, { urgency: 'batch', deadlineMs: 5_000 });

beforeEach(() => ctx.db.deleteFrom('fetch_queue').execute());
const queued = async () => {
  const rows = await ctx.db.selectFrom('fetch_queue').select(['kind', 'id']).orderBy('kind').orderBy('id').execute();
  return rows.map(({ kind, id }) => `${kind} ${id}`);
};

test('what was fetched today waits; a popular film is fetched again after a day, a person after a week', async () => {
  expect(await refreshTiers(daysLater(0.5))).toBe(0);
  await refreshTiers(daysLater(REFRESH_DAYS.first + 0.5));
  expect(await queued()).toEqual(['movie 1', 'movie 2', 'movie 3']);
  await refreshTiers(daysLater(REFRESH_DAYS_OF_PEOPLE.first + 0.5));
  expect(await queued()).toEqual(['movie 1', 'movie 2', 'movie 3', 'person 1']);
});

test('the less popular wait longer, unless a ranking shows them', async () => {
  const tiers = [
    { upTo: 1, fetchedBefore: new Date(start + 86_400_000) },
    { upTo: Number.MAX_SAFE_INTEGER, fetchedBefore: new Date(start - 86_400_000) },
  ];
  const stale = async () => (await listStale(ctx.db, 'movie', tiers, 10)).map(({ id }) => id).sort();
  expect(await stale()).toEqual([1]);
  await ctx.db.insertInto('rankings').values({ name: 'x', position: 1, kind: 'movie', entity_id: 3 }).execute();
  expect(await stale()).toEqual([1, 3]);
  await ctx.db.deleteFrom('rankings').execute();
});

test('nothing grows older than two months, far within the six TMDB allows', () => {
  expect(Math.max(REFRESH_DAYS.rest, REFRESH_DAYS_OF_PEOPLE.rest)).toBeLessThanOrEqual(60);
  expect(REFRESH_TIERS.first).toBeLessThan(REFRESH_TIERS.second);
});

test('what TMDB no longer has is not asked for again', async () => {
  await ctx.db.updateTable('movie_sources').set({ gone_at: new Date() }).where('id', '=', 2).execute();
  await refreshTiers(daysLater(2));
  expect(await queued()).toEqual(['movie 1', 'movie 3']);
});

test('the queue has a metric for each kind, also when it is empty', async () => {
  await refreshTiers(daysLater(2));
  await gaugeQueue(daysLater(2));
  const text = await ctx.metrics.registry.metrics();
  expect(text).toContain('fetch_queue_entries{kind="movie",state="waiting"} 2');
  expect(text).toContain('fetch_queue_entries{kind="series",state="waiting"} 0');
});
