import { expect } from '@playwright/test';
import { test } from './admin.ts';
import { findForms, listLost, listSteps, openWalker, withoutStopped } from './forms-walk.ts';
import { IN_ALL } from './visitor.ts';

test.skip(({ isMobile }) => isMobile === true, 'once, on a wide screen');
test.beforeEach(({ context, staff }) => context.addCookies(staff.administrator.cookies));

/** In each check: forms of the screens in the menu, a few of the steps. `npm run soak -- forms` runs all of them. */
const SAMPLE_STEPS = 8;

test('what is typed into a form is asked about before it is left, and is offered again', async ({
  page,
  admin,
  staff,
  mishaps,
}) => {
  const steps = listSteps(await findForms(page, admin, 0));
  expect(steps.length).toBeGreaterThan(75);
  const every = Math.floor(steps.length / SAMPLE_STEPS);
  const walker = await openWalker(page, admin, staff.administrator.cookies);
  const sampled = steps.filter((_, place) => place % every === 0);
  expect(await listLost(walker, sampled)).toEqual([]);
  mishaps.splice(0, mishaps.length, ...withoutStopped(mishaps));
});

test('every form of the admin, each in one way', { tag: IN_ALL }, async ({ page, admin, staff, mishaps }) => {
  test.setTimeout(1_800_000);
  const forms = await findForms(page, admin, 9);
  expect(forms.length).toBeGreaterThan(80);
  const walker = await openWalker(page, admin, staff.administrator.cookies);
  // The ways take turns: no form has the way of the one before.
  const steps = listSteps(forms).filter(({ row, column }) => row % 5 === column);
  expect(await listLost(walker, steps)).toEqual([]);
  mishaps.splice(0, mishaps.length, ...withoutStopped(mishaps));
});
