import { expect, test } from 'vitest';
import { CITY_OF_GOD, openEditedFixture } from './editing/open-edited-fixture.ts';
import { raceReviews } from './editing/race-reviews.ts';
import { mulberry32 } from './random.ts';

const fixture = await openEditedFixture();
const others = await Promise.all([fixture.openAnother(), fixture.openAnother()]);
const [second, third] = others.map(({ ctx }) => ({ ...ctx, now: fixture.ctx.now }));
if (!second || !third) throw new Error('no second process');

/** `npm run soak -- review-races` runs 200. */
test('approvals, returns, edits, discards and comments at once lose nothing and publish only what was approved', async () => {
  const race = {
    contexts: [fixture.ctx, second, third] as const,
    writer: await fixture.hire('Clara', 'writer'),
    reviewers: [await fixture.hire('Bruno'), await fixture.hire('Ana')] as const,
    subject: CITY_OF_GOD,
    pass: fixture.pass,
  };
  const { problems, done } = await raceReviews(race, 20, mulberry32(29), 5);
  expect(problems).toEqual([]);
  // Who wins differs from run to run; that some approvals and some edits did shows that the races were races.
  expect(Object.keys(done)).toEqual(expect.arrayContaining(['approve', 'edit']));
}, 60_000);
