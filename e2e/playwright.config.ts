import { defineConfig } from '@playwright/test';
import type { Engine } from './browsers/test.ts';
import { SHELL } from './support/launch.ts';

/** Which tests run in the program at each path; the old browsers (tools/old-browsers.mjs) run the journeys. */
const engines: { name: Engine['name']; path: string | undefined; tests: RegExp }[] = [
  { name: 'firefox', path: process.env.FIREFOX_PATH, tests: /journeys\.smoke\.ts$/ },
  { name: 'webkit', path: process.env.WEBKIT_DRIVER_PATH, tests: /journeys\.smoke\.ts$/ },
  {
    name: 'chromium',
    path: process.env.CHROMIUM_PATH && SHELL.executablePath,
    tests: process.env.OLD_BROWSERS ? /journeys\.smoke\.ts$/ : /controls\.smoke\.ts$/,
  },
];

/** The tests of a file run one after the other, so that what they start together is started once. */
export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  outputDir: 'test-results',
  globalSetup: './support/global-setup.ts',
  // Half of the time a test waits for clocks and responses: four keep two cores busy.
  workers: 4,
  timeout: 180_000,
  // How long something may take is asked nowhere here: a busy machine is waited for.
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    // Set by global-setup.ts; workers load this file after it.
    baseURL: process.env.TEST_SITE_URL,
    // Responses of a service worker cannot be mocked by a test; operations/offline.spec.ts lets it in.
    serviceWorkers: 'block',
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
    launchOptions: SHELL,
  },
  projects: [
    ...engines.flatMap(({ name, path, tests }) =>
      path ? [{ name, testMatch: tests, use: { engine: { name, path } } }] : [],
    ),
    { name: 'site', testMatch: '**/*.spec.ts' },
  ],
});
