import { expect, type Page } from '@playwright/test';

/** The Live page with a clock that only moves when the test moves it. */
export type Hall = Awaited<ReturnType<typeof openHall>>;

type HallOptions = {
  readonly path?: string;
  /** How far the device's clock is ahead of the server's, in ms. */
  readonly deviceAhead?: number;
};

declare global {
  interface Window {
    liveProbe: { asked: number; idle(): Promise<void> };
  }
}

/** Runs in the page before its clock is replaced: counts requests, and gives responses the time that the test set. */
function probe(start: number): void {
  const { fetch: ask, setTimeout: after } = window;
  let underWay = 0;
  window.liveProbe = {
    asked: 0,
    async idle() {
      do await new Promise((resolve) => after(resolve, 2));
      while (underWay > 0);
    },
  };
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    underWay += 1;
    if (pathname === '/api/live') window.liveProbe.asked += 1;
    try {
      const response = await ask(input, init);
      if (pathname !== '/api/live' || !response.ok) return response;
      return Response.json({ ...(await response.json()), now: start + performance.now() });
    } finally {
      underWay -= 1;
    }
  };
}

const STEP_MS = 1000;

/**
 * Opens the Live page at an instant with its offset (two hours of one night have one name), and stops its clock there. The
 * programme in the responses is that of the site's own clock: what had not ended then, and 36 hours on.
 */
export async function openHall(
  page: Page,
  instant: string,
  { path = '/live?scherm=1', deviceAhead = 0 }: HallOptions = {},
) {
  const time = Date.parse(instant) + deviceAhead;
  await page.addInitScript(probe, Date.parse(instant) - STEP_MS);
  // It runs on until it is stopped, and the first second is for the page.
  await page.clock.install({ time: time - 60_000 });
  await page.clock.pauseAt(time - STEP_MS);

  const settle = () => page.evaluate(() => window.liveProbe.idle());
  const asked = () => page.evaluate(() => window.liveProbe.asked);
  /** Lets `ms` go by as in a page: every timer, every frame, and responses that arrive within the second. */
  const pass = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= STEP_MS) {
      await page.clock.runFor(Math.min(left, STEP_MS));
      await settle();
    }
  };
  /** After the page was loaded anew: it comes alive, which takes a second. */
  const awake = async (): Promise<void> => {
    await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1);
    await pass(1);
    await pass(STEP_MS - 1);
  };
  await page.goto(path);
  await awake();
  return {
    pass,
    awake,
    asked,
    /** Lets `ms` go by as for a page that slept: every timer once, at the end. */
    async sleep(ms: number): Promise<void> {
      await page.clock.fastForward(ms);
      await settle();
    },
    async ask(): Promise<void> {
      const before = await asked();
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await pass(1);
      expect(await asked()).toBe(before + 1);
    },
    /** Lets time go by until the page loads itself anew, within `ms`. */
    async reloads(ms: number): Promise<void> {
      let isLoaded = false;
      const loaded = page.waitForEvent('load').then(() => {
        isLoaded = true;
      });
      for (let left = ms; left > 0 && !isLoaded; left -= STEP_MS)
        await Promise.race([loaded, pass(STEP_MS).catch(() => loaded)]);
      await loaded;
      await awake();
    },
  };
}

/** Publishes what changes a screen, and waits until the site at `url` shows it: a screen finds it within `FOUND_MS`. */
export async function publish(url: string, change: () => Promise<unknown>): Promise<void> {
  const read = async (path: string) => (await fetch(url + path)).json();
  const shown = async () => JSON.stringify({ ...(await read('/api/live')), now: 0 });
  const version = async () => (await read('/live/stand.json')).version;
  await expect.poll(version).not.toBeNull();
  const before = [await version(), await shown()];
  await change();
  await expect.poll(version).not.toBe(before[0]);
  await expect.poll(shown).not.toBe(before[1]);
}

/** A screen looks every four seconds whether something was published, and asks for it within the next, in ms. */
export const FOUND_MS = 5000;

/** What a screen says; from when a site was opened its clock runs on, and this holds for ten minutes. */
export type Screen = {
  readonly heading: string;
  readonly says: readonly string[];
  readonly not?: readonly string[];
};

export const COMING = 'Inktvis in\u00A0aantocht';

/** Opens a page of Live in a window of this size, and waits for its script and fonts. */
export async function openScreen(page: Page, address: string, width: number, height: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  await page.goto(address);
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1);
  await page.evaluate(() => document.fonts.ready);
}

export async function expectScreen(page: Page, { heading, says, not = [] }: Screen): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('timer')).toBeVisible();
  const main = page.getByRole('main');
  for (const text of says) await expect(main).toContainText(text);
  for (const text of not) await expect(main).not.toContainText(text);
}

/** The rows of the screen: what is to come. */
export const rows = (page: Page) =>
  page.getByRole('region', { name: 'Straks op het programma' }).getByRole('listitem');

export const expectTime = (page: Page, time: string) =>
  expect(page.getByRole('timer')).toHaveAccessibleName(`Het is nu ${time}`);

/** A slideshow of several slides has a button; with its island hydrated it runs. */
const SHOW = 'astro-island:not([ssr]) section[aria-roledescription="beeldenreeks"]:has(> button)';

export const expectShow = (page: Page) => expect(page.locator(SHOW)).toHaveCount(1);

/** The slide that is seen; its name says which it is: `2 van 6`. */
export const slideSeen = (page: Page) => page.locator('[aria-roledescription="dia"]:not([inert])');

export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: value ? 'hidden' : 'visible',
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

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
