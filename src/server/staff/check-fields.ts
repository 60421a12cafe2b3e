import { z } from 'zod';
import { EMAIL_CHARACTERS, PASSWORD_CHARACTERS, STAFF_NAME_CHARACTERS } from '#shared/domain/admin-limits.ts';
import { adminErrors } from '#shared/text/admin-errors.ts';
import type { Staff } from './staff.ts';
import { isWeakPassword } from './weak-password.ts';

/** What is wrong with it, in words, or nothing. */
export function findEmailFault(email: string): string | undefined {
  const isAddress = z.email().safeParse(email).success && email.length <= EMAIL_CHARACTERS;
  return isAddress ? undefined : adminErrors.emailInvalid;
}

export function findNameFault(name: string): string | undefined {
  if (name === '') return adminErrors.nameMissing;
  return name.length > STAFF_NAME_CHARACTERS ? adminErrors.nameTooLong(STAFF_NAME_CHARACTERS) : undefined;
}

/** As it is kept and shown: one line, no spaces around. */
export function cleanName(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
}

/** @param known what everybody knows of the owner, such as name and address */
function findPasswordFault(password: string, known: readonly string[]): string | undefined {
  const { min, max } = PASSWORD_CHARACTERS;
  if ([...password].length < min) return adminErrors.passwordShort(min);
  if (password.length > max) return adminErrors.passwordLong(max);
  return isWeakPassword(password, known) ? adminErrors.passwordWeak : undefined;
}

/** The same for a password that is about to be set, and whether it is in the operator's list of breached ones. */
export async function findNewPasswordFault(
  { breaches }: Pick<Staff, 'breaches'>,
  password: string,
  known: readonly string[],
): Promise<string | undefined> {
  const fault = findPasswordFault(password, known);
  if (fault || !(await breaches?.has(password))) return fault;
  return adminErrors.passwordBreached;
}

export function findRepeatFault(password: string, repeated: string): string | undefined {
  return password === repeated ? undefined : adminErrors.passwordsDiffer;
}
