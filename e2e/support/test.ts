import { test as base, expect } from '@playwright/test';
import { type ContentFixture, createContentFixture } from './content-fixture.ts';
import {
  openTestEnvironment,
  type TestEnvironment,
  type TestEnvironmentOptions,
} from './test-environment.ts';

export { expect };

/** The address of the shared site. */
export const siteUrl = (): string => {
  const url = process.env.TEST_SITE_URL;
  if (!url) throw new Error('the site was not started by global-setup.ts');
  return url;
};

type Fixtures = {
  /** Whether errors in the console of the test's page fail the test; false for tests that cause them. */
  readonly failsOnConsoleErrors: boolean;
  readonly watchConsole: undefined;
  /** A copy of the sample content for this test alone. */
  readonly contentFixture: ContentFixture;
  /** Opens a test environment for this test alone. */
  readonly openEnvironment: (options?: TestEnvironmentOptions) => Promise<TestEnvironment>;
};

/** Playwright's test; fails on errors in the browser's console, and stops what it started. */
export const test = base.extend<Fixtures>({
  failsOnConsoleErrors: [true, { option: true }],
  watchConsole: [
    async ({ page, failsOnConsoleErrors }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        const isOurs = message.type() === 'error' || message.text().includes('Permissions-Policy');
        if (isOurs) errors.push(`${message.text()} ${message.location().url}`.trim());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use(undefined);
      const surprises = errors.filter(
        (text) => !/Failed to load resource: the server responded with a status of (404|413)/.test(text),
      );
      if (failsOnConsoleErrors) expect(surprises, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed.
  contentFixture: async ({}, use) => {
    const fixture = await createContentFixture();
    await use(fixture);
    await fixture.close();
  },
  openEnvironment: async ({ page }, use) => {
    const opened: TestEnvironment[] = [];
    await use(async (options) => {
      const environment = await openTestEnvironment(options);
      opened.push(environment);
      return environment;
    });
    // An open page goes on asking for pictures and changes, and would log that nothing responds.
    await page.close();
    for (const environment of opened) await environment.close();
  },
});
