import { syncChanges } from '#server/sync/sync-changes.ts';
import { catalogueCommand } from './command.ts';

export const queueChanges = catalogueCommand({
  summary: "queue what TMDB's feed of changes names and we store",
  needs: ['TMDB_TOKEN'],
  async run(_given, { ctx, terminal }) {
    for (const { kind, changed, queued, hasGap } of await syncChanges(ctx)) {
      const gap = hasGap ? ' (the feed does not reach back to our last run; the nightly refresh finds the rest)' : '';
      terminal.print(`${kind}: ${changed} changed, ${queued} queued${gap}`);
    }
  },
});
