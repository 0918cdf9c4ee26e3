import { type Browser, chromium } from '@playwright/test';
import { type Figure, median, percentile } from '../measure.ts';
import { CHROMIUM, withSite } from '../site.ts';

const WARM_UP = 6;
const ROUNDS = 40;

/** From a click on a theme until the list that follows from it is painted, and on a phone with a quarter of this CPU. */
export const filterClick = (): Promise<readonly Figure[]> =>
  withSite({}, async ({ origin }) => {
    await using browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const quick = await choices(browser, `${origin}/programma`, 1);
    const slow = await choices(browser, `${origin}/programma`, 4);
    return [
      { what: 'filter to painted list, median', value: median(quick.times), unit: 'ms', min: 5, max: 60 },
      { what: 'filter to painted list, 95 %', value: percentile(quick.times, 0.95), unit: 'ms', max: 100 },
      { what: 'CPU slowed four times, median', value: median(slow.times), unit: 'ms', min: 20 },
      {
        what: 'CPU slowed four times, longest task',
        value: Math.max(0, ...slow.tasks),
        unit: 'ms',
        max: 150,
      },
    ];
  });

/** Milliseconds of each choice, and of the tasks over 50 ms meanwhile. */
async function choices(browser: Browser, url: string, slowdown: number) {
  await using page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.locator('main summary', { hasText: 'Filters' }).click();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const tasks = await page.evaluateHandle(() => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      durations.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    return durations;
  });
  const themes = page.locator('form label').filter({ has: page.locator('[name=thema]') });
  const count = await themes.count();
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    if (round === WARM_UP) await tasks.evaluate((durations) => durations.splice(0));
    const chip = themes.nth(Math.floor(round / 2) % count);
    const [time] = await Promise.all([page.evaluate(untilPainted), chip.click()]);
    if (round >= WARM_UP) times.push(time);
  }
  return { times, tasks: await tasks.jsonValue() };
}

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
