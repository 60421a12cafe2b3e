import { defineConfig } from '@playwright/test';
import { withoutPictures } from './e2e/chromium.ts';

/** Journeys in a real browser (Debian's Chromium) against the whole product, which e2e/setup-fixture.ts starts. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/setup-fixture.ts',
  fullyParallel: true,
  // More workers than cores: a journey mostly waits.
  workers: 3,
  // One retry, because a busy machine can stall; `npm run check` reports how many tests needed it.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // A busy machine of two cores is slow.
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
