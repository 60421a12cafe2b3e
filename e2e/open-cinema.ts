import { openContext } from '../src/server/context.ts';
import type { Db } from '../src/server/infra/db.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { saveRanking } from '../src/server/lists/index.ts';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { openTicketSource } from '../src/server/tickets/json-feed.ts';
import { syncTickets } from '../src/server/tickets/sync-tickets.ts';
import { addDays, toBrazilianDay } from '../src/shared/domain/day.ts';
import { cinemaWeek } from '../src/shared/domain/titles/cinema.ts';
import type { Stack } from '../tools/stack.ts';

/** In cinemas here: one film is named by its id in the ticket feed, one by title and year, one has no tickets on sale. */
export const IN_CINEMAS = { byId: 1220564, byName: 598, notOnSale: 666 } as const;

/** Opens next Thursday. */
export const TO_COME = 900000458;

/** A server with the demo's settings and a database of its own, with films in cinemas and the simulator's ticket pages. */
export async function openCinema(stack: Stack): Promise<string> {
  const { postgres, simulatorUrl } = stack;
  const own = {
    DATABASE_URL: postgres.applicationUrl('cinema'),
    DEMO: 'on',
    TICKETS_FEED_URL: `${simulatorUrl}/ingressos/feed.json`,
    TICKETS_HOSTS: new URL(simulatorUrl).hostname,
  };
  const until = new Date(Date.now() + 12 * 3_600_000).toISOString();
  const entries = [
    { tmdbId: IN_CINEMAS.byId, url: `${simulatorUrl}/ingressos/${IN_CINEMAS.byId}`, until },
    { title: 'Cidade de Deus', year: 2002, url: `${simulatorUrl}/ingressos/${IN_CINEMAS.byName}`, until },
  ];
  const feed = JSON.stringify({ version: 1, entries });
  await fetch(`${simulatorUrl}/__sim/tickets`, { method: 'POST', body: feed });

  const env = readEnv({ ...stack.env, ...own });
  const { ctx, close } = await openContext(env, createLog('silent'));
  const ids = Object.values(IN_CINEMAS);
  for (const id of [...ids, TO_COME]) await syncMovie(ctx, id, { urgency: 'batch', deadlineMs: 30_000 });
  const thursday = cinemaWeek(toBrazilianDay(ctx.now()));
  await openOn(ctx.db, IN_CINEMAS.byId, thursday);
  await openOn(ctx.db, IN_CINEMAS.byName, thursday);
  await openOn(ctx.db, IN_CINEMAS.notOnSale, addDays(thursday, -7));
  await openOn(ctx.db, TO_COME, addDays(thursday, 7));
  await ctx.db
    .transaction()
    .execute((trx) => saveRanking(trx, { name: 'movie-now-playing', kind: 'movie', ids, fetchedAt: ctx.now() }));
  const source = openTicketSource(env);
  if (source) await syncTickets(ctx, source);
  await close();
  return (await stack.startServer({ services: 'web,functions,images', env: { RATE_LIMITS: 'off', ...own } })).url;
}

/** In place of its releases, which are of other years. */
async function openOn(db: Db, movie_id: number, released_on: string): Promise<void> {
  await db.deleteFrom('movie_releases').where('movie_id', '=', movie_id).execute();
  await db
    .insertInto('movie_releases')
    .values({ movie_id, position: 0, type: 3, released_on, certification: '', note: '' })
    .execute();
}
