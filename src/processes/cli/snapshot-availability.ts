import { confirmArrivals } from '#server/sync/availability/confirm-arrivals.ts';
import { snapshotAll } from '#server/sync/availability/sync-availability.ts';
import { catalogueCommand } from './command.ts';

export const snapshotAvailability = catalogueCommand({
  summary: "take today's snapshot of every platform and confirm arrivals by the title's own page",
  needs: ['TMDB_TOKEN'],
  async run(_given, { ctx, terminal }) {
    const asking = terminal.progress('platforms');
    const reports = await snapshotAll(ctx, { onProgress: (done, total) => asking.update(done, total) });
    asking.end();
    for (const { platformId, kind, verdict, counted, arrived, problem } of reports) {
      const why = problem ? ` (${problem})` : '';
      terminal.print(`${platformId} ${kind}: ${verdict}, ${counted} titles, ${arrived} new${why}`);
    }
    const confirming = terminal.progress('confirmed');
    await confirmArrivals(ctx, { onProgress: (done, total) => confirming.update(done, total) });
    confirming.end();
  },
});
