/** The keys of ADMIN_SECRET, newest first: the first signs and encrypts, every one verifies and decrypts. */
export type KeyRing = readonly [string, ...string[]];

export const KEY_CHARACTERS = 32;

/** Comma-separated, as the setting is written. A key cannot contain a comma; `openssl rand -base64 32` gives none. */
export function parseKeyRing(secret: string): KeyRing {
  const [first = '', ...older] = secret.split(',').map((key) => key.trim());
  return [first, ...older];
}

/** Whether each key is long enough, and none is named twice. */
export function isKeyRing(secret: string): boolean {
  const keys = parseKeyRing(secret);
  return keys.every((key) => key.length >= KEY_CHARACTERS) && new Set(keys).size === keys.length;
}
