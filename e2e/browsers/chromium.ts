import { chromium } from '@playwright/test';
import { SHELL } from '../support/launch.ts';
import type { Browser } from './browser.ts';

/** What WebDriver calls a key by a letter of its own, Playwright calls by name. */
const NAMES: Readonly<Record<string, string>> = {
  '\uE007': 'Enter',
  '\uE00C': 'Escape',
  '\uE015': 'ArrowDown',
};

type Action = { readonly type: string; readonly x?: number; readonly y?: number; readonly value?: string };

export async function openChromium(path: string): Promise<Browser> {
  const browser = await chromium.launch({ ...SHELL, executablePath: path });
  const context = await browser.newContext({
    locale: 'nl-BE',
    serviceWorkers: 'block',
    permissions: ['clipboard-write'],
  });
  const page = await context.newPage();
  const perform = async ({ type, x = 0, y = 0, value = '' }: Action): Promise<void> => {
    if (type === 'pointerMove') await page.mouse.move(x, y);
    else if (type === 'pointerDown') await page.mouse.down();
    else if (type === 'pointerUp') await page.mouse.up();
    else if (type === 'keyDown') await page.keyboard.down(NAMES[value] ?? value);
    else await page.keyboard.up(NAMES[value] ?? value);
  };
  return {
    async open(url, { isHeld = false } = {}) {
      await page.goto(url, { waitUntil: isHeld ? 'commit' : 'load' });
    },
    evaluate: async (expression) => {
      const value = await page.evaluate(`JSON.stringify(${expression})`);
      return typeof value === 'string' ? JSON.parse(value) : undefined;
    },
    async perform(sources) {
      for (const { actions } of sources) for (const action of actions) await perform(action as Action);
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
