import { defineConfig } from '@playwright/test';
import { launchOptions } from './e2e/chromium.ts';

/** Journeys in a real browser, Debian's Chromium, against the whole house (e2e/setup-house.ts starts it). */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/setup-house.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  outputDir: '.cache/e2e',
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions,
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
