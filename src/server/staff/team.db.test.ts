import { describe, expect, test } from 'vitest';
import { openStaffFixture } from '../../../test/staff/open-staff-fixture.ts';
import { enrol, PASSWORD } from '../../../test/staff/people.ts';
import { changePassword, confirmWithPassword, removeApp, rename } from './account.ts';
import { endOtherSessions, endSession, readSessions } from './sessions.ts';
import { changeRole, disable, enable, endSessionsOf, erase, readTeam } from './team.ts';

const fixture = await openStaffFixture();
const { staff } = fixture;
const anna = await enrol(staff, 'anna@example.com', 'administrator');
const { actor: annaActs, member: annaIs } = await anna.signedIn();
const roleOf = async (id: string) => (await readTeam(staff)).members.find((member) => member.id === id)?.role;

describe('a role', () => {
  test('is changed by another member, and ends the sessions that had the old one', async () => {
    const bruno = await enrol(staff, 'bruno@example.com', 'writer');
    const { member } = await bruno.signedIn();
    await changeRole(staff, annaActs, member.id, 'editor');
    expect(await roleOf(member.id)).toBe('editor');
    expect((await bruno.who()).standing.session).toBe('none');
    await expect(changeRole(staff, annaActs, annaIs.id, 'reader')).rejects.toThrow('Ninguém muda o próprio perfil');
    await expect(changeRole(staff, annaActs, member.id, 'owner')).rejects.toThrow('Escolha um perfil.');
    await expect(changeRole(staff, annaActs, 'nobody', 'reader')).rejects.toThrow('não está mais na equipe');
  });

  test('of administrator stays with one at least, also when two demote each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const carla = await enrol(staff, `carla${round}@example.com`, 'administrator');
      const { member, actor } = await carla.signedIn();
      const outcomes = await Promise.allSettled([
        changeRole(staff, annaActs, member.id, 'reader'),
        changeRole(staff, actor, annaIs.id, 'reader'),
      ]);
      const administrators = (await readTeam(staff)).members.filter(({ role }) => role === 'administrator');
      expect(administrators).toHaveLength(1);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      // The remaining administrator makes the other one an administrator again, for the next round.
      if (administrators[0]?.id === member.id) await changeRole(staff, actor, annaIs.id, 'administrator');
      if (administrators[0]?.id === member.id) await changeRole(staff, annaActs, member.id, 'reader');
    }
    await expect(disable(staff, { id: 'cli', network: '' }, annaIs.id)).rejects.toThrow(
      'ao menos uma pessoa na Administração',
    );
    await expect(erase(staff, { id: 'cli', network: '' }, annaIs.id)).rejects.toThrow(
      'ao menos uma pessoa na Administração',
    );
  });
});

test('who was erased leaves no name and no address behind, and can be invited again', async () => {
  const dora = await enrol(staff, 'dora@example.com', 'writer');
  const { member } = await dora.signedIn();
  await disable(staff, annaActs, member.id);
  await enable(staff, annaActs, member.id);
  await erase(staff, annaActs, member.id);
  expect((await readTeam(staff)).members.some(({ email }) => email === 'dora@example.com')).toBe(false);
  const links = await staff.ctx.db.selectFrom('staff.links').select('email').execute();
  expect(links.filter(({ email }) => email === 'dora@example.com')).toEqual([]);
  await enrol(staff, 'dora@example.com', 'reader');
});

describe('sessions', () => {
  test('are listed to their owner and ended one by one; those of others are not theirs to end', async () => {
    const elsa = await enrol(staff, 'elsa@example.com', 'editor');
    const fabio = await enrol(staff, 'fabio@example.com', 'editor');
    const own = await elsa.does((_, signedIn) => readSessions(staff, signedIn, 'own'));
    expect(own).toMatchObject([{ isCurrent: true, userAgent: 'Test/1.0', network: '203.0.113.0' }]);
    const [foreign] = await fabio.does((_, signedIn) => readSessions(staff, signedIn, 'own'));
    const end = (whose: 'own' | 'any') =>
      elsa.does((_, signedIn) => endSession(staff, signedIn, foreign?.id ?? '', whose));
    await expect(end('own')).rejects.toThrow('já foi encerrada');
    expect((await fabio.who()).standing.session).toBe('full');
    await end('any');
    expect((await fabio.who()).standing.session).toBe('none');
    await endSessionsOf(staff, annaActs, own[0]?.memberId ?? '');
    expect((await elsa.who()).standing.session).toBe('none');
  });

  test('all but this one end with a new password', async () => {
    const gil = await enrol(staff, 'gil@example.com', 'editor');
    const stolen = gil.copy();
    const change = { current: PASSWORD, password: 'pipoca-doce-no-escuro', repeated: 'pipoca-doce-no-escuro' };
    await gil.does((_, signedIn) => endOtherSessions(staff, signedIn));
    await expect(
      gil.does((visit, signedIn) => changePassword(staff, visit, signedIn, { ...change, current: 'wrong' })),
    ).rejects.toMatchObject({ fields: { current: 'Senha incorreta.' } });
    await gil.does((visit, signedIn) => changePassword(staff, visit, signedIn, change));
    // This session is the same; the others ended.
    expect((await stolen.who()).standing.session).toBe('full');
    await gil.does((visit, signedIn) => confirmWithPassword(staff, visit, signedIn, 'pipoca-doce-no-escuro'));
  });
});

test('members cannot remove their only second factor', async () => {
  const hugo = await enrol(staff, 'hugo@example.com', 'editor');
  await expect(hugo.does((_, signedIn) => removeApp(staff, signedIn))).rejects.toThrow('Mantenha ao menos um');
  await hugo.does((_, signedIn) => rename(staff, signedIn, '  Hugo \u202e\n Dias '));
  expect((await hugo.signedIn()).member.name).toBe('Hugo Dias');
});
