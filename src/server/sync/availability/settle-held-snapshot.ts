import type { Context } from '../../context.ts';
import type { SnapshotScope } from '../../store/availability/availability.ts';
import {
  findHeldLook,
  type HeldLook,
  lockShelf,
  settleHeldSnapshot,
} from '../../store/availability/availability-snapshots.ts';
import { type Change, changeCatalogue } from '../change-catalogue.ts';
import { applySnapshot, readShelf } from './apply-snapshot.ts';
import { diffBelievedSnapshot } from './diff-snapshot.ts';

/** `outdated`: a later snapshot was accepted, so this one no longer applies. */
export type SnapshotSettlement = 'settled' | 'outdated' | 'unknown';

/** A person accepts the snapshot: it is applied with the day on which it was taken. Arrivals still have to be confirmed. */
export function releaseHeldSnapshot(ctx: Context, snapshotId: number): Promise<SnapshotSettlement> {
  return changeCatalogue(ctx, async (change) => {
    const look = await lockHeldLook(change, snapshotId);
    if (!look) return 'unknown';
    const shelf: SnapshotScope = { platformId: look.platformId, kind: look.kind };
    const state = await readShelf(change, shelf);
    if (state.lookedOn !== undefined && state.lookedOn >= look.takenOn) return 'outdated';
    const diff = diffBelievedSnapshot(state, new Set(look.heldIds), look.takenOn);
    await applySnapshot(change, shelf, diff, { takenOn: look.takenOn, at: ctx.now() });
    await settleHeldSnapshot(change.trx, snapshotId, 'believed');
    return 'settled';
  });
}

/** A person rejects the snapshot: it counts as failed, and may be taken again the same day. */
export function discardHeldSnapshot(ctx: Context, snapshotId: number): Promise<SnapshotSettlement> {
  return changeCatalogue(ctx, async (change) => {
    if (!(await lockHeldLook(change, snapshotId))) return 'unknown';
    await settleHeldSnapshot(change.trx, snapshotId, 'refused');
    return 'settled';
  });
}

/** Two people may decide at once: read again under the lock, so that the second finds it settled. */
async function lockHeldLook({ trx }: Change, snapshotId: number): Promise<HeldLook | undefined> {
  const look = await findHeldLook(trx, snapshotId);
  if (!look) return undefined;
  await lockShelf(trx, look);
  return findHeldLook(trx, snapshotId);
}
