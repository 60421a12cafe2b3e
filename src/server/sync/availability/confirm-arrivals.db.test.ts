import { expect, test } from 'vitest';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { openScriptedFixture } from '../../../../test/availability/open-scripted-fixture.ts';
import { insertMovie, insertSeries } from '../../../../test/builders/stored-title.ts';
import { confirmArrivals } from './confirm-arrivals.ts';
import { snapshotPlatform } from './sync-availability.ts';

const { ctx, script, setDay } = await openScriptedFixture();
const NETFLIX = 8;
const KNOWN = Array.from({ length: 40 }, (_, index) => 1_000 + index);

async function snapshotOn(day: string, ids: number[], kind: TitleKind = 'movie') {
  setDay(day);
  script.lists[kind === 'movie' ? 'movie' : 'tv'].set(NETFLIX, [...KNOWN, ...ids]);
  await snapshotPlatform(ctx, NETFLIX, kind);
}

async function statesOf(titleId: number) {
  const rows = await ctx.db.selectFrom('availability_events').select('state').where('title_id', '=', titleId).execute();
  return rows.map((row) => row.state);
}

const announcements = () =>
  ctx.db
    .selectFrom('outbox')
    .select('tags')
    .execute()
    .then((rows) => rows.flatMap((row) => row.tags));

test("an arrival that the title's own page confirms is published once, and announced", async () => {
  await snapshotOn('2026-03-01', []);
  await snapshotOn('2026-03-02', [1]);
  expect(await statesOf(1)).toEqual(['unconfirmed']);
  expect(await announcements()).not.toContain('list:estreias');

  expect(await confirmArrivals(ctx)).toEqual({ published: 1, contradicted: 0, unanswered: 0 });
  expect(await statesOf(1)).toEqual(['published']);
  expect(await announcements()).toContain('list:estreias');
  expect(await confirmArrivals(ctx)).toEqual({ published: 0, contradicted: 0, unanswered: 0 });
});

test.each([
  ['says the title is elsewhere', 2, [307]],
  ['says the title is nowhere', 3, []],
  ['does not exist', 4, 404],
] as const)(
  "an arrival is given up when the title's own page %s on two days, not twice on one",
  async (_how, id, page) => {
    await snapshotOn('2026-03-03', [1, id]);
    script.ownPages.set(`movie:${id}`, typeof page === 'number' ? page : [...page]);
    expect(await confirmArrivals(ctx)).toMatchObject({ contradicted: 1 });
    expect(await confirmArrivals(ctx)).toMatchObject({ contradicted: 0 });
    expect(await statesOf(id)).toEqual(['unconfirmed']);
    setDay('2026-03-04');
    await confirmArrivals(ctx);
    expect(await statesOf(id)).toEqual(['discarded']);
    await ctx.db.deleteFrom('availability_snapshots').where('taken_on', '>=', '2026-03-03').execute();
  },
);

test('an arrival denied one day and confirmed the next is published, with the day we saw it', async () => {
  await snapshotOn('2026-03-05', [1, 5]);
  script.ownPages.set('movie:5', []);
  await confirmArrivals(ctx);
  setDay('2026-03-06');
  script.ownPages.delete('movie:5');
  expect(await confirmArrivals(ctx)).toMatchObject({ published: 1 });
  const row = await ctx.db
    .selectFrom('availability_events')
    .select(['happened_on', 'state'])
    .where('title_id', '=', 5)
    .executeTakeFirst();
  expect(row).toEqual({ happened_on: '2026-03-05', state: 'published' });
});

test('while TMDB does not answer, nothing is published and nothing is given up, however often it is asked', async () => {
  await snapshotOn('2026-03-07', [1, 5, 6]);
  script.ownPages.set('movie:6', 500);
  for (const day of ['07', '08', '09']) {
    setDay(`2026-03-${day}`);
    expect(await confirmArrivals(ctx)).toEqual({ published: 0, contradicted: 0, unanswered: 1 });
  }
  expect(await statesOf(6)).toEqual(['unconfirmed']);
  script.ownPages.delete('movie:6');
  expect(await confirmArrivals(ctx)).toMatchObject({ published: 1 });
});

test.each([
  ['film', 'movie', 8, insertMovie],
  ['series', 'series', 9, insertSeries],
] as const)(
  "a %s's own sync that found it there since confirms it, and TMDB is not asked again",
  async (_name, kind, id, insert) => {
    await snapshotOn('2026-03-09', [1, 5, 6], kind);
    await snapshotOn('2026-03-10', [1, 5, 6, id], kind);
    await insert(ctx.db, { id, offers: [['flatrate', 1796]], offersCheckedAt: new Date('2026-03-10T16:00:00Z') });
    script.requests.length = 0;
    expect(await confirmArrivals(ctx)).toMatchObject({ published: 1 });
    expect(script.requests).toEqual([]);
  },
);

test('an arrival that was not confirmed within a fortnight is no longer checked and never published', async () => {
  await snapshotOn('2026-03-11', [1, 5, 6, 7, 8]);
  setDay('2026-03-26');
  expect(await confirmArrivals(ctx)).toEqual({ published: 0, contradicted: 0, unanswered: 0 });
  expect(await statesOf(7)).toEqual(['unconfirmed']);
});
