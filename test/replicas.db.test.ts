import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { editMovie } from '../src/server/admin/editing/edit-entity.ts';
import { callFunction } from '../src/server/catalogue/documents/call-function.ts';
import { readDocument } from '../src/server/catalogue/documents/read-document.ts';
import { rebuildLists } from '../src/server/catalogue/documents/rebuild-lists.ts';
import { type OpenContext, openContext } from '../src/server/context.ts';
import type { Db } from '../src/server/infra/db.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { findTitlePage } from '../src/server/lists/index.ts';
import { deleteAllDocuments } from '../src/server/store/cache/documents.ts';
import { admin } from '../src/shared/admin/text/admin.ts';
import { adminEditing } from '../src/shared/admin/text/editing.ts';
import { adminErrors } from '../src/shared/admin/text/errors.ts';
import type { FunctionName } from '../src/shared/contract/functions.ts';
import { tags } from '../src/shared/domain/tags.ts';
import type { Server } from '../tools/stack.ts';
import { type DatabaseDoor, openDatabaseDoor } from './database-door.ts';
import { race } from './races.ts';
import { openReplicaFixture, type ReplicaFixture } from './replicas/replica-fixture.ts';
import { editWhileLate } from './replicas/replica-lag.ts';

/** A real PostgreSQL and a real streaming replica of it; the primary is behind a proxy that can be closed. */
const FLAVOUR = process.env.LANTERNINHA_TEST_POSTGRES === 'debian' ? 'debian' : 'embedded';
const CALLS: [FunctionName, object][] = [
  ['getMovieDetails', { movieId: 598 }],
  ['getFilmesList', {}],
  ['getFilmesList', { ordenacao: 'a-z' }],
  ['getMediaByGenre', { genero: 'drama' }],
  ['getPopularPeople', {}],
  ['getStreaming', {}],
  ['getCustomCollections', {}],
  ['searchMulti', { query: 'cidade' }],
  ['searchAutocomplete', { query: 'cida' }],
  ['getHomeAll', {}],
];
let fixture: ReplicaFixture;
let door: DatabaseDoor;
let reading: OpenContext;

beforeAll(async () => {
  fixture = await openReplicaFixture(FLAVOUR);
  door = await openDatabaseDoor(fixture.variables.DATABASE_URL ?? '');
  reading = await openContext(readEnv({ ...fixture.variables, DATABASE_URL: door.url }), createLog('silent'));
}, 120_000);
afterAll(async () => {
  await reading.close();
  await fixture.stop();
});

const isReadFromReplica = () => reading.ctx.readers?.choose().standby?.isBehind === false;
const untilReplica = () => expect.poll(isReadFromReplica, { timeout: 20_000, interval: 20 }).toBe(true);
const askAll = (ctx: OpenContext['ctx']) =>
  Promise.all(CALLS.map(async ([name, input]) => (await callFunction(ctx, name, input)).value));
const titleIn = async () => (await callFunction(reading.ctx, 'getMovieDetails', { movieId: 598 })).value.title;
const forget = () => {
  reading.ctx.copies.clear();
};

test('editors, syncs and readers at once leave no old copy behind where some read from a replica', async () => {
  const another = await openContext(readEnv(fixture.variables), createLog('silent'));
  const track = { contexts: [reading.ctx, another.ctx] as const, changeFilm: fixture.changeFilm };
  expect(await race(track, 6, 2_026)).toEqual([]);
  // On a busy machine the replica can be late during the whole race; it is then read from after it.
  const readFrom = async () => {
    another.ctx.copies.documents.clear();
    await callFunction(another.ctx, 'getMovieDetails', { movieId: 598 });
    return (await another.ctx.metrics.databaseReads.get()).values.map(({ labels }) => labels.from);
  };
  await expect.poll(readFrom, { timeout: 20_000, interval: 50 }).toContain('replica');
  await another.close();
}, 60_000);

describe('a replica', { timeout: 60_000 }, () => {
  test('says of everything what the primary says, whether cached there or built from its rows', async () => {
    await untilReplica();
    const expected = await askAll(fixture.ctx);
    await deleteAllDocuments(fixture.ctx.db);
    await untilReplica();
    expect(await askAll(reading.ctx)).toEqual(expected);
    forget();
    await untilReplica();
    expect(await askAll(reading.ctx)).toEqual(expected);
  });

  test('is not read from before it has what was announced, and is again by itself when it has', async () => {
    await untilReplica();
    await fixture.replica.pause();
    const edit = (title: string) =>
      editMovie(fixture.ctx, { movieId: 598, changes: { title }, author: 'redacao', note: '' });
    for (const title of ['Um', 'Dois', 'Três']) {
      await edit(title);
      await expect.poll(titleIn, { interval: 5 }).toBe(title);
      for (let again = 0; again < 5; again += 1) {
        forget();
        expect([await titleIn(), isReadFromReplica()]).toEqual([title, false]);
      }
    }
    await fixture.replica.resume();
    await untilReplica();
    forget();
    expect(await titleIn()).toBe('Três');
  });

  test('is used for a read that started before a change was announced, and that result is not cached', async () => {
    await untilReplica();
    const { ctx } = reading;
    const list = tags.movieList();
    const asked = readDocument(ctx, {
      address: { table: 'list_cache', type: 'begun', key: 'early' },
      kind: 'list',
      schema: z.object({ isOfReplica: z.boolean() }),
      ttlSeconds: 60,
      lists: [list],
      tag: list,
      build: async ({ standby }) => ({ value: { isOfReplica: standby !== undefined }, parts: [] }),
    });
    // While the read checks for a cached document.
    ctx.copies.documents.drop([list]);
    expect((await asked).value).toEqual({ isOfReplica: true });
    expect(ctx.copies.documents.get('list_cache:begun:early')).toBeUndefined();
  });
});

test('lists of a replica have what was written beside a transaction that was under way, and that transaction too', async () => {
  const { db } = fixture.ctx;
  await rebuildLists(fixture.ctx);
  const page = (on: Db) =>
    findTitlePage(
      { ...reading.ctx, db: on },
      { kind: 'movie', sort: 'popular', today: '2026-01-01' },
      { offset: 0, limit: 20 },
    );
  const [first, second, ...others] = (await page(db)).ids.toReversed();
  const raise = (on: Db, id: number | undefined, popularity: number) =>
    on.updateTable('movies').set({ popularity }).where('id', '=', Number(id)).execute();
  const onReplica = async () => {
    // No change was announced, so this simulates it.
    reading.ctx.readers?.noteChange();
    await untilReplica();
    return page(reading.ctx.readers?.choose().db ?? db);
  };
  expect(await onReplica()).toEqual(await page(db));
  const underWay = await db.startTransaction().execute();
  await raise(underWay, first, 9_001);
  await raise(db, second, 9_000);
  expect((await onReplica()).ids[0]).toBe(second);
  expect((await onReplica()).ids[0]).toBe(second);
  await underWay.commit().execute();
  const after = await onReplica();
  expect(after.ids.slice(0, 2)).toEqual([first, second]);
  expect(after).toEqual(await page(db));
  expect(others).not.toEqual([]);
}, 60_000);

describe('with the primary away', { timeout: 60_000 }, () => {
  let server: Server;
  let cookie: string;
  const film = '/admin/filmes/598';
  const get = (path: string, as = '') => fetch(server.url + path, { redirect: 'manual', headers: { cookie: as } });
  const save = (fields: Record<string, string>) =>
    fetch(server.url + film, {
      method: 'POST',
      headers: { cookie, origin: server.url, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ intent: 'save', ...fields }),
    });
  beforeAll(async () => {
    server = await fixture.startServer({ DATABASE_URL: door.url });
    cookie = await fixture.signIn();
  }, 60_000);
  afterAll(() => server.stop());

  test('nothing was lost on the way there: an editor sees every edit at once while a replica is late', async () => {
    const report = await editWhileLate(fixture, server, { edits: 5, pausedMs: 0 });
    expect(report).toMatchObject({ seenInAdmin: 5, seenOnPage: 5, problems: [] });
  });

  test('uncached pages are read from the replica, and the process reports ready', async () => {
    await untilReplica();
    await door.close();
    await expect.poll(async () => (await get('/readyz')).status, { timeout: 10_000 }).toBe(200);
    for (const path of ['/', '/filmes', '/series', '/generos', '/pessoas', '/buscar?q=cidade', '/sitemap.xml'])
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    // Titles that would have to be fetched and stored behave as while TMDB is down.
    const unknown = await get('/filme/desconhecido-424242');
    expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, 'public, max-age=0, s-maxage=10']);
    expect((await get('/api/getMovieDetails?movieId=424242')).status).toBe(503);
  });

  test('the admin is read-only and says so, saves nothing, and touches no session', async () => {
    const before = await sessionsOnReplica();
    const page = await get(film, cookie);
    const html = await page.text();
    expect([page.status, page.headers.get('set-cookie')]).toEqual([200, null]);
    expect(html).toContain(admin.readOnly);
    expect(html).toMatch(new RegExp(`<button[^>]* disabled=""[^>]*>${adminEditing.publish}</button>`));
    // Signing out and search still work.
    const pressable = (html.match(/<button[^>]* type="submit"[^>]*>/g) ?? []).filter(
      (button) => !/ (disabled|hidden)=""/.test(button),
    );
    expect(new Set(pressable)).toEqual(new Set(['<button type="submit">']));
    expect((await get('/admin/dashboard', cookie)).status).toBe(200);
    expect((await get('/admin/filmes', cookie)).status).toBe(200);
    expect((await get('/admin/dashboard')).headers.get('location')).toContain('/admin/login');

    const refused = await save({ saves: JSON.stringify([{ field: 'tagline', value: 'não', version: 0 }]) });
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain(adminErrors.readOnly);
    expect(await sessionsOnReplica()).toEqual(before);
  });

  test('and back: it is itself again, with the same session', async () => {
    await door.open();
    await expect
      .poll(async () => (await (await get(film, cookie)).text()).includes(admin.readOnly), { timeout: 15_000 })
      .toBe(false);
    const saved = await save({ saves: JSON.stringify([{ field: 'tagline', value: 'sim', version: 0 }]) });
    expect(saved.status).toBe(200);
  });
});

test('a replica that is gone is not missed', { timeout: 30_000 }, async () => {
  await untilReplica();
  const title = await titleIn();
  await fixture.replica.stop();
  for (let again = 0; again < 10; again += 1) {
    forget();
    expect(await titleIn()).toBe(title);
  }
});

async function sessionsOnReplica(): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: fixture.replica.superuserUrl('lanterninha') });
  await client.connect();
  const { rows } = await client.query('select id, seen_at, updated_at from staff.sessions order by id');
  await client.end();
  return rows as unknown[];
}
