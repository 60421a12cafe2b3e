import { createOTP } from '@better-auth/utils/otp';
import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { AUTHENTICATOR } from '#shared/domain/admin-limits.ts';
import type { Member } from '#shared/domain/staff.ts';
import { findAuthenticator, saveUnconfirmedAuthenticator, useStep } from '../store/staff-factors.ts';
import type { Staff } from './staff.ts';

const { digits, periodSeconds: period, stepsAround } = AUTHENTICATOR;
const SECRET_CHARACTERS = 32;

/** What an authenticator app is told: by a picture, or by hand. */
export interface Enrolment {
  uri: string;
  key: string;
}

/** The same secret until it is confirmed, so that a page loaded twice does not undo the picture somebody just scanned. */
export async function describeEnrolment(staff: Staff, member: Member): Promise<Enrolment | undefined> {
  const { ctx, secret: key, product } = staff;
  let found = await findAuthenticator(ctx.db, member.id);
  if (found?.confirmedAt) return undefined;
  if (!found) {
    const data = generateRandomString(SECRET_CHARACTERS, 'a-z', 'A-Z', '0-9');
    await saveUnconfirmedAuthenticator(ctx.db, member.id, await symmetricEncrypt({ key, data }));
    found = await findAuthenticator(ctx.db, member.id);
  }
  if (!found || found.confirmedAt) return undefined;
  const secret = await symmetricDecrypt({ key, data: found.secret });
  const uri = createOTP(secret, { digits, period }).url(product, member.email);
  return { uri, key: new URL(uri).searchParams.get('secret') ?? '' };
}

/**
 * Whether this is a code of now, and not one that was used before. The half minute it belongs to is remembered as it is accepted:
 * whoever looked over a shoulder has nothing.
 */
export async function useCode(staff: Staff, userId: string, code: string): Promise<boolean> {
  const found = await findAuthenticator(staff.ctx.db, userId);
  if (!found || !/^\d+$/.test(code) || code.length !== digits) return false;
  const otp = createOTP(await symmetricDecrypt({ key: staff.secret, data: found.secret }), { digits, period });
  const now = Math.floor(staff.ctx.now().getTime() / 1_000 / period);
  let matching: number | undefined;
  for (let step = now - stepsAround; step <= now + stepsAround; step += 1) {
    if ((await otp.hotp(step)) === code && step > found.lastStep) matching ??= step;
  }
  return matching !== undefined && useStep(staff.ctx.db, userId, matching);
}
