import { expect, test } from 'vitest';
import { openStaffFixture } from '../../../test/staff/open-staff-fixture.ts';
import { Browser, codeOf, enrol, PASSWORD, signIn } from '../../../test/staff/people.ts';
import { changePassword } from './account.ts';
import { markNoticesRead, readNotices } from './notices.ts';
import { verifyCode } from './second-factor.ts';
import { signInWithPassword } from './sign-in.ts';

const fixture = await openStaffFixture();
const { staff, clock, ctx } = fixture;
const minutes = (count: number) => {
  clock.now = new Date(clock.now.getTime() + count * 60_000);
};
const THIEF = '198.51.100.9';
const typePassword = (browser: Browser, email: string, password = PASSWORD) =>
  browser.visit((visit) => signInWithPassword(staff, visit, { email, password, isKept: false }));
const typeWrong = (email: string, address = THIEF) =>
  typePassword(new Browser(staff, address), email, 'not the password').catch(() => undefined);

async function listEntries(action: string) {
  await staff.events.settle();
  return ctx.db
    .selectFrom('audit_entries')
    .select(['actor', 'network', 'entity', 'entity_id', 'after'])
    .where('action', '=', action)
    .orderBy('seq')
    .execute();
}

async function countEvents(kind: string): Promise<number> {
  const { values } = await ctx.metrics.securityEvents.get();
  return values.find(({ labels }) => labels.kind === kind)?.value ?? -1;
}

test("wrong passwords are in the audit once per network and window, with the member's id and never an address", async () => {
  const { member } = await (await enrol(staff, 'ana@example.com', 'editor')).signedIn();
  const before = await countEvents('sign-in.failed');
  for (let guess = 0; guess < 3; guess += 1) await typeWrong('ana@example.com');
  const entry = { actor: 'unknown', entity: 'member', entity_id: member.id, after: { by: 'password' } };
  expect(await listEntries('sign-in.failed')).toEqual([{ ...entry, network: '198.51.100.0' }]);
  await typeWrong('ana@example.com', '192.0.2.9');
  expect(await listEntries('sign-in.failed')).toHaveLength(2);
  expect((await countEvents('sign-in.failed')) - before).toBe(4);
  minutes(16);
  await typeWrong('ana@example.com');
  expect(await listEntries('sign-in.failed')).toHaveLength(3);
});

test('any number of made-up addresses from any number of networks is one entry per window, which names none', async () => {
  const before = (await listEntries('sign-in.failed')).length;
  for (let guess = 0; guess < 30; guess += 1) await typeWrong(`stranger${guess}@example.com`, `10.0.${guess}.1`);
  const added = (await listEntries('sign-in.failed')).slice(before);
  expect(added).toEqual([
    { actor: 'unknown', network: '10.0.0.0', entity: 'sign-in', entity_id: '', after: { by: 'password' } },
  ]);
  const { rows } = await ctx.db
    .selectFrom('audit_entries')
    .selectAll()
    .execute()
    .then((all) => ({ rows: JSON.stringify(all) }));
  expect(rows).not.toContain('stranger');
  expect(rows).not.toContain('ana@example.com');
}, 60_000);

test('a wrong code after the right password names the member, and the member reads of it at the next sign-in until read', async () => {
  await enrol(staff, 'bia@example.com', 'editor');
  minutes(20);
  const thief = new Browser(staff, THIEF);
  await typePassword(thief, 'bia@example.com');
  await expect(thief.does((visit, signedIn) => verifyCode(staff, visit, signedIn, '000000'))).rejects.toThrow(
    'Código incorreto',
  );
  const [entry] = await listEntries('code.failed');
  expect(entry).toMatchObject({ actor: 'unknown', network: '198.51.100.0', entity: 'member', after: { by: 'app' } });

  const browser = await signIn(fixture, 'bia@example.com');
  const { unread, recent } = await browser.does((_, signedIn) => readNotices(staff, signedIn));
  expect(unread.map(({ action, network }) => [action, network])).toContainEqual(['code.failed', '198.51.100.0']);
  await browser.does((_, signedIn) => markNoticesRead(staff, signedIn, recent[0]?.seq ?? 0));
  const after = await browser.does((_, signedIn) => readNotices(staff, signedIn));
  expect(after.unread).toEqual([]);
  expect(after.recent).toEqual(recent);
});

test("a member's own mistyped password and own changes are no notice, and are one in the next session", async () => {
  await enrol(staff, 'caio@example.com', 'editor');
  minutes(20);
  await typeWrong('caio@example.com', '203.0.113.7');
  await staff.events.settle();
  const browser = await signIn(fixture, 'caio@example.com');
  const credentials = await countEvents('credential.changed');
  const next = 'outra frase bem longa e azul';
  await browser.does((visit, signedIn) =>
    changePassword(staff, visit, signedIn, { current: PASSWORD, password: next, repeated: next }),
  );
  expect((await countEvents('credential.changed')) - credentials).toBe(1);
  const now = await browser.does((_, signedIn) => readNotices(staff, signedIn));
  expect(now.unread.map(({ action }) => action)).not.toContain('password.changed');
  expect(now.unread.map(({ action }) => action)).not.toContain('sign-in.failed');

  minutes(60);
  const later = new Browser(staff, '203.0.113.7');
  await typePassword(later, 'caio@example.com', next);
  await later.does(async (visit, signedIn) =>
    verifyCode(staff, visit, signedIn, await codeOf(staff, 'caio@example.com')),
  );
  const then = await later.does((_, signedIn) => readNotices(staff, signedIn));
  expect(then.unread.map(({ action }) => action)).toContain('password.changed');
});
