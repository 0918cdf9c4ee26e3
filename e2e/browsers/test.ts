import { writeFile } from 'node:fs/promises';
import { test as playwright, type TestInfo } from '@playwright/test';
import { siteUrl } from '../support/test.ts';
import type { Browser } from './browser.ts';
import { openChromium } from './chromium.ts';
import { openFirefox } from './firefox.ts';
import { stopPrograms } from './program.ts';
import { openScriptsGate, type ScriptsGate } from './scripts-gate.ts';
import { type Visitor, visitorOf } from './visitor.ts';
import { openWebkit } from './webkit.ts';

export type Engine = { readonly name: keyof typeof OPENERS; readonly path: string };

const OPENERS = { chromium: openChromium, firefox: openFirefox, webkit: openWebkit } as const;

/** How long a driver may take for one command, in ms. A busy machine is waited for; a driver that hangs is not. */
const ANSWER_MS = 45_000;
const CLOSE_MS = 10_000;

type Driven = Browser & { readonly hasHung: () => boolean };

/** The browser of this worker, and its gate, which its tests share; each leaves the storage empty. */
let driven: Driven | undefined;
let gate: ScriptsGate | undefined;

const withDeadline = async <T>(answer: Promise<T>, ms: number, command: string): Promise<T> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer to ${command} within ${ms / 1000} s`)), ms);
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
};

/** A browser whose driver has to answer; after a command without an answer nothing more is asked of it. */
async function open({ name, path }: Engine): Promise<Driven> {
  let hung: Error | undefined;
  const ask = <T>(command: string, send: () => Promise<T>): Promise<T> => {
    if (hung) return Promise.reject(hung);
    const answer = send();
    return withDeadline(answer, ANSWER_MS, `${name}: ${command}`).catch((error: Error) => {
      if (error.message.startsWith('no answer')) hung = error;
      throw error;
    });
  };
  const browser = await withDeadline(OPENERS[name](path), ANSWER_MS, `${name}: start`);
  return {
    open: (url, options) => ask(`open ${url}`, () => browser.open(url, options)),
    evaluate: (expression) => ask('evaluate', () => browser.evaluate(expression)),
    perform: (sources) => ask('perform', () => browser.perform(sources)),
    resize: (width, height) => ask('resize', () => browser.resize(width, height)),
    screenshot: () => ask('screenshot', () => browser.screenshot()),
    close: () => withDeadline(browser.close(), CLOSE_MS, `${name}: close`).catch(() => undefined),
    hasHung: () => hung !== undefined,
  };
}

/** Ends the browser of this worker, by force if its driver does not do it. */
async function close(): Promise<void> {
  await driven?.close();
  driven = undefined;
  await stopPrograms();
}

const base = playwright.extend<object, { engine: Engine; ending: undefined }>({
  engine: [
    { name: 'firefox', path: '' },
    { option: true, scope: 'worker' },
  ],
  ending: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads it
    async ({}, use) => {
      await use(undefined);
      await close();
      await gate?.close();
    },
    { scope: 'worker', auto: true },
  ],
});

/** A test in the browser of its project, begun again once in a new one when its driver gives no answer; the report says so. */
function inBrowser(title: string, journey: (browser: Browser) => Promise<void>): void {
  base(title, async ({ engine }, info) => {
    for (const isLast of [false, true]) {
      try {
        driven ??= await open(engine);
        await journey(driven);
        return await driven.evaluate('(localStorage.clear(), sessionStorage.clear())').then(() => undefined);
      } catch (error) {
        if (driven && !driven.hasHung()) return lookBack(driven, info, error);
        await close();
        if (isLast) throw error;
        info.setTimeout(info.timeout * 2);
        const description = `${error}; begun again in a new browser`;
        info.annotations.push({ type: 'no answer', description });
        console.warn(`${title}: ${description}`);
      }
    }
  });
}

/** A picture of what failed; the next test starts with a browser of its own. */
async function lookBack(browser: Browser, info: TestInfo, error: unknown): Promise<never> {
  await browser
    .screenshot()
    .then((picture) => writeFile(info.outputPath('window.png'), picture))
    .catch(() => undefined);
  await close();
  throw error;
}

/** As a visitor of the site. */
export const test = (title: string, journey: (fixtures: { readonly visitor: Visitor }) => Promise<void>) =>
  inBrowser(title, async (browser) => {
    await browser.resize(1280, 900);
    await journey({ visitor: visitorOf(browser, siteUrl()) });
  });

/** As a visitor whose scripts can be held back. */
export const gatedTest = (
  title: string,
  journey: (fixtures: { readonly visitor: Visitor; readonly gate: ScriptsGate }) => Promise<void>,
) =>
  inBrowser(title, async (browser) => {
    gate ??= await openScriptsGate(siteUrl());
    gate.reset();
    await journey({ visitor: visitorOf(browser, gate.url), gate });
  });

export const { describe } = base;
