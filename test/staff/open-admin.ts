import { afterAll } from 'vitest';
import { startFullSession, startHalfSession } from '../../src/server/staff/start-session.ts';
import { addMember } from '../../src/server/store/staff/staff-members.ts';
import type { Standing } from '../../src/shared/admin/domain/rules.ts';
import { ROLES, type Role } from '../../src/shared/admin/domain/staff-roles.ts';
import { type Server, startServerProcess } from '../../tools/stack.ts';
import { openStaffFixture, SITE_URL, type StaffFixture } from './open-staff-fixture.ts';
import { Browser } from './people.ts';

/** Every kind of visitor of the admin. */
export const VISITORS = [
  'nobody',
  'half',
  ...ROLES,
  'unconfirmed administrator',
  'disabled',
  'ended',
  'expired',
  'idle',
  'demoted',
] as const;
export type VisitorKind = (typeof VISITORS)[number];

export interface AdminFixture extends StaffFixture {
  server: Server;
  /** A browser with its own session: actions in it do not affect the next. */
  come(as: VisitorKind): Promise<Browser>;
  get(browser: Browser, path: string): Promise<Response>;
  /** Sends a form as our pages do, unless the options say otherwise. */
  post(
    browser: Browser,
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Response>;
}

/** The product's web process on a staff fixture. */
export async function openAdmin(): Promise<AdminFixture> {
  const fixture = await openStaffFixture();
  const server = await startServerProcess(new Set(), fixture.variables, { services: 'web' });
  afterAll(() => server.stop());
  const { staff } = fixture;
  const ask = (browser: Browser, path: string, init: RequestInit) =>
    fetch(server.url + path, {
      redirect: 'manual',
      ...init,
      headers: { cookie: browser.cookie, ...(init.headers as Record<string, string>) },
    });
  let people = 0;
  const hire = async (role: Role) => {
    people += 1;
    const member = { id: `member-${people}`, name: `Pessoa ${people}`, email: `p${people}@example.com`, role };
    await fixture.ctx.db
      .transaction()
      .execute((trx) => addMember(trx, { ...member, passwordHash: 'none' }, fixture.clock.now));
    return member.id;
  };
  return {
    ...fixture,
    server,
    async come(as) {
      // The process uses the real clock: a confirmation from the start of a long file would be too old at its end.
      fixture.clock.now = new Date();
      const browser = new Browser(staff);
      if (as === 'nobody') return browser;
      const userId = await hire(roleOf(as) ?? 'administrator');
      await browser.visit((visit) =>
        as === 'half'
          ? startHalfSession(staff, visit, userId)
          : startFullSession(staff, visit, { userId, isKept: false, by: 'app' }),
      );
      await spoil(fixture, as, userId);
      return browser;
    },
    get: (browser, path) => ask(browser, path, {}),
    post: (browser, path, fields, headers = { origin: SITE_URL, 'sec-fetch-site': 'same-origin' }) =>
      ask(browser, path, { method: 'POST', body: new URLSearchParams(fields), headers }),
  };
}

function roleOf(visitor: VisitorKind): Role | undefined {
  if (visitor === 'unconfirmed administrator' || visitor === 'half') return 'administrator';
  // Signed in as an administrator, and demoted to reader since.
  if (visitor === 'demoted') return 'reader';
  return ROLES.find((role) => role === visitor);
}

/** The session state that the rules should see. */
export function standingOf(visitor: VisitorKind): Standing {
  const role = roleOf(visitor);
  if (!role) return { session: 'none', role: undefined, isConfirmed: false };
  if (visitor === 'half') return { session: 'half', role, isConfirmed: false };
  return { session: 'full', role, isConfirmed: visitor !== 'unconfirmed administrator' };
}

async function spoil({ ctx, clock }: StaffFixture, as: VisitorKind, userId: string): Promise<void> {
  const ago = (minutes: number) => new Date(clock.now.getTime() - minutes * 60_000);
  const sessions = ctx.db.updateTable('staff.sessions').where('user_id', '=', userId);
  const users = ctx.db.updateTable('staff.users').where('id', '=', userId);
  if (as === 'disabled') await users.set({ disabled_at: ago(1) }).execute();
  if (as === 'unconfirmed administrator') await sessions.set({ confirmed_at: ago(11) }).execute();
  if (as === 'expired') await sessions.set({ expires_at: ago(1) }).execute();
  if (as === 'idle') await sessions.set({ seen_at: ago(61) }).execute();
  if (as === 'ended') await ctx.db.deleteFrom('staff.sessions').where('user_id', '=', userId).execute();
}
