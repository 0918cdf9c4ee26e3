import type { Page } from '@playwright/test';

export type LiveResponse = {
  build: string;
  items: unknown[];
  slides: { id: string }[];
  announcement: { lead: string; text: string } | null;
};

/** Changes every response of `GET /api/live` that the page gets from now on; null: an error of the server instead. */
export async function changeResponses(
  page: Page,
  change: (current: LiveResponse) => LiveResponse | null,
): Promise<void> {
  await page.unroute(isLiveUrl);
  await page.route(isLiveUrl, async (route) => {
    const response = await route.fetch();
    const changed = change(await response.json());
    if (changed) await route.fulfill({ response, json: changed });
    else await route.fulfill({ status: 503, json: null });
  });
}

const isLiveUrl = (url: URL) => url.pathname === '/api/live';
