import type { Page } from '@playwright/test';

/** An answer of `GET /api/live`, as far as tests change it. */
export type Answer = {
  build: string;
  items: unknown[];
  slides: { id: string }[];
  announcement: { lead: string; text: string } | null;
};

/** Changes every answer of `GET /api/live` that the page gets from now on; null: an error of the server instead. */
export async function changeAnswers(page: Page, change: (answer: Answer) => Answer | null): Promise<void> {
  await page.unroute(isAnswer);
  await page.route(isAnswer, async (route) => {
    const response = await route.fetch();
    const changed = change(await response.json());
    if (changed) await route.fulfill({ response, json: changed });
    else await route.fulfill({ status: 503, json: null });
  });
}

const isAnswer = (url: URL) => url.pathname === '/api/live';
