import { describe, expect, test } from 'vitest';
import { adminTickets } from '#shared/admin/text/tickets.ts';
import { CENTRAL_STATION, CITY_OF_GOD, hire } from '../../../../test/editing/hire.ts';
import { openTicketFixture } from '../../../../test/open-ticket-fixture.ts';
import { syncTickets } from '../../tickets/sync-tickets.ts';
import { readNeeds } from '../dashboard/read-dashboard.ts';
import { assignTicket, dismissTicket, readTicketQueue, reopenTicket } from './ticket-queue.ts';

const fixture = await openTicketFixture();
const { ctx, visitor, feed, shop } = fixture;
const ana = await hire(ctx, 'Ana', 'editor');
const rui = await hire(ctx, 'Rui', 'editor');
const CITY = CITY_OF_GOD.id;

const until = fixture.inHours(12).toISOString();
const session = { title: 'Cidade de Deus: 25 anos', year: 2026, url: `${shop}/sessao`, until };
const opera = { title: 'Ópera ao vivo', year: 2026, url: `${shop}/opera`, until };
const KEY = 'name:cidade de deus 25 anos|2026';
const sync = () => syncTickets(ctx, feed);
const names = async () => (await readTicketQueue(ctx)).queue.map(({ title, reason }) => [title, reason]);
const urlOf = async (id: number) => (await fixture.read(visitor, id)).url;

describe('an entry of the ticket feed that matches no film', () => {
  test('waits for an editor, once however often the feed names it, and is counted on the first page', async () => {
    await fixture.write([
      session,
      { ...session, url: `${shop}/outra` },
      opera,
      { ...opera, year: undefined, tmdbId: 666 },
    ]);
    await sync();
    expect(await names()).toEqual([
      ['Cidade de Deus: 25 anos', 'unknown'],
      ['Ópera ao vivo', 'unknown'],
    ]);
    expect((await readNeeds(ctx)).tickets).toBe(2);
    expect(await urlOf(CITY)).toBeNull();
  });

  test('is shown on the film an editor chooses, at once and after every later sync', async () => {
    await assignTicket(ctx, ana, { key: KEY, movieId: CITY });
    await expect.poll(() => urlOf(CITY)).toBe(session.url);
    await sync();
    expect(await urlOf(CITY)).toBe(session.url);
    const { choices } = await readTicketQueue(ctx);
    expect(choices).toMatchObject([{ key: KEY, movieId: CITY, movieTitle: 'Cidade de Deus', author: { name: 'Ana' } }]);
    expect(await names()).toEqual([['Ópera ao vivo', 'unknown']]);
  });

  test('is decided about once: a slower colleague gets an error', async () => {
    for (const decide of [
      () => assignTicket(ctx, rui, { key: KEY, movieId: CENTRAL_STATION.id }),
      () => dismissTicket(ctx, rui, KEY),
      () => dismissTicket(ctx, rui, 'name:nao existe|2026'),
      () => reopenTicket(ctx, rui, 'name:nao existe|2026'),
    ]) {
      await expect(decide()).rejects.toThrow(adminTickets.changed);
    }
    await expect(assignTicket(ctx, rui, { key: 'name:opera ao vivo|2026', movieId: 4_444_444 })).rejects.toThrow();
    expect(await urlOf(CITY)).toBe(session.url);
  });

  test('that left the feed and came back is still decided about', async () => {
    await fixture.write([]);
    await sync();
    await expect.poll(() => urlOf(CITY)).toBeNull();
    await fixture.write([session, opera]);
    await sync();
    await expect.poll(() => urlOf(CITY)).toBe(session.url);
  });

  test('stays dismissed, until the decision is taken back', async () => {
    await dismissTicket(ctx, ana, 'name:opera ao vivo|2026');
    await sync();
    expect(await names()).toEqual([]);
    await reopenTicket(ctx, rui, 'name:opera ao vivo|2026');
    await reopenTicket(ctx, rui, KEY);
    await expect.poll(() => urlOf(CITY)).toBeNull();
    expect(await names()).toHaveLength(2);
    const audit = await ctx.db.selectFrom('audit_entries').select(['action', 'entity']).orderBy('seq').execute();
    expect(audit.slice(-4)).toEqual([
      { action: 'ticket.assigned', entity: 'movie' },
      { action: 'ticket.dismissed', entity: 'ticket' },
      { action: 'ticket.reopened', entity: 'ticket' },
      { action: 'ticket.reopened', entity: 'ticket' },
    ]);
  });
});
