import { expect, test } from 'vitest';
import { openStaffFixture } from '../../../test/staff/open-staff-fixture.ts';
import { Browser, codeOf, enrol, PASSWORD } from '../../../test/staff/people.ts';
import { changePassword } from './account.ts';
import { readNotices } from './notices.ts';
import { generateRecoveryCodes } from './recovery-codes.ts';
import { verifyCode, verifyRecoveryCode } from './second-factor.ts';
import { signInWithPassword } from './sign-in.ts';

const fixture = await openStaffFixture();
const { staff, clock, ctx } = fixture;
const minutes = (count: number) => {
  clock.now = new Date(clock.now.getTime() + count * 60_000);
};
const typePassword = (browser: Browser, email: string, password = PASSWORD) =>
  browser.visit((visit) => signInWithPassword(staff, visit, { email, password, isKept: false }));
/** The answer to a code. */
const typeCode = (browser: Browser, code: string) =>
  browser
    .does((visit, signedIn) => verifyCode(staff, visit, signedIn, code))
    .then(
      () => 'in',
      (error: Error) => error.message,
    );

/** Sends wrong codes after the right password, as fast as the limit per 15 minutes allows. */
async function guess(email: string, count: number): Promise<string[]> {
  const answers: string[] = [];
  const thief = new Browser(staff, '198.51.100.9');
  for (let code = 0; code < count; code += 1) {
    if (code % 5 === 0) {
      minutes(16);
      await typePassword(thief, email);
    }
    answers.push(await typeCode(thief, '000000'));
  }
  return answers;
}

test('at 30 wrong codes the right one is refused too, and a recovery code and a new password restore access', async () => {
  const first = await enrol(staff, 'ana@example.com', 'editor');
  const [recovery = ''] = await first.does((_, signedIn) => generateRecoveryCodes(staff, signedIn));
  const answers = await guess('ana@example.com', 31);
  expect(answers.slice(0, 30).every((answer) => answer.startsWith('Código incorreto'))).toBe(true);
  expect(answers[30]).toContain('estão bloqueados');
  minutes(60 * 24 * 40);
  const browser = new Browser(staff);
  await typePassword(browser, 'ana@example.com');
  expect(await typeCode(browser, await codeOf(staff, 'ana@example.com'))).toContain('estão bloqueados');

  await staff.events.settle();
  const blocked = await ctx.db.selectFrom('audit_entries').selectAll().where('action', '=', 'codes.blocked').execute();
  expect(blocked).toMatchObject([
    { actor: 'unknown', network: '198.51.100.0', entity: 'member', after: { wrong: 30 } },
  ]);

  await browser.does((visit, signedIn) => verifyRecoveryCode(staff, visit, signedIn, recovery));
  const { unread } = await browser.does((_, signedIn) => readNotices(staff, signedIn));
  expect(unread.map(({ action }) => action)).toContain('codes.blocked');
  const next = 'outra frase bem longa e azul';
  await browser.does((visit, signedIn) =>
    changePassword(staff, visit, signedIn, { current: PASSWORD, password: next, repeated: next }),
  );
  minutes(16);
  const again = new Browser(staff);
  await typePassword(again, 'ana@example.com', next);
  expect(await typeCode(again, await codeOf(staff, 'ana@example.com'))).toBe('in');
}, 120_000);

test('right codes do not count and do not clear the count; after 30 days it begins anew', async () => {
  await enrol(staff, 'bia@example.com', 'editor');
  expect(await guess('bia@example.com', 25)).not.toContain('in');
  const browser = new Browser(staff);
  for (let time = 0; time < 8; time += 1) {
    minutes(16);
    await typePassword(browser, 'bia@example.com');
    expect(await typeCode(browser, await codeOf(staff, 'bia@example.com'))).toBe('in');
  }
  const wrong = async () =>
    (
      await ctx.db
        .selectFrom('staff.authenticators')
        .innerJoin('staff.users', 'staff.users.id', 'staff.authenticators.user_id')
        .select('wrong_codes')
        .where('email', '=', 'bia@example.com')
        .executeTakeFirstOrThrow()
    ).wrong_codes;
  expect(await wrong()).toBe(25);
  minutes(60 * 24 * 31);
  await guess('bia@example.com', 1);
  expect(await wrong()).toBe(1);
}, 120_000);

test('who does not have the password cannot use up the codes', async () => {
  await enrol(staff, 'caio@example.com', 'editor');
  for (let time = 0; time < 40; time += 1) {
    if (time % 5 === 0) minutes(16);
    await typePassword(new Browser(staff, '198.51.100.9'), 'caio@example.com', 'not the password').catch(
      () => undefined,
    );
  }
  minutes(16);
  const browser = new Browser(staff);
  await typePassword(browser, 'caio@example.com');
  expect(await typeCode(browser, await codeOf(staff, 'caio@example.com'))).toBe('in');
}, 120_000);
