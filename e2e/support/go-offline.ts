import { expect, type Page } from '@playwright/test';

/** The network of all pages beside this one goes too. A busy Chromium says that it is gone before it is. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const asks = () => page.evaluate(() => fetch('/healthz').then(Boolean, () => false));
  await expect.poll(asks).toBe(false);
}
