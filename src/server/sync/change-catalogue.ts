import type { Context } from '../context.ts';
import type { Trx } from '../infra/db.ts';
import { type Actor, addAuditEntry, type Deed } from '../store/audit.ts';
import { announceChange } from '../store/outbox.ts';

export interface Change {
  trx: Trx;
  now: Date;
  /** Cached copies with these tags are invalidated when this change commits. */
  announce(...tags: string[]): void;
  /** Adds an audit event. All events are written at the end of the transaction, because writing them takes a global lock. */
  record(actor: Actor, deed: Deed): void;
}

/**
 * One transaction that changes what visitors see. The invalidated tags are stored with it and the commit notifies every process;
 * this process drops its own copies at once, so that a caller reads its own write.
 */
export async function changeCatalogue<T>(ctx: Context, change: (change: Change) => Promise<T>): Promise<T> {
  try {
    return await changeOnce(ctx, change);
  } catch (error) {
    // PostgreSQL ended this transaction because of a deadlock. It was rolled back, so it can be retried.
    if (!(error instanceof Error && 'code' in error && error.code === '40P01')) throw error;
    ctx.log.warn('a change hit a deadlock and is retried');
    return changeOnce(ctx, change);
  }
}

async function changeOnce<T>(ctx: Context, change: (change: Change) => Promise<T>): Promise<T> {
  const announced = new Set<string>();
  const deeds: { actor: Actor; deed: Deed }[] = [];
  const { outcome, entries } = await ctx.db.transaction().execute(async (trx) => {
    const result = await change({
      trx,
      now: ctx.now(),
      announce: (...tags) => {
        for (const tag of tags) announced.add(tag);
      },
      record: (actor, deed) => deeds.push({ actor, deed }),
    });
    if (announced.size > 0) await announceChange(trx, [...announced]);
    return { outcome: result, entries: await addAuditEntries(ctx, trx, deeds) };
  });
  for (const entry of entries) ctx.log.info(entry, 'audit');
  const { memory, homeMemory, cards, unheld, houseMemory, pages } = ctx;
  for (const copies of [memory, homeMemory, cards, unheld, houseMemory, pages]) copies.drop([...announced]);
  return outcome;
}

async function addAuditEntries(ctx: Context, trx: Trx, deeds: readonly { actor: Actor; deed: Deed }[]) {
  const entries = [];
  for (const { actor, deed } of deeds) {
    const entry = await addAuditEntry(trx, { ...deed, at: ctx.now(), actor: actor.id, network: actor.network });
    entries.push({ ...entry, action: deed.action });
  }
  return entries;
}
