import { defineConfig } from '@playwright/test';
import { withoutPictures } from './e2e/chromium.ts';

/** Screens of the admin and of developers have no test on a phone: their tests set the width themselves. */
const WIDE_ONLY = ['admin-*', 'api-docs*', 'lost*'];
const IS_WIDE_ONLY = '@desktop|(?:admin-[a-z-]+|api-docs|lost)[.]spec[.]ts';

/** What each check runs, and what `npm run check -- all` adds: tests with its tag, and on a wide screen what a phone has shown already. */
const RUN =
  process.env.E2E_ALL === '1'
    ? { phone: /@all/, desktop: new RegExp(`@all|^(?!.*(?:${IS_WIDE_ONLY}))`), not: [] }
    : { phone: /./, desktop: new RegExp(IS_WIDE_ONLY), not: [/@all/] };

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
      testIgnore: WIDE_ONLY.map((name) => `**/${name}.spec.ts`),
      grep: RUN.phone,
      grepInvert: [/@desktop/, ...RUN.not],
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      testIgnore: ['budgets', 'edge-states', 'navigation-trouble'].map((name) => `**/${name}.spec.ts`),
      grep: RUN.desktop,
      grepInvert: [/@phone/, ...RUN.not],
    },
  ],
});
