import { NOTICES_LISTED, SIGN_IN_TRIES } from '#shared/admin/domain/limits.ts';
import { ACCOUNT_REFUSALS, CREDENTIAL_ACTIONS, type SecurityNotice } from '#shared/domain/site/security-events.ts';
import { listNotices, saveNoticesRead } from '../store/staff/staff-notices.ts';
import type { SignedIn } from './read-visitor.ts';
import type { Staff } from './staff.ts';

const ACTIONS = [...ACCOUNT_REFUSALS, ...CREDENTIAL_ACTIONS];

/** Recent security events of the member's account, and those that are unread and not the member's own. */
export async function readNotices(
  { ctx }: Staff,
  { member, session, actor }: SignedIn,
): Promise<{ recent: SecurityNotice[]; unread: SecurityNotice[] }> {
  const { notices, readSeq } = await listNotices(ctx.db, member.id, { actions: ACTIONS, limit: NOTICES_LISTED });
  // The member's own: mistyped before this sign-in, or changed during this session.
  const ownSince = session.startedAt.getTime() - SIGN_IN_TRIES.windowMinutes * 60_000;
  const isOwn = ({ network, at }: SecurityNotice) => network === actor.network && at.getTime() >= ownSince;
  return { recent: notices, unread: notices.filter((notice) => notice.seq > readSeq && !isOwn(notice)) };
}

/** @param seq the newest notice the member was shown: later ones stay unread */
export async function markNoticesRead({ ctx }: Staff, { member }: SignedIn, seq: number): Promise<void> {
  await saveNoticesRead(ctx.db, member.id, seq);
}
