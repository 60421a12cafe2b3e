import { expect, test } from 'vitest';
import { saveConsentChoice } from '#server/store/visitors/consent-choices.ts';
import { CONSENT_QUESTION } from '#shared/domain/site/consent.ts';
import { openTestFixture } from '../../../test/database/test-fixture.ts';
import { tasks } from './tasks.ts';

const { ctx } = await openTestFixture();

test('the proof of a choice is stored for five years and not a week longer', async () => {
  const days = ['2021-11-10', '2021-11-20', '2026-11-14'];
  for (const [place, day] of days.entries()) {
    const id = `00000000-0000-4000-8000-00000000000${place}`;
    await saveConsentChoice(ctx.db, {
      id,
      act: 'accepted',
      ...CONSENT_QUESTION,
      recordedAt: new Date(`${day}T12:00Z`),
    });
  }
  const today = { ...ctx, now: () => new Date('2026-11-15T12:00Z') };
  expect(await tasks['consent-trim'](today)).toBe(1);
  expect(await tasks['consent-trim'](today)).toBe(0);
  const rows = await ctx.db.selectFrom('consent_choices').select('recorded_at').orderBy('recorded_at').execute();
  expect(rows.map((row) => row.recorded_at.toISOString().slice(0, 10))).toEqual(days.slice(1));
});
