import { editorParameters, openEditor, PREVIEW_TOKEN } from '@inktvis/e2e/editor';
import type { Browser } from '@playwright/test';
import { withBrowser } from '../chromium.ts';
import { ms } from '../format.ts';
import { LIMITS, outside } from '../limits.ts';
import { part } from '../part.ts';
import { type Site, withSite } from '../site.ts';
import { median, percentile } from '../statistics.ts';

/** From a typed character until the preview of a page has painted it, in ms. */
type Typing = {
  readonly path: string;
  readonly characters: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly slowestMs: number;
};

/** What the frame saw: how many characters of the words were there, and when, in ms since 1970. */
type Seen = { readonly length: number; readonly at: number };

declare global {
  interface Window {
    /** Of the preview. */
    seen: Seen[];
  }
}

const NEWS = 'nieuws/de-boekenbus-rijdt-uit';
const SLUGS = ['home', 'programma', NEWS];
/** As a real space on a smaller plan: its distance, and the requests that it allows. */
const LATENCY_MS = 150;
const REQUESTS_PER_SECOND = 5;
const WORDS = 'De boekenbus rijdt uit met veertien kisten vol verhalen';
/** A quick typist. */
const PACE_MS = 100;

/** An editor types a title, a character at a time and without waiting, in a page that plays the visual editor. */
export const typing = part<{ readonly pages: readonly Typing[] }>('typing', {
  async measure() {
    const editor = await openEditor();
    try {
      const env = {
        PREVIEW_EDITOR_ORIGIN: editor.origin,
        CONTENT_REQUESTS_PER_SECOND: String(REQUESTS_PER_SECOND),
      };
      const contentEnv = { CONTENT_LATENCY_MS: String(LATENCY_MS) };
      return await withSite({ env, contentEnv }, (site) =>
        withBrowser(async (browser) => {
          const pages: Typing[] = [];
          for (const slug of SLUGS) pages.push(await typeIn(browser, site, editor.origin, slug));
          return { pages };
        }),
      );
    } finally {
      await editor.close();
    }
  },
  print({ pages }) {
    for (const { path, characters, medianMs, p95Ms, slowestMs } of pages) {
      console.log(
        `\nFrom a typed character to the preview of ${path}, ${characters} characters: median ${ms(medianMs)}, 95 % ${ms(p95Ms)}, slowest ${ms(slowestMs)} (limit ${LIMITS.typingMs.max} ms)`,
      );
    }
  },
  judge: ({ pages }) =>
    pages.flatMap(({ path, medianMs, p95Ms }) => [
      ...outside(`typed character until shown on ${path}, median (ms)`, medianMs, LIMITS.typingMs),
      ...(path === NEWS ? outside(`the same on ${path}, 95 % (ms)`, p95Ms, LIMITS.typingMs) : []),
    ]),
});

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

async function typeIn(browser: Browser, site: Site, editor: string, slug: string): Promise<Typing> {
  const draft = `${site.contentOrigin}/v2/cdn/stories/${slug}?token=${PREVIEW_TOKEN}&version=draft`;
  const { story } = await (await fetch(draft)).json();
  const page = await browser.newPage();
  const shown = `${site.origin}/api/preview?slug=${slug}&${editorParameters()}`;
  await page.goto(`${editor}/?toon=${encodeURIComponent(shown)}`);
  await page.waitForFunction(() => window.received.some(({ action }) => action === 'initialized'));
  const frame = page.frames().find((one) => one.url().startsWith(site.origin));
  if (!frame) throw new Error('the editor does not show the preview');
  await frame.evaluate(watch, WORDS);
  const typed = await page.evaluate(type, { words: WORDS, pace: PACE_MS, story });
  await frame.waitForFunction((length) => window.seen.some((one) => one.length === length), WORDS.length);
  const seen = await frame.evaluate(() => window.seen);
  // A space at the end of the words is not shown in a heading: it counts as shown with the next character.
  const times = typed.map(
    (at, index) => (seen.find(({ length }) => length > index)?.at ?? Number.POSITIVE_INFINITY) - at,
  );
  await page.close();
  return {
    path: slug,
    characters: times.length,
    medianMs: median(times),
    p95Ms: percentile(times, 0.95),
    slowestMs: Math.max(...times),
  };
}
