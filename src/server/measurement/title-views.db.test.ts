import { expect, test } from 'vitest';
import { TITLE_VIEWS } from '#shared/domain/limits.ts';
import { openTestFixture } from '../../../test/database/test-fixture.ts';
import type { Context } from '../context.ts';
import { syncOne } from '../sync/sync-one.ts';
import { openTitleViews, sumAudience } from './title-views.ts';

const fixture = await openTestFixture({}, { movies: 20, series: 5, people: 5 });
const clock = { now: new Date('2026-11-14T12:00:00Z') };
const ctx: Context = { ...fixture.ctx, now: () => clock.now };
const BATCH = { urgency: 'batch', deadlineMs: 30_000 } as const;
await syncOne(ctx, { kind: 'movie', id: 598 }, BATCH);
await syncOne(ctx, { kind: 'movie', id: 666 }, BATCH);
await syncOne(ctx, { kind: 'series', id: 1 }, BATCH).catch(() => undefined);
const slugOf = async (id: number) =>
  (await ctx.db.selectFrom('movies').select('slug').where('id', '=', id).executeTakeFirstOrThrow()).slug;
const [first, second] = [await slugOf(598), await slugOf(666)];
const view = (path: string) => ({ type: 'view' as const, path });
const stored = () => ctx.db.selectFrom('title_views').selectAll().orderBy('day').orderBy('title_id').execute();
const audience = () =>
  ctx.db.selectFrom('title_audience').select(['kind', 'title_id', 'views']).orderBy('title_id').execute();

test('views are added up by title and day, by two processes at once, and nothing else is stored', async () => {
  const [one, other] = [openTitleViews(ctx), openTitleViews(ctx)];
  one.note([view(`/filme/${first}`), view(`/filme/${second}`), view(`/filme/${first}`)]);
  other.note([view(`/filme/${second}`), view(`/filme/${first}`)]);
  one.note([view('/'), view('/filme/ninguem-1999-77'), view('/pessoa/x-1')]);
  one.note([{ type: 'vital', path: `/filme/${first}`, name: 'LCP', value: 1, rating: 'good' }]);
  await Promise.all([one.flush(), other.close()]);
  const rows = await stored();
  expect(rows.map(({ kind, title_id, views }) => ({ kind, title_id, views }))).toEqual([
    { kind: 'movie', title_id: 598, views: 3 },
    { kind: 'movie', title_id: 666, views: 2 },
  ]);
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['day', 'kind', 'title_id', 'views']);
});

test('the audience is the sum of thirty days, and older views are deleted after ninety', async () => {
  const views = openTitleViews(ctx);
  clock.now = new Date('2026-12-01T12:00:00Z');
  views.note([view(`/filme/${first}`)]);
  await views.flush();
  expect(await sumAudience(ctx)).toBe(2);
  expect(await audience()).toEqual([
    { kind: 'movie', title_id: 598, views: 4 },
    { kind: 'movie', title_id: 666, views: 2 },
  ]);
  clock.now = new Date('2026-12-20T12:00:00Z');
  await sumAudience(ctx);
  expect(await audience()).toEqual([{ kind: 'movie', title_id: 598, views: 1 }]);
  expect(await stored()).toHaveLength(3);
  clock.now = new Date(Date.parse('2026-12-01T12:00:00Z') + (TITLE_VIEWS.storedDays + 1) * 86_400_000);
  await sumAudience(ctx);
  expect(await stored()).toEqual([]);
  expect(await audience()).toEqual([]);
});

test('a flood of addresses fills neither memory nor table, and a database that fails is not noticed by anyone', async () => {
  const views = openTitleViews(ctx);
  for (let turn = 0; turn < TITLE_VIEWS.buffered + 500; turn += 1) views.note([view(`/filme/nada-${turn}`)]);
  views.note([view(`/filme/${first}`)]);
  await views.flush();
  expect(await stored()).toEqual([]);
  const broken = openTitleViews({
    ...ctx,
    now: () => {
      throw new Error('no database');
    },
  });
  broken.note([view(`/filme/${first}`)]);
  await expect(broken.close()).resolves.toBeUndefined();
});
