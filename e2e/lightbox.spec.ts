import type { Locator, Page } from '@playwright/test';
import { launchOptions } from './chromium.ts';
import { openPage } from './open-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, IN_ALL, ON_A_DESKTOP_IN_ALL, test } from './visitor.ts';

test.use({ launchOptions });

/** Seven pictures, the first of them a scene. */
const FILM = '/filme/o-agente-secreto-2025-1220564';
const PERSON = '/pessoa/wagner-moura-52583';
/** A person with a portrait and no other photo. */
const OF_ONE_PHOTO = '/pessoa/james-caan-3085';

const viewer = (page: Page) => page.getByRole('dialog', { name: /^Galeria de/ });
const thumbnails = (page: Page) => page.getByRole('region', { name: /^Galeria de/ }).getByRole('link');
const picture = (page: Page) => viewer(page).locator('img[draggable="false"]').first();
const position = (page: Page) => viewer(page).getByRole('status').first();
const zoom = (page: Page) => viewer(page).locator('output');

async function openViewer(page: Page, site: string, address = FILM): Promise<Locator> {
  await openPage(page, site + address);
  const first = thumbnails(page).first();
  await first.click();
  await expect(viewer(page)).toBeVisible();
  return first;
}

/** Scale, rotation and offset of the picture, as computed by the browser. */
async function look(page: Page): Promise<{ scale: number; degrees: number; x: number }> {
  return picture(page).evaluate((image) => {
    const { a, b } = new DOMMatrix(image.style.transform.replaceAll('%', 'px'));
    const moved = /translate\((-?[\d.]+)px/.exec(image.style.transform);
    return {
      scale: Math.hypot(a, b),
      degrees: Math.round((Math.atan2(b, a) * 180) / Math.PI),
      x: Number(moved?.[1]),
    };
  });
}

/** Moves fingers on the stage; positions are relative to its centre. */
async function touch(page: Page, fingers: { from: [number, number]; to: [number, number] }[]): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const session = await page.context().newCDPSession(page);
  const steps = 8;
  for (let step = 0; step <= steps; step += 1) {
    const touchPoints = fingers.map(({ from, to }, id) => ({
      id,
      x: width / 2 + from[0] + ((to[0] - from[0]) * step) / steps,
      y: height / 2 + from[1] + ((to[1] - from[1]) * step) / steps,
    }));
    await session.send('Input.dispatchTouchEvent', { type: step === 0 ? 'touchStart' : 'touchMove', touchPoints });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

test.describe('the viewer of pictures', () => {
  test('is asked for when a picture is, covers the page, and axe finds nothing to complain about', async ({
    page,
    site,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openPage(page, site + FILM);
    expect(asked.filter((url) => url.includes('/lightbox-'))).toEqual([]);
    await thumbnails(page).first().click();
    await expect(position(page)).toHaveText('1 de 7');
    expect(asked.filter((url) => url.includes('/lightbox-')).length).toBeGreaterThan(0);
    await expect.poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const { width, height } = (await viewer(page).boundingBox()) ?? { width: 0, height: 0 };
    expect({ width, height }).toEqual(page.viewportSize());
  });

  test(
    'obeys every key, and gives the focus back to the picture it was opened from',
    ON_A_DESKTOP_IN_ALL,
    async ({ page, site }) => {
      const opener = await openViewer(page, site);
      await page.keyboard.press('ArrowRight');
      await expect(position(page)).toHaveText('2 de 7');
      for (const _ of [1, 2]) await page.keyboard.press('ArrowLeft');
      await expect(position(page)).toHaveText('7 de 7');
      await page.keyboard.press('ArrowRight');
      await expect(position(page)).toHaveText('1 de 7');

      await page.keyboard.press('+');
      await page.keyboard.press('=');
      await expect(zoom(page)).toHaveText('150%');
      await page.keyboard.press('-');
      await expect(zoom(page)).toHaveText('125%');
      await page.keyboard.press('r');
      await expect.poll(() => look(page)).toMatchObject({ scale: 1.25, degrees: 90 });
      await page.keyboard.press('0');
      await expect.poll(() => look(page)).toMatchObject({ scale: 1, degrees: 0 });

      await page.keyboard.press('Escape');
      await expect(viewer(page)).toHaveCount(0);
      await expect(opener).toBeFocused();
    },
  );

  for (const [whose, address, largest, smallest] of [
    ['a title from half to twice', FILM, 200, 50],
    ['a person from a quarter to three times', PERSON, 300, 25],
  ] as const) {
    test(
      `zooms pictures of ${whose} their size, by quarters, and its buttons keep the focus`,
      ON_A_DESKTOP_IN_ALL,
      async ({ page, site }) => {
        await openViewer(page, site, address);
        const larger = viewer(page).getByRole('button', { name: 'Aumentar zoom' });
        for (let percent = 125; percent <= largest; percent += 25) {
          await larger.click();
          await expect(zoom(page)).toHaveText(`${percent}%`);
        }
        await expect(larger).toHaveAttribute('aria-disabled', 'true');
        await expect(larger).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(zoom(page)).toHaveText(`${largest}%`);
        for (let percent = largest; percent > smallest; percent -= 25) await page.keyboard.press('-');
        await expect(zoom(page)).toHaveText(`${smallest}%`);
        await page.keyboard.press('-');
        await expect(zoom(page)).toHaveText(`${smallest}%`);
        await viewer(page).getByRole('button', { name: 'Girar 90 graus' }).click();
        await viewer(page).getByRole('button', { name: 'Reset' }).click();
        await expect(zoom(page)).toHaveText('100%');
        expect(await look(page)).toMatchObject({ scale: 1, degrees: 0 });
      },
    );
  }

  test(
    'of a portrait that is the only photo has nothing to turn to, and no gallery shows it twice',
    ON_A_DESKTOP_IN_ALL,
    async ({ page, site }) => {
      await openPage(page, site + OF_ONE_PHOTO);
      await expect(thumbnails(page)).toHaveCount(0);
      await page.getByRole('link', { name: 'Retrato de James Caan' }).click();
      await expect(position(page)).toHaveText('1 de 1');
      await expect(viewer(page).getByRole('button', { name: 'Próxima' })).toHaveCount(0);
      await page.keyboard.press('+');
      await page.keyboard.press('ArrowRight');
      await expect(zoom(page)).toHaveText('125%');
      await expectAccessible(page);
    },
  );

  test(
    'opens at the last of what the gallery shows, for who wants the others',
    ON_A_DESKTOP_IN_ALL,
    async ({ page, site }) => {
      await openPage(page, site + FILM);
      const last = thumbnails(page).last();
      await expect(last).toHaveAccessibleName(/Ver mais \d+ imagens$/);
      const shown = await thumbnails(page).count();
      await last.click();
      await expect(position(page)).toHaveText(`${shown} de 7`);
    },
  );

  test('traps Tab inside, with one stop for all the small pictures', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
    await openViewer(page, site);
    const names: string[] = [];
    for (let press = 0; press < 9; press += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const active = document.activeElement;
        return active?.closest('dialog') ? (active.textContent ?? '') || (active.querySelector('img')?.alt ?? '') : '';
      });
      names.push(name);
    }
    const inside = names.filter(Boolean);
    expect(inside.slice(0, 7)).toEqual([
      'Diminuir zoom',
      'Aumentar zoom',
      'Girar 90 graus',
      'Reset',
      'Fechar',
      'Anterior',
      'Próxima',
    ]);
    // After the last one the browser's own toolbar gets the focus, but nothing of the page behind.
    expect(inside.filter((name) => /^(?:Cena|Pôster) de/.test(name)).length).toBeLessThanOrEqual(1);
  });

  test('closes on a press beside the picture, not on a press on it', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
    await openViewer(page, site);
    const box = (await picture(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(viewer(page)).toBeVisible();
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    await expect(zoom(page)).toHaveText('50%');
    // It shrinks with an animation; a point beside the small picture is still on it now.
    await expect.poll(async () => (await picture(page).boundingBox())?.height).toBeLessThan(box.height * 0.6);
    await page.mouse.click(box.x + box.width / 2, box.y + 4);
    await expect(viewer(page)).toHaveCount(0);
  });

  test('says so when a picture does not come', ON_A_DESKTOP_IN_ALL, async ({ page, site, mishaps }) => {
    await page.route('**/img/backdrop/w1280/**', (route) => route.abort());
    await openPage(page, site + FILM);
    mishaps.splice(0);
    await thumbnails(page).first().click();
    await expect(viewer(page).getByRole('alert')).toHaveText('Erro ao carregar imagem');
    await expectAccessible(page);
    // The browser reports the requests that this test blocked.
    for (const mishap of mishaps.splice(0)) expect(mishap).toContain('ERR_FAILED');
  });

  test(
    'moves a picture that is larger than the window, and no further than its edge',
    ON_A_DESKTOP_IN_ALL,
    async ({ page, site }) => {
      // Without animations, so that the measured position is final.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openViewer(page, site);
      for (let press = 0; press < 4; press += 1) await page.keyboard.press('+');
      await expect(zoom(page)).toHaveText('200%');
      const before = (await picture(page).boundingBox()) ?? { x: 0 };
      const { width = 0, height = 0 } = page.viewportSize() ?? {};
      await page.mouse.move(width / 2, height / 2);
      await page.mouse.down();
      await page.mouse.move(width / 2 - 120, height / 2, { steps: 5 });
      await page.mouse.up();
      await expect.poll(async () => (await picture(page).boundingBox())?.x).toBeCloseTo(before.x - 120, 0);
      await expect(viewer(page)).toBeVisible();

      for (let press = 0; press < 20; press += 1) await page.keyboard.press('Shift+ArrowRight');
      const gutter = width < 768 ? 0 : 96;
      const edge = () => picture(page).evaluate((image) => image.getBoundingClientRect().right);
      await expect.poll(edge).toBeCloseTo(width - gutter, 0);
    },
  );

  test('does not move by itself for who asked for less motion', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openViewer(page, site);
    const duration = await picture(page).evaluate((image) => getComputedStyle(image).transitionDuration);
    expect(duration).toBe('0s');
  });
});

test.describe('with fingers', () => {
  test.skip(({ hasTouch }) => !hasTouch, 'only where there is a touch screen');

  test('a swipe turns the page either way, and a short one does not', { tag: IN_ALL }, async ({ page, site }) => {
    await openViewer(page, site);
    await touch(page, [{ from: [100, 0], to: [-100, 0] }]);
    await expect(position(page)).toHaveText('2 de 7');
    await touch(page, [{ from: [-100, 0], to: [100, 0] }]);
    await expect(position(page)).toHaveText('1 de 7');
    await touch(page, [{ from: [20, 0], to: [-10, 0] }]);
    await expect(position(page)).toHaveText('1 de 7');
    await expect.poll(() => look(page)).toMatchObject({ scale: 1, x: 0 });
  });

  test('two fingers scale the picture within its bounds, and one then moves it', { tag: IN_ALL }, async ({
    page,
    site,
  }) => {
    await openViewer(page, site);
    await touch(page, [
      { from: [-40, 0], to: [-60, 0] },
      { from: [40, 0], to: [60, 0] },
    ]);
    await expect(zoom(page)).toHaveText('150%');
    await expect(position(page)).toHaveText('1 de 7');
    const before = await picture(page).boundingBox();
    await touch(page, [{ from: [60, 0], to: [-20, 0] }]);
    await expect(position(page)).toHaveText('1 de 7');
    await expect.poll(async () => (await picture(page).boundingBox())?.x).toBeLessThan((before?.x ?? 0) - 40);
    await touch(page, [
      { from: [-30, 0], to: [-190, 0] },
      { from: [30, 0], to: [190, 0] },
    ]);
    await expect(zoom(page)).toHaveText('200%');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every picture of a gallery leads to the large one', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
    await page.goto(site + FILM);
    await expect(thumbnails(page)).toHaveCount(7);
    await expect(page.getByText(/^\+ \d/)).toBeHidden();
    for (const link of await thumbnails(page).all()) {
      expect(await link.getAttribute('href')).toMatch(/^\/img\/(?:backdrop\/w1280|poster\/w780)\//);
    }
    const answer = await page.request.get(site + (await thumbnails(page).last().getAttribute('href')));
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  });
});
