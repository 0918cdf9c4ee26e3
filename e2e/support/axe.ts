import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { sideways } from './adapted.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it is now. Its script is read once for each document. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
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

/** The page as it is now: no findings, and nothing beside the edge. */
export async function expectAccessible(page: Page, where?: string): Promise<void> {
  expect(await axeFindings(page), where).toEqual([]);
  expect(await sideways(page), where).toBe(0);
}
