import { randomUUID } from 'node:crypto';
import { createOTP } from '@better-auth/utils/otp';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { Context } from '../../src/server/context.ts';
import { describeEnrolment } from '../../src/server/staff/authenticator.ts';
import { openStaff, type Staff } from '../../src/server/staff/staff.ts';
import { startFullSession, startHalfSession } from '../../src/server/staff/start-session.ts';
import { confirmAuthenticator, findAuthenticator } from '../../src/server/store/staff/staff-factors.ts';
import { addMember, findMember } from '../../src/server/store/staff/staff-members.ts';
import { AUTHENTICATOR } from '../../src/shared/admin/domain/limits.ts';
import { type Server, startServerProcess } from '../../tools/stack.ts';
import { Browser } from '../staff/people.ts';
import { type FakeClock, openFakeClock } from './fake-clock.ts';

/** A web process on a machine whose clock can be set, and staff who sign in. The test itself has the true time. */
export interface ClockFixture {
  ctx: Context;
  secret: string;
  web: Server;
  clock: FakeClock;
  /** A new member with a session that is valid at the true time; `spoil` makes it expire. */
  come(kind: 'full' | 'half', spoil?: SpoiltSession): Promise<Person>;
  /** The code of their app, this many half minutes from the true time. */
  codeOf(person: Person, steps: number): Promise<string>;
  /** Another half session of the same person. */
  comeAgain(person: Person): Promise<Person>;
  get(path: string, person?: Person): Promise<Response>;
  verify(person: Person, code: string): Promise<Response>;
  stop(): Promise<void>;
}

export interface SpoiltSession {
  expires_at?: Date;
  seen_at?: Date;
  is_kept?: boolean;
}

export interface Person {
  id: string;
  cookie: string;
}

const CLOCK_SITE = 'http://localhost:4393';
const SECRET = 'a secret of thirty-two letters or more';

export async function openClockFixture(ctx: Context, variables: Record<string, string>): Promise<ClockFixture> {
  const clock = openFakeClock();
  const own = {
    ...variables,
    SITE_URL: CLOCK_SITE,
    ADMIN_SECRET: SECRET,
    TRUSTED_PROXIES: '127.0.0.1',
    RATE_LIMITS: 'off',
  };
  const web = await startServerProcess(new Set(), own, { services: 'web,functions', env: clock.env });
  const staff = openStaff({ ...ctx, siteUrl: CLOCK_SITE }, { secret: SECRET, product: 'Lanterninha' });
  let addresses = 0;
  const ask = (path: string, cookie: string, init: RequestInit = {}) => {
    // A new address for each request, because wrong codes are also counted by address.
    addresses += 1;
    const from = { 'x-forwarded-for': `198.51.${Math.floor(addresses / 250)}.${addresses % 250}` };
    const headers = { cookie, ...from, ...(init.headers as Record<string, string>) };
    return fetch(web.url + path, { redirect: 'manual', ...init, headers });
  };
  return {
    ctx,
    secret: SECRET,
    web,
    clock,
    come: (kind, spoil) => come(staff, kind, spoil),
    comeAgain: async ({ id }) => ({ id, cookie: await startAny(staff, id, 'half') }),
    codeOf: ({ id }, steps) => readCode(staff, id, steps),
    get: (path, person) => ask(path, person?.cookie ?? ''),
    verify: ({ cookie }, code) =>
      ask('/admin/verificacao', cookie, {
        method: 'POST',
        body: new URLSearchParams({ intent: 'code', code }),
        headers: { origin: CLOCK_SITE, 'sec-fetch-site': 'same-origin' },
      }),
    async stop() {
      await web.stop();
      clock.close();
    },
  };
}

async function come(staff: Staff, kind: 'full' | 'half', spoil?: SpoiltSession): Promise<Person> {
  const { ctx } = staff;
  const id = randomUUID();
  const member = { id, name: 'Pessoa', email: `${id}@example.com`, role: 'editor', passwordHash: 'none' } as const;
  await ctx.db.transaction().execute((trx) => addMember(trx, member, ctx.now()));
  await enrolApp(staff, id);
  const cookie = await startAny(staff, id, kind);
  if (spoil) await ctx.db.updateTable('staff.sessions').set(spoil).where('user_id', '=', id).execute();
  return { id, cookie };
}

async function startAny(staff: Staff, userId: string, kind: 'full' | 'half'): Promise<string> {
  const browser = new Browser(staff);
  await browser.visit((visit) =>
    kind === 'half'
      ? startHalfSession(staff, visit, userId)
      : startFullSession(staff, visit, { userId, isKept: false, by: 'app' }),
  );
  return browser.cookie;
}

/** Enrols an app of which no code was ever used. */
async function enrolApp(staff: Staff, id: string): Promise<void> {
  const { ctx } = staff;
  const member = await findMember(ctx.db, id);
  if (!member) throw new Error('no member was added');
  await describeEnrolment(staff, member);
  await ctx.db.transaction().execute((trx) => confirmAuthenticator(trx, id, ctx.now()));
}

async function readCode(staff: Staff, id: string, steps: number): Promise<string> {
  const app = await findAuthenticator(staff.ctx.db, id);
  if (!app) throw new Error('no app of theirs');
  const secret = await symmetricDecrypt({ key: staff.keys[0], data: app.secret });
  const now = Math.floor(staff.ctx.now().getTime() / 1_000 / AUTHENTICATOR.periodSeconds);
  return createOTP(secret).hotp(now + steps);
}
