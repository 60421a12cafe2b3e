import { isCredentialAction } from '#shared/domain/site/security-events.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../infra/db.ts';
import { notify } from '../store/notifications/notify.ts';
import { type Actor, type AuditEvent, addAuditEntry } from '../store/staff/audit.ts';

export type { Actor, AuditEvent } from '../store/staff/audit.ts';

export const COMMAND_LINE: Actor = { id: 'cli', network: '' };

/**
 * A change and its audit event are one transaction. The event's hash is also logged, and logs are stored elsewhere: a chain
 * rewritten from the start would not match them.
 */
export async function audited<T>(
  ctx: Context,
  actor: Actor,
  change: (trx: Trx) => Promise<{ auditEvent: AuditEvent | undefined; result: T }>,
): Promise<T> {
  const { result, entry, action } = await ctx.db.transaction().execute(async (trx) => {
    const { auditEvent, result } = await change(trx);
    const by = { at: ctx.now(), actor: actor.id, network: actor.network };
    if (auditEvent && isCredentialAction(auditEvent.action)) {
      const details = { action: auditEvent.action, network: actor.network };
      const event = { at: by.at, actor: actor.id, to: [auditEvent.entityId], details };
      await notify(trx, { ...event, kind: 'credential-changed' });
    }
    return {
      result,
      entry: auditEvent && (await addAuditEntry(trx, { ...auditEvent, ...by })),
      action: auditEvent?.action,
    };
  });
  if (entry) ctx.log.info({ ...entry, action }, 'audit');
  if (action && isCredentialAction(action)) ctx.metrics.securityEvents.inc({ kind: 'credential.changed' });
  return result;
}

/** For actions of the sign-in engine, which uses its own transaction: the audit event is written first, so none is missing. */
export async function note(ctx: Context, actor: Actor, auditEvent: AuditEvent): Promise<void> {
  await audited(ctx, actor, async () => ({ auditEvent, result: undefined }));
}
