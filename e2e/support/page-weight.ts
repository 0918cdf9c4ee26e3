import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import type { PageKind } from './pages.ts';

/** What a page costs in an empty browser: bytes with Brotli, and all bytes of bodies over the wire. */
type Weight = {
  readonly document: number;
  readonly script: number;
  readonly requests: number;
  readonly bytes: number;
};

/** Until the network is quiet, and after scrolling to the end. */
export type PageWeight = { readonly loaded: Weight; readonly walked: Weight };

const KILOBYTE = 1000;
const MINUTE_MS = 60_000;
/** Script in bytes: the menu and the ribbons need some on every page, React some 60 kB where there is an island. */
const MIN_SCRIPT = 0.5 * KILOBYTE;
const MAX_SCRIPT = { small: 8 * KILOBYTE, island: 90 * KILOBYTE };
/** Around what `pages.ts` names; far too little means that something is missing. */
const DOCUMENT_WINDOW = { min: 0.6, max: 1.6 };
const REQUESTS_WINDOW = { min: 0.6, max: 1.6 };

/**
 * Opens an address in a page that has been nowhere yet and weighs what came; pages fetched ahead do not count. In this
 * browser the minute in which the page was drawn is over, so that the islands that wait for its end are weighed too.
 */
export async function weigh(page: Page, url: string): Promise<PageWeight> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.headers()['sec-purpose'] === undefined) requests.push(request);
  });
  const { date } = (await page.request.get(url)).headers();
  await page.clock.setFixedTime(Date.parse(date ?? '') + MINUTE_MS);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const loaded = await sumOf(requests);
  await page.evaluate(walkDown);
  await page.waitForLoadState('networkidle');
  return { loaded, walked: await sumOf(requests) };
}

/** Scrolls down a screen at a time, so that what loads late does. */
async function walkDown(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
}

async function sumOf(requests: readonly Request[]): Promise<Weight> {
  const sums = { document: 0, script: 0, requests: requests.length, bytes: 0 };
  for (const request of [...requests]) {
    const kind = request.resourceType();
    if (kind === 'document' || kind === 'script') sums[kind] += await brotliBytes(request);
    sums.bytes += (await request.sizes()).responseBodySize;
  }
  return sums;
}

const compressed = new Map<string, number>();

/** Scripts as precompressed files, documents as the server compresses them for one visitor. */
async function brotliBytes(request: Request): Promise<number> {
  const isScript = request.resourceType() === 'script';
  const known = isScript ? compressed.get(request.url()) : undefined;
  if (known !== undefined) return known;
  const body = (await (await request.response())?.body()) ?? Buffer.alloc(0);
  const params = { [constants.BROTLI_PARAM_QUALITY]: isScript ? 11 : 5 };
  const { length } = brotliCompressSync(body, { params });
  if (isScript) compressed.set(request.url(), length);
  return length;
}

/** A line for each figure outside of its window, in either direction; empty when there is none. */
export function weightProblems(kind: PageKind, { loaded, walked }: PageWeight): string[] {
  const documentBytes = kind.documentKb * KILOBYTE;
  return [
    ...outside(`${kind.name}: script (bytes)`, loaded.script, MIN_SCRIPT, MAX_SCRIPT[atFirst(kind)]),
    ...outside(
      `${kind.name}: script at its end (bytes)`,
      walked.script,
      MIN_SCRIPT,
      MAX_SCRIPT[atTheEnd(kind)],
    ),
    ...outside(
      `${kind.name}: document (bytes)`,
      loaded.document,
      DOCUMENT_WINDOW.min * documentBytes,
      DOCUMENT_WINDOW.max * documentBytes,
    ),
    ...outside(
      `${kind.name}: requests`,
      loaded.requests,
      Math.floor(REQUESTS_WINDOW.min * kind.requests),
      Math.ceil(REQUESTS_WINDOW.max * kind.requests),
    ),
  ];
}

const atFirst = ({ script }: PageKind) => (script === 'island' ? 'island' : 'small');
const atTheEnd = ({ script }: PageKind) => (script === 'small' ? 'small' : 'island');

const outside = (what: string, value: number, min: number, max: number): string[] =>
  value >= min && value <= max
    ? []
    : [`${what}: ${value} is outside ${Math.round(min)} to ${Math.round(max)}`];
