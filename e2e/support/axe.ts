import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { sideways } from './adapted.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Half as long as what the package exports as its source. */
const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it is now. Its script is read once for each document. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SCRIPT);
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run({ runOnly, resultTypes: ['violations'], iframes: false });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
  }, RULES);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What the page shows now, as on a phone of 320 px: no findings, and nothing beside the edge. */
export async function expectAccessibleOnPhone(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 900 });
  await expectAccessible(page);
  if (size) await page.setViewportSize(size);
}

/** The page as it is now: no findings, and nothing beside the edge. */
export async function expectAccessible(page: Page, where?: string): Promise<void> {
  expect(await axeFindings(page), where).toEqual([]);
  expect(await sideways(page), where).toBe(0);
}
