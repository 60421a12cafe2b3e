import { expect } from '@playwright/test';
import { test } from './admin.ts';
import { type FoundForm, findForms, type Hand, openWalker, WAYS, type Walker, type Way, walk } from './forms-walk.ts';
import { IN_ALL } from './visitor.ts';

test.skip(({ isMobile }) => isMobile === true, 'once, on a wide screen');
test.beforeEach(({ context, staff }) => context.addCookies(staff.administrator.cookies));

/** In each check: forms of the screens in the menu, a few steps of all. */
const SAMPLE_STEPS = 8;

interface Step {
  form: FoundForm;
  way: Way;
  hand: Hand;
}

/** Every form in every way; pointer and keyboard take turns. */
const listSteps = (forms: readonly FoundForm[]): Step[] =>
  forms.flatMap((form, row) =>
    WAYS.map((way, column): Step => ({ form, way, hand: (row + column) % 2 === 0 ? 'pointer' : 'keyboard' })),
  );

async function listLost(walker: Walker, steps: readonly Step[]): Promise<string[]> {
  const lost: string[] = [];
  for (const { form, way, hand } of steps)
    try {
      await walk(walker, form, way, hand);
    } catch (error) {
      lost.push(`${way}, ${hand}: ${form.screen} ${form.signature}\n${String(error).slice(0, 400)}`);
    }
  return lost;
}

/** The browser itself reports the writes that were stopped. */
const withoutStopped = (mishaps: string[]) => mishaps.filter((line) => !line.includes('net::ERR_FAILED'));

test('what is typed into a form is asked about before it is left, and is offered again', async ({
  page,
  admin,
  staff,
  mishaps,
}) => {
  const forms = await findForms(page, admin, 0);
  expect(forms.length).toBeGreaterThan(15);
  const steps = listSteps(forms);
  const every = Math.floor(steps.length / SAMPLE_STEPS);
  const walker = await openWalker(page, admin, staff.administrator.cookies);
  expect(
    await listLost(
      walker,
      steps.filter((_, place) => place % every === 0),
    ),
  ).toEqual([]);
  mishaps.splice(0, mishaps.length, ...withoutStopped(mishaps));
});

test('every form of the admin, in every way', { tag: IN_ALL }, async ({ page, admin, staff, mishaps }) => {
  test.setTimeout(3_600_000);
  const forms = await findForms(page, admin, 9);
  expect(forms.length).toBeGreaterThan(80);
  const walker = await openWalker(page, admin, staff.administrator.cookies);
  page.setDefaultTimeout(20_000);
  expect(await listLost(walker, listSteps(forms))).toEqual([]);
  mishaps.splice(0, mishaps.length, ...withoutStopped(mishaps));
});
