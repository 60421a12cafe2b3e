import { createHmac, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '#shared/admin/domain/limits.ts';
import { listUnusedCodes, replaceRecoveryCodes, useRecoveryCode } from '../store/staff/staff-factors.ts';
import { audited } from './audited.ts';
import type { SignedIn } from './read-visitor.ts';
import { seal, unseal } from './sealed.ts';
import type { Staff } from './staff.ts';

/** No characters that are easily confused on paper: 0, 1, i, l, o, u. Ten of 30 are 49 bits. */
const LETTERS = 'abcdefghjkmnpqrstvwxyz23456789';
const LETTERS_PER_CODE = 10;

/** Shown once: only hashes are stored. Invalidates the previous codes. */
export async function generateRecoveryCodes(staff: Staff, { member, actor }: SignedIn): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const hashes = await Promise.all(codes.map((code) => sealCode(staff, member.id, code)));
  return audited(staff.ctx, actor, async (trx) => {
    await replaceRecoveryCodes(trx, member.id, hashes);
    const auditEvent = { action: 'recovery-codes.generated', entity: 'member', entityId: member.id };
    return { auditEvent, result: codes };
  });
}

export async function useRecoveryCodeOf(staff: Staff, userId: string, code: string): Promise<boolean> {
  const { ctx, keys } = staff;
  for (const { stored } of await listUnusedCodes(ctx.db, userId)) {
    if (await isCode(staff, userId, code, stored)) return useRecoveryCode(ctx.db, userId, stored, ctx.now());
  }
  for (const key of keys) {
    if (await useRecoveryCode(ctx.db, userId, olderHashOf(key, userId, code), ctx.now())) return true;
  }
  return false;
}

/**
 * Hashed like a password, because 49 bits can be brute-forced, and encrypted, so that the database alone reveals nothing and
 * ADMIN_SECRET can be replaced without knowing the codes.
 */
const SEALED = 's1.';

export function isSealedCode(stored: string): boolean {
  return stored.startsWith(SEALED);
}

async function sealCode({ keys, hasher }: Staff, userId: string, code: string): Promise<string> {
  return SEALED + (await seal(keys, await hasher.hash(describeCode(userId, code))));
}

async function isCode({ keys, hasher }: Staff, userId: string, code: string, stored: string): Promise<boolean> {
  const opened = isSealedCode(stored) ? await unseal(keys, stored.slice(SEALED.length)) : undefined;
  return opened !== undefined && hasher.verify({ hash: opened.text, password: describeCode(userId, code) });
}

/** The code encrypted with the first key if another key had encrypted it; `undefined` if no key opens it. */
export async function resealCode({ keys }: Staff, stored: string): Promise<string | undefined> {
  const opened = await unseal(keys, stored.slice(SEALED.length));
  if (!opened) return undefined;
  return opened.isCurrent ? stored : SEALED + (await seal(keys, opened.text));
}

function newCode(): string {
  const letters = Array.from({ length: LETTERS_PER_CODE }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** Codes made before keys could be replaced: a hash keyed with ADMIN_SECRET, so only that key can verify them. */
function olderHashOf(key: string, userId: string, code: string): string {
  return createHmac('sha256', key).update(describeCode(userId, code)).digest('base64url');
}

/** Accepts a code with or without its dash, in upper or lower case. */
function describeCode(userId: string, code: string): string {
  return `recovery ${userId} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`;
}
