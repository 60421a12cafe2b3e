import type { Context } from '#server/context.ts';
import { listHeldSnapshots } from '#server/store/availability/availability-snapshots.ts';
import { discardHeldSnapshot, releaseHeldSnapshot } from '#server/sync/availability/settle-held-snapshot.ts';
import { catalogueCommand } from './command.ts';
import { UsageError } from './describe-error.ts';
import { idNumber, oneOf, optional } from './parameters.ts';
import type { Terminal } from './terminal.ts';

export const settleSnapshot = catalogueCommand({
  summary: 'list platform snapshots that changed too much to be accepted unseen; with a number, decide about one',
  arguments: {
    id: optional(idNumber, 'the number of a snapshot'),
    decision: optional(oneOf('believe', 'refuse'), 'believe or refuse'),
  },
  check({ id: number, decision }) {
    if (number !== undefined && !decision)
      throw new UsageError('Give the decision too: availability:held ID believe|refuse');
  },
  async run({ id: number, decision }, { ctx, terminal }) {
    if (number === undefined) return listSnapshots(ctx, terminal);
    const settle = decision === 'believe' ? releaseHeldSnapshot : discardHeldSnapshot;
    terminal.print(await settle(ctx, number));
  },
});

async function listSnapshots(ctx: Context, terminal: Terminal): Promise<void> {
  const held = await listHeldSnapshots(ctx.db);
  for (const { id: heldId, platformId, kind, takenOn, counted, expected, problem } of held) {
    terminal.print(
      `${heldId}: platform ${platformId} ${kind}, ${takenOn}, ${counted} of ${expected} titles (${problem})`,
    );
  }
  if (held.length === 0) terminal.print('no snapshot waits for a decision');
}
