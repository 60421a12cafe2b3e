import type { Page } from '@playwright/test';
import { setFaults } from '../test/edge/tmdb-bad-minutes.ts';
import { LARGEST_SHIFT, openCold, readShift, waitForPictures, watchPictures } from '../test/pictures/cold-openings.ts';
import { launchOptions } from './chromium.ts';
import { openPage } from './open-page.ts';
import { expect, ON_A_DESKTOP_IN_ALL, test } from './visitor.ts';

test.use({ launchOptions });
// They share the simulator's only list of faults.
test.describe.configure({ mode: 'serial' });

/** No other journey opens these films, so none of their pictures is stored. Faults affect only their pictures. */
const FILM = { id: 310569, path: '/filme/que-horas-ela-volta-2015-310569' };
const OF_GALLERY = { id: 446159, path: '/filme/bacurau-2019-446159' };
const WITHOUT_SCRIPT = { id: 666, path: '/filme/central-do-brasil-1998-666' };

/** The soak measures the 15 s; here the browser shares two cores with other journeys. */
const REPAIRED_MS = 40_000;

const simulator = () => process.env.SIMULATOR_URL ?? '';
const picturesOf = ({ id }: { id: number }) => `^/t/p/[^/]+/[pb]-${id}-`;
const cutOff = (film: { id: number }) => setFaults(simulator(), [{ match: picturesOf(film), kind: '503' }]);
const bringBack = () => setFaults(simulator(), []);

test.beforeEach(() => test.slow());
test.afterEach(bringBack);

const hero = (page: Page) => page.locator('main img[fetchpriority="high"]').first();
const widthOf = (page: Page) => hero(page).evaluate((image: HTMLImageElement) => image.naturalWidth);

test(
  'a picture whose source was down comes by itself when it is back, and nothing moves',
  ON_A_DESKTOP_IN_ALL,
  async ({ page, site }) => {
    await cutOff(FILM);
    const watch = await watchPictures(page);
    await page.goto(site + FILM.path, { waitUntil: 'load' });
    await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(8);
    const poster = page.getByRole('img', { name: /^Pôster de Que Horas/ }).first();
    const box = await poster.boundingBox();
    await expect(page.locator('picture[data-missing="Imagem não disponível"]')).not.toHaveCount(0);

    await bringBack();
    await expect.poll(() => widthOf(page), { timeout: REPAIRED_MS }).toBeGreaterThan(8);
    expect(await waitForPictures(page, watch, REPAIRED_MS)).toEqual([]);
    await expect(page.locator('picture[data-missing]')).toHaveCount(0);
    expect(watch.standIns.size).toBeGreaterThan(1);
    expect(watch.problems).toEqual([]);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await poster.boundingBox()).toEqual(box);
    expect(await readShift(page)).toBeLessThanOrEqual(LARGEST_SHIFT);
  },
);

test(
  'so does one on a page reached within the site, and one in the viewer of pictures',
  ON_A_DESKTOP_IN_ALL,
  async ({ page, site }) => {
    await cutOff(OF_GALLERY);
    await openPage(page, `${site}/buscar?q=bacurau`);
    await page.locator(`main a[href="${OF_GALLERY.path}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bacurau' })).toBeVisible();
    await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(8);
    await page
      .getByRole('region', { name: /^Galeria de/ })
      .getByRole('link')
      .first()
      .click();
    const viewer = page.getByRole('dialog', { name: /^Galeria de/ });
    await expect(viewer.getByRole('alert')).toHaveText('Erro ao carregar imagem');

    await bringBack();
    await expect(viewer.getByRole('alert')).toHaveCount(0, { timeout: REPAIRED_MS });
    const shown = viewer.locator('img[draggable="false"]').first();
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(8);
    await page.keyboard.press('Escape');
    // The gallery is far below it.
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => widthOf(page), { timeout: REPAIRED_MS }).toBeGreaterThan(8);
  },
);

test(
  'first openings show every picture the source sent, while every fifth request to it fails',
  ON_A_DESKTOP_IN_ALL,
  async ({ browser, site }) => {
    // `npm run soak -- cold-pictures` opens 120 pages on a busy machine.
    const films = [
      { id: 637, width: 390 },
      { id: 13, width: 1440 },
      { id: 69335, width: 390 },
    ];
    const match = `^/t/p/[^/]+/[pb]-(?:${films.map(({ id }) => id).join('|')})-`;
    await setFaults(simulator(), [
      { match, kind: '500', every: 5 },
      { match, kind: 'slow', after_ms: 300 },
    ]);
    const openings = [];
    for (const { id, width } of films) {
      openings.push(await openCold({ browser, site, simulatorUrl: simulator(), path: `/filme/${id}`, width }));
    }
    expect(openings.flatMap(({ problems }) => problems)).toEqual([]);
    expect(Math.min(...openings.map(({ pictures }) => pictures))).toBeGreaterThan(3);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page whose pictures are stand-ins is whole', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
    await cutOff(WITHOUT_SCRIPT);
    await page.goto(site + WITHOUT_SCRIPT.path, { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: /Onde assistir/i }).first()).toBeVisible();
    const { width, height } = (await hero(page).boundingBox()) ?? { width: 0, height: 0 };
    expect(width).toBe(page.viewportSize()?.width);
    expect(height).toBeGreaterThan(200);
  });
});
