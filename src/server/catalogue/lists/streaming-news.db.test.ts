import { beforeEach, expect, test } from 'vitest';
import { GetStreamingNews, StreamingNews } from '#shared/contract/title-lists.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { tags } from '#shared/domain/tags.ts';
import { insertMovie, insertSeries } from '../../../../test/builders/stored-title.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { editMovie } from '../../admin/editing/edit-entity.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { syncMovie } from '../../sync/sync-movie.ts';
import { getStreamingNews } from './streaming-news.ts';

const { ctx } = await openTestFixture();
const today = toBrazilianDay(ctx.now());
const yesterday = addDays(today, -1);
const NETFLIX = 8;
const MAX = 1899;

beforeEach(async () => {
  for (const table of ['availability', 'availability_events', 'availability_snapshots', 'list_cache'] as const) {
    await ctx.db.deleteFrom(table).execute();
  }
  for (const table of ['movie_sources', 'series_sources'] as const) await ctx.db.deleteFrom(table).execute();
  ctx.copies.documents.clear();
});

async function listNews(input: object = {}) {
  const { value } = await getStreamingNews(ctx, GetStreamingNews.parse(input));
  expect(StreamingNews.strict().parse(value)).toEqual(value);
  return value;
}

/** A week of accepted snapshots, as far as the choice of the source is concerned. */
async function snapshotForAWeek() {
  const looked = {
    kind: 'movie',
    is_complete: true,
    expected: 1,
    counted: 1,
    started_at: ctx.now(),
    finished_at: ctx.now(),
  };
  const days = Array.from({ length: 7 }, (_, ago) => addDays(today, -ago));
  await ctx.db
    .insertInto('availability_snapshots')
    .values(days.map((taken_on) => ({ platform_id: NETFLIX, taken_on, ...looked })))
    .execute();
}

async function arrive(kind: 'movie' | 'series', title_id: number, platform_id: number, day: string) {
  const seen = { kind, title_id, platform_id };
  await ctx.db
    .insertInto('availability')
    .values({ ...seen, first_seen_on: day, last_seen_on: day })
    .execute();
  await ctx.db
    .insertInto('availability_events')
    .values({ ...seen, event: 'arrived', happened_on: day, state: 'published', created_at: ctx.now() })
    .execute();
}

test('an observed arrival is listed with its day and its platforms, films and series together and apart', async () => {
  await snapshotForAWeek();
  await insertMovie(ctx.db, { id: 1, popularity: 5 });
  await insertSeries(ctx.db, { id: 1, popularity: 9 });
  await arrive('movie', 1, MAX, yesterday);
  await arrive('movie', 1, NETFLIX, yesterday);
  await arrive('series', 1, NETFLIX, today);
  const { source, results, movies, tvShows, pagination } = await listNews();
  expect(source).toBe('availability-diff');
  const netflix = { id: NETFLIX, slug: 'netflix', name: 'Netflix' };
  const max = { id: MAX, slug: 'max', name: 'Max' };
  expect(results).toMatchObject([
    { media_type: 'tv', id: 1, happened_on: today, platforms: [netflix] },
    { media_type: 'movie', id: 1, happened_on: yesterday, platforms: [netflix, max] },
  ]);
  expect([movies, tvShows]).toEqual([[results[1]], [results[0]]]);
  expect(pagination).toEqual({ currentPage: 1, totalPages: 1, totalResults: 2, hasNextPage: false });
});

test('without a week of snapshots, what was released lately and can be streamed is listed, and says so', async () => {
  await insertMovie(ctx.db, { id: 1, day: yesterday, offers: [['flatrate', NETFLIX]] });
  await insertMovie(ctx.db, { id: 2, day: addDays(today, 1), offers: [['flatrate', NETFLIX]] });
  const { source, results } = await listNews();
  expect([source, results.map(({ id, happened_on }) => [id, happened_on])]).toEqual(['release-date', [[1, yesterday]]]);
});

test('thirty are on a page, or as many as asked for; beyond the last there are none', async () => {
  for (let id = 1; id <= 31; id += 1) {
    await insertMovie(ctx.db, { id, popularity: 100 - id, day: yesterday, offers: [['flatrate', NETFLIX]] });
  }
  const first = await listNews();
  expect([first.results.length, first.pagination.totalPages, first.pagination.hasNextPage]).toEqual([30, 2, true]);
  expect((await listNews({ page: 2 })).results.map(({ id }) => id)).toEqual([31]);
  expect((await listNews({ options: { page: 3, limit: 2 } })).results.map(({ id }) => id)).toEqual([5, 6]);
  const beyond = await listNews({ page: 9 });
  expect(beyond).toMatchObject({ results: [], movies: [], tvShows: [], pagination: { totalResults: 31 } });
});

test('an arrival just confirmed, and an edit just made, are in the next read', async () => {
  await snapshotForAWeek();
  await syncMovie(ctx, 598, { urgency: 'batch', deadlineMs: 10_000 });
  expect((await listNews()).results).toEqual([]);
  await arrive('movie', 598, NETFLIX, today);
  await changeCatalogue(ctx, async ({ announce }) => announce(tags.arrivalList()));
  expect((await listNews()).movies[0]?.title).toBe('Cidade de Deus');
  await editMovie(ctx, { movieId: 598, changes: { title: 'A Cidade' }, author: 'redacao', note: '' });
  expect((await listNews()).movies[0]?.title).toBe('A Cidade');
});
