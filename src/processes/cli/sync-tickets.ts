import { openTicketSource } from '#server/tickets/json-feed.ts';
import { syncTickets } from '#server/tickets/sync-tickets.ts';
import { catalogueCommand } from './command.ts';

export const syncTicketLinks = catalogueCommand({
  summary: 'read the feed of ticket links; without TICKETS_FEED_URL it does nothing',
  async run(_given, { ctx, env, terminal }) {
    const source = openTicketSource(env);
    if (!source) return terminal.print('off: TICKETS_FEED_URL is not set');
    const { entries, refused, ended, changed } = await syncTickets(ctx, source);
    terminal.print(`${entries} links, ${refused} refused, ${ended} already ended; ${changed} films changed`);
  },
});
