import { WRONG_CODES } from '#shared/admin/domain/limits.ts';
import type { Factors } from '#shared/admin/domain/staff.ts';
import { adminErrors } from '#shared/admin/text/errors.ts';
import { Failure } from '#shared/domain/failure.ts';
import {
  confirmAuthenticator,
  countRecoveryCodes,
  findAuthenticator,
  giveWrongCodeBack,
  hasSecondFactor,
  listPasskeys,
  takeWrongCode,
} from '../store/staff/staff-factors.ts';
import { audited } from './audited.ts';
import { useCode } from './authenticator.ts';
import { limitTries } from './limit-tries.ts';
import type { SignedIn } from './read-visitor.ts';
import { useRecoveryCodeOf } from './recovery-codes.ts';
import type { Staff } from './staff.ts';
import { startFullSession } from './start-session.ts';
import type { Visit } from './visit.ts';

export async function readFactors({ ctx }: Staff, userId: string): Promise<Factors> {
  const [app, passkeys, recoveryCodesLeft] = await Promise.all([
    findAuthenticator(ctx.db, userId),
    listPasskeys(ctx.db, userId),
    countRecoveryCodes(ctx.db, userId),
  ]);
  return { hasApp: Boolean(app?.confirmedAt), passkeys, recoveryCodesLeft };
}

/** The second step of signing in, with a code of the app. */
export async function verifyCode(staff: Staff, visit: Visit, signedIn: SignedIn, code: string): Promise<void> {
  const app = await findAuthenticator(staff.ctx.db, signedIn.member.id);
  await guessCode(staff, visit, signedIn, async () =>
    app?.confirmedAt && (await useLimitedCode(staff, visit, signedIn, code)) ? true : undefined,
  );
  await finish(staff, visit, signedIn, 'app');
}

/** Only reached with the right password, so that a stranger cannot use up a member's codes. */
async function useLimitedCode(staff: Staff, visit: Visit, { member }: SignedIn, code: string): Promise<boolean> {
  const { ctx, events } = staff;
  const now = ctx.now();
  const since = new Date(now.getTime() - WRONG_CODES.days * 86_400_000);
  const taken = await takeWrongCode(ctx.db, member.id, { most: WRONG_CODES.perApp, since, now });
  if (taken === undefined) throw new Failure('resource-exhausted', adminErrors.codesBlocked);
  const isRight = await useCode(staff, member.id, code);
  if (isRight) await giveWrongCodeBack(ctx.db, member.id);
  else if (taken === WRONG_CODES.perApp)
    events.record({ kind: 'codes.blocked', memberId: member.id, network: visit.network, after: { wrong: taken } });
  return isRight;
}

/** … or with a recovery code, if the app is lost. */
export async function verifyRecoveryCode(staff: Staff, visit: Visit, signedIn: SignedIn, code: string): Promise<void> {
  await guessCode(
    staff,
    visit,
    signedIn,
    async () => ((await useRecoveryCodeOf(staff, signedIn.member.id, code)) ? true : undefined),
    { by: 'recovery-code', words: adminErrors.wrongRecoveryCode },
  );
  await finish(staff, visit, signedIn, 'recovery-code');
}

/** Confirms the app with its first code: from now on a code is required. Completes a first sign-in. */
export async function enrolApp(staff: Staff, visit: Visit, signedIn: SignedIn, code: string): Promise<void> {
  const { member, session, actor } = signedIn;
  await refuseSecondEnrolment(staff, signedIn);
  const app = await findAuthenticator(staff.ctx.db, member.id);
  if (app?.confirmedAt) throw new Failure('aborted', adminErrors.appAlreadyThere);
  await guessCode(staff, visit, signedIn, async () => ((await useCode(staff, member.id, code)) ? true : undefined));
  await audited(staff.ctx, actor, async (trx) => {
    await confirmAuthenticator(trx, member.id, staff.ctx.now());
    return { auditEvent: { action: 'app.added', entity: 'member', entityId: member.id }, result: undefined };
  });
  if (!session.isFull) await finish(staff, visit, signedIn, 'enrolment');
}

/** A half session has proved only the password: it may set up the first second factor, never an additional one. */
export async function refuseSecondEnrolment({ ctx }: Staff, { member, session }: SignedIn): Promise<void> {
  if (!session.isFull && (await hasSecondFactor(ctx.db, member.id)))
    throw new Failure('permission-denied', adminErrors.factorAlreadyThere);
}

async function guessCode(
  staff: Staff,
  visit: Visit,
  { member }: SignedIn,
  attempt: () => Promise<true | undefined>,
  { by, words } = { by: 'app', words: adminErrors.wrongCode as string },
): Promise<void> {
  const guess = { what: 'code', whose: member.id, address: visit.address } as const;
  if (await limitTries(staff.ctx, guess, attempt)) return;
  staff.events.record({ kind: 'code.failed', memberId: member.id, network: visit.network, after: { by } });
  throw new Failure('unauthenticated', words);
}

function finish(staff: Staff, visit: Visit, { member, session }: SignedIn, by: 'app' | 'recovery-code' | 'enrolment') {
  return startFullSession(staff, visit, { userId: member.id, isKept: session.isKept, by, replaces: session.id });
}
