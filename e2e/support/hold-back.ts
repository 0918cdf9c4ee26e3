import type { Page } from '@playwright/test';

/** Lets requests for `url` wait until the function that it gives is called. */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    // A request that was overtaken is no longer there.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}
