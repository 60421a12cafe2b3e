import { syncChanges as readChanges } from '#server/sync/sync-changes.ts';
import type { Command } from './command.ts';

export const syncChanges: Command = {
  usage: 'sync:changes',
  what: "queue what TMDB's feed of changes names and we hold",
  async run({ ctx, print }) {
    for (const { kind, changed, queued, hasGap } of await readChanges(ctx)) {
      print(
        `${kind}: ${changed} changed, ${queued} queued${hasGap ? ' (we were away too long: tiers find the rest)' : ''}`,
      );
    }
  },
};
