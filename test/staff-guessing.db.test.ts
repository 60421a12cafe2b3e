import { expect, test } from 'vitest';
import { guessCodes, guessPasswords } from './staff/guessing.ts';
import { openStaffHouse } from './staff/open-staff-house.ts';
import { enrol } from './staff/people.ts';

/** A sample; `npm run soak -- sign-in` runs the full count. */
test('of 100 wrong passwords and 40 wrong codes, each from another address, five are tried', async () => {
  const house = await openStaffHouse();
  await enrol(house.staff, 'ana@example.com', 'editor');
  await enrol(house.staff, 'bia@example.com', 'editor');
  const before = house.hashes.count;
  expect(await guessPasswords(house.staff, 'ana@example.com', 100)).toEqual({ tried: 5, refused: 95, others: [] });
  expect(house.hashes.count - before).toBe(5);
  expect(await guessCodes(house.staff, 'bia@example.com', 40)).toEqual({ tried: 5, refused: 35, others: [] });
}, 120_000);
