import { createOTP } from '@better-auth/utils/otp';
import { createRandomStringGenerator } from '@better-auth/utils/random';
import { encode } from 'uqr';
import { AUTHENTICATOR } from '#shared/admin/domain/limits.ts';
import type { AppEnrolment, Member } from '#shared/admin/domain/staff.ts';
import {
  findAuthenticator,
  replaceAuthenticatorSecret,
  saveUnconfirmedAuthenticator,
  useStep,
} from '../store/staff/staff-factors.ts';
import { seal, unseal } from './sealed.ts';
import type { Staff } from './staff.ts';

const { digits, periodSeconds: period, stepsAround } = AUTHENTICATOR;
const SECRET_CHARACTERS = 32;
const drawSecret = createRandomStringGenerator('a-z', 'A-Z', '0-9');

/** The secret for an authenticator app, as QR code or to type in. */
export interface Enrolment {
  uri: string;
  key: string;
}

/** The secret stays the same until it is confirmed: reloading the page does not invalidate the QR code just scanned. */
export async function describeEnrolment(staff: Staff, member: Member): Promise<Enrolment | undefined> {
  const { ctx, keys, product } = staff;
  let found = await findAuthenticator(ctx.db, member.id);
  if (found?.confirmedAt) return undefined;
  if (!found) {
    const data = drawSecret(SECRET_CHARACTERS);
    await saveUnconfirmedAuthenticator(ctx.db, member.id, await seal(keys, data));
    found = await findAuthenticator(ctx.db, member.id);
  }
  if (!found || found.confirmedAt) return undefined;
  const secret = await openSecret(staff, member.id, found.secret);
  const uri = createOTP(secret, { digits, period }).url(product, member.email);
  return { uri, key: new URL(uri).searchParams.get('secret') ?? '' };
}

/** The same for a page: the secret to type in, and its QR code as a picture. */
export async function describeApp(staff: Staff, member: Member): Promise<AppEnrolment | undefined> {
  const enrolment = await describeEnrolment(staff, member);
  return enrolment && { key: enrolment.key, picture: buildQrPath(enrolment.uri) };
}

/**
 * Whether this is a current code that was not used before. The time step of an accepted code is stored, so that a code seen over
 * someone's shoulder is useless.
 */
export async function useCode(staff: Staff, userId: string, code: string): Promise<boolean> {
  const found = await findAuthenticator(staff.ctx.db, userId);
  if (!found || !/^\d+$/.test(code) || code.length !== digits) return false;
  const otp = createOTP(await openSecret(staff, userId, found.secret), { digits, period });
  const now = Math.floor(staff.ctx.now().getTime() / 1_000 / period);
  let matching: number | undefined;
  for (let step = now - stepsAround; step <= now + stepsAround; step += 1) {
    if ((await otp.hotp(step)) === code && step > found.lastStep) matching ??= step;
  }
  return matching !== undefined && useStep(staff.ctx.db, userId, matching);
}

/** A secret encrypted with an older key is encrypted again with the first one. */
async function openSecret({ ctx, keys }: Staff, userId: string, sealed: string): Promise<string> {
  const opened = await unseal(keys, sealed);
  if (!opened) throw new Error('no key of ADMIN_SECRET opens the secret of an authenticator app');
  if (!opened.isCurrent && !ctx.standby)
    await replaceAuthenticatorSecret(ctx.db, userId, sealed, await seal(keys, opened.text));
  return opened.text;
}

/** A QR code: its side in modules, and the dark modules as one SVG path. */
function buildQrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: path.join('') };
}
