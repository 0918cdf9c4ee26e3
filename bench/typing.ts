import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { editorParameters, openEditorPage, PREVIEW_TOKEN } from './editor-page.ts';
import { median, percentile } from './statistics.ts';
import { startSite, type Target } from './targets.ts';

/** From a typed character until the preview has painted it, in ms. */
export type Typing = {
  readonly characters: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly slowestMs: number;
};

/** What the frame saw: how many characters of the words stood there, and when, in ms since 1970. */
type Seen = { readonly length: number; readonly at: number };

declare global {
  interface Window {
    /** Of the page that plays the editor: what the preview told it. */
    told: string[];
    /** Of the preview. */
    seen: Seen[];
  }
}

const SLUG = 'nieuws/de-boekenbus-rijdt-uit';
const WORDS = 'De boekenbus rijdt uit met veertien kisten vol verhalen';
/** A quick typist. */
const PACE_MS = 100;

/**
 * An editor types a title, a character at a time and without waiting, in a page that plays the visual editor. Null when
 * the site is not built, a line that says why when there is no Chromium.
 */
export async function measureTyping(): Promise<Typing | { readonly missing: string } | null> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) return { missing: 'No Chromium: nothing was typed. Set CHROMIUM_PATH.' };
  const editor = await openEditorPage();
  try {
    const site = await startSite({ PREVIEW_EDITOR_ORIGIN: editor.origin });
    if (!site) return null;
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      return await typeIn(browser, site, editor.origin);
    } finally {
      await browser.close();
      await site.stop();
    }
  } finally {
    await editor.close();
  }
}

/** Notes each length of the words that is painted, once a frame has gone out after it. */
function watch(words: string): void {
  window.seen = [];
  const look = () => {
    const text = document.querySelector('h1')?.textContent ?? '';
    if (text === '' || !words.startsWith(text)) return;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () =>
        window.seen.push({ length: text.length, at: performance.timeOrigin + performance.now() });
      port2.postMessage(null);
    });
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}

type Draft = { readonly words: string; readonly pace: number; readonly story: { readonly content: object } };

/** Types into the draft; resolves to when each character was typed. */
async function type({ words, pace, story }: Draft): Promise<number[]> {
  const typed: number[] = [];
  for (let length = 1; length <= words.length; length += 1) {
    const content = { ...story.content, title: words.slice(0, length) };
    typed.push(performance.timeOrigin + performance.now());
    document
      .querySelector('iframe')
      ?.contentWindow?.postMessage({ action: 'input', story: { ...story, content } }, '*');
    await new Promise((resolve) => setTimeout(resolve, pace));
  }
  return typed;
}

async function typeIn(browser: Browser, site: Target, editor: string): Promise<Typing> {
  const draft = `${site.contentOrigin}/v2/cdn/stories/${SLUG}?token=${PREVIEW_TOKEN}&version=draft`;
  const { story } = await (await fetch(draft)).json();
  const page = await browser.newPage();
  const shown = `${site.origin}/api/preview?slug=${SLUG}&${editorParameters()}`;
  await page.goto(`${editor}/?toon=${encodeURIComponent(shown)}`);
  await page.waitForFunction(() => window.told.includes('initialized'));
  const frame = page.frames().find((one) => one.url().startsWith(site.origin));
  if (!frame) throw new Error('the editor does not show the preview');
  await frame.evaluate(watch, WORDS);
  const typed = await page.evaluate(type, { words: WORDS, pace: PACE_MS, story });
  await frame.waitForFunction((length) => window.seen.some((one) => one.length === length), WORDS.length);
  const seen = await frame.evaluate(() => window.seen);
  // A space at the end of the words does not stand in a heading: it counts as shown with the next character.
  const times = typed.map(
    (at, index) => (seen.find(({ length }) => length > index)?.at ?? Number.POSITIVE_INFINITY) - at,
  );
  return {
    characters: times.length,
    medianMs: median(times),
    p95Ms: percentile(times, 0.95),
    slowestMs: Math.max(...times),
  };
}
