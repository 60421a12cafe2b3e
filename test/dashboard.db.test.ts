import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { startWorker } from '../src/processes/worker/start-worker.ts';
import { tasks } from '../src/processes/worker/tasks.ts';
import { readHealth, readNeeds } from '../src/server/admin/dashboard/read-dashboard.ts';
import { editMovie } from '../src/server/admin/editing/edit-entity.ts';
import { checkImport, readImport, startImport } from '../src/server/admin/imports/import-titles.ts';
import { answerReport, readReports } from '../src/server/admin/site/answer-reports.ts';
import { reportError } from '../src/server/admin/site/error-reports.ts';
import { askForJob, purgeEverything, purgePage } from '../src/server/admin/site/refresh-site-settings.ts';
import type { Context } from '../src/server/context.ts';
import { createStoreProbe } from '../src/server/images/probe-store.ts';
import { openPictureStorage } from '../src/server/images/storage.ts';
import { quarantine } from '../src/server/store/availability/quarantine.ts';
import { enqueueFetches } from '../src/server/store/jobs/fetch-queue.ts';
import { drainFetchQueue } from '../src/server/sync/drain-queue.ts';
import { syncOne } from '../src/server/sync/sync-one.ts';
import { adminNeeds } from '../src/shared/admin/text/dashboard-needs.ts';
import { adminReports } from '../src/shared/admin/text/reports.ts';
import { openTestFixture } from './database/test-fixture.ts';
import { hire } from './editing/hire.ts';

const fixture = await openTestFixture({}, { movies: 60, series: 10, people: 20 });
const clock = { aheadMs: 0 };
const ctx: Context = { ...fixture.ctx, now: () => new Date(Date.now() + clock.aheadMs) };
const pass = (minutes: number) => {
  clock.aheadMs += minutes * 60_000;
};
const BATCH = { urgency: 'batch', deadlineMs: 30_000 } as const;
for (let id = 1; id <= 40; id += 1) await syncOne(ctx, { kind: 'movie', id }, BATCH).catch(() => undefined);
await syncOne(ctx, { kind: 'movie', id: 598 }, BATCH);
for (let id = 1; id <= 5; id += 1) await syncOne(ctx, { kind: 'series', id }, BATCH).catch(() => undefined);
const ana = await hire(ctx, 'Ana', 'administrator');
const probeStore = createStoreProbe(openPictureStorage(fixture.env, ctx.log));
const health = () => readHealth(ctx, { probeStore });

describe('the list of pending work', () => {
  test('is the same as a count by hand, film by film', async () => {
    await editMovie(ctx, { movieId: 598, changes: { overview: '' }, author: 'cli', note: '' });
    await quarantine(ctx.db, { kind: 'movie', id: 598 }, 'schema', 'x', ctx.now());
    await reportError(ctx, { kind: 'movie', titleId: 598, reason: 'gone', service: 'Netflix', note: 'Saiu ontem.' });
    const needs = await readNeeds(ctx);
    const movies = await ctx.db.selectFrom('movies').selectAll().execute();
    const series = await ctx.db.selectFrom('series').selectAll().execute();
    const countOf = (key: string, entity: string) =>
      needs.lists.find((need) => need.key === key && need.entity === entity)?.count;
    for (const [entity, rows] of [
      ['movie', movies],
      ['series', series],
    ] as const) {
      const shown = rows.filter((row) => row.is_public);
      expect(countOf('text-missing', entity)).toBe(shown.filter((row) => row.overview === '').length);
      expect(countOf('text-english', entity)).toBe(shown.filter((row) => row.text_language === 'en').length);
      expect(countOf('text-portugal', entity)).toBe(shown.filter((row) => row.text_language === 'pt-PT').length);
      expect(countOf('uncertified', entity)).toBe(shown.filter((row) => row.certification === null).length);
    }
    expect(countOf('text-missing', 'movie')).toBeGreaterThan(0);
    expect(countOf('broken', 'movie')).toBe(1);
    expect(countOf('conflicts', 'movie')).toBe(0);
    expect(needs).toMatchObject({ reports: 1, plannedToday: 0, searches: 0, missingPaths: 0 });
  });
});

describe('a report of a visitor', () => {
  test('is answered once, with a history, and can be opened again', async () => {
    const [open] = (await readReports(ctx, 'open')).reports;
    if (!open) throw new Error('nothing waits');
    expect(open).toMatchObject({ title: 'Cidade de Deus', reason: 'gone', service: 'Netflix', history: [] });
    const answer = { id: open.id, seen: 'open', state: 'done', answer: 'Oferta retirada.' } as const;
    await expect(answerReport(ctx, ana, { ...answer, answer: ' ' })).rejects.toThrow();
    await answerReport(ctx, ana, answer);
    await expect(answerReport(ctx, ana, answer)).rejects.toThrow(adminReports.changed);
    const done = await readReports(ctx, 'done');
    expect(done.counts).toEqual({ open: 0, done: 1, refused: 0 });
    expect(done.reports[0]?.history).toMatchObject([
      { state: 'done', answer: 'Oferta retirada.', author: { name: 'Ana' } },
    ]);
    await answerReport(ctx, ana, { id: open.id, seen: 'done', state: 'open', answer: '' });
    expect((await readNeeds(ctx)).reports).toBe(1);
    expect((await readReports(ctx, 'open')).reports[0]?.history).toHaveLength(2);
  });
});

describe('titles asked for by number or address', () => {
  test('are checked first, then fetched by the worker, and show their state', async () => {
    const text = [
      '598',
      '666',
      'https://www.themoviedb.org/movie/666',
      '999999999',
      'Central do Brasil',
      'tt0317248',
    ].join('\n');
    const lines = await checkImport(ctx, { text, bareNumbers: 'movie' });
    expect(lines.map(({ verdict, problem, id }) => [verdict, problem, id])).toEqual([
      ['held', undefined, 598],
      ['found', undefined, 666],
      ['repeated', undefined, 666],
      ['error', 'not-at-tmdb', 999_999_999],
      ['error', 'unreadable', undefined],
      ['repeated', undefined, 598],
    ]);
    expect(lines[1]).toMatchObject({ title: 'Central do Brasil', year: '1998' });
    const id = await startImport(ctx, ana, [{ entity: 'movie', id: 666, pasted: '666' }]);
    expect((await readImport(ctx, id)).titles).toMatchObject([{ id: 666, state: 'waiting', title: '' }]);
    await drain();
    expect((await readImport(ctx, id)).titles).toMatchObject([{ state: 'stored', title: 'Central do Brasil' }]);
  });
});

const drain = () =>
  drainFetchQueue(ctx, { concurrency: 2, leaseSeconds: 60, untilEmpty: true, signal: new AbortController().signal });

describe('the panels of the dashboard are correct', () => {
  test('for a worker that never ran, that runs, and that has stopped', async () => {
    expect((await health()).worker).toMatchObject({ value: { isWorking: false, seenAt: undefined } });
    const worker = startWorker(ctx, fixture.env);
    afterAll(() => worker.stop());
    await waitUntil(() => worker.isRunning());
    await askForJob(ctx, ana, 'texts-judge');
    await expect(askForJob(ctx, ana, 'no-such-job')).rejects.toThrow(adminNeeds.jobWaits);
    const jobOf = async () => {
      const { jobs } = await health();
      return jobs.isKnown ? jobs.value.find(({ queue }) => queue === 'texts-judge') : undefined;
    };
    await waitUntil(async () => (await jobOf())?.state === 'ok');
    expect((await health()).worker).toMatchObject({ value: { isWorking: true } });
    await worker.stop();
    pass(30);
    expect((await health()).worker).toMatchObject({ value: { isWorking: false } });
    expect(await jobOf()).toMatchObject({ state: 'late', everyMinutes: 10 });
  });

  test('for a queue without a worker, and for one whose provider fails', async () => {
    await enqueueFetches(ctx.db, [{ kind: 'movie', id: 598, priority: 1, reason: 'test' }], ctx.now());
    expect((await health()).queue).toMatchObject({ value: { state: 'ok', waiting: 1, failing: 0 } });
    expect((await health()).provider).toMatchObject({ value: { isAnswering: true } });
    pass(10);
    expect((await health()).queue).toMatchObject({ value: { state: 'stuck', due: 1 } });
    await fixture.setFaults([{ match: '.*', kind: '502-html' }]);
    await drain();
    pass(1);
    const failing = await health();
    expect(failing.queue).toMatchObject({ value: { failing: 1 } });
    expect(failing.provider).toMatchObject({ value: { isAnswering: false } });
    await fixture.setFaults([]);
  });

  test('for a store that does not respond, and for tables that cannot be read, without hiding the rest', async () => {
    expect((await health()).caches).toMatchObject({ value: { isStoreAnswering: true } });
    const file = path.join(fixture.env.IMAGE_FOLDER, 'a-file');
    await writeFile(file, '');
    const broken = createStoreProbe(openPictureStorage({ ...fixture.env, IMAGE_FOLDER: file }, ctx.log));
    expect((await readHealth(ctx, { probeStore: broken })).caches).toMatchObject({
      value: { isStoreAnswering: false },
    });
    await asOwner('revoke select on content_cache from lanterninha_app');
    const unread = await health();
    expect(unread.caches).toEqual({ isKnown: false });
    expect(unread.queue.isKnown).toBe(true);
    await asOwner('grant select on content_cache to lanterninha_app');
  });

  test('every job of the worker has a name there', () => {
    expect(Object.keys(tasks).filter((queue) => !adminNeeds.jobNames[queue])).toEqual([]);
  });
});

test('copies of a page, of a list and of everything are dropped in every process', async () => {
  const other = await fixture.openAnother();
  const { documents: memory } = other.ctx.copies;
  const keep = (key: string, tag: string) => memory.set(key, 'copy', [tag], 600, memory.begin());
  await waitUntil(() => other.listener.isConnected());
  keep('film', 'movie:598');
  keep('list', 'list:filmes');
  keep('else', 'person:1');
  const isFresh = (key: string) => memory.get(key)?.isFresh === true;
  await purgePage(ctx, ana, '/filme/cidade-de-deus-2002-598');
  await purgePage(ctx, ana, '/filmes/populares');
  await waitUntil(() => !isFresh('film') && !isFresh('list'));
  expect(isFresh('else')).toBe(true);
  await expect(purgePage(ctx, ana, 'https://example.org/filmes')).rejects.toThrow(adminNeeds.unknownPage);
  await purgeEverything(ctx, ana);
  await waitUntil(() => !isFresh('else'));
});

async function waitUntil(isSo: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(isSo, { timeout: 20_000, interval: 100 }).toBe(true);
}

async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: fixture.database.ownerUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}
