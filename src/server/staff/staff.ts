import type { Context } from '../context.ts';
import { type KeyRing, parseKeyRing } from '../infra/key-ring.ts';
import type { BreachList } from './breach-list.ts';
import { type Auth, openAuth } from './open-auth.ts';
import { argon2idHasher, type PasswordHasher } from './password-hash.ts';
import { createSecurityLog, type SecurityLog } from './security-log.ts';

/** The dependencies of everything about staff accounts: context, sign-in engine, keys. */
export interface Staff {
  ctx: Context;
  auth: Auth;
  hasher: PasswordHasher;
  /** Sign cookies, encrypt authenticator secrets and hashes of recovery codes. */
  keys: KeyRing;
  siteUrl: string;
  /** Passwords that are refused, if the operator has a list. */
  breaches: BreachList | undefined;
  /** Refused sign-ins, codes and pages. */
  events: SecurityLog;
  /** Shown by authenticator apps and passkey dialogs. */
  product: string;
}

export interface StaffOptions {
  /** ADMIN_SECRET as configured: one key, or several. */
  secret: string;
  product: string;
  hasher?: PasswordHasher;
  breaches?: BreachList | undefined;
}

export function openStaff(ctx: Context, { secret, product, hasher = argon2idHasher, breaches }: StaffOptions): Staff {
  const { siteUrl } = ctx;
  const keys = parseKeyRing(secret);
  return {
    ctx,
    hasher,
    keys,
    breaches,
    siteUrl,
    product,
    events: createSecurityLog(ctx),
    auth: openAuth(ctx, { secret: keys[0], siteUrl, product, hasher }),
  };
}
