import type { Page } from '@playwright/test';

/** Delays requests for `url` until the returned function is called. */
export async function delayRequest(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    // A request that was overtaken is no longer there.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}
