import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { adminErrors } from '#shared/admin/text/errors.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Trx } from '../infra/db.ts';
import { clearWrongCodes, deleteAuthenticator, deletePasskey, hasSecondFactor } from '../store/staff/staff-factors.ts';
import { findPasswordHash, lockMember, savePasswordHash, updateMember } from '../store/staff/staff-members.ts';
import { deleteSessionsOf } from '../store/staff/staff-sessions.ts';
import { audited } from './audited.ts';
import { cleanName, findNameFault, findNewPasswordFault, findRepeatFault } from './check-fields.ts';
import { limitTries } from './limit-tries.ts';
import type { SignedIn } from './read-visitor.ts';
import { recordWrongConfirmation } from './security-log.ts';
import type { Staff } from './staff.ts';
import { renewSession } from './start-session.ts';
import type { Visit } from './visit.ts';

export async function rename(staff: Staff, { member, actor }: SignedIn, given: string): Promise<void> {
  const name = cleanName(given);
  refuseWrongFields({ name: findNameFault(name) });
  await audited(staff.ctx, actor, async (trx) => {
    await updateMember(trx, member.id, { name }, staff.ctx.now());
    return { auditEvent: { action: 'member.renamed', entity: 'member', entityId: member.id }, result: undefined };
  });
}

export interface PasswordChange {
  current: string;
  password: string;
  repeated: string;
}

/** Ends all other sessions of the member: someone who knew the old password is signed out. */
export async function changePassword(staff: Staff, visit: Visit, signedIn: SignedIn, change: PasswordChange) {
  const { member, session, actor } = signedIn;
  refuseWrongFields({
    password: await findNewPasswordFault(staff, change.password, [member.name, member.email]),
    repeated: findRepeatFault(change.password, change.repeated),
  });
  if (!(await isOwnPassword(staff, visit, signedIn, change.current)))
    refuseWrongFields({ current: adminErrors.wrongOwnPassword });
  const hash = await staff.hasher.hash(change.password);
  await audited(staff.ctx, actor, async (trx) => {
    await savePasswordHash(trx, member.id, hash, staff.ctx.now());
    await clearWrongCodes(trx, member.id);
    await deleteSessionsOf(trx, member.id, session.id);
    return { auditEvent: { action: 'password.changed', entity: 'member', entityId: member.id }, result: undefined };
  });
}

/** Confirms the member's identity again: sensitive actions are allowed for the next ten minutes. */
export async function confirmWithPassword(staff: Staff, visit: Visit, signedIn: SignedIn, password: string) {
  if (!(await isOwnPassword(staff, visit, signedIn, password)))
    refuseWrongFields({ password: adminErrors.wrongOwnPassword });
  await renewSession(staff, visit, signedIn);
}

/** Counted apart from sign-in: a stranger's wrong guesses there do not lock out a member who is signed in. */
async function isOwnPassword(staff: Staff, { address }: Visit, signedIn: SignedIn, password: string) {
  const { ctx, hasher } = staff;
  const { member } = signedIn;
  const isRight = await limitTries(ctx, { what: 'confirm', whose: member.id, address }, async () => {
    const hash = await findPasswordHash(ctx.db, member.id);
    return hash && (await hasher.verify({ hash, password })) ? true : undefined;
  });
  if (!isRight) recordWrongConfirmation(staff, signedIn);
  return isRight === true;
}

export async function removeApp(staff: Staff, signedIn: SignedIn): Promise<void> {
  await removeFactor(staff, signedIn, 'app.removed', (trx) => deleteAuthenticator(trx, signedIn.member.id));
}

export async function removePasskey(staff: Staff, signedIn: SignedIn, id: string): Promise<void> {
  await removeFactor(staff, signedIn, 'passkey.removed', (trx) => deletePasskey(trx, signedIn.member.id, id));
}

/** Locks the member's row: of two factors removed at once, the second removal is refused. */
async function removeFactor(
  { ctx }: Staff,
  { member, actor }: SignedIn,
  action: string,
  remove: (trx: Trx) => Promise<unknown>,
): Promise<void> {
  await audited(ctx, actor, async (trx) => {
    await lockMember(trx, member.id);
    await remove(trx);
    if (!(await hasSecondFactor(trx, member.id))) throw new Failure('aborted', adminErrors.lastFactor);
    return { auditEvent: { action, entity: 'member', entityId: member.id }, result: undefined };
  });
}
