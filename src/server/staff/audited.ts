import { isCredentialAction } from '#shared/domain/security-events.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../infra/db.ts';
import { type Actor, addAuditEntry, type Deed } from '../store/audit.ts';

export type { Actor, Deed } from '../store/audit.ts';

export const COMMAND_LINE: Actor = { id: 'cli', network: '' };

/**
 * A change and its line in the audit are one transaction. The line's hash also goes to the log, which is kept elsewhere: a chain
 * made anew from the start would not agree with it.
 */
export async function audited<T>(
  ctx: Context,
  actor: Actor,
  change: (trx: Trx) => Promise<{ deed: Deed | undefined; result: T }>,
): Promise<T> {
  const { result, entry, action } = await ctx.db.transaction().execute(async (trx) => {
    const { deed, result } = await change(trx);
    const by = { at: ctx.now(), actor: actor.id, network: actor.network };
    return { result, entry: deed && (await addAuditEntry(trx, { ...deed, ...by })), action: deed?.action };
  });
  if (entry) ctx.log.info({ ...entry, action }, 'audit');
  if (action && isCredentialAction(action)) ctx.metrics.securityEvents.inc({ kind: 'credential.changed' });
  return result;
}

/** For what the sign-in engine does by itself: the line is written first, so that nothing happens without one. */
export async function note(ctx: Context, actor: Actor, deed: Deed): Promise<void> {
  await audited(ctx, actor, async () => ({ deed, result: undefined }));
}
