import { type KyselyPlugin, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { ChaptersPage, SeriesDetails } from '#shared/contract/series-details.ts';
import { addDays } from '#shared/domain/day.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { buildSeasonSummary, buildSeriesAnswer } from '../../../../test/builders/series-answer.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { startTmdbAnswers } from '../../../../test/tmdb-answers.ts';
import { editSeries } from '../../admin/editing/edit-entity.ts';
import type { Context } from '../../context.ts';
import { syncSeries } from '../../sync/sync-series.ts';
import { callFunction } from '../documents/call-function.ts';

const tmdb = await startTmdbAnswers();
const fixture = await openTestFixture({ TMDB_API_URL: tmdb.url, TMDB_TOKEN: 'x', TMDB_RATE_PER_SECOND: '1000' });
/** A Tuesday, 19h in Brazil. */
const NOW = new Date('2026-11-17T22:00:00Z');
const TODAY = '2026-11-17';
const ctx: Context = { ...fixture.ctx, now: () => NOW };
const SOAP = { genres: [{ id: 10_766, name: 'Soap' }] };

interface Told {
  /** Of each season, from season 1. */
  chapters: readonly number[];
  /** The day of the last chapter; the others are the days before it. */
  lastDay?: string;
  parts?: object;
}

/** Sets TMDB's answer for a novela, and stores it. */
async function store(id: number, { chapters, lastDay = '2026-11-18', parts = SOAP }: Told): Promise<void> {
  const total = chapters.reduce((sum, each) => sum + each, 0);
  let before = 0;
  const seasons = chapters.map((count, index) => {
    const season_number = index + 1;
    const episodes = Array.from({ length: count }, (_, place) => ({
      id: id * 100_000 + before + place,
      ...{ episode_number: place + 1, season_number, runtime: 50, still_path: null },
      ...{ name: place % 2 ? `Episode ${place + 1}` : `A noite ${place + 1}`, overview: 'Alguém volta.' },
      air_date: addDays(lastDay, before + place + 1 - total),
    }));
    before += count;
    return { ...buildSeasonSummary(season_number, { episode_count: count }), overview: '', air_date: null, episodes };
  });
  tmdb.set(
    `/tv/${id}`,
    buildSeriesAnswer({
      ...{ id, name: `Novela ${id}`, original_name: `Novela ${id}` },
      seasons: seasons.map(({ episodes: _, ...summary }) => summary),
      ...Object.fromEntries(seasons.map((season) => [`season/${season.season_number}`, season])),
      ...parts,
    }),
  );
  await syncSeries(ctx, id, { urgency: 'batch', deadlineMs: 30_000 });
}
const getPage = async (seriesId: number, page = 1) =>
  (await callFunction(ctx, 'getTVChapters', { seriesId, page })).value;
const getSeries = async (seriesId: number) => (await callFunction(ctx, 'getTVDetails', { seriesId })).value;
const edit = (seriesId: number, changes: Parameters<typeof editSeries>[1]['changes']) =>
  editSeries(ctx, { seriesId, changes, author: 'redacao', note: '' });

await store(1, { chapters: [60, 113] });

describe('the chapters of a novela', () => {
  test('are fifty on a page, the newest first, numbered over its seasons', async () => {
    const page = await getPage(1);
    expect(ChaptersPage.strict().parse(page)).toEqual(page);
    expect(page.chapters.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, index) => 173 - index));
    expect(page.chapters[0]).toEqual({
      ...{ number: 173, season_number: 2, episode_number: 113, name: 'A noite 113', air_date: '2026-11-18' },
    });
    expect(page.pagination).toEqual({ currentPage: 1, totalPages: 4, totalResults: 173, hasNextPage: true });
    expect((await getPage(1, 4)).chapters.map(({ number }) => number)).toEqual(
      [...Array(23).keys()].map((n) => 23 - n),
    );
    expect((await getPage(1, 5)).chapters).toEqual([]);
  });

  test('have a name of their own where TMDB has none', async () => {
    expect((await getPage(1)).chapters[1]).toMatchObject({ number: 172, episode_number: 112, name: 'Capítulo 172' });
  });

  test('name the last one before today and the next one, on the page of the series too', async () => {
    const { novela } = await getSeries(1);
    expect(novela).toMatchObject({
      ...{ first_chapter: 1, last_chapter: 173, weekdays: [1, 2, 3, 4, 5, 6, 7] },
      last: { number: 171, air_date: '2026-11-16', overview: 'Alguém volta.' },
      next: { number: 172, air_date: TODAY },
    });
    expect((await getPage(1)).novela).toEqual(novela);
  });

  test('are not cached beyond the day', async () => {
    const late: Context = { ...ctx, copies: ctx.copies.empty(), now: () => new Date('2026-11-18T02:59:00Z') };
    await store(2, { chapters: [3] });
    const { freshUntil } = await callFunction(late, 'getTVDetails', { seriesId: 2 });
    expect(freshUntil).toEqual(new Date('2026-11-18T03:00:00Z'));
  });

  test('are not found where the series is shown by seasons', async () => {
    await store(3, { chapters: [2], parts: {} });
    expect((await getSeries(3)).novela).toBeNull();
    await expect(getPage(3)).rejects.toMatchObject({ code: 'not-found', message: refusals.chaptersNotFound });
  });

  test('follow the editor: a novela that is none, and one that TMDB does not call so', async () => {
    await store(4, { chapters: [2] });
    await store(5, { chapters: [2], parts: {} });
    await edit(4, { format: 'series' });
    await edit(5, { format: 'novela' });
    expect([(await getSeries(4)).novela, (await getSeries(5)).novela?.last_chapter]).toEqual([null, 2]);
    await edit(4, { format: null });
    expect((await getSeries(4)).novela?.last_chapter).toBe(2);
  });
});

describe('remakes and reruns', () => {
  const nameOf = (related: { name: string }) => related.name;

  test('are on both pages as soon as an editor says so, and gone as soon as they are not', async () => {
    for (const id of [10, 11, 12]) await store(id, { chapters: [2] });
    expect((await getSeries(10)).relations.remakes).toEqual([]);
    await edit(11, { remakeOf: 'novela-10-2023-10' });
    await edit(12, { repriseOf: '/serie/novela-10-2023-10' });
    const original = await getSeries(10);
    expect(SeriesDetails.strict().parse(original)).toEqual(original);
    expect(original.relations.remakes.map(nameOf)).toEqual(['Novela 11']);
    expect(original.relations.reprises.map(nameOf)).toEqual(['Novela 12']);
    expect((await getSeries(11)).relations.remake_of).toMatchObject({ id: 10, slug: 'novela-10-2023-10' });
    expect((await getSeries(12)).relations.reprise_of).toMatchObject({ id: 10 });
    await edit(11, { remakeOf: null });
    expect((await getSeries(10)).relations.remakes).toEqual([]);
  });

  test('say the name of the other as it is now, and nothing of one that is hidden', async () => {
    await store(20, { chapters: [2] });
    await store(21, { chapters: [2] });
    await edit(21, { remakeOf: 'novela-20' });
    await edit(20, { title: 'Outro nome' });
    expect((await getSeries(21)).relations.remake_of?.name).toBe('Outro nome');
    expect((await getSeries(20)).relations.remakes).toHaveLength(1);
    await edit(21, { isHidden: true });
    expect((await getSeries(20)).relations.remakes).toEqual([]);
    await edit(21, { isHidden: null });
    expect((await getSeries(20)).relations.remakes).toHaveLength(1);
  });

  test('appear once the other is stored', async () => {
    await store(30, { chapters: [2] });
    await edit(30, { remakeOf: 'ainda-nao-31' });
    expect((await getSeries(30)).relations.remake_of).toBeNull();
    await store(31, { chapters: [2] });
    expect((await getSeries(30)).relations.remake_of?.name).toBe('Novela 31');
  });
});

describe('a series of ten thousand chapters', () => {
  interface Cost {
    statements: number;
    rows: number;
    bytes: number;
  }

  /** What an answer costs that is in no cache. */
  async function measure(name: 'getTVChapters' | 'getTVDetails', input: object): Promise<Cost> {
    let statements = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    return ctx.db.transaction().execute(async (trx) => {
      // No cache is written: the document of one measurement is not the answer of the next.
      const reading: Context = { ...ctx, db: trx.withPlugin(counting), copies: ctx.copies.empty() };
      await sql`delete from content_cache`.execute(trx);
      // A real table of episodes is too large to be read from its beginning.
      await sql`set local enable_seqscan = off`.execute(trx);
      const before = await countRows(trx);
      const { text } = await callFunction(reading, name, input);
      const rows = (await countRows(trx)) - before;
      return { statements, rows, bytes: Buffer.byteLength(text) };
    });
  }

  /** As autovacuum does; without statistics PostgreSQL takes every series for a short one. */
  async function analyze(): Promise<void> {
    const owner = new pg.Client({ connectionString: fixture.env.DATABASE_OWNER_URL });
    await owner.connect();
    await owner.query('analyze episodes');
    await owner.end();
  }

  async function countRows(db: Context['db']): Promise<number> {
    const { rows } = await sql<{ read: number }>`
      select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::integer as read
      from pg_stat_xact_user_tables where relname = 'episodes'
    `.execute(db);
    return rows[0]?.read ?? 0;
  }

  /** The time of the one beside that of the other, in turns: the quickest tenth of each, because other work only adds to a time. */
  async function compareTimes(name: 'getTVChapters' | 'getTVDetails', one: object, other: object): Promise<number> {
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < 41; round++)
      for (const [place, input] of [one, other].entries()) {
        const start = performance.now();
        await measure(name, input);
        times[place]?.push(performance.now() - start);
      }
    const [first, second] = times.map((each) => each.toSorted((a, b) => a - b)[4] ?? 0);
    return (first ?? 0) / (second ?? 1);
  }

  test('costs what one of a hundred costs: statements, rows read, bytes and time', async () => {
    await store(100, { chapters: [100] });
    await store(101, { chapters: [10_000] });
    await analyze();
    for (const input of [
      ['getTVDetails', {}],
      ['getTVChapters', { page: 1 }],
      ['getTVChapters', { page: 2 }],
    ] as const) {
      const [name, more] = input;
      const few = await measure(name, { seriesId: 100, ...more });
      const many = await measure(name, { seriesId: 101, ...more });
      expect.soft(many.statements, name).toBe(few.statements);
      expect.soft(many.rows, name).toBeLessThanOrEqual(few.rows * 1.2);
      expect.soft(many.bytes, name).toBeLessThanOrEqual(few.bytes * 1.2);
      expect.soft(few.rows, name).toBeGreaterThan(0);
      const ratio = await compareTimes(name, { seriesId: 101, ...more }, { seriesId: 100, ...more });
      expect.soft(ratio, name).toBeLessThanOrEqual(1.2);
    }
    const last = await measure('getTVChapters', { seriesId: 101, page: 200 });
    expect(last.rows).toBeLessThan(150);
  }, 120_000);
});
