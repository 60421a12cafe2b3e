import { describe, expect, test } from 'vitest';
import { openStaffFixture } from '../../../test/staff/open-staff-fixture.ts';
import { Browser, codeOf, enrol, invite, PASSWORD, signIn } from '../../../test/staff/people.ts';
import { describeEnrolment } from './authenticator.ts';
import { generateRecoveryCodes } from './recovery-codes.ts';
import { enrolApp, verifyCode, verifyRecoveryCode } from './second-factor.ts';
import { signInWithPassword, signOut } from './sign-in.ts';
import { disable } from './team.ts';

const fixture = await openStaffFixture();
const { staff, clock } = fixture;
const minutes = (count: number) => {
  clock.now = new Date(clock.now.getTime() + count * 60_000);
};
const typePassword = (browser: Browser, email: string, password = PASSWORD, isKept = false) =>
  browser.visit((visit) => signInWithPassword(staff, visit, { email, password, isKept }));

describe('signing in', () => {
  test('a password alone is half a session, and the code of the app makes it whole, under another number', async () => {
    await enrol(staff, 'helena@example.com', 'editor');
    minutes(1);
    const browser = new Browser(staff);
    expect(await typePassword(browser, 'Helena@Example.com ')).toBe('verify');
    const half = await browser.who();
    expect(half.standing).toMatchObject({ session: 'half', role: 'editor', isConfirmed: false });
    const thief = browser.copy();
    expect((await thief.who()).standing.session).toBe('half');
    await browser.does(async (visit, signedIn) =>
      verifyCode(staff, visit, signedIn, await codeOf(staff, 'helena@example.com')),
    );
    expect((await browser.who()).standing).toEqual({ session: 'full', role: 'editor', isConfirmed: true });
    expect((await browser.signedIn()).session.id).not.toBe(half.signedIn?.session.id);
    expect((await thief.who()).standing.session).toBe('none');
  });

  test('a code works once, also for concurrent requests', async () => {
    await enrol(staff, 'igor@example.com', 'writer');
    minutes(1);
    const code = await codeOf(staff, 'igor@example.com');
    const browsers = [new Browser(staff), new Browser(staff), new Browser(staff)];
    for (const browser of browsers) await typePassword(browser, 'igor@example.com');
    const outcomes = await Promise.allSettled(
      browsers.map((browser) => browser.does((visit, signedIn) => verifyCode(staff, visit, signedIn, code))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const late = new Browser(staff);
    await typePassword(late, 'igor@example.com');
    await expect(late.does((visit, signedIn) => verifyCode(staff, visit, signedIn, code))).rejects.toThrow(
      'Código incorreto ou já usado',
    );
    // Nor a code of an earlier time step than the last used one, even if it has not expired.
    const older = await codeOf(staff, 'igor@example.com', -1);
    await expect(late.does((visit, signedIn) => verifyCode(staff, visit, signedIn, older))).rejects.toThrow();
  });

  test('a recovery code stands in for the app, once, however it is typed', async () => {
    const browser = await enrol(staff, 'julia@example.com', 'writer');
    const [code = ''] = await browser.does((_, signedIn) => generateRecoveryCodes(staff, signedIn));
    expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    const lost = new Browser(staff);
    await typePassword(lost, 'julia@example.com');
    await lost.does((visit, signedIn) => verifyRecoveryCode(staff, visit, signedIn, ` ${code.toUpperCase()} `));
    expect((await lost.who()).standing.session).toBe('full');
    const again = new Browser(staff);
    await typePassword(again, 'julia@example.com');
    await expect(again.does((visit, signedIn) => verifyRecoveryCode(staff, visit, signedIn, code))).rejects.toThrow(
      'Código de recuperação incorreto',
    );
  });

  test('with only the password of a member with a second factor, no other factor can be set up', async () => {
    await enrol(staff, 'karen@example.com', 'writer');
    const thief = new Browser(staff);
    await typePassword(thief, 'karen@example.com');
    const signedIn = await thief.signedIn();
    expect(await describeEnrolment(staff, signedIn.member)).toBeUndefined();
    await expect(thief.visit((visit) => enrolApp(staff, visit, signedIn, '123456'))).rejects.toThrow(
      'já tem verificação em duas etapas',
    );
  });

  test('a member without one is asked to set one up, and the QR code stays the same until it is used', async () => {
    const browser = await invite(staff, 'lia@example.com', 'reader');
    expect((await browser.who()).standing.session).toBe('half');
    expect(await typePassword(browser, 'lia@example.com')).toBe('enrol');
    const { member } = await browser.signedIn();
    const [first, second] = [await describeEnrolment(staff, member), await describeEnrolment(staff, member)];
    expect(first).toEqual(second);
    expect(first?.uri).toMatch(/^otpauth:\/\/totp\/Lanterninha:lia%40example\.com\?secret=[A-Z2-7]{52}/);
  });
});

describe('a session', () => {
  test('ends by signing out, and its cookie opens nothing afterwards', async () => {
    await enrol(staff, 'mara@example.com', 'editor');
    const browser = await signIn(fixture, 'mara@example.com');
    const thief = browser.copy();
    expect((await thief.who()).standing.session).toBe('full');
    await browser.visit((visit) => signOut(staff, visit));
    expect((await browser.who()).standing.session).toBe('none');
    expect((await thief.who()).standing.session).toBe('none');
  });

  test('ends after half an hour without use', async () => {
    await enrol(staff, 'nina@example.com', 'editor');
    const browser = await signIn(fixture, 'nina@example.com');
    minutes(29);
    expect((await browser.who()).standing.session).toBe('full');
    minutes(29);
    expect((await browser.who()).standing.session).toBe('full');
    minutes(31);
    expect((await browser.who()).standing.session).toBe('none');
  });

  test('proves who is there for ten minutes', async () => {
    await enrol(staff, 'olga@example.com', 'administrator');
    const browser = await signIn(fixture, 'olga@example.com');
    expect((await browser.who()).standing.isConfirmed).toBe(true);
    minutes(11);
    expect((await browser.who()).standing.isConfirmed).toBe(false);
  });

  test('is over with the next click for a disabled member', async () => {
    const administrator = await enrol(staff, 'paula@example.com', 'administrator');
    const editor = await enrol(staff, 'quim@example.com', 'editor');
    const { member } = await editor.signedIn();
    await administrator.does((_, { actor }) => disable(staff, actor, member.id));
    expect((await editor.who()).standing.session).toBe('none');
    await expect(typePassword(new Browser(staff), 'quim@example.com')).rejects.toThrow('E-mail ou senha incorretos.');
  });
});

describe('guessing', () => {
  test('a wrong password, an unknown address and a closed account get one sentence and cost one hash each', async () => {
    await enrol(staff, 'rita@example.com', 'editor');
    for (const [email, password] of [
      ['rita@example.com', 'not the password'],
      ['nobody@example.com', 'not the password'],
      ['rita@example.com', 'x'.repeat(5_000)],
      ['nobody@example.com', 'x'.repeat(5_000)],
    ] as const) {
      const before = fixture.hashes.count;
      const wrong = typePassword(new Browser(staff, `198.51.100.${before % 250}`), email, password);
      await expect(wrong).rejects.toThrow('E-mail ou senha incorretos.');
      expect(fixture.hashes.count - before, email).toBe(1);
    }
  });

  test('60 wrong passwords at once from as many addresses are five tries, and the right one waits with them', async () => {
    await enrol(staff, 'sara@example.com', 'editor');
    const before = fixture.hashes.count;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) =>
        typePassword(new Browser(staff, `192.0.2.${index}`), 'sara@example.com', `wrong password ${index}`),
      ),
    );
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(fixture.hashes.count - before).toBe(5);
    await expect(typePassword(new Browser(staff), 'sara@example.com')).rejects.toThrow(
      'Muitas tentativas. Tente de novo em 15 min.',
    );
    minutes(16);
    expect(await typePassword(new Browser(staff), 'sara@example.com')).toBe('verify');
  });

  test('an unknown address is locked after five as well: a lock reveals nothing', async () => {
    for (let index = 0; index < 5; index += 1)
      await expect(typePassword(new Browser(staff, `192.0.2.${100 + index}`), 'ghost@example.com')).rejects.toThrow(
        'incorretos',
      );
    await expect(typePassword(new Browser(staff, '192.0.2.200'), 'ghost@example.com')).rejects.toThrow(
      'Muitas tentativas',
    );
  });

  test('one address that tries many accounts is shut after twenty', async () => {
    const attacker = new Browser(staff, '198.51.100.77');
    for (let index = 0; index < 20; index += 1)
      await expect(typePassword(attacker, `someone${index}@example.com`)).rejects.toThrow('incorretos');
    await expect(typePassword(attacker, 'someone-else@example.com')).rejects.toThrow('Muitas tentativas');
    await enrol(staff, 'tania@example.com', 'editor');
    expect(await typePassword(new Browser(staff, '198.51.100.78'), 'tania@example.com')).toBe('verify');
  });

  test('30 wrong codes at once are five tries, whoever sends them', async () => {
    await enrol(staff, 'ugo@example.com', 'editor');
    minutes(1);
    const browsers = Array.from({ length: 6 }, (_, index) => new Browser(staff, `192.0.2.${index}`));
    for (const browser of browsers) await typePassword(browser, 'ugo@example.com');
    const guess = (browser: Browser, code: string) =>
      browser.does((visit, signedIn) => verifyCode(staff, visit, signedIn, code));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }).flatMap((_, round) =>
        browsers.map((browser, index) => guess(browser, String(100_000 + round * 6 + index))),
      ),
    );
    const reasons = outcomes.map((outcome) => (outcome.status === 'rejected' ? String(outcome.reason) : 'in'));
    expect(reasons.filter((reason) => reason.includes('Código incorreto'))).toHaveLength(5);
    expect(reasons.filter((reason) => reason.includes('Muitas tentativas'))).toHaveLength(25);
  });

  test('signing in well any number of times is no guess', async () => {
    await enrol(staff, 'vera@example.com', 'editor');
    for (let index = 0; index < 8; index += 1) {
      const browser = await signIn(fixture, 'vera@example.com', '192.0.2.150');
      expect((await browser.who()).standing.session).toBe('full');
    }
  });
});
