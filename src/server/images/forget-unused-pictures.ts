import { MEDIA, UNUSED_PICTURE_DAYS } from '#shared/admin/domain/limits.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import type { Context } from '../context.ts';
import { notify } from '../store/notifications/notify.ts';
import { deleteUnusedPictures } from '../store/pictures/own-pictures.ts';
import { countExpiring, countLeaving } from '../store/pictures/picture-library.ts';
import { addAuditEntry } from '../store/staff/audit.ts';

const DAY_MS = 86_400_000;

/**
 * Deletes uploaded pictures that nothing has referenced for a month. Their encoded copies expire like those of other pictures.
 * The same file may be uploaded again.
 */
export async function forgetUnusedPictures(ctx: Pick<Context, 'db' | 'log' | 'now'>): Promise<void> {
  const at = ctx.now();
  const unusedBefore = new Date(at.getTime() - UNUSED_PICTURE_DAYS * DAY_MS);
  const entries = await ctx.db.transaction().execute(async (trx) => {
    const written = [];
    for (const file of await deleteUnusedPictures(trx, at, unusedBefore)) {
      const auditEvent = { action: 'picture.removed', entity: 'picture', entityId: file };
      written.push(await addAuditEntry(trx, { ...auditEvent, at, actor: 'system', network: '' }));
    }
    return written;
  });
  for (const entry of entries) ctx.log.info({ ...entry, action: 'picture.removed' }, 'audit');
}

/** Notifies once of each day on which licences end, and on which unused pictures are deleted, some days before. */
export async function remindOfPictures(ctx: Pick<Context, 'db' | 'now'>): Promise<number> {
  const at = ctx.now();
  const today = toBrazilianDay(at);
  const expiring = await countExpiring(ctx.db, { today, soon: addDays(today, MEDIA.expiringDays) });
  const events: { kind: 'picture-expiring' | 'picture-unused'; day: string; count: number }[] = expiring.map(
    (each) => ({
      kind: 'picture-expiring',
      ...each,
    }),
  );
  // Those that a run before has noted; they are deleted by the run of that day.
  const noticed = UNUSED_PICTURE_DAYS - MEDIA.unusedNoticeDays;
  const [from, until] = [noticed, noticed - 1].map((days) => new Date(at.getTime() - days * DAY_MS));
  const leaving = from && until ? await countLeaving(ctx.db, { from, until }) : 0;
  if (leaving > 0) events.push({ kind: 'picture-unused', day: addDays(today, MEDIA.unusedNoticeDays), count: leaving });
  let reminded = 0;
  for (const { kind, day, count } of events) {
    const event = { at, actor: 'system', to: 'curate', details: { day, count } } as const;
    const id = await ctx.db.transaction().execute((trx) => notify(trx, { ...event, kind, onceKey: `${kind}:${day}` }));
    if (id !== undefined) reminded += 1;
  }
  return reminded;
}
