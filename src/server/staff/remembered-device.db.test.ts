import { describe, expect, test } from 'vitest';
import { openStaffFixture } from '../../../test/staff/open-staff-fixture.ts';
import { Browser, codeOf, enrol, PASSWORD, signIn } from '../../../test/staff/people.ts';
import { confirmWithPassword } from './account.ts';
import { readVisitor } from './read-visitor.ts';
import { verifyCode } from './second-factor.ts';
import { signInWithPassword } from './sign-in.ts';
import { openVisit } from './visit.ts';

const fixture = await openStaffFixture();
const { staff, clock } = fixture;
const minutes = (count: number) => {
  clock.now = new Date(clock.now.getTime() + count * 60_000);
};
/** As the sign-in page does it: the device's cookie comes with the request. */
const typePassword = (browser: Browser, email: string, isKept = false) =>
  browser.visit(async (visit) => {
    const { rememberedDevice } = await readVisitor(staff, visit);
    return signInWithPassword(staff, visit, { email, password: PASSWORD, isKept }, rememberedDevice);
  });
async function keep(email: string): Promise<Browser> {
  const browser = new Browser(staff);
  await typePassword(browser, email, true);
  minutes(1);
  await browser.does(async (visit, signedIn) => verifyCode(staff, visit, signedIn, await codeOf(staff, email)));
  return browser;
}

describe('a remembered device', () => {
  test('asks for the password after half an hour without use, and for no code', async () => {
    await enrol(staff, 'ana@example.com', 'editor');
    const browser = await keep('ana@example.com');
    minutes(31);
    const thief = browser.copy();
    expect((await browser.who()).standing.session).toBe('none');
    expect(await typePassword(browser, 'ana@example.com')).toBe('done');
    expect((await browser.who()).standing).toMatchObject({ session: 'full', isConfirmed: true });
    // The cookie from before the password is invalid.
    expect(await thief.who()).toEqual({
      standing: { session: 'none', role: undefined, isConfirmed: false },
      signedIn: undefined,
    });
  });

  test('spares the code to its own person only', async () => {
    await enrol(staff, 'bia@example.com', 'editor');
    await enrol(staff, 'caio@example.com', 'editor');
    const browser = await keep('bia@example.com');
    minutes(31);
    expect(await typePassword(browser, 'caio@example.com')).toBe('verify');
    expect((await browser.who()).standing.session).toBe('half');
    expect(await typePassword(new Browser(staff), 'bia@example.com')).toBe('verify');
  });

  test('is one for 14 days from the code, however often the password is typed', async () => {
    await enrol(staff, 'davi@example.com', 'editor');
    const browser = await keep('davi@example.com');
    for (let day = 0; day < 13; day += 1) {
      minutes(24 * 60);
      expect(await typePassword(browser, 'davi@example.com')).toBe('done');
    }
    minutes(24 * 60 + 1);
    expect(await typePassword(browser, 'davi@example.com')).toBe('verify');
  }, 60_000);
});

describe('proving again who one is', () => {
  test('gives the session another number; the old cookie opens nothing, and when it ends stays', async () => {
    await enrol(staff, 'eva@example.com', 'administrator');
    const browser = await signIn(fixture, 'eva@example.com');
    const before = await browser.signedIn();
    const ends = () =>
      fixture.ctx.db
        .selectFrom('staff.sessions')
        .select('expires_at')
        .where('user_id', '=', before.member.id)
        .execute();
    const endsBefore = await ends();
    const thief = browser.copy();
    expect((await thief.who()).standing.session).toBe('full');
    minutes(11);
    await browser.does((visit, signedIn) => confirmWithPassword(staff, visit, signedIn, PASSWORD));
    const after = await browser.who();
    expect(after.standing).toMatchObject({ session: 'full', isConfirmed: true });
    expect(after.signedIn?.session.id).not.toBe(before.session.id);
    expect(after.signedIn?.session.startedAt).toEqual(before.session.startedAt);
    expect((await thief.who()).standing.session).toBe('none');
    expect(await ends()).toEqual(endsBefore);
  });

  test('a request of another tab that was on its way with the old cookie does not take the new one away', async () => {
    await enrol(staff, 'fabio@example.com', 'administrator');
    const browser = await signIn(fixture, 'fabio@example.com');
    const old = openVisit({ cookie: browser.cookie, userAgent: 'Test/1.0', address: '203.0.113.7' });
    await browser.does((visit, signedIn) => confirmWithPassword(staff, visit, signedIn, PASSWORD));
    expect((await readVisitor(staff, old)).standing.session).toBe('none');
    expect(old.cookies).toEqual([]);
    expect((await browser.who()).standing.session).toBe('full');
  });

  test('cookies are not sent with requests of other sites', async () => {
    const visit = openVisit({ cookie: '', userAgent: 'Test/1.0', address: '203.0.113.7' });
    await signInWithPassword(staff, visit, { email: 'eva@example.com', password: PASSWORD, isKept: false });
    expect(visit.cookies.length).toBeGreaterThan(0);
    for (const cookie of visit.cookies)
      expect(cookie).toMatch(/; HttpOnly; .*SameSite=Strict|SameSite=Strict.*HttpOnly/);
  });
});
