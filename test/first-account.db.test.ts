import { expect, test } from 'vitest';
import { addMember } from '../src/server/store/staff/staff-members.ts';
import { startServerProcess } from '../tools/stack.ts';
import { openStaffFixture } from './staff/open-staff-fixture.ts';

const COMMAND = 'npm run cli -- admin:create';
const IN_THE_DEMO = 'linha “redação”';

test('the sign-in page names the command that creates the first account, until there is one', async () => {
  const fixture = await openStaffFixture();
  const children = new Set<never>();
  const [server, demo] = await Promise.all([
    startServerProcess(children, fixture.variables, { services: 'web' }),
    startServerProcess(children, fixture.variables, { services: 'web', env: { DEMO: 'on' } }),
  ]);
  try {
    const read = async (url: string) => (await fetch(`${url}/admin/login`)).text();
    expect(await read(server.url)).toContain(COMMAND);
    expect(await read(demo.url)).toContain(IN_THE_DEMO);
    expect(await read(demo.url)).not.toContain(COMMAND);

    const member = {
      id: 'ana',
      name: 'Ana',
      email: 'ana@example.org',
      role: 'administrator',
      passwordHash: 'x',
    } as const;
    await fixture.ctx.db.transaction().execute((trx) => addMember(trx, member, new Date()));
    for (const { url } of [server, demo]) {
      const page = await read(url);
      expect(page).toContain('Entrar na redação');
      expect(page).not.toContain(COMMAND);
      expect(page).not.toContain(IN_THE_DEMO);
    }
  } finally {
    await Promise.all([server.stop(), demo.stop()]);
  }
}, 120_000);
