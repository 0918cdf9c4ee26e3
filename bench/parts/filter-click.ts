import { chromium } from '@playwright/test';
import { type Figure, median, percentile } from '../measure.ts';
import { CHROMIUM, withSite } from '../site.ts';

const WARM_UP = 6;
const ROUNDS = 40;

/** From a click on a theme until the list that follows from it is painted. */
export const filterClick = (): Promise<readonly Figure[]> =>
  withSite({}, async ({ origin }) => {
    await using browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${origin}/programma`);
    await page.waitForLoadState('networkidle');
    await page.locator('main summary', { hasText: 'Filters' }).click();
    const themes = page.locator('form label').filter({ has: page.locator('[name=thema]') });
    const count = await themes.count();
    const times: number[] = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      const chip = themes.nth(Math.floor(round / 2) % count);
      const [time] = await Promise.all([page.evaluate(untilPainted), chip.click()]);
      if (round >= WARM_UP) times.push(time);
    }
    return [
      { what: 'filter to painted list, median', value: median(times), unit: 'ms', min: 5, max: 60 },
      { what: 'filter to painted list, 95 %', value: percentile(times, 0.95), unit: 'ms', max: 100 },
    ];
  });

/** Resolves once the next click has led to other results; runs in the page. */
function untilPainted(): Promise<number> {
  return new Promise((resolve) => {
    let clicked = 0;
    addEventListener('click', (event) => (clicked = event.timeStamp), { capture: true, once: true });
    const list = document.querySelector('main') ?? document.body;
    const shown = () =>
      [...list.querySelectorAll('article a')].map((link) => link.getAttribute('href')).join();
    const before = shown();
    const observer = new MutationObserver(() => {
      // Skeletons have no links.
      if (clicked === 0 || shown() === '' || shown() === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // A message comes after the frame that is about to be painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - clicked);
        port2.postMessage(null);
      });
    });
    observer.observe(list, { childList: true, subtree: true, characterData: true });
  });
}
