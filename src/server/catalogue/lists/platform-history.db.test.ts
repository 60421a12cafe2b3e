import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#shared/domain/day.ts';
import { PAGE_SIZE } from '#shared/domain/limits.ts';
import { openScriptedFixture } from '../../../../test/availability/open-scripted-fixture.ts';
import { insertMovie, insertSeries } from '../../../../test/builders/stored-title.ts';
import { getFeed } from '../../feeds/get-feed.ts';
import { listSitemapMovies, NO_BAR } from '../../store/site/sitemap-rows.ts';
import { saveContentMarks } from '../../store/titles/content-marks.ts';
import { confirmArrivals } from '../../sync/availability/confirm-arrivals.ts';
import { snapshotPlatform } from '../../sync/availability/sync-availability.ts';
import { callFunction } from '../documents/call-function.ts';
import { getHome } from '../home/home.ts';

const { ctx, script, setDay } = await openScriptedFixture();
const NETFLIX = 8;
const KNOWN = Array.from({ length: 40 }, (_, index) => 1_000 + index);
const FIRST = '2026-03-02';
/** The first is a Monday. */
const day = (number: number) => addDays(FIRST, number - 1);

beforeEach(async () => {
  for (const table of ['availability', 'availability_events', 'availability_snapshots', 'content_marks'] as const) {
    await ctx.db.deleteFrom(table).execute();
  }
  for (const table of ['movie_sources', 'series_sources'] as const) await ctx.db.deleteFrom(table).execute();
  ctx.copies.clear();
  script.lists.tv.set(NETFLIX, [...KNOWN]);
});

/** Films of Netflix on one day besides those it always has; `null` for a day whose snapshot fails. */
async function lookOn(number: number, films: number[] | null, series: number[] = []) {
  setDay(day(number));
  script.lists.movie.set(NETFLIX, films ? [...KNOWN, ...films] : []);
  script.lists.tv.set(NETFLIX, [...KNOWN, ...series]);
  await snapshotPlatform(ctx, NETFLIX, 'movie');
  await snapshotPlatform(ctx, NETFLIX, 'series');
  await confirmArrivals(ctx);
}

const ask = async (evento: 'entraram' | 'sairam', input: object = {}) =>
  (await callFunction(ctx, 'getPlatformHistory', { providerSlug: 'netflix', evento, ...input })).value;
const linesOf = ({ results }: Awaited<ReturnType<typeof ask>>) =>
  results.map(({ media_type, id, event, happened_on }) => [media_type, id, event, happened_on]);
const historyOf = async (movieId: number) => (await callFunction(ctx, 'getMovieDetails', { movieId })).value.history;

describe('what entered a platform', () => {
  test('is by day, the newest first, popular titles first within a day, films beside series', async () => {
    await insertMovie(ctx.db, { id: 1, popularity: 5 });
    await insertMovie(ctx.db, { id: 2, popularity: 9 });
    await insertSeries(ctx.db, { id: 1, popularity: 7 });
    await lookOn(1, []);
    await lookOn(2, [1, 2], [1]);
    await lookOn(3, [1, 2, 3], [1]);
    const answer = await ask('entraram');
    expect(linesOf(answer)).toEqual([
      ['movie', 2, 'arrived', day(2)],
      ['tv', 1, 'arrived', day(2)],
      ['movie', 1, 'arrived', day(2)],
    ]);
    // A title that is not in the catalogue is not counted either.
    expect(answer).toMatchObject({ observed_since: day(1), counts: { entraram: 3, sairam: 0 } });
    expect(answer.results[0]).toMatchObject({ is_there: true });
    const home = (await getHome(ctx)).value.streamingWeek;
    expect(home.arrived.map(({ id, platforms }) => [id, platforms[0]?.slug])).toEqual([
      [2, 'netflix'],
      [1, 'netflix'],
      [1, 'netflix'],
    ]);
  });

  test('is in pages, and a page beyond the last knows how many there are', async () => {
    const ids = Array.from({ length: PAGE_SIZE / 2 + 1 }, (_, index) => index + 1);
    for (const id of ids) await insertMovie(ctx.db, { id, popularity: id });
    for (const id of ids) await insertSeries(ctx.db, { id, popularity: id });
    script.lists.movie.set(NETFLIX, KNOWN);
    await lookOn(1, []);
    await lookOn(2, ids.slice(0, 9), ids.slice(0, 9));
    await lookOn(3, ids, ids);
    const [first, second, third] = [
      await ask('entraram'),
      await ask('entraram', { pagina: 2 }),
      await ask('entraram', { pagina: 3 }),
    ];
    const total = 2 * ids.length;
    expect([first, second, third].map(({ results, pagination }) => [results.length, pagination.totalResults])).toEqual([
      [PAGE_SIZE, total],
      [total - PAGE_SIZE, total],
      [0, total],
    ]);
    expect(new Set([...linesOf(first), ...linesOf(second)].map(String)).size).toBe(total);
  });

  test('of a baseline, of a failed snapshot and of a held one is nothing', async () => {
    for (const id of [1, 2]) await insertMovie(ctx.db, { id });
    await lookOn(1, [1]);
    await lookOn(2, null);
    await lookOn(
      3,
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
    expect(linesOf(await ask('entraram'))).toEqual([]);
    expect(linesOf(await ask('sairam'))).toEqual([]);
    expect(await historyOf(1)).toEqual({ observed_since: day(1), events: [] });
  });

  test('has a page for each week since we observe, and for no other', async () => {
    for (let number = 1; number <= 16; number += 1) await lookOn(number, []);
    expect(await ask('entraram')).toMatchObject({ from: day(10), to: day(16), previous: day(8), next: null });
    expect(await ask('entraram', { semana: day(9) })).toMatchObject({
      ...{ from: day(8), to: day(14), previous: day(1), next: day(15) },
    });
    expect(await ask('entraram', { semana: day(1) })).toMatchObject({ previous: null, next: day(8) });
    expect(await ask('sairam')).toMatchObject({ to: day(3), next: null });
    for (const [evento, semana] of [
      ['entraram', day(22)],
      ['sairam', day(8)],
      ['entraram', '2025-01-01'],
    ] as const) {
      await expect(ask(evento, { semana })).rejects.toMatchObject({ code: 'not-found' });
    }
    for (const wrong of [{ semana: '2026-02-30' }, { evento: 'chegaram' }]) {
      await expect(ask('entraram', wrong)).rejects.toMatchObject({ code: 'invalid-argument' });
    }
  });
});

describe('what left a platform', () => {
  test('is listed after a fortnight, dated the first day without it, with the length of a stay we saw', async () => {
    for (const id of [1, 2]) await insertMovie(ctx.db, { id });
    await lookOn(1, [2]);
    await lookOn(2, [1, 2]);
    await lookOn(3, [1, 2]);
    for (let number = 4; number <= 16; number += 1) {
      await lookOn(number, []);
      expect(linesOf(await ask('sairam'))).toEqual([]);
    }
    await lookOn(17, []);
    const left = await ask('sairam');
    expect(
      left.results.map(({ id, happened_on, stayed_days, since_before }) => [
        id,
        happened_on,
        stayed_days,
        since_before,
      ]),
    ).toEqual([
      [1, day(4), 2, null],
      [2, day(4), null, day(1)],
    ]);
    expect(left.counts).toEqual({ entraram: 0, sairam: 2 });
    const home = (await getHome(ctx)).value.streamingWeek;
    expect(home.left.map(({ id, happened_on }) => [id, happened_on])).toEqual([
      [1, day(4)],
      [2, day(4)],
    ]);
    const { value: feed } = await getFeed(ctx, 'saidas', 'netflix');
    expect(feed.items.map(({ id, title }) => [id, title])).toEqual([
      [`filme-1-netflix-saiu-${day(4)}`, 'Título saiu da Netflix'],
      [`filme-2-netflix-saiu-${day(4)}`, 'Título saiu da Netflix'],
    ]);
  });

  test('and comes back is a return, and the departure stays in the list of its week', async () => {
    await insertMovie(ctx.db, { id: 1 });
    await lookOn(1, [1]);
    for (let number = 2; number <= 16; number += 1) await lookOn(number, []);
    await lookOn(17, [1]);
    expect((await ask('entraram')).results[0]).toMatchObject({ event: 'returned', away_days: 15, is_there: true });
    expect(linesOf(await ask('sairam', { semana: day(2) }))).toEqual([['movie', 1, 'left', day(2)]]);
    expect((await historyOf(1)).events).toMatchObject([
      { event: 'returned', happened_on: day(17), provider: { slug: 'netflix' }, is_there: true },
      { event: 'left', happened_on: day(2), since_before: day(1) },
    ]);
  });
});

describe('the page of a title', () => {
  test('shows news of a snapshot at the next view, and its date in the sitemap moves only then', async () => {
    await insertMovie(ctx.db, { id: 1 });
    const long = new Date('2026-01-01T00:00:00Z');
    await ctx.db.transaction().execute(async (trx) => {
      await saveContentMarks(trx, [{ kind: 'movie', id: 1, hash: 'x' }]);
      await trx.updateTable('content_marks').set({ changed_at: long }).execute();
    });
    const dateOf = async () => (await listSitemapMovies(ctx.db, { from: 1, to: 1 }, NO_BAR))[0]?.changedAt;
    await lookOn(1, []);
    expect((await historyOf(1)).events).toEqual([]);
    expect(await dateOf()).toEqual(long);
    await lookOn(2, [1]);
    expect((await historyOf(1)).events).toMatchObject([{ event: 'arrived', is_there: true }]);
    expect((await callFunction(ctx, 'getMovieDetails', { movieId: 1 })).value.last_change).toMatchObject({
      ...{ on: day(2), kind: 'arrived', provider: { slug: 'netflix' } },
    });
    const changed = await dateOf();
    expect(changed).not.toEqual(long);
    await lookOn(3, [1]);
    expect(await dateOf()).toEqual(changed);
    // Gone after two snapshots: not listed as a departure yet, and no longer as being there.
    await lookOn(4, []);
    expect((await historyOf(1)).events).toMatchObject([{ is_there: true }]);
    await lookOn(5, []);
    expect((await historyOf(1)).events).toMatchObject([{ event: 'arrived', is_there: false }]);
    expect(await dateOf()).toEqual(changed);
  });

  test('of a platform that editors hid says nothing of it', async () => {
    await insertMovie(ctx.db, { id: 1 });
    await lookOn(1, []);
    await lookOn(2, [1]);
    const setVisible = (is_visible: boolean) =>
      ctx.db.updateTable('platforms').set({ is_visible }).where('id', '=', NETFLIX).execute();
    await setVisible(false);
    ctx.copies.clear();
    await ctx.db.deleteFrom('content_cache').execute();
    expect((await historyOf(1)).events).toEqual([]);
    await setVisible(true);
  });
});
