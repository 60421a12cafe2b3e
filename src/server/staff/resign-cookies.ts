import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../infra/key-ring.ts';

/** Cookies of the sign-in engine (open-auth.ts names them). */
const OURS = /^(?:__Host-)?(?:sid|staff\.[\w.-]+)$/;

/**
 * The sign-in engine verifies cookies with one key. A cookie signed with an older key of the ring is signed again with the first
 * before the engine reads it; one that no key verifies is passed on as it is, and the engine refuses it.
 */
export function resignCookies(keys: KeyRing, header: string): { header: string; isChanged: boolean } {
  if (keys.length === 1 || header === '') return { header, isChanged: false };
  const pairs = header.split(';').map((pair) => pair.trim());
  const signed = pairs.map((pair) => resign(keys, pair));
  return { header: signed.join('; '), isChanged: signed.some((pair, place) => pair !== pairs[place]) };
}

function resign(keys: KeyRing, pair: string): string {
  const equals = pair.indexOf('=');
  const name = pair.slice(0, equals);
  if (!OURS.test(name)) return pair;
  const content = decode(pair.slice(equals + 1));
  const dot = content.lastIndexOf('.');
  const value = content.slice(0, dot);
  const signature = Buffer.from(content.slice(dot + 1), 'base64');
  const [first, ...older] = keys;
  const isFrom = (key: string) => {
    const expected = sign(key, value);
    return expected.length === signature.length && timingSafeEqual(expected, signature);
  };
  if (dot < 1 || isFrom(first) || !older.some(isFrom)) return pair;
  return `${name}=${encodeURIComponent(`${value}.${sign(first, value).toString('base64')}`)}`;
}

/** As better-call signs: HMAC-SHA-256 with the secret's bytes. */
function sign(key: string, value: string): Buffer {
  return createHmac('sha256', key).update(value).digest();
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
