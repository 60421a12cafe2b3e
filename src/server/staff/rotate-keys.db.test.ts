import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { openStaffFixture } from '../../../test/staff/open-staff-fixture.ts';
import { Browser, codeOf, enrol, PASSWORD } from '../../../test/staff/people.ts';
import { readVisitor } from './read-visitor.ts';
import { generateRecoveryCodes } from './recovery-codes.ts';
import { rotateKeys } from './rotate-keys.ts';
import { unseal } from './sealed.ts';
import { verifyCode, verifyRecoveryCode } from './second-factor.ts';
import { signInWithPassword } from './sign-in.ts';
import { openStaff, type Staff } from './staff.ts';

const fixture = await openStaffFixture();
const { clock, ctx } = fixture;
const minutes = (count: number) => {
  clock.now = new Date(clock.now.getTime() + count * 60_000);
};
const [OLD, NEW] = ['the key of last year: thirty-two and more', 'the key of this year: thirty-two and more'];
const open = (secret: string) =>
  openStaff({ ...fixture.staff.ctx }, { secret, product: 'Lanterninha', hasher: fixture.staff.hasher });
const [before, during, after] = [open(OLD), open(`${NEW},${OLD}`), open(NEW)];

interface Colleague {
  email: string;
  browser: Browser;
  codes: string[];
}

async function hire(index: number): Promise<Colleague> {
  const email = `member${index}@example.com`;
  const browser = await enrol(before, email, 'editor');
  const codes = await browser.does((_, signedIn) => generateRecoveryCodes(before, signedIn));
  // Every other one on a remembered device.
  if (index % 2 === 0)
    await ctx.db
      .updateTable('staff.sessions')
      .set({ is_kept: true })
      .where('id', '=', (await browser.signedIn()).session.id)
      .execute();
  return { email, browser, codes };
}

const typePassword = (staff: Staff, email: string) => {
  const browser = new Browser(staff);
  return browser
    .visit((visit) => signInWithPassword(staff, visit, { email, password: PASSWORD, isKept: false }))
    .then(() => browser);
};
async function signInWith(staff: Staff, { email, codes }: Colleague, by: 'app' | 'recovery code'): Promise<string> {
  const browser = await typePassword(staff, email);
  await browser.does(async (visit, signedIn) =>
    by === 'app'
      ? verifyCode(staff, visit, signedIn, await codeOf(staff, email))
      : verifyRecoveryCode(staff, visit, signedIn, codes.pop() ?? ''),
  );
  return (await browser.who()).standing.session;
}
const standingIn = async (staff: Staff, { browser }: Colleague) =>
  (await browser.visit((visit) => readVisitor(staff, visit))).standing.session;

test('a key is replaced under 20 members: sessions, apps and recovery codes all go on', async () => {
  const members: Colleague[] = [];
  for (let index = 0; index < 20; index += 1) members.push(await hire(index));
  const lost: string[] = [];
  const expectAll = async (what: string, check: (member: Colleague) => Promise<string>) => {
    for (const member of members) {
      const outcome = await check(member).catch((error: Error) => error.message);
      if (outcome !== 'full') lost.push(`${what}: ${member.email}: ${outcome}`);
    }
  };

  minutes(1);
  await expectAll('open session with both keys', (member) => standingIn(during, member));
  // Their cookies were signed again with the new key.
  await expectAll('open session with the new key', (member) => standingIn(after, member));
  await expectAll('app', (member) => signInWith(during, member, 'app'));
  await expectAll('recovery code', (member) => signInWith(during, member, 'recovery code'));
  expect(lost).toEqual([]);

  // Nine codes of each are left; the app secrets were encrypted again when they were used.
  expect(await rotateKeys(during)).toEqual({ apps: 0, codes: 180, unreadable: [], olderCodes: [] });
  expect(await rotateKeys(during)).toEqual({ apps: 0, codes: 0, unreadable: [], olderCodes: [] });
  minutes(2);
  await expectAll('app, old key gone', (member) => signInWith(after, member, 'app'));
  await expectAll('recovery code, old key gone', (member) => signInWith(after, member, 'recovery code'));
  await expectAll('session, old key gone', (member) => standingIn(after, member));
  expect(lost).toEqual([]);
}, 300_000);

test('apps that were not used meanwhile are encrypted anew by the command, and a missing key is named', async () => {
  const member = await hire(50);
  const { member: row } = await member.browser.signedIn();
  expect((await rotateKeys(after)).unreadable).toEqual([row.id]);
  expect(await rotateKeys(during)).toMatchObject({ apps: 1, codes: 10, unreadable: [] });
  minutes(1);
  expect(await signInWith(after, member, 'app')).toBe('full');
});

test('recovery codes of the release before are recognised by the key they were made with', async () => {
  const member = await hire(51);
  const { member: row } = await member.browser.signedIn();
  const hash = createHmac('sha256', OLD).update(`recovery ${row.id} abcdefghjk`).digest('base64url');
  await ctx.db.insertInto('staff.recovery_codes').values({ user_id: row.id, code_hash: hash }).execute();
  expect((await rotateKeys(during)).olderCodes).toEqual([row.id]);
  const old = { ...member, codes: ['abcde-fghjk'] };
  expect(await signInWith(during, old, 'recovery code')).toBe('full');
});

test('a recovery code is stored as a password hash, encrypted', async () => {
  const { browser } = await hire(53);
  const { member } = await browser.signedIn();
  const codes = ctx.db.selectFrom('staff.recovery_codes').select('code_hash').where('user_id', '=', member.id);
  const stored = (await codes.execute()).map(({ code_hash }) => code_hash);
  expect(stored).toHaveLength(10);
  for (const code of stored) {
    expect(code).toMatch(/^s1\.[0-9a-f]+$/);
    expect((await unseal(during.keys, code.slice(3)))?.text).toMatch(/^\$argon2id\$/);
  }
});

test('a cookie that no key of the ring signed is refused', async () => {
  const { browser } = await hire(52);
  const stranger = open('a key that was never in the ring: thirty-two');
  expect((await browser.visit((visit) => readVisitor(stranger, visit))).standing.session).toBe('none');
  expect((await browser.who()).standing.session).toBe('full');
});
