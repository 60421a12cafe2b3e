import { describe, expect, test } from 'vitest';
import { CENTRAL_STATION, CITY_OF_GOD } from '../../../test/editing/hire.ts';
import { openTicketFixture } from '../../../test/open-ticket-fixture.ts';
import { editMovie } from '../admin/editing/edit-entity.ts';
import { getMovieDetails } from '../catalogue/titles/movie-details.ts';
import { touchMovies } from '../store/titles/movies.ts';
import { syncMovie } from '../sync/sync-movie.ts';
import { syncTickets, turnDueTickets } from './sync-tickets.ts';

const fixture = await openTicketFixture();
const { ctx, visitor, feed, shop, write, pass, inHours, setFaults } = fixture;
const CITY = CITY_OF_GOD.id;
const STATION = CENTRAL_STATION.id;
const of = (movieId: number) => fixture.read(visitor, movieId);
const urlOf = async (movieId: number) => (await of(movieId)).url;
const entry = (tmdbId: number, more: object = {}) => ({
  tmdbId,
  url: `${shop}/${tmdbId}`,
  until: inHours(12).toISOString(),
  ...more,
});
const sync = async (...entries: object[]) => {
  await write(entries);
  return syncTickets(ctx, feed);
};
const clear = () => sync();

describe('a film in cinemas', () => {
  test('has the link of the feed on its page, in every process, and loses it when the feed no longer names it', async () => {
    expect(await of(CITY)).toEqual({ isPlaying: true, url: null, until: null });
    expect(await sync(entry(CITY))).toEqual({ entries: 1, refused: 0, ended: 0, changed: 1 });
    await expect.poll(() => urlOf(CITY)).toBe(`${shop}/${CITY}`);
    expect(await urlOf(STATION)).toBeNull();
    // The same feed again is no change.
    expect(await sync(entry(CITY))).toMatchObject({ changed: 0 });
    await sync(entry(STATION));
    await expect.poll(() => urlOf(CITY)).toBeNull();
    expect(await urlOf(STATION)).toBe(`${shop}/${STATION}`);
    await clear();
  });

  test.each([
    ['Cidade de Deus', 2002, true],
    ['CIDADE DE DEUS!', 2002, true],
    ['Cidade de Deus', 2003, false],
    ['Cidade de', 2002, false],
    ['Cidade de Deuses', 2002, false],
  ])('is matched by the title %s of %i: %s', async (title, year, isMatched) => {
    await sync(entry(0, { tmdbId: undefined, title, year, url: `${shop}/x` }));
    await expect.poll(() => urlOf(CITY)).toBe(isMatched ? `${shop}/x` : null);
    await clear();
  });

  test('is not guessed where another has the same title and year', async () => {
    const { title } = (await getMovieDetails(ctx, { movieId: CITY })).value;
    await editMovie(ctx, { movieId: STATION, changes: { title }, author: 'cli', note: '' });
    await ctx.db.updateTable('movies').set({ release_year: 2002 }).where('id', '=', STATION).execute();
    await sync(entry(0, { tmdbId: undefined, title, year: 2002, url: `${shop}/x` }));
    const rows = await ctx.db.selectFrom('ticket_entries').select(['match', 'movie_id']).execute();
    expect(rows).toEqual([{ match: 'ambiguous', movie_id: null }]);
    expect([await urlOf(CITY), await urlOf(STATION)]).toEqual([null, null]);
    await editMovie(ctx, { movieId: STATION, changes: { title: null }, author: 'cli', note: '' });
    await clear();
  });

  test('shows the editor’s own address instead, whatever the feed and TMDB send, and the feed’s again without it', async () => {
    const own = 'https://www.ingresso.com/filme/da-casa';
    await sync(entry(CITY));
    await editMovie(ctx, { movieId: CITY, changes: { ticketUrl: own }, author: 'cli', note: '' });
    await sync(entry(CITY, { url: `${shop}/outro` }));
    await syncMovie(ctx, CITY, { urgency: 'batch', deadlineMs: 30_000 });
    await expect.poll(() => of(CITY)).toEqual({ isPlaying: true, url: own, until: null });
    await clear();
    await expect.poll(() => urlOf(CITY)).toBe(own);
    await sync(entry(CITY));
    await editMovie(ctx, { movieId: CITY, changes: { ticketUrl: null }, author: 'cli', note: '' });
    await expect.poll(() => urlOf(CITY)).toBe(`${shop}/${CITY}`);
    await clear();
  });

  test('that leaves the cinemas is no longer playing, with a link or without', async () => {
    await sync(entry(CITY));
    await fixture.putInCinemas([STATION]);
    await ctx.db.transaction().execute((trx) => touchMovies(trx, [CITY]));
    visitor.copies.documents.clear();
    expect(await of(CITY)).toMatchObject({ isPlaying: false });
    await fixture.putInCinemas([CITY, STATION]);
    await clear();
  });
});

describe('a link', () => {
  test('ends with its time in every cache, though no job runs', async () => {
    await sync(entry(CITY, { until: inHours(1).toISOString() }));
    await expect.poll(() => urlOf(CITY)).toBe(`${shop}/${CITY}`);
    const answer = await getMovieDetails(visitor, { movieId: CITY });
    expect(answer.freshUntil?.getTime()).toBeLessThan(inHours(1).getTime());
    pass(57);
    expect(await urlOf(CITY)).toBe(`${shop}/${CITY}`);
    pass(2);
    expect([await of(CITY), await fixture.read(ctx, CITY)]).toEqual(
      Array.from({ length: 2 }, () => ({ isPlaying: true, url: null, until: null })),
    );
    await clear();
  });

  test('begins and ends by the job of every minute, which invalidates the pages of its film', async () => {
    await sync(entry(CITY, { from: inHours(1).toISOString(), until: inHours(2).toISOString() }));
    expect(await urlOf(CITY)).toBeNull();
    expect(await turnDueTickets(ctx)).toEqual({ changed: 0 });
    pass(61);
    await ctx.db.deleteFrom('outbox').execute();
    expect(await turnDueTickets(ctx)).toEqual({ changed: 1 });
    await expect.poll(() => urlOf(CITY)).toBe(`${shop}/${CITY}`);
    pass(58);
    expect(await turnDueTickets(ctx)).toEqual({ changed: 1 });
    await expect.poll(() => urlOf(CITY)).toBeNull();
    const announced = await ctx.db.selectFrom('outbox').select('tags').execute();
    expect(announced.map((row) => row.tags)).toEqual([[`movie:${CITY}`], [`movie:${CITY}`]]);
    expect(await ctx.db.selectFrom('ticket_entries').selectAll().execute()).toEqual([]);
  });

  test('that has ended already, or ends before it begins, is never shown', async () => {
    const ended = entry(CITY, { until: inHours(-1).toISOString() });
    const never = entry(STATION, { from: inHours(3).toISOString(), until: inHours(2).toISOString() });
    expect(await sync(ended, never)).toMatchObject({ ended: 1 });
    expect([await urlOf(CITY), await urlOf(STATION)]).toEqual([null, null]);
    await clear();
  });

  test('that no feed confirmed for a day ends, however long it would be valid', async () => {
    await sync(entry(CITY, { until: inHours(1_000).toISOString() }));
    pass(23 * 60);
    await fixture.putInCinemas([CITY, STATION]);
    visitor.copies.documents.clear();
    expect(await urlOf(CITY)).toBe(`${shop}/${CITY}`);
    pass(60);
    await turnDueTickets(ctx);
    await expect.poll(() => urlOf(CITY)).toBeNull();
  });
});

describe('a feed that is', () => {
  const hostile = [
    'javascript:alert(1)',
    'https://evil.example/',
    `https://user:senha@${new URL(shop).hostname}/`,
    `${shop}/\r\nSet-Cookie: a=b`,
    'http://127.0.0.1:22/',
  ];
  const TROUBLES: [string, () => Promise<void>][] = [
    ['down', () => setFaults([{ match: 'ingressos', kind: '503' }])],
    ['cut off', () => setFaults([{ match: 'ingressos', kind: 'truncated' }])],
    ['reset', () => setFaults([{ match: 'ingressos', kind: 'reset' }])],
    ['garbage', () => setFaults([{ match: 'ingressos', kind: 'invalid-json' }])],
    ['a page of a proxy', () => setFaults([{ match: 'ingressos', kind: '502-html' }])],
    ['empty', () => setFaults([{ match: 'ingressos', kind: 'empty' }])],
    ['slow', () => setFaults([{ match: 'ingressos', kind: 'slow', after_ms: 5_000 }])],
    ['dripping', () => setFaults([{ match: 'ingressos', kind: 'drip', after_ms: 800 }])],
    ['without an end', () => setFaults([{ match: 'ingressos', kind: 'huge' }])],
    ['of 10 MB', () => write([entry(STATION), { note: 'x'.repeat(10_000_000) }])],
    ['hostile', () => write([entry(STATION), ...hostile.map((url) => entry(CITY, { url }))])],
  ];

  test.each(TROUBLES)(
    '%s is not used: pages are as they were, and links stay until their end',
    async (_what, cause) => {
      await sync(entry(CITY, { until: inHours(1).toISOString() }));
      await expect.poll(() => urlOf(CITY)).toBe(`${shop}/${CITY}`);
      const before = (await getMovieDetails(visitor, { movieId: CITY })).text;
      await cause();
      await expect(syncTickets(ctx, feed)).rejects.toThrow();
      expect((await getMovieDetails(visitor, { movieId: CITY })).text).toBe(before);
      expect(await urlOf(STATION)).toBeNull();
      await setFaults([]);
      pass(60);
      await turnDueTickets(ctx);
      await expect.poll(() => urlOf(CITY)).toBeNull();
      await clear();
    },
  );

  test('hostile in a few entries only loses those', async () => {
    const report = await sync(entry(CITY), entry(CITY, { url: hostile[0] }), entry(STATION));
    expect(report).toMatchObject({ entries: 2, refused: 1 });
    const stored = await ctx.db.selectFrom('ticket_entries').select('url').execute();
    expect(stored.map(({ url }) => new URL(url).origin)).toEqual([shop, shop]);
    await clear();
  });
});
