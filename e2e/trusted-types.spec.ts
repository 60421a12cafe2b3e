import { openPage } from './open-page.ts';
import { expect, ON_A_DESKTOP, ON_A_DESKTOP_IN_ALL, test } from './visitor.ts';

const TEXT_OF_A_COLLECTION = '/colecoes/star-wars-em-ordem';

test(
  'markup given as a string is refused, a script address too, and the browser counts it as refused',
  ON_A_DESKTOP,
  async ({ page, site, mishaps }) => {
    await page.goto(site);
    await page.waitForFunction(() => '__reactRouterRouteModules' in window);
    const refused = await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { refused: seen });
      document.addEventListener('securitypolicyviolation', (event) => seen.push(event.effectiveDirective));
      const attempts: Record<string, () => unknown> = {
        innerHTML: () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
        script: () => (document.createElement('script').src = 'https://evil.example/x.js'),
        text: () => (document.createElement('script').text = 'alert(1)'),
        parser: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
        frame: () => (document.createElement('iframe').srcdoc = '<b>x</b>'),
      };
      return Object.keys(attempts).filter((name) => {
        try {
          attempts[name]?.();
          return false;
        } catch {
          return true;
        }
      });
    });
    expect(refused).toEqual(['innerHTML', 'script', 'text', 'parser', 'frame']);
    // The violation events; Chromium sends the reports themselves up to a minute later, and not where a test can see them.
    await expect.poll(() => page.evaluate(() => (window as { refused?: string[] }).refused)).toHaveLength(5);
    // Chromium logs each refusal; nothing else may have been logged.
    expect(mishaps.splice(0).filter((words) => !/TrustedHTML|TrustedScript|Trusted Type/.test(words))).toEqual([]);
  },
);

test('a text of an editor is shown when its page is reached by a link', ON_A_DESKTOP_IN_ALL, async ({ page, site }) => {
  await openPage(page, `${site}${TEXT_OF_A_COLLECTION}`);
  const whole = await page.getByRole('main').innerText();
  await page.goto(`${site}/colecoes`);
  await page.locator(`a[href="${TEXT_OF_A_COLLECTION}"]`).first().click();
  await expect(page).toHaveURL(`${site}${TEXT_OF_A_COLLECTION}`);
  await expect.poll(() => page.getByRole('main').innerText()).toBe(whole);
});

test(
  'a page that an extension changed before React took it over is drawn anew and works',
  ON_A_DESKTOP_IN_ALL,
  async ({ page, site, mishaps }) => {
    await page.route(`${site}/generos`, async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replace('<main', '<div id="planted">x</div><main')
        .replace('</h1>', '!</h1>');
      await route.fulfill({ response, body: html });
    });
    await page.goto(`${site}/generos`);
    await expect(page.locator('#planted')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('!');
    await page.getByRole('link', { name: 'Drama' }).first().click();
    await expect(page).toHaveURL(/\/generos\/drama/);
    // React reports a hydration mismatch.
    expect(mishaps.splice(0).filter((words) => !/Minified React error #(?:418|421|423|425)/.test(words))).toEqual([]);
  },
);
