import { beforeEach, expect, test } from 'vitest';
import { openTestFixture } from '../../../test/database/test-fixture.ts';
import { ordinaryFilm } from '../../../test/ordinary-answers.ts';
import { startTmdbAnswers } from '../../../test/tmdb-answers.ts';
import type { Context } from '../context.ts';
import { FETCH_PRIORITY } from '../store/jobs/fetch-queue.ts';
import { syncChanges } from './sync-changes.ts';
import { syncMovie } from './sync-movie.ts';

const tmdb = await startTmdbAnswers();
const { ctx } = await openTestFixture({ TMDB_API_URL: tmdb.url, TMDB_RATE_PER_SECOND: '1000' });
for (const id of [1, 2, 3]) {
  tmdb.set(`/movie/${id}`, { ...ordinaryFilm, id });
  await syncMovie(ctx, id, { urgency: 'batch', deadlineMs: 5_000 });
}

const on = (day: string): Context => ({ ...ctx, now: () => new Date(`${day}T15:00:00Z`) });
const changed = (results: object[]) => {
  tmdb.set('/movie/changes', { results, page: 1, total_pages: 1 });
  for (const path of ['/tv/changes', '/person/changes']) tmdb.set(path, { results: [], page: 1, total_pages: 1 });
};
const asked = (path: string) =>
  tmdb.asked
    .filter((url) => url.pathname === path)
    .map(({ searchParams }) => [searchParams.get('start_date'), searchParams.get('end_date')]);

beforeEach(async () => {
  await ctx.db.deleteFrom('fetch_queue').execute();
  await ctx.db.deleteFrom('sync_cursors').execute();
  tmdb.forget();
});

test('of the titles TMDB changed, those we have stored are queued and no others', async () => {
  changed([
    { id: 1, adult: false },
    { id: 2, adult: null },
    { id: 999, adult: false },
  ]);
  const [films] = await syncChanges(on('2026-11-10'));
  expect(films).toMatchObject({ kind: 'movie', changed: 3, queued: 2, hasGap: false });
  const rows = await ctx.db.selectFrom('fetch_queue').select(['id', 'priority']).orderBy('id').execute();
  expect(rows).toEqual([
    { id: 1, priority: FETCH_PRIORITY.changed },
    // No `adult` flag: probably removed, so checked first.
    { id: 2, priority: FETCH_PRIORITY.ranked },
  ]);
});

test('the next question begins a day before the last one ended', async () => {
  changed([]);
  await syncChanges(on('2026-11-10'));
  await syncChanges(on('2026-11-13'));
  expect(asked('/movie/changes')).toEqual([
    ['2026-11-09', '2026-11-10'],
    ['2026-11-09', '2026-11-13'],
  ]);
});

test('away for longer than TMDB remembers, we ask for the fourteen days there are and say that there is a gap', async () => {
  changed([]);
  await syncChanges(on('2026-10-01'));
  tmdb.forget();
  const [films] = await syncChanges(on('2026-11-10'));
  expect(films?.hasGap).toBe(true);
  expect(asked('/movie/changes')).toEqual([['2026-10-28', '2026-11-10']]);
});

test('a feed that fails is asked for again from where it was', async () => {
  changed([]);
  await syncChanges(on('2026-11-10'));
  tmdb.remove('/movie/changes');
  await expect(syncChanges(on('2026-11-12'))).rejects.toThrow();
  tmdb.forget();
  changed([]);
  await syncChanges(on('2026-11-12'));
  expect(asked('/movie/changes')).toEqual([['2026-11-09', '2026-11-12']]);
});
