import type { Context } from '../context.ts';
import type { Trx } from '../infra/db.ts';
import { announceChange } from '../store/jobs/outbox.ts';
import { type Actor, type AuditEvent, addAuditEntry } from '../store/staff/audit.ts';

export interface Change {
  trx: Trx;
  now: Date;
  /** Cached copies with these tags are invalidated when this change commits. */
  announce(...tags: string[]): void;
  /** Adds an audit event. All events are written at the end of the transaction, because writing them takes a global lock. */
  record(actor: Actor, auditEvent: AuditEvent): void;
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
  const auditEvents: { actor: Actor; auditEvent: AuditEvent }[] = [];
  const { outcome, entries } = await ctx.db.transaction().execute(async (trx) => {
    const result = await change({
      trx,
      now: ctx.now(),
      announce: (...tags) => {
        for (const tag of tags) announced.add(tag);
      },
      record: (actor, auditEvent) => auditEvents.push({ actor, auditEvent }),
    });
    if (announced.size > 0) await announceChange(trx, [...announced]);
    return { outcome: result, entries: await addAuditEntries(ctx, trx, auditEvents) };
  });
  for (const entry of entries) ctx.log.info(entry, 'audit');
  ctx.copies.drop([...announced]);
  return outcome;
}

async function addAuditEntries(
  ctx: Context,
  trx: Trx,
  auditEvents: readonly { actor: Actor; auditEvent: AuditEvent }[],
) {
  const entries = [];
  for (const { actor, auditEvent } of auditEvents) {
    const entry = await addAuditEntry(trx, { ...auditEvent, at: ctx.now(), actor: actor.id, network: actor.network });
    entries.push({ ...entry, action: auditEvent.action });
  }
  return entries;
}
