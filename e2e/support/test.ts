import { type Browser, test as base, expect } from '@playwright/test';
import { type ContentFixture, createContentFixture } from './content-fixture.ts';
import {
  openTestEnvironment,
  openTestSite,
  type TestEnvironment,
  type TestEnvironmentOptions,
  type TestSite,
} from './test-environment.ts';

export { expect };

function shared(name: string): string {
  const url = process.env[name];
  if (!url) throw new Error(`${name} was not set by global-setup.ts`);
  return url;
}
/** The address of the shared site. */
export const siteUrl = (): string => shared('TEST_SITE_URL');
/** The mail server of the shared site. */
export const sharedMail = (): string => shared('TEST_MAIL_URL');

/** Starts a site with other settings beside the shared services, for all tests of a file. */
export const startSite = (env: Record<string, string>): Promise<TestSite> =>
  openTestSite(env, { contentUrl: shared('TEST_CONTENT_URL'), eventsUrl: shared('TEST_EVENTS_URL') });

type Fixtures = {
  /** Whether errors in the console of the test's page fail the test; false for tests that cause them. */
  readonly failsOnConsoleErrors: boolean;
  /** A copy of the sample content for this test alone. */
  readonly contentFixture: ContentFixture;
  /** Opens a test environment for this test alone. */
  readonly openEnvironment: (options?: TestEnvironmentOptions) => Promise<TestEnvironment>;
  /** Starts a site with other settings beside the shared services, for this test alone. */
  readonly openSite: (env: Record<string, string>) => Promise<TestSite>;
};

/** Playwright's test; fails on errors in the browser's console, and stops what it started. */
export const test = base.extend<Fixtures>({
  failsOnConsoleErrors: [true, { option: true }],
  page: async ({ page, failsOnConsoleErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      const isOurs = message.type() === 'error' || message.text().includes('Permissions-Policy');
      if (isOurs) errors.push(`${message.text()} ${message.location().url}`.trim());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    const surprises = errors.filter(
      (text) => !/Failed to load resource: the server responded with a status of (404|413)/.test(text),
    );
    if (failsOnConsoleErrors) expect(surprises, 'errors in the console').toEqual([]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed.
  contentFixture: async ({}, use) => {
    const fixture = await createContentFixture();
    await use(fixture);
    await fixture.close();
  },
  openEnvironment: async ({ browser }, use) => {
    const opened: TestEnvironment[] = [];
    await use(async (options) => {
      const environment = await openTestEnvironment(options);
      opened.push(environment);
      return environment;
    });
    await closeAll(browser, opened);
  },
  openSite: async ({ browser }, use) => {
    const opened: TestSite[] = [];
    await use(async (env) => {
      const site = await startSite(env);
      opened.push(site);
      return site;
    });
    await closeAll(browser, opened);
  },
});

/** An open page goes on asking for pictures and changes, and would log that nothing responds. */
async function closeAll(browser: Browser, opened: readonly Pick<TestSite, 'close'>[]): Promise<void> {
  for (const context of browser.contexts()) for (const page of context.pages()) await page.close();
  for (const one of opened) await one.close();
}
