import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { PASSWORD_CHARACTERS, REMEMBERED_SESSION_DAYS } from '#shared/admin/domain/limits.ts';
import type { Context } from '../context.ts';
import { correctMigrationHint } from '../infra/log.ts';
import { note } from './audited.ts';
import { sessionHook, startSessionPlugin } from './auth-sessions.ts';
import type { PasswordHasher } from './password-hash.ts';
import { NETWORK_HEADER } from './visit.ts';

export type Auth = ReturnType<typeof openAuth>;

export interface AuthOptions {
  secret: string;
  siteUrl: string;
  product: string;
  hasher: PasswordHasher;
}

const TIMES = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

/**
 * better-auth behind our own pages. Its HTTP routes are not mounted: our code checks every call first. We use its passwords,
 * sessions, cookies and passkeys, on tables made by our migrations; it checks these at first use and never changes them.
 */
export function openAuth(ctx: Context, { secret, siteUrl, product, hasher }: AuthOptions) {
  const isHttps = siteUrl.startsWith('https:');
  return betterAuth({
    appName: product,
    baseURL: siteUrl,
    secret,
    telemetry: { enabled: false },
    // Some of its messages contain e-mail addresses; failed sign-ins are counted elsewhere.
    logger: {
      log: (level, message) => ctx.log[level]({ auth: correctMigrationHint(message).slice(0, 300) }, 'sign-in engine'),
    },
    database: { db: ctx.db, type: 'postgres', schemaName: 'staff', transaction: true },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_CHARACTERS.min,
      maxPasswordLength: PASSWORD_CHARACTERS.max,
      password: hasher,
    },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', ...TIMES },
      additionalFields: { role: { type: 'string', required: true, input: false } },
    },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...TIMES,
      },
      additionalFields: {
        isFull: { type: 'boolean', required: false, input: false, fieldName: 'is_full' },
        isKept: { type: 'boolean', required: false, input: false, fieldName: 'is_kept' },
        seenAt: { type: 'date', required: false, input: false, fieldName: 'seen_at' },
        confirmedAt: { type: 'date', required: false, input: false, fieldName: 'confirmed_at' },
      },
      expiresIn: REMEMBERED_SESSION_DAYS * 24 * 60 * 60,
      disableSessionRefresh: true,
      // A replica cannot delete an expired session; the primary does.
      deferSessionRefresh: ctx.standby !== undefined,
      // Our own rules check whether a session is fresh.
      freshAge: 0,
    },
    account: {
      modelName: 'accounts',
      fields: {
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...TIMES,
      },
    },
    verification: { modelName: 'verifications', fields: { expiresAt: 'expires_at', ...TIMES } },
    databaseHooks: { session: { create: { before: sessionHook(ctx) } } },
    advanced: {
      // `__Host-`: sent to this host only and over https only. Browsers refuse the prefix without both.
      cookiePrefix: isHttps ? '__Host-staff' : 'staff',
      useSecureCookies: false,
      // Strict: links from other sites arrive without the cookie, so mount-admin.ts makes the page reload itself once.
      defaultCookieAttributes: { secure: isHttps, sameSite: 'strict', httpOnly: true, path: '/' },
      cookies: { session_token: { name: isHttps ? '__Host-sid' : 'sid' } },
      ipAddress: { ipAddressHeaders: [NETWORK_HEADER] },
    },
    plugins: [openPasskeys(ctx, siteUrl, product), startSessionPlugin()],
  });
}

function openPasskeys(ctx: Context, siteUrl: string, product: string) {
  return passkey({
    rpID: new URL(siteUrl).hostname,
    rpName: product,
    origin: siteUrl,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    // A passkey counts as password and second factor, so the device must have verified a finger, a face or a PIN.
    registration: {
      afterVerification: async ({ verification, user, ctx: request }) => {
        if (!verification.registrationInfo?.userVerified) throw new Error('the device did not verify its user');
        const actor = { id: user.id, network: request.headers?.get(NETWORK_HEADER) ?? '' };
        await note(ctx, actor, { action: 'passkey.added', entity: 'member', entityId: user.id });
      },
    },
    authentication: {
      afterVerification: ({ verification }) => {
        if (!verification.authenticationInfo.userVerified) throw new Error('the device did not verify its user');
      },
    },
    schema: {
      passkey: {
        modelName: 'passkeys',
        fields: {
          publicKey: 'public_key',
          userId: 'user_id',
          credentialID: 'credential_id',
          deviceType: 'device_type',
          backedUp: 'backed_up',
          createdAt: 'created_at',
        },
      },
    },
  });
}
