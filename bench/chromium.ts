import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import type { Missing } from './part.ts';

/** A phone, as Lighthouse has it. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

export const chromiumPath = (): string => process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Runs something in Chromium; a line that says why when there is none. */
export async function withBrowser<T>(run: (browser: Browser) => Promise<T>): Promise<T | Missing> {
  const executablePath = chromiumPath();
  if (!existsSync(executablePath)) return { missing: 'No Chromium: not measured. Set CHROMIUM_PATH.' };
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}
