import { type CDPSession, expect, type Page } from '@playwright/test';
import { expectShow } from './live.ts';

/** What a page holds on to after the rubbish is collected. */
type MemoryUse = { readonly heapBytes: number; readonly nodes: number; readonly listeners: number };

type Soak = {
  readonly warm: MemoryUse;
  readonly end: MemoryUse;
  /** What went by in between. */
  readonly ticks: number;
  readonly slideChanges: number;
  readonly polls: number;
  /** The longest tasks after loading, in ms of real time; only those over 50 ms are reported. */
  readonly longTasks: readonly number[];
};

type Counts = { ticks: number; slideChanges: number; polls: number; longTasks: number[]; isSteady: boolean };

declare global {
  interface Window {
    soak: Counts;
  }
}

/**
 * Before anything else in the page: counts what happens, and responds to `GET /api/live` as fast as time goes by here.
 * An item starts every ten minutes, and one response in ten has other slides, so that all that can be built anew is.
 */
function hurry(start: number): void {
  const counts: Counts = { ticks: 0, slideChanges: 0, polls: 0, longTasks: [], isSteady: false };
  window.soak = counts;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) counts.longTasks.push(duration);
  }).observe({ type: 'longtask' });
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((changes) => {
      for (const { target, attributeName } of changes) {
        if (attributeName === 'aria-label') counts.ticks += 1;
        if (attributeName === 'inert' && target instanceof HTMLElement && !target.inert)
          counts.slideChanges += 1;
      }
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['aria-label', 'inert'] });
  });
  const items = Array.from({ length: 100 }, (_, n) => {
    const begin = start + n * 600_000;
    const names = { title: `Beleving ${n}`, place: `Podium ${n % 7}`, href: `/activiteiten/beleving-${n}` };
    return { id: `item-${n}`, start: begin, end: begin + 3_600_000, signing: false, ...names };
  });
  const ask = window.fetch;
  let first: Promise<{ slides: unknown[] }> | undefined;
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname !== '/api/live') return ask(input, init);
    // Not given up after five seconds of the page's own.
    first ??= ask(input).then((response) => response.json());
    const { slides, ...rest } = await first;
    counts.polls += 1;
    const now = start + performance.now();
    const isOther = counts.polls % 10 === 5 && !counts.isSteady;
    const response = {
      ...rest,
      now,
      items: items.filter(({ end }) => end > now),
      slides: isOther ? slides.slice(0, 2) : slides,
    };
    return new Response(JSON.stringify(response), { headers: { 'Content-Type': 'application/json' } });
  };
}

/** The frames of a page under a set clock, sixty times fewer. */
function slowFrames(): void {
  window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()), 1000);
  window.cancelAnimationFrame = (frame) => window.clearTimeout(frame);
}

const WARM_UP_HOURS = 2;

async function memoryUse(session: CDPSession): Promise<MemoryUse> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heapBytes: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/**
 * Has a screen live `hours` at high speed, from half past ten. It warms up for two hours first: until then the engine
 * compiles what runs often, and that is most of what grows. Slides change without a fade, for a fade ends by the clock
 * on the wall.
 */
export async function soakLive(page: Page, url: string, hours: number): Promise<Soak> {
  const start = Date.parse('2024-10-26T07:30:00+02:00');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(hurry, start);
  await page.clock.install({ time: start - 60_000 });
  await page.addInitScript(slowFrames);
  await page.clock.pauseAt(start);
  await page.goto(url);
  await expectShow(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.clock.runFor(1);
  await expect.poll(() => page.evaluate(() => window.soak.polls)).toBe(1);
  /** An hour, which ends with the slides that the page began with. */
  const liveHour = async () => {
    await page.clock.runFor(55 * 60_000);
    await page.evaluate(() => {
      window.soak.isSteady = true;
    });
    await page.clock.runFor(5 * 60_000);
    await page.evaluate(() => {
      window.soak.isSteady = false;
    });
  };
  for (let hour = 0; hour < WARM_UP_HOURS; hour += 1) await liveHour();
  const warm = await memoryUse(session);
  const before = await page.evaluate(() => {
    window.soak.longTasks.length = 0;
    return { ...window.soak };
  });
  for (let hour = 0; hour < hours; hour += 1) await liveHour();
  const after = await page.evaluate(() => window.soak);
  const end = await memoryUse(session);
  return {
    warm,
    end,
    ticks: after.ticks - before.ticks,
    slideChanges: after.slideChanges - before.slideChanges,
    polls: after.polls - before.polls,
    longTasks: after.longTasks.toSorted((one, other) => other - one),
  };
}
