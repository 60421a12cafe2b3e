import { UNUSED_PICTURE_DAYS } from '#shared/admin/domain/limits.ts';
import type { Context } from '../context.ts';
import { deleteUnusedPictures } from '../store/pictures/own-pictures.ts';
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
