import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCollection, publishCollection, setCollectionItems } from '#server/admin/collections/edit-collection.ts';
import { createHttpApp } from '#server/infra/http.ts';
import { confirmArrivals } from '#server/sync/availability/confirm-arrivals.ts';
import { snapshotPlatform } from '#server/sync/availability/sync-availability.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { openScriptedFixture } from '../../../test/availability/open-scripted-fixture.ts';
import { insertMovie, insertSeries } from '../../../test/builders/stored-title.ts';
import { readCalendar, readRss } from '../../../test/read-feeds.ts';
import { mountFeeds } from './mount-feeds.ts';

const { ctx, script, setDay } = await openScriptedFixture();
const NETFLIX = 8;
const KNOWN = Array.from({ length: 40 }, (_, index) => 1_000 + index);
const app = await createHttpApp({ log: ctx.log, metrics: ctx.metrics, trustedProxies: [], isHttps: false });
mountFeeds(app, { ctx, product: 'Lanterninha' });
afterAll(() => app.close());

async function rss(path: string) {
  const answer = await app.inject(path);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  return readRss(answer.body).items;
}

async function calendar(path: string) {
  const answer = await app.inject(path);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  return readCalendar(answer.body).events;
}

async function snapshotOn(day: string, arrived: number[]) {
  setDay(day);
  script.lists.movie.set(NETFLIX, [...KNOWN, ...arrived]);
  await snapshotPlatform(ctx, NETFLIX, 'movie');
  await confirmArrivals(ctx);
}

beforeAll(async () => {
  await insertMovie(ctx.db, { id: 1, title: 'Primeiro & Único' });
  await insertMovie(ctx.db, { id: 2, title: 'Segundo' });
  await insertMovie(ctx.db, { id: 3, title: 'Em dezembro', day: '2026-12-24', releases: [[3, '2026-12-24']] });
  await insertMovie(ctx.db, { id: 4, title: 'Já estreou', day: '2026-02-01' });
  await insertSeries(ctx.db, { id: 7, title: 'Série da Semana' });
  for (const [id, slug] of [
    [1, 'primeiro-1'],
    [2, 'segundo-2'],
    [3, 'em-dezembro-3'],
    [4, 'ja-estreou-4'],
  ] as const) {
    await ctx.db.updateTable('movies').set({ slug }).where('id', '=', id).execute();
  }
  await ctx.db.updateTable('series').set({ slug: 'serie-da-semana-7' }).where('id', '=', 7).execute();
  const season = { series_id: 7, number: 1, tmdb_id: 70, name: 'Temporada 1', overview: '', overview_language: '' };
  await ctx.db
    .insertInto('seasons')
    .values({ ...season, episode_count: 3 })
    .execute();
  for (const [number, air_date] of [
    [1, '2025-01-01'],
    [2, '2026-03-10'],
    [3, '2026-03-17'],
  ] as const) {
    const episode = {
      series_id: 7,
      season_number: 1,
      number,
      tmdb_id: 700 + number,
      name: `Nome ${number}`,
      overview: '',
    };
    await ctx.db
      .insertInto('episodes')
      .values({ ...episode, air_date })
      .execute();
  }
});

describe('what is new on a platform', () => {
  test('is listed on the day it came, and again the next day, in the order of the days', async () => {
    for (const day of ['01', '02', '03', '04', '05', '06']) await snapshotOn(`2026-03-${day}`, []);
    await snapshotOn('2026-03-07', [1]);
    expect((await rss('/feeds/plataforma/netflix.xml')).map(({ title }) => title)).toEqual([
      'Primeiro & Único chegou à Netflix',
    ]);

    await snapshotOn('2026-03-08', [1, 2]);
    const items = await rss('/feeds/plataforma/netflix.xml');
    expect(items.map(({ title, pubDate }) => [title, pubDate])).toEqual([
      ['Segundo chegou à Netflix', 'Sun, 08 Mar 2026 15:00:00 GMT'],
      ['Primeiro & Único chegou à Netflix', 'Sat, 07 Mar 2026 15:00:00 GMT'],
    ]);
    const events = await calendar('/feeds/plataforma/netflix.ics');
    expect(events.map((event) => [event.UID, event['DTSTART;VALUE=DATE']])).toEqual([
      [`filme-2-netflix@${new URL(ctx.siteUrl).host}`, '20260308'],
      [`filme-1-netflix@${new URL(ctx.siteUrl).host}`, '20260307'],
    ]);
    expect(await rss('/feeds/plataforma/globoplay.xml')).toEqual([]);
  });

  test('is cached by an edge under its tags, and a client with a current ETag gets a 304', async () => {
    const { headers } = await app.inject('/feeds/plataforma/netflix.xml');
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=86400/);
    expect(String(headers['surrogate-key']).split(' ')).toEqual(expect.arrayContaining(['list:estreias', 'movie:1']));
    expect(headers['x-robots-tag']).toBe('noindex');
    const again = await app.inject({
      url: '/feeds/plataforma/netflix.xml',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });
});

test('films that are to open are in the calendar, those that opened are not', async () => {
  setDay('2026-10-01');
  expect(await calendar('/feeds/lancamentos.ics')).toMatchObject([
    { SUMMARY: 'Estreia: Em dezembro', 'DTSTART;VALUE=DATE': '20261224', URL: `${ctx.siteUrl}/filme/em-dezembro-3` },
  ]);
  const [item] = await rss('/feeds/lancamentos.xml');
  expect(item).toMatchObject({ title: 'Estreia: Em dezembro', description: 'Em 24 de dezembro de 2026.' });
  expect(item).not.toHaveProperty('pubDate');
});

test('a film has a calendar of its own with the day it opens, until it has opened', async () => {
  setDay('2026-10-01');
  expect(await calendar('/feeds/filme/em-dezembro-3.ics')).toMatchObject([
    { SUMMARY: 'Estreia: Em dezembro', 'DTSTART;VALUE=DATE': '20261224', URL: `${ctx.siteUrl}/filme/em-dezembro-3` },
  ]);
  setDay('2026-12-24');
  // Memory counts its seconds by the machine's clock.
  ctx.copies.documents.clear();
  expect(await calendar('/feeds/filme/em-dezembro-3.ics')).toEqual([]);
});

test('the next episodes of a series link to their season', async () => {
  setDay('2026-03-12');
  expect(await calendar('/feeds/serie/serie-da-semana-7.ics')).toMatchObject([
    {
      SUMMARY: 'Série da Semana T1E2: Nome 2',
      'DTSTART;VALUE=DATE': '20260310',
      URL: `${ctx.siteUrl}/serie/serie-da-semana-7/1`,
    },
    { SUMMARY: 'Série da Semana T1E3: Nome 3', 'DTSTART;VALUE=DATE': '20260317' },
  ]);
});

test('a work of a person is listed once, whatever they did in it', async () => {
  setDay('2026-03-12');
  const person = { id: 9, name: 'Fulana de Tal', slug: 'fulana-de-tal-9', popularity: 1, seen_at: new Date(0) };
  await ctx.db
    .insertInto('people')
    .values({ ...person, has_source: true, search_name: 'fulana de tal' })
    .execute();
  const credit = { person_id: 9, kind: 'movie', title: 'Segundo', popularity: 1, poster_path: null };
  await ctx.db
    .insertInto('person_credits')
    .values([
      { ...credit, title_id: 2, role: 'cast', part: 'Ana', position: 0, released_on: '2026-04-02' },
      { ...credit, title_id: 2, role: 'crew', part: 'Director', position: 1, released_on: '2026-04-02' },
      { ...credit, title_id: 4, role: 'cast', part: 'Bia', position: 2, released_on: '2020-01-01' },
    ])
    .execute();
  expect(await rss('/feeds/pessoa/fulana-de-tal-9.xml')).toMatchObject([
    { title: 'Segundo: Fulana de Tal (como Ana)', description: 'Filme · Em 2 de abril de 2026.' },
  ]);
});

test('a collection is listed when it is published, and a draft is not', async () => {
  const signed = { author: 'teste', note: '' };
  const fields = { titleH1: 'Um título', descriptionH1: 'Uma descrição.' };
  await createCollection(ctx, { fields: { ...fields, name: 'Rascunho' }, ...signed });
  // Written on one day, published three days later, corrected after that: the first day it was public counts.
  const on = (days: number) => ({ ...ctx, now: () => new Date(ctx.now().getTime() + days * 86_400_000) });
  const collectionId = await createCollection(on(-8), { fields: { ...fields, name: 'Cinema Novo' }, ...signed });
  await setCollectionItems(on(-8), { collectionId, items: [{ kind: 'movie', titleId: 1, note: '' }], ...signed });
  await publishCollection(on(-5), { collectionId, ...signed });
  await setCollectionItems(on(-1), {
    collectionId,
    items: [{ kind: 'movie', titleId: 1, note: 'Outra' }],
    ...signed,
  });
  const [told, ...more] = await rss('/feeds/colecoes.xml');
  expect([told?.title, more]).toEqual(['Nova coleção: Cinema Novo', []]);
  expect(toBrazilianDay(new Date(told?.pubDate ?? ''))).toBe(toBrazilianDay(on(-5).now()));
  expect(await calendar('/feeds/colecoes.ics')).toHaveLength(1);
});

test.each([
  ['/feeds/serie/7.ics', '/feeds/serie/serie-da-semana-7.ics'],
  ['/feeds/serie/outro-nome-7.xml', '/feeds/serie/serie-da-semana-7.xml'],
])('%s redirects to its address', async (path, address) => {
  const { statusCode, headers } = await app.inject(path);
  expect([statusCode, headers.location]).toEqual([301, address]);
});

test.each(['/feeds/', '/feeds/x.xml', '/feeds/plataforma/nenhuma.xml', '/feeds/lancamentos.json'])(
  '%s is not there, and is asked for again soon',
  async (path) => {
    const { statusCode, headers } = await app.inject(path);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'public, max-age=0, s-maxage=30']);
  },
);
