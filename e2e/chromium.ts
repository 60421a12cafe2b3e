/** Debian's headless Chromium, a third cheaper for the same pages, without background requests. */
export const launchOptions = {
  executablePath: '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
  ],
};

/**
 * Most journeys do not test pictures, and making those is more than half of the work of a page's first visit. Journeys that do
 * test them use `launchOptions`.
 */
export const withoutPictures = {
  ...launchOptions,
  args: [...launchOptions.args, '--blink-settings=imagesEnabled=false'],
};
