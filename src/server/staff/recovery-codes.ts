import { createHmac, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '#shared/domain/admin-limits.ts';
import { replaceRecoveryCodes, useRecoveryCode } from '../store/staff-factors.ts';
import { audited } from './audited.ts';
import type { SignedIn } from './read-visitor.ts';
import type { Staff } from './staff.ts';

/** Nothing that is read for something else on paper: no 0, 1, i, l, o, u. Ten of 30 are 49 bits. */
const LETTERS = 'abcdefghjkmnpqrstvwxyz23456789';
const LETTERS_PER_CODE = 10;

/** Shown once and never again: we keep what recognises a code, not the code. Those there were are worth nothing from here on. */
export async function generateRecoveryCodes(staff: Staff, { member, actor }: SignedIn): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const hashes = codes.map((code) => hashOf(staff, member.id, code));
  return audited(staff.ctx, actor, async (trx) => {
    await replaceRecoveryCodes(trx, member.id, hashes);
    const deed = { action: 'recovery-codes.generated', entity: 'member', entityId: member.id };
    return { deed, result: codes };
  });
}

export function useRecoveryCodeOf(staff: Staff, userId: string, code: string): Promise<boolean> {
  return useRecoveryCode(staff.ctx.db, userId, hashOf(staff, userId, code), staff.ctx.now());
}

function newCode(): string {
  const letters = Array.from({ length: LETTERS_PER_CODE }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** As people type it: with or without its dash, in capitals or not. */
function hashOf({ secret }: Staff, userId: string, code: string): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHmac('sha256', secret).update(`recovery ${userId} ${plain}`).digest('base64url');
}
