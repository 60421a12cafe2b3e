import type { KeyRing } from '../infra/key-ring.ts';

/** Loaded at first use: few processes ever seal anything. */
const loadCipher = () => import('better-auth/crypto');

/** Encrypted with the first key. */
export async function seal(keys: KeyRing, text: string): Promise<string> {
  const { symmetricEncrypt } = await loadCipher();
  return symmetricEncrypt({ key: keys[0], data: text });
}

/** Tries every key of the ring; `isCurrent` is false for any but the first. */
export async function unseal(keys: KeyRing, sealed: string): Promise<{ text: string; isCurrent: boolean } | undefined> {
  const { symmetricDecrypt } = await loadCipher();
  for (const [place, key] of keys.entries()) {
    // The cipher is authenticated: a wrong key throws instead of returning wrong text.
    const text = await symmetricDecrypt({ key, data: sealed }).catch(() => undefined);
    if (text !== undefined) return { text, isCurrent: place === 0 };
  }
  return undefined;
}
