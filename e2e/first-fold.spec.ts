import type { Page } from '@playwright/test';
import { demoMovies } from '../packages/demo/movies.ts';
import { demoSeries } from '../packages/demo/series.ts';
import { openPage } from './open-page.ts';
import { expect, ON_A_PHONE, ON_A_PHONE_IN_ALL, test } from './visitor.ts';
import { readLayoutShift } from './weigh.ts';

/** The most popular titles of the demo; each check measures the first ones. */
const TITLES = 30;
const SAMPLE = 3;
/** Offers that a phone must show without scrolling. */
const OFFERS = 2;
const MOST_SHIFT = 0.02;

const titles = [
  ...demoMovies.map(({ id, popularity }) => ({ path: `/filme/${id}`, popularity })),
  ...demoSeries.map(({ id, popularity }) => ({ path: `/serie/${id}`, popularity })),
]
  .toSorted((one, other) => other.popularity - one.popularity)
  .slice(0, TITLES);

const PANEL = '[aria-labelledby="onde-assistir"]';

interface Measured {
  /** Lower edges of the first offers of the first kind. */
  bottoms: number[];
  /** Lower edges of those of the first offers that something covers, or that are below the screen. */
  covered: number[];
}

/** `rows` are the offers that must be in sight once the consent bar is there. */
async function measureOffers(page: Page, rows: string): Promise<Measured> {
  await expect(page.getByRole('button', { name: 'Recusar' })).toBeVisible();
  const bottoms = await page
    .locator(`${PANEL} ul`)
    .first()
    .locator('li')
    .evaluateAll((offers, most) => offers.slice(0, most).map((row) => row.getBoundingClientRect().bottom), OFFERS);
  const covered = await page.locator(rows).evaluateAll((offers, most) => {
    const isShown = (row: Element) => {
      const { left, width, top, bottom } = row.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) => row.contains(document.elementFromPoint(left + width / 2, y)));
    };
    return offers.slice(0, most).flatMap((row) => (isShown(row) ? [] : Math.round(row.getBoundingClientRect().bottom)));
  }, OFFERS);
  return { bottoms, covered };
}

for (const [width, height, lowest, rows] of [
  // Two offers of a kind end in the upper three fifths of a common phone.
  [390, 844, 0.6 * 844, `${PANEL} li`],
  [360, 740, 740, `${PANEL} li`],
  // Those of the first kind: below a title of four lines there is no room for a second heading.
  [320, 640, 640, `${PANEL} :nth-child(1 of :has(> ul)) li`],
] as const) {
  for (const [count, details] of [
    [SAMPLE, ON_A_PHONE],
    [TITLES, ON_A_PHONE_IN_ALL],
  ] as const) {
    test(
      `the first offers of ${count} titles are in a screen of ${width} by ${height}, and nothing covers them`,
      details,
      async ({ page, site }) => {
        test.slow();
        await page.setViewportSize({ width, height });
        const wrong: unknown[] = [];
        let seen = 0;
        for (const { path } of titles.slice(0, count)) {
          await openPage(page, site + path);
          const { bottoms, covered } = await measureOffers(page, rows);
          const shift = await readLayoutShift(page);
          seen += bottoms.length;
          if (covered.length > 0 || bottoms.some((bottom) => bottom > lowest) || shift > MOST_SHIFT) {
            wrong.push({ path, bottoms, covered, shift });
          }
        }
        expect(wrong).toEqual([]);
        // Most titles of the demo have offers.
        expect(seen).toBeGreaterThanOrEqual(count);
      },
    );
  }
}
