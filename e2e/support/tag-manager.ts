import type { Page } from '@playwright/test';

/** Reads what it finds in the data layer when it starts, and leaves a cookie as Analytics would. */
const CONTAINER = `
window.seenByContainer = window.dataLayer.map((entry) =>
  Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry) : entry);
document.cookie = '_ga=GA1.1.1; path=/; max-age=3600';
`;

/** Plays the tag manager for `page`; returns how often its container was fetched. */
export async function playTagManager(page: Page): Promise<() => number> {
  let fetched = 0;
  await page.route('https://www.googletagmanager.com/**', (route) => {
    fetched += 1;
    return route.fulfill({ contentType: 'text/javascript', body: CONTAINER });
  });
  return () => fetched;
}

/** The data layer as commands: `['consent', 'default', …]`, or the event itself. */
export const dataLayer = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    (Reflect.get(window, 'dataLayer') ?? []).map((entry: object) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? Object.values(entry) : entry,
    ),
  );

/** Names of the cookies that scripts can see. */
export const cookieNames = async (page: Page): Promise<string[]> =>
  (await page.context().cookies()).map(({ name }) => name);
