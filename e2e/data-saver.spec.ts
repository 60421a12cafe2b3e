import type { Page } from '@playwright/test';
import { openPage } from './open-page.ts';
import { expect, ON_A_PHONE, test } from './visitor.ts';

/** Pixels of the poster that the browser gets for an address of 342 pixels. */
async function widthOfPoster(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const source = document.querySelector<HTMLSourceElement>('main source[srcset*="/poster/"][type="image/webp"]');
    const [address = ''] = source?.srcset.split(' ') ?? [];
    const response = await fetch(address.replace(/\/w\d+\//, '/w342/'));
    return (await createImageBitmap(await response.blob())).width;
  });
}

test(
  'the switch in the footer asks for smaller pictures, also on later visits, until it is off',
  ON_A_PHONE,
  async ({ page, site }) => {
    await openPage(page, `${site}/filmes`);
    await expect.poll(() => widthOfPoster(page)).toBe(342);
    // The switch is loaded when the visitor first does something.
    await page.keyboard.press('End');
    const saver = page.getByRole('switch', { name: 'Economizar dados' });
    await saver.press('Space');
    await expect(saver).toBeChecked();
    expect(await page.evaluate(() => localStorage.getItem('economia'))).toBe('sim');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

    await openPage(page, `${site}/filmes`);
    await page.keyboard.press('End');
    await expect(saver).toBeChecked();
    await expect.poll(() => widthOfPoster(page)).toBe(185);

    await saver.press('Space');
    await expect(saver).not.toBeChecked();
    await expect
      .poll(async () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    await openPage(page, `${site}/filmes`);
    await expect.poll(() => widthOfPoster(page)).toBe(342);
  },
);
