import { writeFile } from 'node:fs/promises';
import { test as base, type TestInfo } from '@playwright/test';
import { siteUrl } from '../support/test.ts';
import type { Browser } from './browser.ts';
import { openChromium } from './chromium.ts';
import { openFirefox } from './firefox.ts';
import { openScriptsGate, type ScriptsGate } from './scripts-gate.ts';
import { type Visitor, visitorOf } from './visitor.ts';
import { openWebkit } from './webkit.ts';

/** A browser, and the path of the program that is driven. */
export type Engine = { readonly name: keyof typeof OPENERS; readonly path: string };

const OPENERS = { chromium: openChromium, firefox: openFirefox, webkit: openWebkit } as const;

type TestFixtures = {
  readonly visitor: Visitor;
  /** A visitor whose scripts can be held back, on an address of its own where none is in the browser's cache; `open` is the site itself. */
  readonly gated: { readonly visitor: Visitor; readonly gate: ScriptsGate; readonly open: Visitor };
};

/** One browser for the tests of a worker; each test leaves its storage empty. */
export const test = base.extend<TestFixtures, { engine: Engine; driven: Browser }>({
  engine: [
    { name: 'firefox', path: '' },
    { option: true, scope: 'worker' },
  ],
  driven: [
    async ({ engine: { name, path } }, use) => {
      const browser = await OPENERS[name](path);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ driven }, use, info) => {
    await driven.resize(1280, 900);
    await use(visitorOf(driven, siteUrl()));
    await lookBack(driven, info);
  },
  gated: async ({ driven }, use, info) => {
    const gate = await openScriptsGate(siteUrl());
    await use({ visitor: visitorOf(driven, gate.url), gate, open: visitorOf(driven, siteUrl()) });
    await lookBack(driven, info);
    await driven.open('about:blank');
    await gate.close();
  },
});

/** A picture of what failed; the next test starts with an empty storage. */
async function lookBack(driven: Browser, info: TestInfo): Promise<void> {
  if (info.status !== info.expectedStatus)
    await writeFile(info.outputPath('window.png'), await driven.screenshot());
  await driven.evaluate('localStorage.clear()');
}
