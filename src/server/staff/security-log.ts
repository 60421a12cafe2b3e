import { createHash } from 'node:crypto';
import { SIGN_IN_TRIES } from '#shared/admin/domain/limits.ts';
import type { RefusedKind } from '#shared/domain/site/security-events.ts';
import type { Context } from '../context.ts';
import { findMemberByEmail } from '../store/staff/staff-members.ts';
import { takeTry } from '../store/staff/staff-tries.ts';
import { note } from './audited.ts';

export interface Refusal {
  kind: RefusedKind;
  network: string;
  /** The account concerned; the member who is signed in. */
  memberId?: string | undefined;
  /** The e-mail address as typed: only looked up, never stored. */
  email?: string;
  /** The page that was refused. */
  page?: string;
  after?: object;
}

export interface SecurityLog {
  record(refusal: Refusal): void;
  /** Resolves when everything recorded so far is stored. */
  settle(): Promise<void>;
}

/** The actor of an attempt by a person who is not signed in. */
const UNKNOWN = 'unknown';

/**
 * Counts refused sign-ins, codes and pages and writes them to the audit. The response never awaits it: its duration depends on
 * whether the address is a member's. At most one entry per window for the same account, network and page.
 */
export function createSecurityLog(ctx: Context): SecurityLog {
  const pending = new Set<Promise<void>>();
  return {
    record(refusal) {
      ctx.metrics.securityEvents.inc({ kind: refusal.kind });
      // A replica is read-only.
      if (ctx.standby) return;
      const work = store(ctx, refusal)
        .catch((err: unknown) => ctx.log.error({ err, kind: refusal.kind }, 'a security event was not stored'))
        .finally(() => pending.delete(work));
      pending.add(work);
    },
    async settle() {
      await Promise.all(pending);
    },
  };
}

/** A signed-in member failed to confirm their identity. */
export function recordWrongConfirmation(
  { events }: { events: SecurityLog },
  { actor: { id, network } }: { actor: { id: string; network: string } },
): void {
  events.record({ kind: 'sign-in.failed', memberId: id, network, after: { by: 'confirmation' } });
}

async function store(ctx: Context, { kind, network, memberId, email, page = '', after }: Refusal): Promise<void> {
  const id = memberId ?? (email ? (await findMemberByEmail(ctx.db, email))?.id : undefined);
  // All unknown addresses share one entry: a stranger can make up any number of them, from any number of networks.
  const key = id ? `${kind} ${id} ${network} ${page}` : kind;
  const now = ctx.now();
  const resetsAt = new Date(now.getTime() + SIGN_IN_TRIES.windowMinutes * 60_000);
  const digest = createHash('sha256').update(`event ${key}`).digest('base64url');
  if (await takeTry(ctx.db, digest, 1, now, resetsAt)) return;
  const actor = { id: kind === 'access.refused' && id ? id : UNKNOWN, network };
  if (kind === 'access.refused')
    return note(ctx, actor, { action: kind, entity: 'page', entityId: page, ...(after && { after }) });
  return note(ctx, actor, {
    action: kind,
    entity: id ? 'member' : 'sign-in',
    entityId: id ?? '',
    ...(after && { after }),
  });
}
