/** The oldest browsers we promise to work in (docs/decisions/browser-code.md). Samsung Internet 25 is Chromium 121. */
export const BROWSERS = ['chrome121', 'edge121', 'firefox128', 'safari17.4'];
