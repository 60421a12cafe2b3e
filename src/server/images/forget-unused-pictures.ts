import { UNUSED_PICTURE_DAYS } from '#shared/domain/admin-limits.ts';
import type { Context } from '../context.ts';
import { addAuditEntry } from '../store/audit.ts';
import { deleteUnusedPictures } from '../store/own-pictures.ts';

const DAY_MS = 86_400_000;

/**
 * Own pictures that nothing has named for a month. What was made of them goes with the other pictures' copies, in its time.
 * Uploading the same file again begins anew.
 */
export async function forgetUnusedPictures(ctx: Pick<Context, 'db' | 'log' | 'now'>): Promise<void> {
  const at = ctx.now();
  const unusedBefore = new Date(at.getTime() - UNUSED_PICTURE_DAYS * DAY_MS);
  const entries = await ctx.db.transaction().execute(async (trx) => {
    const written = [];
    for (const file of await deleteUnusedPictures(trx, at, unusedBefore)) {
      const deed = { action: 'picture.removed', entity: 'picture', entityId: file };
      written.push(await addAuditEntry(trx, { ...deed, at, actor: 'system', network: '' }));
    }
    return written;
  });
  for (const entry of entries) ctx.log.info({ ...entry, action: 'picture.removed' }, 'audit');
}
