import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { sideways } from './adapted.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it is now. One document each: in legacy mode it needs no second page to gather findings. */
export async function axeFindings(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await axe.options({ runOnly: RULES, resultTypes: ['violations'] }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

/** The page as it is now: no findings, and nothing beside the edge. */
export async function expectAccessible(page: Page, where?: string): Promise<void> {
  expect(await axeFindings(page), where).toEqual([]);
  expect(await sideways(page), where).toBe(0);
}
