import { expect, test } from 'vitest';
import { openStaffFixture } from '../../../test/staff/open-staff-fixture.ts';
import { addMember } from '../store/staff/staff-members.ts';
import { describePasskeyRequest } from './passkeys.ts';
import { startFullSession } from './start-session.ts';
import { openVisit } from './visit.ts';

test('on https every cookie is of this host alone, encrypted, and out of reach of scripts', async () => {
  const { ctx, staff, clock } = await openStaffFixture({ SITE_URL: 'https://lanterninha.example' });
  const member = { id: 'ana', name: 'Ana', email: 'ana@example.com', role: 'editor', passwordHash: 'none' } as const;
  await ctx.db.transaction().execute((trx) => addMember(trx, member, clock.now));
  const visit = openVisit({ cookie: '', userAgent: 'Test/1.0', address: '203.0.113.7' });
  await startFullSession(staff, visit, { userId: 'ana', isKept: true, by: 'app' });
  await describePasskeyRequest(staff, visit);

  expect(visit.cookies.length).toBeGreaterThan(1);
  for (const cookie of visit.cookies) {
    const [pair = '', ...attributes] = cookie.split('; ').map((part) => part.toLowerCase());
    expect(pair).toMatch(/^__host-/);
    expect(attributes).toEqual(expect.arrayContaining(['path=/', 'httponly', 'secure']));
    expect(attributes.filter((attribute) => attribute.startsWith('domain'))).toEqual([]);
  }
});
