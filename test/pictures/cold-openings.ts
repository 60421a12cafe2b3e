import type { Browser, Page } from '@playwright/test';
import type { PictureAnswer } from '../../packages/tmdb-simulator/images/picture-log.ts';

/** A picture that the source has sent within this time must be shown without a reload. */
const SOURCE_ANSWERS_MS = 10_000;
/** From the source's response to the picture: at most one retry interval of the browser, plus the response to it. */
const SHOWN_WITHIN_MS = 15_000;
const LOADED_WITHIN_MS = 60_000;
const HERO_WITHIN_MS = 3_000;
export const LARGEST_SHIFT = 0.02;
const OBSERVED_EVERY_MS = 150;

export interface Opening {
  path: string;
  width: number;
  /** From the load event to the largest picture of the first view; undefined when the page has none. */
  heroMs: number | undefined;
  /** Pictures the browser requested. */
  pictures: number;
  /** Of these, those that came as stand-ins first. */
  stoodIn: number;
  shift: number;
  problems: string[];
}

export interface ColdVisit {
  browser: Browser;
  site: string;
  simulatorUrl: string;
  path: string;
  width: number;
}

/** A visitor with an empty cache opens a page and stays until every picture is shown, or should have been. */
export async function openCold(visit: ColdVisit): Promise<Opening> {
  const { browser, site, path, width } = visit;
  const height = width < 768 ? 844 : 900;
  const context = await browser.newContext({ viewport: { width, height }, isMobile: width < 768 });
  try {
    const page = await context.newPage();
    const watch = await watchPictures(page);
    const startedAt = Date.now();
    const hasLoaded = await page.goto(site + path, { waitUntil: 'load', timeout: LOADED_WITHIN_MS }).catch(() => null);
    if (!hasLoaded) watch.problems.push(`did not load within ${LOADED_WITHIN_MS} ms`);
    const heroMs = await waitForHero(page, watch);
    const unshown = await waitForPictures(page, watch, SOURCE_ANSWERS_MS + SHOWN_WITHIN_MS);
    const late = await listAnsweredInTime(visit.simulatorUrl, unshown, startedAt);
    const problems = [...watch.problems, ...late, ...(await listHatchedBoxes(page))];
    const shifts = await listShifts(page);
    const shift = shifts.reduce((sum, { value }) => sum + value, 0);
    if (shift > LARGEST_SHIFT) problems.push(`moved by ${shift.toFixed(3)}: ${JSON.stringify(shifts)}`);
    const { asked, standIns } = watch;
    return { path, width, heroMs, pictures: asked.size, stoodIn: standIns.size, shift, problems };
  } finally {
    await context.close();
  }
}

export interface PictureWatch {
  /** Paths of pictures, without a query. */
  asked: Set<string>;
  /** Those that came as a stand-in at least once. */
  standIns: Set<string>;
  /** Addresses, query included, that were answered with a stand-in. */
  standInUrls: Set<string>;
  problems: string[];
}

export async function watchPictures(page: Page): Promise<PictureWatch> {
  const watch: PictureWatch = { asked: new Set(), standIns: new Set(), standInUrls: new Set(), problems: [] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/img/')) watch.asked.add(pathname);
  });
  page.on('response', async (response) => {
    const url = new URL(response.url());
    if (!url.pathname.startsWith('/img/') || !response.headers()['content-type']?.includes('svg')) return;
    watch.standIns.add(url.pathname);
    watch.standInUrls.add(response.url());
    const body = await response.text().catch(() => '');
    if (body.includes('<pattern')) watch.problems.push(`a hatched stand-in: ${url.pathname}`);
    if (response.headers()['cache-control'] !== 'no-store')
      watch.problems.push(`a cacheable stand-in: ${url.pathname}`);
  });
  await page.addInitScript(recordShifts);
  return watch;
}

interface Shift {
  value: number;
  /** The elements that moved, for diagnosis. */
  moved: string[];
}

/** Runs in the page, before its own scripts. */
function recordShifts(): void {
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      const moved = sources.map(({ node }) =>
        (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 80),
      );
      if (!hadRecentInput) shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const listShifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

export async function readShift(page: Page): Promise<number> {
  return (await listShifts(page)).reduce((sum, { value }) => sum + value, 0);
}

/** How long the first high-priority picture took after the load event; Infinity when it was not there in time. */
async function waitForHero(page: Page, watch: PictureWatch): Promise<number | undefined> {
  const from = Date.now();
  for (;;) {
    const hero = (await listPictures(page)).find(({ isHero }) => isHero);
    if (!hero) return undefined;
    if (isShown(hero, watch)) return Date.now() - from;
    if (Date.now() - from > HERO_WITHIN_MS) return Number.POSITIVE_INFINITY;
    await page.waitForTimeout(OBSERVED_EVERY_MS);
  }
}

/** Scrolls to missing pictures, because distant ones are not requested again. Returns the paths that never came. */
export async function waitForPictures(page: Page, watch: PictureWatch, forMs: number): Promise<string[]> {
  return waitUntilShown(page, watch, forMs, (first) =>
    page.evaluate((index) => document.images[index]?.scrollIntoView({ block: 'nearest' }), first.index),
  );
}

/** Does not scroll, and checks the pictures within one screen. */
export async function waitForNearPictures(page: Page, watch: PictureWatch, forMs: number): Promise<string[]> {
  return waitUntilShown(page, watch, forMs, undefined);
}

async function waitUntilShown(
  page: Page,
  watch: PictureWatch,
  forMs: number,
  goTo: ((first: ShownPicture) => Promise<void>) | undefined,
): Promise<string[]> {
  const until = Date.now() + forMs;
  for (;;) {
    const pictures = (await listPictures(page)).filter(({ path }) => watch.asked.has(path));
    const [first, ...others] = pictures.filter((each) => !isShown(each, watch) && (goTo !== undefined || each.isNear));
    if (!first) return [];
    if (Date.now() > until) return [...new Set([first, ...others].map(({ path }) => path))];
    await goTo?.(first);
    await page.waitForTimeout(OBSERVED_EVERY_MS);
  }
}

interface ShownPicture {
  index: number;
  path: string;
  url: string;
  naturalWidth: number;
  isComplete: boolean;
  isHero: boolean;
  isNear: boolean;
}

function listPictures(page: Page): Promise<ShownPicture[]> {
  return page.evaluate(() =>
    [...document.images].flatMap((image, index) => {
      // Pictures in a closed part of the page are not loaded yet, and may be requested elsewhere on it.
      if (!image.currentSrc || !image.checkVisibility()) return [];
      const { pathname: path } = new URL(image.currentSrc);
      const { currentSrc: url, naturalWidth, complete: isComplete } = image;
      const { top, bottom, left } = image.getBoundingClientRect();
      const isHero = image.fetchPriority === 'high' && top < innerHeight;
      const isNear = bottom > -innerHeight && top < 2 * innerHeight && left < 2 * innerWidth;
      return path.startsWith('/img/') ? [{ index, path, url, naturalWidth, isComplete, isHero, isNear }] : [];
    }),
  );
}

const STAND_IN_WIDTH = 8;
const isShown = ({ url, naturalWidth, isComplete }: ShownPicture, { standInUrls }: PictureWatch) =>
  isComplete && naturalWidth > STAND_IN_WIDTH && !standInUrls.has(url);

/** Of the pictures never shown, those the source had sent in time, in any size. */
async function listAnsweredInTime(simulatorUrl: string, paths: string[], since: number): Promise<string[]> {
  if (paths.length === 0) return [];
  const answers = (await (await fetch(`${simulatorUrl}/__sim/pictures`)).json()) as PictureAnswer[];
  return paths.flatMap((path) => {
    const file = path.split('/').at(-1)?.split('.')[0] ?? '';
    const answer = answers.find(({ path: source, status }) => status === 200 && source.includes(`/${file}`));
    const after = answer && answer.answeredAt - since;
    return after !== undefined && after <= SOURCE_ANSWERS_MS
      ? [`${path} was never shown; its source had answered after ${Math.max(0, Math.round(after))} ms`]
      : [];
  });
}

async function listHatchedBoxes(page: Page): Promise<string[]> {
  const boxes = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .flatMap((element) => [undefined, '::before', '::after'].map((part) => [element, part] as const))
      .filter(([element, part]) => getComputedStyle(element, part).backgroundImage.includes('repeating-'))
      .map(([element]) => element.className),
  );
  return boxes.map((name) => `a hatched box: ${name}`);
}
