import { argon2idHasher, type PasswordHasher } from '../../src/server/staff/password-hash.ts';
import { openStaff, type Staff } from '../../src/server/staff/staff.ts';
import { openTestFixture, type TestFixture } from '../database/test-fixture.ts';
import type { SetClock } from './people.ts';

/** Passkeys need a host name; no server of ours listens there. */
export const SITE_URL = 'http://localhost:4391';
const SECRET = 'a secret of thirty-two letters or more';

export interface StaffFixture extends TestFixture {
  staff: Staff;
  clock: SetClock;
  hashes: { count: number };
}

/** A fixture with a sign-in whose clock can be set and whose password hashes are counted. */
export async function openStaffFixture(settings: Record<string, string> = {}): Promise<StaffFixture> {
  const fixture = await openTestFixture({ SITE_URL, ADMIN_SECRET: SECRET, ...settings });
  const clock = { now: new Date() };
  const { hasher, hashes } = countHashes();
  const ctx = { ...fixture.ctx, now: () => clock.now };
  return { ...fixture, clock, hashes, staff: openStaff(ctx, { secret: SECRET, product: 'Lanterninha', hasher }) };
}

function countHashes(): { hasher: PasswordHasher; hashes: { count: number } } {
  const hashes = { count: 0 };
  const hasher: PasswordHasher = {
    hash: (password) => ((hashes.count += 1), argon2idHasher.hash(password)),
    verify: (given) => ((hashes.count += 1), argon2idHasher.verify(given)),
  };
  return { hasher, hashes };
}
