import { createOTP } from '@better-auth/utils/otp';
import { COMMAND_LINE } from '../../src/server/staff/audited.ts';
import { describeEnrolment } from '../../src/server/staff/authenticator.ts';
import { issueInvite } from '../../src/server/staff/links.ts';
import { acceptInvite } from '../../src/server/staff/open-link.ts';
import { readVisitor, type SignedIn, type Visitor } from '../../src/server/staff/read-visitor.ts';
import { unseal } from '../../src/server/staff/sealed.ts';
import { enrolApp, verifyCode } from '../../src/server/staff/second-factor.ts';
import { signInWithPassword } from '../../src/server/staff/sign-in.ts';
import type { Staff } from '../../src/server/staff/staff.ts';
import { openVisit, type Visit } from '../../src/server/staff/visit.ts';
import { findAuthenticator } from '../../src/server/store/staff/staff-factors.ts';
import { findMemberByEmail } from '../../src/server/store/staff/staff-members.ts';
import type { Role } from '../../src/shared/admin/domain/staff-roles.ts';

export const PASSWORD = 'quatro cadeiras azuis no fundo';

/** The time for the staff code; the sign-in library uses the real time. */
export interface SetClock {
  now: Date;
}

/** A browser that stores cookies and sends them back. */
export class Browser {
  readonly staff: Staff;
  readonly address: string;
  private readonly jar = new Map<string, string>();

  constructor(staff: Staff, address = '203.0.113.7') {
    this.staff = staff;
    this.address = address;
  }

  get cookie(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Another browser with the same cookies, like that of a thief. */
  copy(address = this.address): Browser {
    const thief = new Browser(this.staff, address);
    for (const [name, value] of this.jar) thief.jar.set(name, value);
    return thief;
  }

  /** One request; cookies of the response are stored for the next. */
  async visit<T>(request: (visit: Visit) => Promise<T>): Promise<T> {
    const visit = openVisit({ cookie: this.cookie, userAgent: 'Test/1.0', address: this.address });
    try {
      return await request(visit);
    } finally {
      for (const cookie of visit.cookies) this.keep(cookie);
    }
  }

  private keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split('; ');
    const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    if (attributes.includes('Max-Age=0') || value === '') this.jar.delete(name);
    else this.jar.set(name, value);
  }

  who(): Promise<Visitor> {
    return this.visit((visit) => readVisitor(this.staff, visit));
  }

  async signedIn(): Promise<SignedIn> {
    const { signedIn } = await this.who();
    if (!signedIn) throw new Error('no session');
    return signedIn;
  }

  /** Runs an action as the signed-in person. */
  async does<T>(auditEvent: (visit: Visit, signedIn: SignedIn) => Promise<T>): Promise<T> {
    return this.visit(async (visit) => {
      const { signedIn } = await readVisitor(this.staff, visit);
      if (!signedIn) throw new Error('no session');
      return auditEvent(visit, signedIn);
    });
  }
}

/** The code of the person's app now, or this many half minutes later. */
export async function codeOf(staff: Staff, email: string, stepsAhead = 0): Promise<string> {
  const member = await findMemberByEmail(staff.ctx.db, email);
  const app = member && (await findAuthenticator(staff.ctx.db, member.id));
  if (!app) throw new Error('no app of theirs');
  const opened = await unseal(staff.keys, app.secret);
  if (!opened) throw new Error('no key opens it');
  return createOTP(opened.text).hotp(Math.floor(staff.ctx.now().getTime() / 30_000) + stepsAhead);
}

/** Invited and with a password: half a session, without a second factor yet. */
export async function invite(staff: Staff, email: string, role: Role): Promise<Browser> {
  const browser = new Browser(staff);
  const { url } = await issueInvite(staff, COMMAND_LINE, { email, role });
  const token = new URL(url).searchParams.get('codigo') ?? '';
  const name = email.split('@', 1)[0] ?? '';
  await browser.visit((visit) => acceptInvite(staff, visit, { token, name, password: PASSWORD, repeated: PASSWORD }));
  return browser;
}

/** Invited, and signed in with the first code of an app. */
export async function enrol(staff: Staff, email: string, role: Role): Promise<Browser> {
  const browser = await invite(staff, email, role);
  await browser.does(async (visit, signedIn) => {
    await describeEnrolment(staff, signedIn.member);
    await enrolApp(staff, visit, signedIn, await codeOf(staff, email));
  });
  return browser;
}

/** Signs in again on another day. */
export async function signIn(
  { staff, clock }: { staff: Staff; clock: SetClock },
  email: string,
  address?: string,
): Promise<Browser> {
  const browser = new Browser(staff, address);
  await browser.visit((visit) => signInWithPassword(staff, visit, { email, password: PASSWORD, isKept: false }));
  // A code is valid once: the next half minute has another.
  clock.now = new Date(clock.now.getTime() + 30_000);
  await browser.does(async (visit, signedIn) => verifyCode(staff, visit, signedIn, await codeOf(staff, email)));
  return browser;
}
