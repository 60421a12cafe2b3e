import { createHmac, timingSafeEqual } from 'node:crypto';
import { isNotificationKind, type NotificationKind } from '#shared/admin/domain/notifications/kinds.ts';
import type { KeyRing } from '../infra/key-ring.ts';

export interface Unsubscription {
  memberId: string;
  kinds: NotificationKind[];
}

/** In the link of an e-mail: switches these kinds of e-mail off for this member, and can do nothing else. It does not expire. */
export function buildUnsubscribeToken(keys: KeyRing, { memberId, kinds }: Unsubscription): string {
  const said = `${Buffer.from(memberId).toString('base64url')}.${kinds.join('~')}`;
  return `${said}.${sign(keys[0], said)}`;
}

/** `undefined` unless one of our keys signed it. */
export function parseUnsubscribeToken(keys: KeyRing, token: string): Unsubscription | undefined {
  const [member = '', named = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0) return undefined;
  const given = Buffer.from(signature);
  const isOurs = keys.some((key) => {
    const expected = Buffer.from(sign(key, `${member}.${named}`));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  // A kind that a later release dropped is left out.
  const kinds = named.split('~').filter(isNotificationKind);
  return isOurs ? { memberId: Buffer.from(member, 'base64url').toString(), kinds } : undefined;
}

function sign(key: string, said: string): string {
  return createHmac('sha256', key).update(`unsubscribe:${said}`).digest('base64url');
}
