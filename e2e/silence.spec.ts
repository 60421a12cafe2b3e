import { launchOptions } from './chromium.ts';
import { listVisits, watchSilence } from './consent-watch.ts';
import { expect, ON_A_DESKTOP, test } from './visitor.ts';

// With pictures, because a picture of another host would be a request to it.
test.use({ launchOptions });

test(
  'a visitor without consent leaves no trace and requests no other host, on any kind of page',
  ON_A_DESKTOP,
  async ({ browser, site }) => {
    // Every fourteenth visit, which covers all three states; `npm run soak -- consent` makes all of them, and longer.
    const visits = (await listVisits(site)).filter((_visit, place) => place % 14 === 0);
    expect(visits.length).toBeGreaterThanOrEqual(6);
    expect(await watchSilence({ browser, site, visits, seconds: 0, atOnce: 3 })).toEqual([]);
  },
);
