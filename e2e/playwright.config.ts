import { defineConfig } from '@playwright/test';
import { SHELL } from './support/launch.ts';

/**
 * Tests in a real browser against the built site and the embedded services. `npm test` sets CHROMIUM_PATH; the site
 * is started by `support/global-setup.ts` on free ports.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  // Half of the time a test waits for clocks and responses: three keep two cores busy.
  workers: 3,
  timeout: 180_000,
  // How long something may take is asked nowhere here: a busy machine is waited for.
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : [['line']],
  use: {
    // Set by global-setup.ts; workers load this file after it.
    baseURL: process.env.TEST_SITE_URL,
    // Responses of a service worker cannot be mocked by a test; operations/offline.spec.ts lets it in.
    serviceWorkers: 'block',
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
    launchOptions: SHELL,
  },
});
