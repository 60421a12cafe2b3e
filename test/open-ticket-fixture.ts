import { afterAll } from 'vitest';
import { getMovieDetails } from '../src/server/catalogue/titles/movie-details.ts';
import { type Context, openContext } from '../src/server/context.ts';
import { createLog } from '../src/server/infra/log.ts';
import { saveRanking } from '../src/server/lists/index.ts';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { createJsonFeed } from '../src/server/tickets/json-feed.ts';
import { openTestFixture } from './database/test-fixture.ts';
import { BATCH, CENTRAL_STATION, CITY_OF_GOD } from './editing/hire.ts';

const SHOP = 'https://www.bilheteria.example';

/** Two films in cinemas, a ticket feed and a clock set by the test, and a second process that only reads. */
export async function openTicketFixture() {
  const fixture = await openTestFixture();
  const clock = { now: new Date() };
  const open = async () => {
    const opened = await openContext(fixture.env, createLog('silent'), () => clock.now);
    afterAll(() => opened.close());
    return opened.ctx;
  };
  const [ctx, visitor] = [await open(), await open()];
  const filmIds = [CITY_OF_GOD.id, CENTRAL_STATION.id];
  for (const id of filmIds) await syncMovie(ctx, id, BATCH);
  const putInCinemas = (ids: number[]) =>
    ctx.db
      .transaction()
      .execute((trx) => saveRanking(trx, { name: 'movie-now-playing', kind: 'movie', ids, fetchedAt: clock.now }));
  await putInCinemas(filmIds);

  const control = (method: string, body?: unknown) =>
    fetch(`${fixture.simulatorUrl}/__sim/tickets`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    ...fixture,
    ctx,
    visitor,
    shop: SHOP,
    feed: createJsonFeed({
      url: `${fixture.simulatorUrl}/ingressos/feed.json`,
      rules: { hosts: [new URL(SHOP).hostname], isDemo: true },
      timeoutMs: 1_000,
    }),
    putInCinemas,
    inHours: (hours: number) => new Date(clock.now.getTime() + hours * 3_600_000),
    pass(minutes: number) {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    },
    async write(entries: readonly object[]) {
      await control('POST', { version: 1, entries });
    },
    /** The ticket data of a film as a process returns it. */
    read: async (reader: Context, movieId: number) => (await getMovieDetails(reader, { movieId })).value.ingresso,
  };
}
