import { z } from 'zod';
import { EMAIL_CHARACTERS, PASSWORD_CHARACTERS, STAFF_NAME_CHARACTERS } from '#shared/admin/domain/limits.ts';
import { adminErrors } from '#shared/admin/text/errors.ts';
import type { Staff } from './staff.ts';
import { isWeakPassword } from './weak-password.ts';

/** What is wrong with it, as a sentence, or `undefined`. */
export function findEmailFault(email: string): string | undefined {
  const isAddress = z.email().safeParse(email).success && email.length <= EMAIL_CHARACTERS;
  return isAddress ? undefined : adminErrors.emailInvalid;
}

export function findNameFault(name: string): string | undefined {
  if (name === '') return adminErrors.nameMissing;
  return name.length > STAFF_NAME_CHARACTERS ? adminErrors.nameTooLong(STAFF_NAME_CHARACTERS) : undefined;
}

/** The name as it is stored and shown: one line, trimmed. */
export function cleanName(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
}

/** @param known public facts about the member, such as name and e-mail address */
async function findPasswordFault(password: string, known: readonly string[]): Promise<string | undefined> {
  const { min, max } = PASSWORD_CHARACTERS;
  if ([...password].length < min) return adminErrors.passwordShort(min);
  if (password.length > max) return adminErrors.passwordLong(max);
  return (await isWeakPassword(password, known)) ? adminErrors.passwordWeak : undefined;
}

/** The same for a new password, which is also checked against the operator's list of breached passwords. */
export async function findNewPasswordFault(
  { breaches }: Pick<Staff, 'breaches'>,
  password: string,
  known: readonly string[],
): Promise<string | undefined> {
  const fault = await findPasswordFault(password, known);
  if (fault || !(await breaches?.has(password))) return fault;
  return adminErrors.passwordBreached;
}

export function findRepeatFault(password: string, repeated: string): string | undefined {
  return password === repeated ? undefined : adminErrors.passwordsDiffer;
}
