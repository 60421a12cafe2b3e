import type { Browser, Page } from '@playwright/test';
import { setFaults } from '../edge/tmdb-bad-minutes.ts';
import { type PictureWatch, readShift, waitForNearPictures, watchPictures } from './cold-openings.ts';

const REPAIRED_WITHIN_MS = 15_000;
const ANSWERED_WITHIN_MS = 10_000;
/** Opened once before the outage, so that the simulator has drawn their pictures and responds at once afterwards. */
export const OUTAGE_PAGES = [
  ['/', 1440],
  ['/filmes', 390],
  ['/pessoas', 1440],
  ['/filme/cidade-de-deus-2002-598', 390],
] as const;

interface Outage {
  browser: Browser;
  site: string;
  simulatorUrl: string;
  /** Paths of the source that are down. */
  match: string;
}

/** Opens pages while the source is down, lets it come back, and waits for every picture near the visitor. */
export async function repairAfterOutage({ browser, site, simulatorUrl, match }: Outage) {
  const problems: string[] = [];
  /** Shown on an earlier page, so already stored, in some size. */
  const stored = new Set<string>();
  let [pictures, slowestMs, shift] = [0, 0, 0];
  for (const [path, width] of OUTAGE_PAGES) {
    await setFaults(simulatorUrl, [{ match, kind: '503' }]);
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    const watch = await watchPictures(page);
    await page.goto(site + path, { waitUntil: 'load', timeout: 60_000 });
    await waitForStandIns(page, watch);
    const others = [...watch.asked].filter((each) => !watch.standIns.has(each) && !stored.has(fileOf(each)));
    problems.push(...others.map((each) => `${path}: ${each} came as no stand-in`));
    await setFaults(simulatorUrl, []);
    const from = Date.now();
    const unshown = await waitForNearPictures(page, watch, REPAIRED_WITHIN_MS);
    slowestMs = Math.max(slowestMs, Date.now() - from);
    pictures += watch.standIns.size;
    for (const each of watch.asked) stored.add(fileOf(each));
    shift = Math.max(shift, await readShift(page));
    problems.push(...watch.problems, ...unshown.map((each) => `${path}: ${each} was not repaired`));
    await context.close();
  }
  return { pictures, slowestMs, shift, problems };
}

const fileOf = (picturePath: string) => picturePath.split('/').at(-1)?.split('.')[0] ?? '';

async function waitForStandIns(page: Page, { asked, standIns }: PictureWatch): Promise<void> {
  const until = Date.now() + ANSWERED_WITHIN_MS;
  while (standIns.size < asked.size && Date.now() < until) await page.waitForTimeout(200);
}
