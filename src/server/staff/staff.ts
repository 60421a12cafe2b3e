import type { Context } from '../context.ts';
import { type Auth, openAuth } from './open-auth.ts';
import { argon2idHasher, type PasswordHasher } from './password-hash.ts';

/** What everything about the staff is done with: the house's context, the sign-in engine, and the secret of both. */
export interface Staff {
  ctx: Context;
  auth: Auth;
  hasher: PasswordHasher;
  /** Signs cookies, encrypts the secrets of authenticator apps, keys the hashes of recovery codes. */
  secret: string;
  siteUrl: string;
  /** Shown by authenticator apps and passkey dialogs. */
  product: string;
}

export interface StaffOptions {
  secret: string;
  product: string;
  hasher?: PasswordHasher;
}

export function openStaff(ctx: Context, { secret, product, hasher = argon2idHasher }: StaffOptions): Staff {
  const { siteUrl } = ctx;
  return { ctx, hasher, secret, siteUrl, product, auth: openAuth(ctx, { secret, siteUrl, product, hasher }) };
}
