import { isIP } from 'node:net';
import { isAPIError } from '@better-auth/core/utils/is-api-error';
import { z } from 'zod';
import { PASSKEYS_PER_PERSON } from '#shared/admin/domain/limits.ts';
import { adminErrors } from '#shared/admin/text/errors.ts';
import { Failure } from '#shared/domain/failure.ts';
import { listPasskeys } from '../store/staff/staff-factors.ts';
import { deleteSession } from '../store/staff/staff-sessions.ts';
import { limitTries } from './limit-tries.ts';
import type { Auth } from './open-auth.ts';
import type { RememberedDevice, SignedIn } from './read-visitor.ts';
import { refuseSecondEnrolment } from './second-factor.ts';
import { recordWrongConfirmation } from './security-log.ts';
import type { Staff } from './staff.ts';
import { renewSession, startFullSession } from './start-session.ts';
import { takeCookies, type Visit } from './visit.ts';

/** Browsers do not create passkeys for a site whose host is an IP address. */
export function arePasskeysPossible({ siteUrl }: Staff): boolean {
  return isIP(new URL(siteUrl).hostname.replaceAll(/[[\]]/g, '')) === 0;
}

/** The options for the browser's passkey dialog: any passkey before sign-in, the member's own afterwards. */
export async function describePasskeyRequest(staff: Staff, visit: Visit): Promise<object> {
  const guess = { what: 'passkey', address: `${visit.address} asking` } as const;
  // Each request stores a challenge for five minutes, so their number is limited.
  await limitTries(staff.ctx, guess, async () => undefined);
  const auth = await staff.openAuth();
  const { response, headers } = await auth.api.generatePasskeyAuthenticationOptions({
    headers: visit.headers,
    returnHeaders: true,
  });
  takeCookies(visit, headers);
  return { ...response, userVerification: 'required' };
}

export async function describeNewPasskey(staff: Staff, visit: Visit, signedIn: SignedIn): Promise<object> {
  await refuseSecondEnrolment(staff, signedIn);
  const auth = await staff.openAuth();
  const { response, headers } = await auth.api.generatePasskeyRegistrationOptions({
    query: { name: signedIn.member.email },
    headers: visit.headers,
    returnHeaders: true,
  });
  takeCookies(visit, headers);
  return response;
}

type Assertion = NonNullable<Parameters<Auth['api']['verifyPasskeyAuthentication']>[0]>['body']['response'];

/** The engine validates the other fields. */
const Credential = z.looseObject({ id: z.string().max(2_000), response: z.looseObject({}) });

/** Parses the form field; an invalid credential is treated as a wrong one. */
function parseCredential(text: string): Assertion | undefined {
  try {
    return Credential.parse(JSON.parse(text)) as unknown as Assertion;
  } catch {
    return undefined;
  }
}

/** The id of the passkey's owner. The session the engine opens is not used: ours follows our rules and is audited. */
async function checkCredential({ openAuth, ctx }: Staff, visit: Visit, text: string): Promise<string | undefined> {
  const credential = parseCredential(text);
  if (!credential) return undefined;
  const auth = await openAuth();
  try {
    const { session } = await auth.api.verifyPasskeyAuthentication({
      body: { response: credential },
      headers: visit.headers,
    });
    await deleteSession(ctx.db, session.id);
    return session.userId;
  } catch (error) {
    if (isAPIError(error)) return undefined;
    throw error;
  }
}

interface PasskeySignIn {
  credential: string;
  isKept: boolean;
  half?: SignedIn | undefined;
  device?: RememberedDevice | undefined;
}

/** A passkey is password and second factor in one. Wrong passwords of others do not lock it out. */
export async function signInWithPasskey(
  staff: Staff,
  visit: Visit,
  { credential, isKept, half, device }: PasskeySignIn,
): Promise<void> {
  const guess = { what: 'passkey', address: visit.address } as const;
  const userId = await limitTries(staff.ctx, guess, async () => {
    const owner = await checkCredential(staff, visit, credential);
    return half && owner !== half.member.id ? undefined : owner;
  });
  if (!userId) {
    const kind = half ? 'code.failed' : 'sign-in.failed';
    staff.events.record({ kind, memberId: half?.member.id, network: visit.network, after: { by: 'passkey' } });
    throw new Failure('unauthenticated', adminErrors.passkeyFailed);
  }
  const kept = device?.userId === userId ? device : undefined;
  await startFullSession(staff, visit, {
    ...{ userId, isKept: isKept || kept !== undefined, by: 'passkey' },
    replaces: half?.session.id ?? kept?.sessionId,
  });
}

/** Confirms the member's identity again. */
export async function confirmWithPasskey(staff: Staff, visit: Visit, signedIn: SignedIn, credential: string) {
  const guess = { what: 'passkey', address: visit.address } as const;
  const isOwner = await limitTries(staff.ctx, guess, async () =>
    (await checkCredential(staff, visit, credential)) === signedIn.member.id ? true : undefined,
  );
  if (!isOwner) {
    recordWrongConfirmation(staff, signedIn);
    throw new Failure('unauthenticated', adminErrors.passkeyFailed);
  }
  await renewSession(staff, visit, signedIn);
}

export async function addPasskey(
  staff: Staff,
  visit: Visit,
  signedIn: SignedIn,
  { credential, name }: { credential: string; name: string },
): Promise<void> {
  const { member, session } = signedIn;
  await refuseSecondEnrolment(staff, signedIn);
  const response = parseCredential(credential);
  if (!response) throw new Failure('invalid-argument', adminErrors.passkeyNotAdded);
  if ((await listPasskeys(staff.ctx.db, member.id)).length >= PASSKEYS_PER_PERSON)
    throw new Failure('aborted', adminErrors.passkeysFull(PASSKEYS_PER_PERSON));
  const auth = await staff.openAuth();
  try {
    await auth.api.verifyPasskeyRegistration({
      body: { response, name: name.slice(0, 60) },
      headers: visit.headers,
    });
  } catch (error) {
    if (isAPIError(error)) throw new Failure('invalid-argument', adminErrors.passkeyNotAdded);
    throw error;
  }
  if (!session.isFull)
    await startFullSession(staff, visit, {
      userId: member.id,
      isKept: session.isKept,
      by: 'enrolment',
      replaces: session.id,
    });
}
