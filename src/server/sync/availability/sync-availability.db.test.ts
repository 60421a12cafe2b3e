import { beforeEach, describe, expect, test } from 'vitest';
import { openScriptedFixture } from '../../../../test/availability/open-scripted-fixture.ts';
import { listSeenTitles } from '../../store/availability/availability.ts';
import { listHeldSnapshots } from '../../store/availability/availability-snapshots.ts';
import { discardHeldSnapshot, releaseHeldSnapshot } from './settle-held-snapshot.ts';
import { snapshotAll, snapshotPlatform } from './sync-availability.ts';

const { ctx, script, setDay } = await openScriptedFixture();
const NETFLIX = 8;
const WITH_ADS = 1796;
const SHELF = { platformId: NETFLIX, kind: 'movie' } as const;
const titles = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
const look = () => snapshotPlatform(ctx, NETFLIX, 'movie');

beforeEach(async () => {
  for (const table of ['availability', 'availability_events', 'availability_snapshots', 'fetch_queue'] as const) {
    await ctx.db.deleteFrom(table).execute();
  }
  script.lists.movie.clear();
  script.lists.tv.clear();
  script.brokenPages.clear();
  script.repeatedPages.clear();
  script.countedTooMany = 0;
  script.requests.length = 0;
});

async function snapshotOn(day: string, ids: number[]) {
  setDay(day);
  script.lists.movie.set(NETFLIX, ids);
  return look();
}

/** Everything that snapshots leave in the database, except the snapshot rows themselves. */
async function remembered() {
  const rows = await listSeenTitles(ctx.db, SHELF);
  const events = await ctx.db
    .selectFrom('availability_events')
    .select(['title_id', 'event', 'happened_on', 'state'])
    .orderBy('id')
    .execute();
  return { rows, events };
}

describe('a snapshot of a platform', () => {
  test('walks every page of every service of the platform, in Brazil, by release date, without shops', async () => {
    script.lists.movie.set(NETFLIX, titles(1, 45)).set(WITH_ADS, titles(40, 20));
    expect(await look()).toMatchObject({ verdict: 'accepted', counted: 59, arrived: 0 });
    expect(script.requests.map((url) => url.searchParams.get('page'))).toEqual(['1', '2', '3']);
    for (const url of script.requests) {
      expect(Object.fromEntries(url.searchParams)).toMatchObject({
        watch_region: 'BR',
        with_watch_providers: '8|1796',
        with_watch_monetization_types: 'flatrate|free|ads',
        sort_by: 'primary_release_date.asc',
        include_adult: 'false',
        include_video: 'false',
      });
    }
  });

  test('at its series asks for series, in the order of their first day', async () => {
    script.lists.tv.set(NETFLIX, [5, 6]);
    expect(await snapshotPlatform(ctx, NETFLIX, 'series')).toMatchObject({ verdict: 'accepted', counted: 2 });
    expect(script.requests[0]?.pathname).toBe('/discover/tv');
    expect(script.requests[0]?.searchParams.get('sort_by')).toBe('first_air_date.asc');
  });

  test('queues titles that are not stored yet, arrivals before the rest', async () => {
    await snapshotOn('2026-03-01', [1, 2]);
    await snapshotOn('2026-03-02', [1, 2, 3]);
    const queued = await ctx.db
      .selectFrom('fetch_queue')
      .select(['id', 'kind'])
      .orderBy('priority', 'desc')
      .orderBy('id')
      .execute();
    expect(queued).toEqual([3, 1, 2].map((id) => ({ id, kind: 'movie' })));
  });

  test('for the second time in a day asks TMDB nothing and changes nothing', async () => {
    await snapshotOn('2026-03-01', titles(1, 30));
    await snapshotOn('2026-03-02', titles(1, 31));
    const [before, calls] = [await remembered(), script.requests.length];
    expect(await snapshotOn('2026-03-02', titles(1, 5))).toMatchObject({ verdict: 'accepted' });
    expect(script.requests).toHaveLength(calls);
    expect(await remembered()).toEqual(before);
  });

  test('by two workers at once is applied once', async () => {
    await snapshotOn('2026-03-01', titles(1, 30));
    setDay('2026-03-02');
    script.lists.movie.set(NETFLIX, titles(2, 32));
    await Promise.all([look(), look(), look()]);
    const { rows, events } = await remembered();
    expect(events.map((event) => event.title_id)).toEqual([31, 32, 33]);
    expect(rows.find((row) => row.titleId === 1)).toMatchObject({ missedOn: '2026-03-02', removedOn: null });
  });

  test('at a platform without services is refused before TMDB is asked for its whole catalogue', async () => {
    await expect(snapshotPlatform(ctx, 424_242, 'movie')).rejects.toThrow('no services');
    expect(script.requests).toEqual([]);
  });
});

describe('a snapshot that fails or is incomplete', () => {
  test('leaves its own row and nothing else, and the day may be tried again', async () => {
    await snapshotOn('2026-03-01', titles(1, 60));
    const before = await remembered();
    script.brokenPages.add(2);
    expect(await snapshotOn('2026-03-02', titles(1, 62))).toMatchObject({ verdict: 'incomplete' });
    expect(await remembered()).toEqual(before);

    script.brokenPages.clear();
    expect(await look()).toMatchObject({ verdict: 'accepted', arrived: 2 });
    const snapshots = await ctx.db.selectFrom('availability_snapshots').select('taken_on').execute();
    expect(snapshots).toHaveLength(2);
  });

  test.each([
    [11, 'incomplete'],
    [10, 'accepted'],
  ])('by %i of a hundred titles is %s', async (missing, verdict) => {
    script.countedTooMany = missing;
    expect(await snapshotOn('2026-03-01', titles(1, 100 - missing))).toMatchObject({ verdict, counted: 100 - missing });
  });

  test('because a page came twice is walked again from the other end, and then nothing is missing', async () => {
    script.repeatedPages.add('primary_release_date.asc 3');
    expect(await snapshotOn('2026-03-01', titles(1, 90))).toMatchObject({ verdict: 'accepted', counted: 90 });
    script.repeatedPages.clear();
    expect(await snapshotOn('2026-03-02', titles(1, 90))).toMatchObject({ verdict: 'accepted', arrived: 0 });
  });
});

test.each([
  ['once', 1, 'accepted'],
  ['again and again', 100, 'incomplete'],
])('a page that answers as its neighbour %s is asked for a second time and no more', async (_often, times, verdict) => {
  script.stalePages = times;
  expect(await snapshotOn('2026-03-01', titles(1, 500))).toMatchObject({ verdict });
  expect(script.stalePages).toBe(times === 1 ? 0 : 98);
  script.stalePages = 0;
});

test('more titles than TMDB can page are read in windows of release dates, each once', async () => {
  expect(await snapshotOn('2026-03-01', titles(1, 12_345))).toMatchObject({ verdict: 'accepted', counted: 12_345 });
  const windows = script.requests.filter((url) => url.searchParams.get('page') === '1');
  expect(windows.length).toBeLessThan(12);
  expect(Math.max(...script.requests.map((url) => Number(url.searchParams.get('page'))))).toBeLessThanOrEqual(500);
});

describe('a snapshot with too many titles missing', () => {
  async function snapshotWithOutage() {
    await snapshotOn('2026-03-01', titles(1, 60));
    const before = await remembered();
    const report = await snapshotOn('2026-03-02', titles(1, 20));
    const [held] = await listHeldSnapshots(ctx.db);
    return { before, report, id: held?.id ?? 0 };
  }

  test('is held, changes nothing, and a second run of the day does not ask again', async () => {
    const { before, report } = await snapshotWithOutage();
    expect(report).toMatchObject({ verdict: 'held', problem: '40 of 60 titles are missing' });
    expect(await remembered()).toEqual(before);
    const calls = script.requests.length;
    expect(await look()).toMatchObject({ verdict: 'held' });
    expect(script.requests).toHaveLength(calls);
  });

  test('is forgotten when the next day is as it was before', async () => {
    const { id } = await snapshotWithOutage();
    expect(await snapshotOn('2026-03-03', titles(1, 61))).toMatchObject({ verdict: 'accepted', arrived: 1 });
    expect((await remembered()).events).toEqual([
      { title_id: 61, event: 'arrived', happened_on: '2026-03-03', state: 'unconfirmed' },
    ]);
    expect(await listHeldSnapshots(ctx.db)).toEqual([]);
    expect(await releaseHeldSnapshot(ctx, id)).toBe('outdated');
  });

  test('is applied when a person accepts it, and the next snapshots continue from there', async () => {
    const { id } = await snapshotWithOutage();
    expect(await releaseHeldSnapshot(ctx, id)).toBe('settled');
    expect(await releaseHeldSnapshot(ctx, id)).toBe('unknown');
    expect((await remembered()).rows.filter((row) => row.missedOn === '2026-03-02')).toHaveLength(40);
    expect(await snapshotOn('2026-03-03', titles(1, 60))).toMatchObject({ verdict: 'accepted', arrived: 0 });
  });

  test('counts as failed when a person rejects it, and the day may be tried again', async () => {
    const { before, id } = await snapshotWithOutage();
    expect(await discardHeldSnapshot(ctx, id)).toBe('settled');
    expect(await remembered()).toEqual(before);
    expect(await snapshotOn('2026-03-02', titles(1, 60))).toMatchObject({ verdict: 'accepted' });
  });
});

test('a title missing in two snapshots is removed, its departure waits, and a return within a fortnight undoes both', async () => {
  await snapshotOn('2026-03-01', titles(1, 30));
  for (const day of ['02', '03', '04']) await snapshotOn(`2026-03-${day}`, titles(2, 29));
  const gone = { title_id: 1, event: 'left', happened_on: '2026-03-02' };
  expect((await remembered()).events).toEqual([{ ...gone, state: 'held' }]);
  await snapshotOn('2026-03-05', titles(1, 30));
  expect((await remembered()).events).toEqual([]);

  for (const day of ['06', '07', '18', '19']) await snapshotOn(`2026-03-${day}`, titles(2, 29));
  expect((await remembered()).events).toEqual([{ ...gone, happened_on: '2026-03-06', state: 'published' }]);
});

test('all listed platforms get a snapshot, films and series, and one that fails does not stop the others', async () => {
  setDay('2026-04-01');
  script.lists.movie.set(NETFLIX, titles(1, 30)).set(307, titles(1, 25));
  script.brokenPages.add(2);
  const steps: number[] = [];
  const reports = await snapshotAll(ctx, { onProgress: (done, total) => steps.push(done / total) });
  expect(reports).toHaveLength(24);
  expect(reports.filter((report) => report.verdict === 'incomplete').map((report) => report.platformId)).toEqual([
    8, 307,
  ]);
  expect(steps.at(-1)).toBe(1);
});
