import { expect, test } from 'vitest';
import { findPerson } from '../src/server/store/people/people.ts';
import { findSeries } from '../src/server/store/titles/series.ts';
import { findSource } from '../src/server/store/titles/sources.ts';
import { syncPerson } from '../src/server/sync/sync-person.ts';
import { syncSeries } from '../src/server/sync/sync-series.ts';
import { fetchIdPage } from '../src/server/tmdb/lists.ts';
import { openTestFixture } from './database/test-fixture.ts';

const { ctx } = await openTestFixture({ TMDB_RATE_PER_SECOND: '500' }, { movies: 300, series: 200, people: 1_000 });
const batch = { urgency: 'batch', deadlineMs: 20_000 } as const;

async function listIds(path: string): Promise<number[]> {
  const { ids } = await fetchIdPage(ctx.tmdb, path, { language: 'pt-BR', page: '1' }, batch);
  expect(ids).toHaveLength(20);
  return ids;
}

async function countRows(table: 'episodes' | 'series_cast'): Promise<number> {
  const { count } = await ctx.db
    .selectFrom(table)
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

test('twenty generated series are stored with every season and episode, and again change nothing', async () => {
  const ids = await listIds('/tv/popular');
  expect(await Promise.all(ids.map((id) => syncSeries(ctx, id, batch)))).toEqual(ids.map(() => 'stored'));

  for (const id of ids) {
    const source = await findSource(ctx.db, 'series', id);
    const series = await findSeries(ctx.db, id);
    expect(series).toMatchObject({ is_public: true, slug: expect.stringMatching(new RegExp(`-${id}$`)) as string });
    const seasons = await ctx.db.selectFrom('seasons').select('number').where('series_id', '=', id).execute();
    expect(seasons).toHaveLength(source?.seasons.length ?? -1);
    const held = await ctx.db.selectFrom('season_sources').select('number').where('series_id', '=', id).execute();
    expect(held).toHaveLength(seasons.length);
  }
  expect(await countRows('episodes')).toBeGreaterThan(100);
  expect(await countRows('series_cast')).toBeGreaterThan(100);

  expect(await Promise.all(ids.map((id) => syncSeries(ctx, id, batch)))).toEqual(ids.map(() => 'unchanged'));
});

test('twenty generated people are stored with their credits, whether or not a series had named them, and again change nothing', async () => {
  const ids = await listIds('/person/popular');
  expect(await Promise.all(ids.map((id) => syncPerson(ctx, id, batch)))).toEqual(ids.map(() => 'stored'));
  for (const id of ids) expect(await findPerson(ctx.db, id)).toMatchObject({ id, has_source: true, is_public: true });
  const credited = await ctx.db.selectFrom('person_credits').select('person_id').distinct().execute();
  expect(credited.length).toBeGreaterThan(10);
  expect(await Promise.all(ids.map((id) => syncPerson(ctx, id, batch)))).toEqual(ids.map(() => 'unchanged'));
});
