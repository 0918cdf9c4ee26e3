import { defineConfig } from '@playwright/test';
import type { Engine } from './test.ts';

/**
 * The journeys in other browsers than Chromium, and what controls do before their script and on a translated page, against
 * the same site as the other browser tests. The variable of each browser holds the path of the program that is driven; a
 * browser without one is not run.
 */
const engines: { name: Engine['name']; path: string | undefined; tests: string }[] = [
  { name: 'chromium', path: process.env.CHROMIUM_PATH, tests: 'controls.smoke.ts' },
  { name: 'firefox', path: process.env.FIREFOX_PATH, tests: '*.smoke.ts' },
  { name: 'webkit', path: process.env.WEBKIT_DRIVER_PATH, tests: 'journeys.smoke.ts' },
];

export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  outputDir: '../test-results/browsers',
  globalSetup: '../support/global-setup.ts',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  projects: engines.flatMap(({ name, path, tests }) =>
    path ? [{ name, testMatch: tests, use: { engine: { name, path } } }] : [],
  ),
});
