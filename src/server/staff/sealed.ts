import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { KeyRing } from '../infra/key-ring.ts';

/** Encrypted with the first key. */
export function seal(keys: KeyRing, text: string): Promise<string> {
  return symmetricEncrypt({ key: keys[0], data: text });
}

/** Tries every key of the ring; `isCurrent` is false for any but the first. */
export async function unseal(keys: KeyRing, sealed: string): Promise<{ text: string; isCurrent: boolean } | undefined> {
  for (const [place, key] of keys.entries()) {
    // The cipher is authenticated: a wrong key throws instead of returning wrong text.
    const text = await symmetricDecrypt({ key, data: sealed }).catch(() => undefined);
    if (text !== undefined) return { text, isCurrent: place === 0 };
  }
  return undefined;
}
