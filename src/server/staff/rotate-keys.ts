import { findWebhook, replaceSealedSecret } from '../store/notifications/webhook.ts';
import {
  listAuthenticatorSecrets,
  listUnusedCodes,
  replaceAuthenticatorSecret,
  replaceRecoveryCode,
} from '../store/staff/staff-factors.ts';
import { COMMAND_LINE, note } from './audited.ts';
import { isSealedCode, resealCode } from './recovery-codes.ts';
import { seal, unseal } from './sealed.ts';
import type { Staff } from './staff.ts';

export interface KeyRotation {
  /** Encrypted again with the first key. */
  apps: number;
  codes: number;
  /** Members whose app or codes no key of the ring can decrypt. */
  unreadable: string[];
  /** Members with recovery codes of an older release, which only the key they were made with can verify. */
  olderCodes: string[];
}

/** Encrypts everything again with the first key. Idempotent; members may sign in meanwhile. */
export async function rotateKeys(staff: Staff): Promise<KeyRotation> {
  const { ctx, keys } = staff;
  const rotation = { apps: 0, codes: 0 };
  const [unreadable, olderCodes] = [new Set<string>(), new Set<string>()];
  for (const { userId, sealed } of await listAuthenticatorSecrets(ctx.db)) {
    const opened = await unseal(keys, sealed);
    if (!opened) unreadable.add(userId);
    if (!opened || opened.isCurrent) continue;
    await replaceAuthenticatorSecret(ctx.db, userId, sealed, await seal(keys, opened.text));
    rotation.apps += 1;
  }
  for (const { userId, stored } of await listUnusedCodes(ctx.db)) {
    if (!isSealedCode(stored)) {
      olderCodes.add(userId);
      continue;
    }
    const resealed = await resealCode(staff, stored);
    if (!resealed) unreadable.add(userId);
    if (!resealed || resealed === stored) continue;
    await replaceRecoveryCode(ctx.db, userId, stored, resealed);
    rotation.codes += 1;
  }
  const webhook = await findWebhook(ctx.db);
  const opened = webhook && (await unseal(keys, webhook.sealedSecret));
  if (webhook && opened && !opened.isCurrent)
    await replaceSealedSecret(ctx.db, webhook.sealedSecret, await seal(keys, opened.text));
  if (rotation.apps + rotation.codes > 0)
    await note(ctx, COMMAND_LINE, { action: 'keys.rotated', entity: 'staff', entityId: '', after: rotation });
  return { ...rotation, unreadable: [...unreadable], olderCodes: [...olderCodes] };
}
