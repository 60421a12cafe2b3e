import { listHeldSnapshots } from '#server/store/availability-snapshots.ts';
import { discardHeldSnapshot, releaseHeldSnapshot } from '#server/sync/settle-held-snapshot.ts';
import type { Command } from './command.ts';

export const settleSnapshot: Command = {
  usage: 'availability:held [ID believe|refuse]',
  what: 'looks at a platform that changed too much to be believed unseen; with an id, decide about one',
  async run({ ctx, args, print }) {
    const [id, decision] = args;
    if (id === undefined) {
      const held = await listHeldSnapshots(ctx.db);
      for (const { id: heldId, platformId, kind, takenOn, counted, expected, problem } of held) {
        print(`${heldId}: platform ${platformId} ${kind}, ${takenOn}, ${counted} of ${expected} titles (${problem})`);
      }
      if (held.length === 0) print('nothing waits');
      return;
    }
    if (decision !== 'believe' && decision !== 'refuse') throw new Error('say believe or refuse');
    const settle = decision === 'believe' ? releaseHeldSnapshot : discardHeldSnapshot;
    print(await settle(ctx, Number(id)));
  },
};
