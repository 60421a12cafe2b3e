import type { Context } from '../context.ts';
import { type KeyRing, parseKeyRing } from '../infra/key-ring.ts';
import type { BreachList } from './breach-list.ts';
import type { Auth, AuthOptions } from './open-auth.ts';
import { argon2idHasher, type PasswordHasher } from './password-hash.ts';
import { createSecurityLog, type SecurityLog } from './security-log.ts';

/** The dependencies of everything about staff accounts: context, sign-in engine, keys. */
export interface Staff {
  ctx: Context;
  /** The sign-in engine, loaded at the first call: a process that no member signs in to never needs its 600 modules. */
  openAuth: () => Promise<Auth>;
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
  let auth: Promise<Auth> | undefined;
  return {
    ctx,
    hasher,
    keys,
    breaches,
    siteUrl,
    product,
    events: createSecurityLog(ctx),
    openAuth: () => (auth ??= loadAuth(ctx, { secret: keys[0], siteUrl, product, hasher })),
  };
}

async function loadAuth(ctx: Context, options: AuthOptions): Promise<Auth> {
  const { openAuth } = await import('./open-auth.ts');
  return openAuth(ctx, options);
}
