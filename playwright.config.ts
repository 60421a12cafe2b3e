import { defineConfig } from '@playwright/test';
import { withoutPictures } from './e2e/chromium.ts';

/** Tests that only `npm run check -- all` runs, see IN_ALL and WIDE_IN_ALL. */
const isAll = process.env.E2E_ALL === '1';
const NOT_NOW = { phone: isAll ? [] : [/@all(?!-wide)/], desktop: isAll ? [] : [/@all/] };

/** Journeys in a real browser (Debian's Chromium) against the whole product, which e2e/setup-fixture.ts starts. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/setup-fixture.ts',
  fullyParallel: true,
  // Browsers and servers keep both cores busy with two; a third only makes each journey slower.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stop for ten seconds and more. A journey about time sets its own limits.
  timeout: 180_000,
  expect: { timeout: 30_000 },
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
      grepInvert: [/@desktop/, ...NOT_NOW.phone],
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      testIgnore: ['budgets', 'edge-states', 'navigation-trouble'].map((name) => `**/${name}.spec.ts`),
      grepInvert: [/@phone/, ...NOT_NOW.desktop],
    },
  ],
});
