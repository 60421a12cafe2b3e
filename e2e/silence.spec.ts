import { launchOptions } from './chromium.ts';
import { listVisits, watchSilence } from './consent-watch.ts';
import { AT_A_DESK, expect, test } from './visitor.ts';

// A picture of somebody else's would be a request to them.
test.use({ launchOptions });

test(
  'whoever has not accepted leaves no trace and asks nobody else, on any kind of page',
  AT_A_DESK,
  async ({ browser, site }) => {
    test.setTimeout(90_000);
    // Every seventh visit meets other pages in all three states; all of them, and for longer, are `npm run soak -- consent`.
    const visits = (await listVisits(site)).filter((_visit, place) => place % 7 === 0);
    expect(visits.length).toBeGreaterThanOrEqual(10);
    expect(await watchSilence({ browser, site, visits, seconds: 2, atOnce: 3 })).toEqual([]);
  },
);
