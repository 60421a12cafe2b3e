/** Debian's Chromium without its own windows, a third cheaper for the same pages; asking nobody anything by itself. */
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
 * Most journeys are about something else than pictures, whose making is more than half of the work of a page nobody has seen
 * before. Those that are about them use `launchOptions`.
 */
export const withoutPictures = {
  ...launchOptions,
  args: [...launchOptions.args, '--blink-settings=imagesEnabled=false'],
};
