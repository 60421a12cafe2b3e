import { describe, expect, test } from 'vitest';
import { openStaffFixture } from '../../../test/staff/open-staff-fixture.ts';
import { Browser, codeOf, enrol, invite, PASSWORD } from '../../../test/staff/people.ts';
import { COMMAND_LINE } from './audited.ts';
import { describeEnrolment } from './authenticator.ts';
import { cancelInvite, issueInvite, issueRecovery, renewInvite } from './links.ts';
import { acceptInvite, findInviteByToken, findRecoveryByToken, recover } from './open-link.ts';
import { enrolApp, readFactors, verifyCode } from './second-factor.ts';
import { forgetEnded } from './sessions.ts';
import { signInWithPassword } from './sign-in.ts';
import { readTeam } from './team.ts';

const fixture = await openStaffFixture();
const { staff, clock } = fixture;
const NEW_PASSWORD = 'o projetor quebrou de novo';
const tokenOf = (url: string) => new URL(url).searchParams.get('codigo') ?? '';
const accept = (browser: Browser, token: string, given: object = {}) =>
  browser.visit((visit) =>
    acceptInvite(staff, visit, { token, name: 'Ana', password: PASSWORD, repeated: PASSWORD, ...given }),
  );
const look = (token: string) => new Browser(staff).visit((visit) => findInviteByToken(staff, visit, token));

describe('an invite', () => {
  test('is looked at any number of times and accepted once', async () => {
    const { url } = await issueInvite(staff, COMMAND_LINE, { email: 'Bia@Example.com', role: 'editor' });
    expect(url).toMatch(/^http:\/\/localhost:4391\/admin\/convite\?codigo=[\w-]{43}$/);
    const token = tokenOf(url);
    expect(await look(token)).toMatchObject({ email: 'bia@example.com', role: 'editor' });
    expect(await look(token)).toBeDefined();
    const outcomes = await Promise.allSettled([accept(new Browser(staff), token), accept(new Browser(staff), token)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await look(token)).toBeUndefined();
    const { members } = await readTeam(staff);
    expect(members.filter(({ email }) => email === 'bia@example.com')).toMatchObject([{ name: 'Ana', role: 'editor' }]);
  });

  test('is worth nothing after 48 hours, once cancelled, or once renewed', async () => {
    const late = tokenOf((await issueInvite(staff, COMMAND_LINE, { email: 'c@example.com', role: 'reader' })).url);
    clock.now = new Date(clock.now.getTime() + 49 * 3_600_000);
    expect(await look(late)).toBeUndefined();
    const { invites } = await readTeam(staff);
    const found = invites.find(({ email }) => email === 'c@example.com');
    const renewed = tokenOf((await renewInvite(staff, COMMAND_LINE, found?.id ?? '')).url);
    expect([await look(late), (await look(renewed))?.email]).toEqual([undefined, 'c@example.com']);
    const open = (await readTeam(staff)).invites.filter(({ email }) => email === 'c@example.com');
    expect(open).toHaveLength(1);
    await cancelInvite(staff, COMMAND_LINE, open[0]?.id ?? '');
    await expect(accept(new Browser(staff), renewed)).rejects.toThrow('Este link não vale mais');
  });

  test('can be renewed for 30 days after it expired; then its address is gone', async () => {
    const at = clock.now.getTime();
    await issueInvite(staff, COMMAND_LINE, { email: 'nunca@example.com', role: 'reader' });
    const isStored = async (days: number) => {
      clock.now = new Date(at + (48 + days * 24) * 3_600_000);
      await forgetEnded(staff.ctx);
      const links = await staff.ctx.db.selectFrom('staff.links').select('email').execute();
      return links.some(({ email }) => email === 'nunca@example.com');
    };
    expect([await isStored(30), await isStored(31)]).toEqual([true, false]);
    clock.now = new Date(at);
  });

  test('is refused for existing members and for invalid addresses', async () => {
    await invite(staff, 'd@example.com', 'reader');
    const ask = (email: string, role: string) => issueInvite(staff, COMMAND_LINE, { email, role });
    await expect(ask('D@example.com', 'editor')).rejects.toMatchObject({ fields: { email: /Já existe/ } });
    await expect(ask('not an address', 'owner')).rejects.toMatchObject({
      fields: { email: 'Informe um e-mail válido.', role: 'Escolha um perfil.' },
    });
  });

  test.each([
    [{ name: '  ' }, { name: 'Informe o nome.' }],
    [{ name: 'x'.repeat(81) }, { name: 'Use no máximo 80 caracteres.' }],
    [{ password: 'curta', repeated: 'curta' }, { password: 'Use ao menos 12 caracteres.' }],
    [{ password: 'flamengo2026!', repeated: 'flamengo2026!' }, { password: expect.stringContaining('adivinhar') }],
    [{ repeated: 'outra coisa' }, { repeated: 'As duas senhas não são iguais.' }],
  ])('with %j is asked again, and still open', async (given, fields) => {
    const { url } = await issueInvite(staff, COMMAND_LINE, { email: 'e@example.com', role: 'reader' });
    await expect(accept(new Browser(staff), tokenOf(url), given)).rejects.toMatchObject({ fields });
    expect(await look(tokenOf(url))).toBeDefined();
  });
});

describe('a member who lost', () => {
  const use = (browser: Browser, url: string, password: string, repeated = password) =>
    browser.visit((visit) => recover(staff, visit, { token: tokenOf(url), password, repeated }));
  const signInAs = (email: string, password: string) =>
    new Browser(staff).visit((visit) => signInWithPassword(staff, visit, { email, password, isKept: false }));

  test('the password sets a new one by a link, is out everywhere, and is asked for the code as ever', async () => {
    const old = await enrol(staff, 'f@example.com', 'editor');
    const { member } = await old.signedIn();
    const { url } = await issueRecovery(staff, COMMAND_LINE, { userId: member.id, purpose: 'password' });
    const browser = new Browser(staff);
    await use(browser, url, NEW_PASSWORD);
    expect((await old.who()).standing.session).toBe('none');
    expect((await browser.who()).standing.session).toBe('half');
    clock.now = new Date(clock.now.getTime() + 60_000);
    await browser.does(async (visit, signedIn) =>
      verifyCode(staff, visit, signedIn, await codeOf(staff, 'f@example.com')),
    );
    await expect(signInAs('f@example.com', PASSWORD)).rejects.toThrow('incorretos');
    expect(await signInAs('f@example.com', NEW_PASSWORD)).toBe('verify');
    await expect(use(new Browser(staff), url, NEW_PASSWORD)).rejects.toThrow('Este link não vale mais');
  });

  test('the second factor proves the password and sets up another one', async () => {
    const old = await enrol(staff, 'g@example.com', 'editor');
    const { member } = await old.signedIn();
    const { url } = await issueRecovery(staff, COMMAND_LINE, { userId: member.id, purpose: 'second-factor' });
    await expect(use(new Browser(staff), url, 'not the password')).rejects.toMatchObject({
      fields: { password: 'Senha incorreta.' },
    });
    const before = await codeOf(staff, 'g@example.com', 1);
    const browser = new Browser(staff);
    await use(browser, url, PASSWORD);
    expect(await readFactors(staff, member.id)).toEqual({ hasApp: false, passkeys: [], recoveryCodesLeft: 0 });
    await browser.does(async (visit, signedIn) => {
      await describeEnrolment(staff, member);
      await expect(enrolApp(staff, visit, signedIn, before)).rejects.toThrow('Código incorreto');
      await enrolApp(staff, visit, signedIn, await codeOf(staff, 'g@example.com'));
    });
    expect((await browser.who()).standing.session).toBe('full');
    expect((await old.who()).standing.session).toBe('none');
  });

  test('both, as the last administrator may, is let in by the command line', async () => {
    const old = await enrol(staff, 'h@example.com', 'administrator');
    const { member } = await old.signedIn();
    const { url } = await issueRecovery(staff, COMMAND_LINE, { userId: member.id, purpose: 'both' });
    const browser = new Browser(staff);
    await use(browser, url, NEW_PASSWORD);
    expect((await browser.who()).standing).toMatchObject({ session: 'half', role: 'administrator' });
    expect(await signInAs('h@example.com', NEW_PASSWORD)).toBe('enrol');
  });

  test('anything gets one link at a time, from another member', async () => {
    const administrator = await enrol(staff, 'i@example.com', 'administrator');
    const other = await enrol(staff, 'j@example.com', 'writer');
    const { member } = await other.signedIn();
    const { actor, member: self } = await administrator.signedIn();
    const ask = (userId: string) => issueRecovery(staff, actor, { userId, purpose: 'password' });
    await expect(ask(self.id)).rejects.toThrow('própria conta');
    await expect(ask('nobody')).rejects.toThrow('não está mais na equipe');
    const [first, second] = [await ask(member.id), await ask(member.id)];
    const open = (url: string) => new Browser(staff).visit((visit) => findRecoveryByToken(staff, visit, tokenOf(url)));
    expect([await open(first.url), (await open(second.url))?.purpose]).toEqual([undefined, 'password']);
  });
});
