import { defineConfig } from '@playwright/test';
import { withoutPictures } from './e2e/chromium.ts';

/** Journeys in a real browser, Debian's Chromium, against the whole house (e2e/setup-house.ts starts it). */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/setup-house.ts',
  fullyParallel: true,
  // More than there are cores: much of a journey is waiting.
  workers: 3,
  // Once more where the machine stood still; `npm run check` tells how many needed it.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // A machine of two cores with much to do is slow, not wrong.
  expect: { timeout: 15_000 },
  outputDir: '.cache/e2e',
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: withoutPictures,
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testIgnore: ['admin-*', 'api-docs*', 'lost*'].map((name) => `**/${name}.spec.ts`),
      grepInvert: /@desktop/,
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      testIgnore: ['budgets', 'edge-states', 'navigation-trouble'].map((name) => `**/${name}.spec.ts`),
      grepInvert: /@phone/,
    },
  ],
});
