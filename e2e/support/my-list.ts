import type { Page } from '@playwright/test';

type Item = {
  readonly id: string;
  readonly experience: string;
  readonly title: string;
  readonly start: string;
  readonly flags: readonly string[];
};

const programme = async (page: Page, site: string): Promise<readonly Item[]> =>
  (await (await page.request.get(`${site}/programma.json`)).json()).items;

export async function find(page: Page, title: string, day: string, site = ''): Promise<Item> {
  const found = (await programme(page, site)).find((one) => one.title === title && one.start.startsWith(day));
  if (!found) throw new Error(`no ${title} on ${day}`);
  return found;
}

/** Puts items on the list of this browser, once. */
export async function save(
  page: Page,
  items: readonly Pick<Item, 'id' | 'experience' | 'start'>[],
  site = '',
): Promise<void> {
  const saved = items.map(({ id, experience, start }) => ({
    id,
    experience,
    day: start.slice(0, 10),
    seen: '',
  }));
  await page.goto(`${site}/robots.txt`);
  await page.evaluate((list) => localStorage.setItem('leeslint', JSON.stringify(list)), saved);
}

export const OWN = '/mijn-leeslint';
export const WATERDING = 'O krinklende winklende waterding';
export const LEEUW = 'De Leeuw van Vlaanderen, van roman tot strip';
export const row = (page: Page, title: string) =>
  page.locator('[data-row]').filter({ has: page.getByRole('link', { name: title, exact: true }) });
export const count = (page: Page) => page.locator('main').getByRole('status').first();
export const message = (page: Page) => page.getByRole('region', { name: 'Meldingen (F8)' });

/** Two that overlap on Sunday, and one on Saturday. */
export const overlapping = async (page: Page) => [
  await find(page, WATERDING, '2024-10-27'),
  await find(page, LEEUW, '2024-10-27'),
  await find(page, 'Bezette Stad, hardop', '2024-10-26'),
];
