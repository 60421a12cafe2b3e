import type { Context } from '../context.ts';
import type { Trx } from '../infra/db.ts';
import { type Actor, addAuditEntry, type Deed } from '../store/audit.ts';
import { announceChange } from '../store/outbox.ts';

export interface Change {
  trx: Trx;
  now: Date;
  /** Copies with these tags are old once this change is committed. */
  announce(...tags: string[]): void;
  /** A line of the audit, written with the change and last of all: entries make one another wait. */
  record(actor: Actor, deed: Deed): void;
}

/**
 * One transaction that changes what people see. What it announces is written with it, told to every process by its
 * commit, and forgotten here at once: whoever made a change sees it in their next read, without waiting for the news.
 */
export async function changeCatalogue<T>(ctx: Context, change: (change: Change) => Promise<T>): Promise<T> {
  try {
    return await changeOnce(ctx, change);
  } catch (error) {
    // PostgreSQL ended one of two that waited for each other. Nothing of it happened; the second time it is alone.
    if (!(error instanceof Error && 'code' in error && error.code === '40P01')) throw error;
    ctx.log.warn('a change met another and is made again');
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
