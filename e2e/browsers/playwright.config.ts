import { defineConfig } from '@playwright/test';
import type { Engine } from './journeys.smoke.ts';

/** The variable of each browser holds the path of the program that is driven; a browser without one is not run. */
const engines: { name: Engine['name']; path: string | undefined }[] = [
  { name: 'firefox', path: process.env.FIREFOX_PATH },
  { name: 'webkit', path: process.env.WEBKIT_DRIVER_PATH },
];

/** The smoke in other browsers than Chromium, against the same site as the other browser tests. */
export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  testMatch: '*.smoke.ts',
  outputDir: '../test-results/browsers',
  globalSetup: '../support/global-setup.ts',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  projects: engines.flatMap(({ name, path }) => (path ? [{ name, use: { engine: { name, path } } }] : [])),
});
