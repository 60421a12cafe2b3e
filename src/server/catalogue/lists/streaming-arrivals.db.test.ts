import { beforeEach, describe, expect, test } from 'vitest';
import { openScriptedFixture } from '../../../../test/availability/open-scripted-fixture.ts';
import { insertMovie, insertSeries } from '../../../../test/builders/stored-title.ts';
import { confirmArrivals } from '../../sync/availability/confirm-arrivals.ts';
import { snapshotPlatform } from '../../sync/availability/sync-availability.ts';
import { getStreamingArrivals } from './streaming-arrivals.ts';

const { ctx, script, setDay } = await openScriptedFixture();
const NETFLIX = 8;
const GLOBOPLAY = 307;
const SHOP = 2;
const KNOWN = Array.from({ length: 40 }, (_, index) => 1_000 + index);
const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}`;

beforeEach(async () => {
  for (const table of ['availability', 'availability_events', 'availability_snapshots'] as const) {
    await ctx.db.deleteFrom(table).execute();
  }
  for (const table of ['movie_sources', 'series_sources'] as const) await ctx.db.deleteFrom(table).execute();
});

interface Day {
  netflix?: number[];
  globoplay?: number[];
  series?: number[];
}

async function snapshotOn(number: number, { netflix = [], globoplay = [], series = [] }: Day) {
  setDay(day(number));
  script.lists.movie.set(NETFLIX, [...KNOWN, ...netflix]).set(GLOBOPLAY, [...KNOWN, ...globoplay]);
  script.lists.tv.set(NETFLIX, [...KNOWN, ...series]);
  for (const platform of [NETFLIX, GLOBOPLAY]) await snapshotPlatform(ctx, platform, 'movie');
  await snapshotPlatform(ctx, NETFLIX, 'series');
  await confirmArrivals(ctx);
}

const slugsOf = (platforms: { slug: string }[]) => platforms.map(({ slug }) => slug).join(' ');
const list = () => getStreamingArrivals(ctx, { offset: 0, limit: 10 });

describe('with a week of our own snapshots', () => {
  test('arrivals are listed newest first, popular ones first within a day, films beside series', async () => {
    await insertMovie(ctx.db, { id: 1, popularity: 5 });
    await insertMovie(ctx.db, { id: 2, popularity: 9 });
    await insertMovie(ctx.db, { id: 3, popularity: 1 });
    await insertSeries(ctx.db, { id: 1, popularity: 7 });
    for (let number = 1; number <= 5; number += 1) await snapshotOn(number, {});
    await snapshotOn(6, { netflix: [1, 2], series: [1] });
    await snapshotOn(7, { netflix: [1, 2, 3], series: [1] });

    const { source, titles } = await list();
    expect(source).toBe('availability-diff');
    expect(titles.map(({ kind, titleId, day: seen }) => [kind, titleId, seen])).toEqual([
      ['movie', 3, day(7)],
      ['movie', 2, day(6)],
      ['series', 1, day(6)],
      ['movie', 1, day(6)],
    ]);
    expect(titles[0]?.platforms).toMatchObject([{ id: NETFLIX, slug: 'netflix', name: 'Netflix' }]);
  });

  test('a title that came to two platforms is listed once for the day, or once for each day', async () => {
    await insertMovie(ctx.db, { id: 1 });
    await insertMovie(ctx.db, { id: 2 });
    for (let number = 1; number <= 6; number += 1) await snapshotOn(number, {});
    await snapshotOn(7, { netflix: [1, 2], globoplay: [2] });
    await snapshotOn(8, { netflix: [1, 2], globoplay: [1, 2] });
    const { titles, total } = await list();
    expect(titles.map(({ titleId, day: seen, platforms }) => [titleId, seen, slugsOf(platforms)])).toEqual([
      [1, day(8), 'globoplay'],
      [1, day(7), 'netflix'],
      [2, day(7), 'netflix globoplay'],
    ]);
    expect(total).toBe(3);
  });

  test('a later part of the list begins where the part before it ended', async () => {
    for (const id of [1, 2, 3]) await insertMovie(ctx.db, { id, popularity: 10 - id });
    for (let number = 1; number <= 6; number += 1) await snapshotOn(number, {});
    await snapshotOn(7, { netflix: [1, 2, 3] });
    const { titles, total } = await getStreamingArrivals(ctx, { offset: 2, limit: 2 });
    expect([titles.map(({ titleId }) => titleId), total]).toEqual([[3], 3]);
  });

  test('a departed, an unconfirmed, an unlisted and an unknown title are not shown', async () => {
    await insertMovie(ctx.db, { id: 1 });
    await insertMovie(ctx.db, { id: 2 });
    await insertMovie(ctx.db, { id: 3, isListed: false });
    script.ownPages.set('movie:2', []);
    for (let number = 1; number <= 6; number += 1) await snapshotOn(number, {});
    await snapshotOn(7, { netflix: [1, 2, 3, 4] });
    expect((await list()).titles.map(({ titleId }) => titleId)).toEqual([1]);
    await snapshotOn(8, { netflix: [2, 3, 4] });
    await snapshotOn(9, { netflix: [2, 3, 4] });
    expect(await list()).toEqual({ source: 'availability-diff', titles: [], total: 0 });
    script.ownPages.clear();
  });
});

describe('without a week of snapshots', () => {
  test('recent releases that can be streamed are listed instead, and say that their day is a release', async () => {
    await insertMovie(ctx.db, { id: 1, day: day(1), popularity: 5, offers: [['flatrate', NETFLIX]] });
    await insertMovie(ctx.db, {
      id: 2,
      day: day(1),
      popularity: 9,
      offers: [
        ['ads', 300],
        ['flatrate', GLOBOPLAY],
      ],
    });
    await insertSeries(ctx.db, { id: 1, day: day(2), offers: [['free', 300]] });
    await insertMovie(ctx.db, {
      id: 3,
      day: day(1),
      offers: [
        ['rent', NETFLIX],
        ['flatrate', SHOP],
      ],
    });
    await insertMovie(ctx.db, { id: 4, day: day(30), offers: [['flatrate', NETFLIX]] });
    await insertMovie(ctx.db, { id: 5, day: '2025-10-01', offers: [['flatrate', NETFLIX]] });
    await insertMovie(ctx.db, { id: 6, day: null, offers: [['flatrate', NETFLIX]] });
    await insertMovie(ctx.db, { id: 7, day: day(1), isListed: false, offers: [['flatrate', NETFLIX]] });
    for (let number = 1; number <= 6; number += 1) await snapshotOn(number, { netflix: number > 3 ? [1] : [] });

    const { source, titles, total } = await list();
    expect([source, total]).toEqual(['release-date', 3]);
    expect(
      titles.map(({ kind, titleId, platforms, day: released }) => [kind, titleId, slugsOf(platforms), released]),
    ).toEqual([
      ['series', 1, 'pluto-tv', day(2)],
      ['movie', 2, 'globoplay pluto-tv', day(1)],
      ['movie', 1, 'netflix', day(1)],
    ]);
  });

  test('the list goes back to release dates when there was no snapshot for a while', async () => {
    await insertMovie(ctx.db, { id: 1 });
    for (let number = 1; number <= 8; number += 1) await snapshotOn(number, { netflix: number > 2 ? [1] : [] });
    expect((await list()).source).toBe('availability-diff');
    setDay(day(20));
    expect(await list()).toEqual({ source: 'release-date', titles: [], total: 0 });
  });
});
