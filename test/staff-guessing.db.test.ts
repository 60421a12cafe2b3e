import { expect, test } from 'vitest';
import { guessCodes, guessPasswords } from './staff/guessing.ts';
import { openStaffFixture } from './staff/open-staff-fixture.ts';
import { enrol } from './staff/people.ts';

/** A sample; `npm run soak -- sign-in` runs the full count. */
test('of 100 wrong passwords and 40 wrong codes, each from another address, five are tried', async () => {
  const fixture = await openStaffFixture();
  await enrol(fixture.staff, 'ana@example.com', 'editor');
  await enrol(fixture.staff, 'bia@example.com', 'editor');
  const before = fixture.hashes.count;
  expect(await guessPasswords(fixture.staff, 'ana@example.com', 100)).toEqual({ tried: 5, refused: 95, others: [] });
  expect(fixture.hashes.count - before).toBe(5);
  expect(await guessCodes(fixture.staff, 'bia@example.com', 40)).toEqual({ tried: 5, refused: 35, others: [] });
}, 120_000);
