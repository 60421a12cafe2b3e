import { findFieldFault } from '#shared/domain/check-field.ts';
import type { Editable, FieldOf, OverridesOf } from '#shared/domain/entities.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../infra/db.ts';
import { MemoryCache } from '../infra/memory-cache.ts';
import { SingleFlight } from '../infra/single-flight.ts';
import { deleteOverride, type Subject, saveOverride } from '../store/overrides.ts';
import type { Change } from '../sync/change-catalogue.ts';
import { toBase } from '../sync/raise-conflicts.ts';
import { reprojectEntity } from '../sync/reproject-entity.ts';
import { holdWritten, listOpenDrafts } from './written.ts';

/**
 * Reads the site as it would be with a subject's draft published: in a transaction that never commits, with a memory of its own,
 * so that nothing of it reaches a copy anybody else is shown. A hidden subject is shown too; that is what looking at it is for.
 */
export async function withDraft<T>(ctx: Context, subject: Subject, read: (ctx: Context) => Promise<T>): Promise<T> {
  const trx = await ctx.db.startTransaction().execute();
  try {
    const change: Change = { trx, now: ctx.now(), announce: () => {}, record: () => {} };
    await applyDraft(change, subject);
    return await read(asIfCommitted(ctx, trx));
  } finally {
    await trx.rollback().execute();
  }
}

async function applyDraft<E extends Editable>(change: Change, subject: Subject<E>): Promise<void> {
  const { trx, now } = change;
  const held = await holdWritten(trx, subject);
  // What could not be published cannot be shown either.
  const drafts = listOpenDrafts(held).filter(
    // Its address may be another's by now; a page that is not on air needs none.
    ({ field, value }) => field !== 'slug' && findFieldFault(subject.entity, field, value) === undefined,
  );
  for (const { field, value, author } of drafts) {
    const name = field as FieldOf<E>;
    if (value === null) await deleteOverride(trx, subject, name);
    else
      await saveOverride(trx, subject, name, value as NonNullable<OverridesOf<E>[FieldOf<E>]>, toBase(null), {
        author,
        at: now,
      });
  }
  await deleteOverride(trx, subject, 'isHidden');
  await reprojectEntity(change, subject.entity, subject.id);
}

function asIfCommitted(ctx: Context, trx: Trx): Context {
  const options = { entries: 10, staleSeconds: 0, now: ctx.now };
  return {
    ...ctx,
    db: trx,
    memory: new MemoryCache(options),
    homeMemory: new MemoryCache(options),
    cards: new MemoryCache(options),
    unheld: new MemoryCache(options),
    houseMemory: new MemoryCache(options),
    pages: new MemoryCache(options),
    flights: new SingleFlight<unknown>(),
  };
}
