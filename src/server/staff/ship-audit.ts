import { AUDIT_SHIPPED } from '#shared/admin/domain/limits.ts';
import type { Context } from '../context.ts';
import { type LinesTarget, postLines } from '../infra/post-lines.ts';
import { findAuditHash } from '../store/staff/audit.ts';
import { findOldestUnshipped, findShippedEnd, listUnshipped, saveShippedEnd } from '../store/staff/audit-shipping.ts';

/**
 * Sends unconfirmed entries, oldest first, as JSON lines. At least once: entries whose confirmation was lost are sent again, and
 * the receiver deduplicates by `seq`.
 */
export async function shipAudit(ctx: Context, target: LinesTarget): Promise<number> {
  let sent = 0;
  for (;;) {
    const end = await findShippedEnd(ctx.db);
    // The last entry the receiver confirmed must have the same hash here: otherwise the audit was rewritten, so send nothing.
    if (end.seq > 0 && (await findAuditHash(ctx.db, end.seq)) !== end.hash)
      throw new Error(`audit entry ${end.seq} is not the one that was sent; run audit:check`);
    const entries = await listUnshipped(ctx.db, end.seq, AUDIT_SHIPPED.atOnce);
    const last = entries.at(-1);
    if (!last) return sent;
    await postLines(target, entries, AUDIT_SHIPPED.deadlineMs);
    await saveShippedEnd(ctx.db, last, ctx.now());
    sent += entries.length;
  }
}

/** Sets the metric for the age of the oldest unconfirmed entry. */
export async function gaugeAuditShipping(ctx: Context): Promise<void> {
  const oldest = await findOldestUnshipped(ctx.db);
  ctx.metrics.auditUnshipped.set(oldest ? Math.max(0, (ctx.now().getTime() - oldest.getTime()) / 1_000) : 0);
}
