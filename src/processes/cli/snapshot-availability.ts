import { confirmArrivals } from '#server/sync/confirm-arrivals.ts';
import { snapshotAll } from '#server/sync/sync-availability.ts';
import type { Command } from './command.ts';
import { createProgress } from './progress.ts';

export const snapshotAvailability: Command = {
  usage: 'availability:snapshot',
  what: "today's look at every platform; arrivals are confirmed by the title's own page",
  async run({ ctx, print }) {
    const looking = createProgress('platforms', process.stdout);
    const reports = await snapshotAll(ctx, { onProgress: (done, total) => looking.update(done, total) });
    looking.end();
    for (const { platformId, kind, verdict, counted, arrived, problem } of reports) {
      print(`${platformId} ${kind}: ${verdict}, ${counted} titles, ${arrived} new${problem ? ` (${problem})` : ''}`);
    }
    const confirming = createProgress('confirmed', process.stdout);
    await confirmArrivals(ctx, { onProgress: (done, total) => confirming.update(done, total) });
    confirming.end();
  },
};
