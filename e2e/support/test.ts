import { test as base, expect } from '@playwright/test';

export { expect };

/** The address of the shared site. */
export const siteUrl = (): string => {
  const url = process.env.TEST_SITE_URL;
  if (!url) throw new Error('the site was not started by global-setup.ts');
  return url;
};

/** Playwright's test; fails on errors in the browser's console. */
export const test = base.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use) => {
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
      expect(surprises, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});
