import { expect, test } from 'vitest';
import { startServerProcess } from '../tools/stack.ts';
import { openDatabaseDoor } from './database-door.ts';
import { openStaffFixture, SITE_URL } from './staff/open-staff-fixture.ts';
import { Browser } from './staff/people.ts';

test('an admin without its database answers 503 with a neutral text, and works again when the database is back', async () => {
  const fixture = await openStaffFixture();
  const door = await openDatabaseDoor(fixture.variables.DATABASE_URL ?? '');
  const variables = { ...fixture.variables, DATABASE_URL: door.url };
  const server = await startServerProcess(new Set(), variables, { services: 'web' });
  try {
    const ask = (path: string, fields?: Record<string, string>) =>
      fetch(server.url + path, {
        redirect: 'manual',
        headers: { cookie: 'sid=a.b', origin: SITE_URL },
        ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
      });
    const enter = { intent: 'password', email: 'a@example.com', password: 'a password' };
    expect((await ask('/admin/login', enter)).status).toBe(401);
    await door.close();
    const response = await ask('/admin/login', enter);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('A redação não responde agora.');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    await door.open();
    await expect.poll(async () => (await ask('/admin/login', enter)).status, { timeout: 20_000 }).toBe(401);
    expect((await new Browser(fixture.staff).who()).standing.session).toBe('none');
  } finally {
    await server.stop();
  }
}, 120_000);
