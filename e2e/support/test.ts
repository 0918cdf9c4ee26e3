import { type Browser, test as base, expect } from '@playwright/test';
import { type ContentFixture, createContentFixture } from './content-fixture.ts';
import { WHOLE_BROWSER } from './launch.ts';
import {
  openTestEnvironment,
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
export const siteUrl = (): string => shared('TEST_SITE_URL');
export const sharedMail = (): string => shared('TEST_MAIL_URL');

/**
 * Starts a site for all tests of a file. It reads from the shared services; what a test stops or changes is its own, where
 * `contentDir`, `contentEnv` or `eventsEnv` says so.
 */
export async function startEnvironment(options: TestEnvironmentOptions = {}): Promise<TestEnvironment> {
  const { contentDir, contentEnv, eventsEnv } = options;
  const sources = {
    ...(!contentDir && !contentEnv && { contentUrl: shared('TEST_CONTENT_URL') }),
    ...(!eventsEnv && { eventsUrl: shared('TEST_EVENTS_URL') }),
  };
  const environment = await openTestEnvironment({ sources, ...options });
  await untilWhole(environment.url);
  return environment;
}

/** On a busy machine the first pages may come before their sources were read: they are not stored then. */
export const untilWhole = (...addresses: readonly string[]): Promise<unknown> =>
  Promise.all(
    addresses.map((address) =>
      expect
        .poll(
          async () => {
            const { status, headers } = await fetch(address);
            return status === 404 || headers.has('cdn-cache-control');
          },
          { message: address, timeout: 90_000 },
        )
        .toBe(true),
    ),
  );

export const startSite = (env: Record<string, string>): Promise<TestSite> => startEnvironment({ env });

type Fixtures = {
  readonly failsOnConsoleErrors: boolean;
  /** Each of these for this test alone. */
  readonly contentFixture: ContentFixture;
  readonly openEnvironment: typeof startEnvironment;
  readonly openSite: typeof startSite;
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
    // A picture that a busy machine did not make in time is asked for again by the next page.
    const expected =
      /^Failed to load resource: the server responded with a status of (404|413|503 .+\/beeld\/)/;
    const surprises = errors.filter((text) => !expected.test(text));
    if (failsOnConsoleErrors) expect(surprises, 'errors in the console').toEqual([]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed.
  contentFixture: async ({}, use) => {
    const fixture = await createContentFixture();
    await use(fixture);
    await fixture.close();
  },
  openEnvironment: ({ browser }, use) => opening(browser, startEnvironment, use),
  openSite: ({ browser }, use) => opening(browser, startSite, use),
});

let whole: Browser | undefined;

/** The same in the whole browser, in this worker: `launchOptions` would end it, and start one before and one after. */
export const wholeBrowserTest = test.extend({
  context: async ({ playwright }, use) => {
    whole ??= await playwright.chromium.launch(WHOLE_BROWSER);
    const context = await whole.newContext();
    await use(context);
    await context.close();
  },
});

/** Opens something for all tests of a file or a group, and closes it after them. */
export function forAll<T extends { close(): Promise<void> }>(open: () => Promise<T>): () => T {
  let opened: T | undefined;
  test.beforeAll(async () => {
    opened = await open();
  });
  test.afterAll(() => opened?.close());
  return () => {
    if (!opened) throw new Error('not open yet');
    return opened;
  };
}

/** Hands a test what opens a site, and closes what it opened. */
async function opening<Options, Site extends TestSite>(
  browser: Browser,
  open: (options: Options) => Promise<Site>,
  use: (open: (options: Options) => Promise<Site>) => Promise<void>,
): Promise<void> {
  const opened: Site[] = [];
  await use(async (options) => {
    const site = await open(options);
    opened.push(site);
    return site;
  });
  // An open page goes on asking for pictures and changes, and would log that nothing responds.
  for (const context of browser.contexts()) for (const page of context.pages()) await page.close();
  for (const site of opened) await site.close();
}
